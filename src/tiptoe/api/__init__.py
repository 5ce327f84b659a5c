"""The public library: games, views, choices and bots by name. `docs/api.md` lists what is promised.

Nothing here is compiled, so documentation, printing, copying and pickling are the same in both builds.
The names are exported from `tiptoe` and imported when they are first used.
"""
