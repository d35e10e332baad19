"""One table and its people: the imperative shell around the pure core."""
