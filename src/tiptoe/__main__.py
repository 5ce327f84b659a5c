"""`python -m tiptoe` is the `tiptoe` command."""

from tiptoe.cli import main  # by its whole name: workers of bots run this file outside the package

if __name__ == "__main__":
    main()
