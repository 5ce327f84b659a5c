"""`python -m tiptoe` is the `tiptoe` command. Worker processes load this file by its path and need nothing of it."""

if __name__ == "__main__":
    from tiptoe.cli import main

    main()
