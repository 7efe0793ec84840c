"""What the verbs share."""
