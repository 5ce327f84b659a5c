"""Local: tables in one browser, without a server; the same house, behind the same addresses and frames."""
