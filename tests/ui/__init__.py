"""The keyboard in this process: keys in, announcements out."""
