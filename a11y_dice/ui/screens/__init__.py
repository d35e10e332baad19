"""What keys mean on each screen, and what is said when it opens."""
