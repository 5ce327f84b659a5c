/** Every golden game, replayed in the WebAssembly that the site ships: the same digests on the way, the same points.
 * Usage: node golden.mjs ENGINE GOLDEN */
import { failing, mount, withApp } from "./pyodide.mjs";

const CODE = `
import json, time
from pathlib import Path
from tiptoe.records.record import read_record, replay
from tiptoe.rules.scoring import score

begun, choices, games = time.perf_counter(), 0, sorted(Path("/golden").glob("*.tiptoe"))
wanted = json.loads(Path("/golden/scores.json").read_text())
for file in games:
    played = replay(read_record(file.read_text(), str(file)))  # every digest of the record is held to
    choices += len(played.keys)
    found = [score(played.state, seat) for seat in range(len(played.state.seats))]
    if found != wanted[file.stem]:
        raise SystemExit(f"{file.stem}: {found} instead of {wanted[file.stem]}")
f"{len(games)} golden games, {choices} choices, the same digests and points, {time.perf_counter() - begun:.1f} s"
`;

async function golden() {
  const [engine, games] = process.argv.slice(2);
  const python = await withApp(engine);
  mount(python, "/golden", games);
  console.log(python.runPython(CODE));
}

failing(golden());
