"""`python -m longwood` is the command `longwood`."""

from longwood.cli import main

if __name__ == "__main__":
    main()
