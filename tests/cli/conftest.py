from databases import any_url, new_url, postgres  # noqa: F401
