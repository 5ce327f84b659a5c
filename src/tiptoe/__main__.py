"""Runs the `tiptoe` command by `python -m tiptoe`. Worker processes load this file too, hence the guard."""

if __name__ == "__main__":
    from tiptoe.cli import main

    main()
