"""The rules as data, in Tiptoe's own words, and where each of them is implemented and tested."""
