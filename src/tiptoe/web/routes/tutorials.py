"""Routes of lessons: the list of them, and the websocket of a lesson in progress."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, websocket
from litestar.exceptions import TooManyRequestsException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from ...service.content.bodies import lessons_body
from ...service.content.tutorials import LessonContent
from ...service.errors import CLOSING_ERRORS, close_reason
from ...service.messages import Listener
from ...service.session import Connection, pace_named
from ...text.language import language, words
from ...tutorials.format import LEARNER
from ..guards.cors import PUBLIC
from ..process import ServerProcess
from .content import JSON, respond
from .live import Socket, admitted, household, serve_connection
from .requests import AnyRequest, Language


@get(
    "/api/lessons",
    opt=PUBLIC,
    sync_to_thread=False,
    raises=[TooManyRequestsException],
    responses={200: ResponseSpec(list[LessonContent], generate_examples=False)},
)
def read_lessons(request: AnyRequest, lang: Language = "en") -> Response[bytes]:
    """Lessons, in the order in which they are best learned."""
    return respond(request, lessons_body(language(lang)), JSON, "")


@websocket("/api/lessons/{lesson:str}/live")
async def live_lesson(socket: Socket, lesson: Annotated[str, PathParameter()]) -> None:
    """Connects a learner to a lesson, whose table lasts as long as the connection.

    Query: `?part=P&step=S` to go on at a step, `?lang=fr` for the language, `?pace=calm` for time to look at what
    rivals do.
    """
    process: ServerProcess = socket.app.state.process
    if not await admitted(process, socket):
        return
    asked = socket.query_params
    try:
        listener = Listener(LEARNER, words(language(asked.get("lang") or "en")))
        client = Connection(listener, pace_named(asked.get("pace") or "brisk"), household(socket))
        table = process.service.lesson(lesson, asked.get("part") or "", asked.get("step") or "", client)
    except CLOSING_ERRORS as error:
        await socket.close(*close_reason(error, "'lang' is a language, 'pace' one of ours."))
        return
    table.join(client)
    await serve_connection(process, socket, client, lambda message: table.receive(client, message))


ROUTES = [read_lessons, live_lesson]
