"""Run the `longwood` command as `python -m longwood`."""

from longwood.cli import main

if __name__ == "__main__":
    main()
