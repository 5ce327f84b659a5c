"""Routes of lessons: what there is to learn, and the websocket of somebody who learns it."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, websocket
from litestar.exceptions import TooManyRequestsException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from ...formats.lesson.lesson import LEARNER
from ...house.closings import NotLetIn, closed
from ...house.content.bodies import lessons_body
from ...house.content.lessons import LessonContent
from ...house.messages.build import Listener
from ...house.tables.live import Client, pace_named
from ...text.words import language, words
from ..guards.reading import PUBLIC
from ..service import Service
from .content import JSON, respond
from .live import Socket, admitted, attend, household
from .requests import Anybody, Language


@get(
    "/api/lessons",
    opt=PUBLIC,
    sync_to_thread=False,
    raises=[TooManyRequestsException],
    responses={200: ResponseSpec(list[LessonContent], generate_examples=False)},
)
def read_lessons(request: Anybody, lang: Language = "en") -> Response[bytes]:
    """What can be learned by playing, in the order in which it is best learned."""
    return respond(request, lessons_body(language(lang)), JSON, "")


@websocket("/api/lessons/{lesson:str}/live")
async def live_lesson(socket: Socket, lesson: Annotated[str, PathParameter()]) -> None:
    """Connect with `?part=P&step=S` to go on where somebody left, `?lang=fr` for the language, `?pace=calm` for time
    to look at what rivals do. The table is there as long as the connection."""
    service: Service = socket.app.state.service
    if not await admitted(service, socket):
        return
    asked = socket.query_params
    try:
        listener = Listener(LEARNER, words(language(asked.get("lang") or "en")))
        client = Client(listener, pace_named(asked.get("pace") or "brisk"), household(socket))
        table = service.house.lesson(lesson, asked.get("part") or "", asked.get("step") or "", client)
    except NotLetIn as error:
        await socket.close(*closed(error, "'lang' is a language, 'pace' one of ours."))
        return
    table.join(client)
    await attend(service, socket, client, lambda message: table.receive(client, message))


ROUTES = [read_lessons, live_lesson]
