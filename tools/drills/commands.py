"""Command line of the drills: `python -m tools.drills COMMAND`."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Coroutine
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from rich.console import Console
from rich.progress import Progress

from tiptoe.catalog import SpecError
from tiptoe.cli.app import UserError
from tiptoe.cli.arguments import JsonOption, print_json
from tiptoe.suggest import hint

T = TypeVar("T")
app = typer.Typer(
    name="drills",
    help="Servers of this machine under load, killed, attacked, and sent nonsense.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
DatabaseOption = Annotated[
    str, typer.Option("--database", metavar="URL", help="sqlite:///FILE or postgresql://...; default: a passing file.")
]
SpecOption = Annotated[str, typer.Option("--spec", metavar="SPEC,...", help="Games that are played.")]


@app.command("load")
def run_load(
    tables: Annotated[int, typer.Option(min=1, max=10_000, help="Tables at once.")] = 50,
    clients: Annotated[int, typer.Option(min=2, max=40_000, help="Websockets in all, spread over the tables.")] = 200,
    seconds: Annotated[float, typer.Option(min=0.1, max=86_400, help="How long.")] = 20,
    rate: Annotated[float, typer.Option(min=0, help="Choices a second in all; 0: as fast as they are answered.")] = 200,
    spec: SpecOption = "classic",
    database: DatabaseOption = "",
    idle: Annotated[int, typer.Option(min=0, max=5000, help="Tables to measure an idle one by; 0: do not.")] = 300,
    json: JsonOption = False,
) -> None:
    """Load a server of its own with games and measure how long a choice takes to reach everybody."""
    from .load import LoadPlan, load

    plan = LoadPlan(tables, clients, seconds, rate, spec, database, idle)
    report = run(load(plan)).as_json()
    if json:
        print_json(report)
    else:
        typer.echo(
            f"{report['choices']} choices at {tables} tables with {clients} websockets, "
            f"{report['choices_per_second']} a second: p50 {report['p50_ms']} ms, p99 {report['p99_ms']} ms, "
            f"{report['failed']} failed; server {report['rss_mb']} MB, an idle table {report['idle_table_kb']} kB"
        )
    if report["failed"]:
        raise typer.Exit(1)


@app.command("chaos")
def run_chaos(
    kills: Annotated[int, typer.Option(min=0, max=100_000, help="How often a server is killed.")] = 10,
    tables: Annotated[int, typer.Option(min=1, max=1000, help="Tables that are played at.")] = 8,
    nodes: Annotated[int, typer.Option(min=1, max=16, help="Servers on one database; several need PostgreSQL.")] = 1,
    recover: Annotated[int, typer.Option(min=0, max=5000, help="Measure taking up so many open tables, too.")] = 0,
    spec: SpecOption = "classic",
    database: DatabaseOption = "",
    ports: Annotated[str, typer.Option("--ports", metavar="PORT,...", help="Of the nodes, for a proxy.")] = "",
    through: Annotated[str, typer.Option("--through", metavar="HOST:PORT", help="Come by this proxy.")] = "",
    json: JsonOption = False,
) -> None:
    """Kill servers under load and prove from the store that nothing acknowledged was lost or done twice."""
    from .chaos import ChaosPlan, chaos
    from .recover import recovery

    try:
        known = tuple(int(port) for port in ports.split(",") if port)
        plan = ChaosPlan(kills, tables, nodes, spec, database, known, through)
        plan.check()
    except (ValueError, SpecError) as error:
        raise UserError(str(error)) from error
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("kills", total=kills)
        report = run(chaos(plan, lambda done: progress.update(task, completed=done)))
    data = report.as_json()
    if recover:
        data["recover"] = run(recovery(recover, plan.specs[0])).as_json()
    if json:
        print_json(data)
    else:
        print_chaos(data)
    if report.failed:
        raise typer.Exit(1)


@app.command("abuse")
def run_abuse(
    seconds: Annotated[float, typer.Option(min=0.1, max=86_400, help="How long.")] = 60,
    calm: Annotated[float, typer.Option(min=0.1, max=3600, help="Seconds before and after.")] = 30,
    people: Annotated[int, typer.Option(min=2, max=40, help="Who play meanwhile, at tables of two.")] = 8,
    rate: Annotated[float, typer.Option(min=0.1, help="Choices a second that they make in all.")] = 4,
    spec: SpecOption = "classic,space,catacombs",
    only: Annotated[str, typer.Option(metavar="ATTACKS", help="These alone, such as 'deep JSON,new tables'.")] = "",
    json: JsonOption = False,
) -> None:
    """Attack a server from one address with everything at once, and measure what people elsewhere notice of it."""
    from .abuse import AbusePlan, abuse
    from .attacks import ATTACKS

    report = run(abuse(AbusePlan(seconds, calm, people, rate, spec, parts("--only", only, ATTACKS))))
    if json:
        print_json(report.as_json())
    else:
        for name, phase in report.phases.items():
            found = phase.as_json()
            typer.echo(
                f"{name}: {found['choices']} choices, p50 {found['p50_ms']} ms, p99 {found['p99_ms']} ms; "
                f"server {found['rss_mb']} MB, disk {found['disk_mb']} MB"
            )
        for attack, counts in report.outcomes.items():
            typer.echo(f"{attack}: {', '.join(f'{n} {what}' for what, n in counts.most_common())}")
        for fault in report.faults:
            typer.echo(fault, err=True)
    if report.faults:
        raise typer.Exit(1)


@app.command("fuzz")
def run_fuzz(
    cases: Annotated[int, typer.Option(min=1, max=10_000_000, help="How many, over all kinds.")] = 1_000,
    seed: Annotated[int, typer.Option(help="The same seed makes the same cases.")] = 1,
    scenarios: Annotated[
        list[Path], typer.Option("--scenarios", metavar="DIR", help="Scenarios to begin with; default: a few of ours.")
    ] = [],
    only: Annotated[str, typer.Option(metavar="KINDS", help="Of these kinds alone, such as brought,uploads.")] = "",
    json: JsonOption = False,
) -> None:
    """Send mutated requests and frames to a server, read mutated records, scenarios and packs; nothing may fail."""
    from .fuzz import SHARES, FuzzPlan, FuzzReport, fuzz_files, fuzz_server

    plan, report = FuzzPlan(cases, seed, scenarios, parts("--only", only, SHARES)), FuzzReport()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("cases", total=cases)
        fuzz_files(plan, report, lambda done: progress.update(task, completed=done))
        run(fuzz_server(plan, report, lambda done: progress.update(task, completed=done)))
    data = report.as_json()
    if json:
        print_json(data)
    else:
        for kind, counts in report.outcomes.items():
            typer.echo(f"{kind}: {counts.total()}: {', '.join(f'{n} {what}' for what, n in counts.most_common())}")
        typer.echo(f"{report.cases} cases, {len(report.faults)} faults")
        for fault in report.faults:
            typer.echo(fault, err=True)
    if report.faults:
        raise typer.Exit(1)


def parts(option: str, wanted: str, known: Collection[str]) -> tuple[str, ...]:
    """Returns the names in `wanted`, separated by commas; all of `known` if it is empty."""
    for name in wanted.split(",") if wanted else ():
        if name not in known:
            raise UserError(f"{option}: unknown kind '{name}'; {hint(name, known)}")
    return tuple(wanted.split(",")) if wanted else tuple(known)


def print_chaos(data: dict[str, object]) -> None:
    typer.echo(
        f"{data['kills']} kills, {data['acknowledged']} choices acknowledged, {data['lost']} lost, "
        f"{data['duplicated']} duplicated; {data['tables']} tables, {data['finished']} finished; "
        f"back after {data['recovery_seconds_max']} s at most"
    )
    if "recover" in data:
        typer.echo(f"open tables taken up: {data['recover']}")
    problems = data["problems"]
    assert isinstance(problems, list)
    for problem in problems:
        typer.echo(problem, err=True)


def run(work: Coroutine[Any, Any, T]) -> T:
    """Runs a drill on the event loop that a server uses; turns an error that the user can mend into one sentence."""
    from uvicorn.loops.auto import auto_loop_factory

    from tiptoe.store.errors import StoreError

    from .http import Unreachable
    from .node import NodeError

    try:
        with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
            return runner.run(work)
    except (ValueError, Unreachable, NodeError, StoreError) as error:
        raise UserError(str(error)) from error
