"""Code shared by the verbs."""
