"""Packs of the service: packs that it offers, packs that people upload, and the packs that a spec names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...catalog import GAMES, UnknownPack, load_pack
from ...core.pack import Pack
from ...languages import ENGLISH, LANGUAGES
from ...packs.allowed_text import MOST_BYTES
from ...packs.cache import PACK_CACHE, digests_in
from ...packs.document import PackDocument, document_of, read_document, too_large
from ...packs.errors import PackErrors
from ...packs.files import CONTENT, PACK_FILE, Source, read_files
from ...text.cards import CardVoice
from ...text.language import language, words
from ...wire.packs import Brought, PackContent, PackInfo, WantedPack
from ..content.build import pack_content
from ..dependencies import (
    Clock,
    PackStore,
    RunInThread,
    SandboxedWork,
    WorkTooCostly,
    run_in_place,
    run_on_loop,
    seconds_now,
)
from .reading import NO_WORDS, ReadPack, checked_pack, faults_as_errors, localized_errors, too_slow

PLACES: Final = tuple(kind for kind in CONTENT if kind not in ("card", "token", "character"))


class PackUploads:
    """Packs of the service: offered, uploaded and cached ones."""

    def __init__(
        self,
        kept: PackStore,
        in_thread: RunInThread = run_on_loop,
        reads: RunInThread = run_on_loop,
        clock: Clock = seconds_now,
    ) -> None:
        self.kept = kept
        self.in_thread = in_thread
        self.reads = reads
        self.clock = clock
        self.own: dict[str, PackDocument] = {}  # packs that the operator offers to everybody

    def offer(self, pack: ReadPack) -> None:
        """Offers a pack to everybody."""
        self.own[pack.document.digest] = pack.document
        PACK_CACHE.put([pack.document])

    def offered(self, lang: str) -> list[PackInfo]:
        return [info_of(document, lang) for document in self.own.values()]

    async def bring(self, wanted: WantedPack, lang: str, work: SandboxedWork = run_in_place) -> Brought:
        """Validates and stores an uploaded pack; returns it or its errors."""
        try:
            text, brought = await work(examine_pack, wanted.files, lang)
        except WorkTooCostly:
            return Brought(None, localized_errors(too_slow(next(iter(wanted.files))), lang))
        if text:
            await self.keep(PackDocument(text))
        return brought

    async def keep(self, document: PackDocument) -> None:
        """Stores a pack for every node."""
        body, now = document.text.encode(), self.clock()
        await self.reads(lambda: self.kept.keep(document.digest, body, now))
        PACK_CACHE.put([document])

    async def ready(self, spec: str) -> tuple[PackDocument, ...]:
        """Loads the packs that a spec names, so that it can be opened; UnknownPack if one is missing."""
        found = [await self.document(digest) for digest in digests_in(spec)]
        PACK_CACHE.put(found)
        return tuple(found)

    async def document(self, digest: str) -> PackDocument:
        known = self.own.get(digest) or PACK_CACHE.find(digest)
        if known is not None:
            return known
        body = await self.reads(lambda: self.kept.find(digest))
        if body is None:
            raise UnknownPack(f"the pack {digest[:40]!r} is not here; bring it along again")
        return PackDocument(body.decode())

    async def shown(self, digest: str, lang: str) -> PackContent:
        """Returns a pack with its cards and tokens; UnknownPack if it is missing."""
        document = await self.document(digest)
        PACK_CACHE.put([document])
        return await self.in_thread(lambda: pack_with_content(document, lang))


def examine_pack(files: Mapping[str, str], lang: str) -> tuple[str, Brought]:
    """Returns the text of a pack to store, and the result of the upload; the text is empty if it has errors."""
    try:
        read = read_uploaded(files)
        return read.document.text, Brought(_shown_everywhere(read, lang), [])
    except PackErrors as wrong:
        return "", Brought(None, localized_errors(wrong, lang))


def read_uploaded(files: Mapping[str, str]) -> ReadPack:
    """Reads one document, or the files of a folder; PackErrors says what is wrong, and in which file."""
    name, text = next(iter(files.items()))
    if sum(map(len, files.values())) > MOST_BYTES:
        raise too_large(name)
    if len(files) == 1:
        return checked_pack(read_document(text.encode("utf-8", "replace"), name), name)
    source = read_files(files)
    return checked_pack(document_of(source), PACK_FILE, source)


def pack_with_content(document: PackDocument, lang: str) -> PackContent:
    cards, tokens = pack_content(document, language(lang))
    return PackContent(info_of(document, lang), cards, tokens)


def _shown_everywhere(read: ReadPack, lang: str) -> PackContent:
    """Renders a pack in every language, so that missing words show before it is played."""
    PACK_CACHE.put([read.document])
    with faults_as_errors("", NO_WORDS):
        for each in LANGUAGES:
            pack_content(read.document, each)
        return pack_with_content(read.document, lang)


def info_of(document: PackDocument, lang: str) -> PackInfo:
    """Returns the summary of a pack."""
    source = document.source()
    game = str(source.about["game"])
    voice = CardVoice(words(language(lang)), load_pack(GAMES[game].pack))
    title, title_in = _title(source, voice.short)
    without = source.about.get("without", [])
    return PackInfo(
        digest=document.digest,
        id=source.id,
        game=game,
        title=title,
        title_in=title_in,
        version=str(source.about.get("version", "")),
        cards=len(source.rows["card"]),
        tokens=len(source.rows["token"]),
        places=sum(len(source.rows[kind]) for kind in PLACES),
        replaced=[voice.name(id) for id in _replaced(source, voice.pack)],
        without=[voice.name(str(id)) for id in without] if isinstance(without, list) else [],
    )


def _replaced(source: Source, own: Pack) -> list[str]:
    """Cards and tokens of the game that this pack changes or renames."""
    theirs = {"card": {card.id for card in own.cards}, "token": {token.id for token in own.tokens}}
    found: list[str] = []
    for kind, ids in theirs.items():
        names = source.names.get(kind, {})
        changed = [str(row.content.get("id")) for row in source.rows[kind]]
        found += [id for id in (*changed, *(names if isinstance(names, dict) else ())) if id in ids]
    return list(dict.fromkeys(found))


def _title(source: Source, short: str) -> tuple[str, str]:
    """Title of a pack in the language asked for, else in English or any other, and that language ("" if as asked)."""
    given = source.about.get("title")
    titles = {key: str(title) for key, title in given.items() if title} if isinstance(given, dict) else {}
    for each in (short, ENGLISH, *titles):
        if each in titles:
            return titles[each], "" if each == short else each
    return source.id.replace("-", " ").title(), ""
