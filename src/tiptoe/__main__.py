"""`python -m tiptoe` is the `tiptoe` command."""

from .cli import main

if __name__ == "__main__":
    main()
