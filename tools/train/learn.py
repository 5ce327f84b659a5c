"""Learns to play by self-play (PPO), for some minutes, from a saved network on.

    python tools/train/learn.py --minutes 9 --net networks/all --mixture "classic/4*3 space/4"

The games run in processes of the project's own Python (`--python`, a command), the network in the Python that has
PyTorch. Saves `NET.npz` (weights for `match`, the engine and the next run), `NET.opt.pt` (the optimizer's state), and a
line of figures for each iteration in `NET.log.jsonl`.
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import torch
from torch import Tensor

sys.path.insert(0, str(Path(__file__).parent))  # the project's other modules may not be importable here
from model import NO_CHOICE, TARGETS, Model

GROUPS, MOST_SEATS, LEARNER, PAST = 2, 6, 0, 1
LAMBDA = 0.95
LEVEL = 1e-5  # weight of the squared mean logit: a shift of all logits changes nothing and would grow for ever
POOL = 12  # most earlier networks kept as opponents


def main() -> None:
    a = arguments()
    torch.manual_seed(a.seed)
    run = Run(a)
    while run.share_of_time() < 1:
        run.iteration()
        if run.iterations % 50 == 0:
            run.save()
    run.save()
    run.stop()


def arguments() -> argparse.Namespace:
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--net", default="networks/all", help="where the network is, or will be, without its ending")
    p.add_argument("--mixture", required=True, help="specs, seats and weights: classic/4*3 space/2")
    p.add_argument("--minutes", type=float, default=9)
    p.add_argument("--python", default=f"{sys.executable} -m tools.train.games", help="the command of a game process")
    p.add_argument("--workers", type=int, default=15)
    p.add_argument("--envs", type=int, default=48, help="games of a group; each process has two groups")
    p.add_argument("--steps", type=int, default=48, help="decisions of a game in one iteration")
    p.add_argument("--rate", type=float, default=3e-4)
    p.add_argument("--last-rate", type=float, default=None, help="the rate at the end of the minutes; as at the start")
    p.add_argument("--entropy", type=float, default=0.01)
    p.add_argument("--epochs", type=int, default=3)
    p.add_argument("--batch", type=int, default=8192)
    p.add_argument("--width", type=int, default=256)
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    return p.parse_args()


class Games:
    """The processes that play, and the arrays that they share with the learner."""

    def __init__(self, a: argparse.Namespace, shapes: dict[str, tuple[tuple[int, ...], str]]) -> None:
        self.shared = f"/dev/shm/tiptoe-{os.getpid()}"
        self.arrays = {
            name: np.memmap(f"{self.shared}-{name}.bin", dtype=kind, mode="w+", shape=tuple(shape))
            for name, (shape, kind) in shapes.items()
        }
        common = [*shlex.split(a.python), self.shared, str(a.workers), str(a.envs)]
        self.processes = [
            subprocess.Popen(
                [*common, str(w), str(a.seed * 1_000_003 + w), a.mixture],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                bufsize=0,
            )
            for w in range(a.workers)
        ]

    def wait(self) -> None:
        """Waits until every process has shown one group."""
        for process in self.processes:
            assert process.stdout is not None
            if not os.read(process.stdout.fileno(), 1):
                raise SystemExit("a game process has ended")

    def go_on(self, group: int) -> None:
        self.tell(str(group).encode())

    def tell(self, message: bytes) -> None:
        for process in self.processes:
            assert process.stdin is not None
            os.write(process.stdin.fileno(), message)

    def grab(self, name: str, group: int, device: torch.device) -> Tensor:
        array = np.ascontiguousarray(self.arrays[name][:, group])
        return torch.from_numpy(array.reshape((-1, *array.shape[2:]))).to(device)

    def grab_features(self, group: int, device: torch.device) -> Tensor:
        """Returns the features of all choices of a group, process by process."""
        counts = self.arrays["count"][:, group].sum(1, dtype=np.int64)
        parts = [self.arrays["features"][worker, group, :count] for worker, count in enumerate(counts)]
        return torch.from_numpy(np.concatenate(parts)).to(device)

    def stop(self) -> None:
        self.tell(b"q")
        for process in self.processes:
            process.wait(timeout=20)
        for name in self.arrays:
            Path(f"{self.shared}-{name}.bin").unlink()


class Memory:
    """Decisions of one iteration, by group, step and game, and the results of the games that ended in it."""

    def __init__(self, a: argparse.Namespace, rows: int, position: int, device: torch.device) -> None:
        at = (GROUPS, a.steps, rows)
        self.position = torch.zeros((*at, position), dtype=torch.float16, device=device)
        self.features: list[list[Tensor]] = [[torch.empty(0)] * a.steps for _ in range(GROUPS)]
        self.count, self.habit, self.seat, self.act = (
            torch.zeros(at, dtype=torch.long, device=device) for _ in range(4)
        )
        self.kind = torch.zeros(at, dtype=torch.long, device=device)
        self.logp = torch.zeros(at, device=device)
        self.value = torch.zeros((*at, TARGETS), device=device)
        self.done = torch.zeros(at, dtype=torch.bool, device=device)
        self.ends = torch.zeros((*at, MOST_SEATS, TARGETS), device=device)

    def advantages(self) -> tuple[Tensor, Tensor, Tensor]:
        """Returns advantages, returns of all targets, and which decisions have them, by seat and backwards in time.

        A seat's last decision before the edge of an iteration has nothing to compare with, and is left out.
        """
        groups, steps, count = self.seat.shape
        device = self.value.device
        adv = torch.zeros(self.value.shape, device=device)
        usable = torch.zeros(self.seat.shape, dtype=torch.bool, device=device)
        rows = torch.arange(count, device=device)
        for g in range(groups):
            later = torch.zeros((count, MOST_SEATS, TARGETS), device=device)
            gain = torch.zeros_like(later)
            known = torch.zeros((count, MOST_SEATS), dtype=torch.bool, device=device)
            for t in range(steps - 1, -1, -1):
                ended = self.done[g, t]
                later = torch.where(ended[:, None, None], self.ends[g, t], later)
                gain = torch.where(ended[:, None, None], torch.zeros_like(gain), gain)
                known = known | ended[:, None]
                seat = self.seat[g, t]
                was = known[rows, seat]
                now = (later[rows, seat] - self.value[g, t] + LAMBDA * gain[rows, seat]) * was[:, None]
                adv[g, t], usable[g, t] = now, was
                later[rows, seat], gain[rows, seat] = self.value[g, t], now
                known[rows, seat] = True
        return adv[..., 0], adv + self.value, usable & (self.kind == LEARNER)


class Run:
    """Training run of one command."""

    def __init__(self, a: argparse.Namespace) -> None:
        self.a = a
        self.device = torch.device(a.device)
        self.path = Path(a.net)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        shapes = asked_shapes(a)
        self.games = Games(a, shapes)
        self.rows = a.workers * a.envs
        position, choice = shapes["position"][0][-1], shapes["features"][0][-1]
        self.model = Model(position, choice, a.width).to(self.device)
        self.optimizer = torch.optim.Adam(self.model.parameters(), lr=a.rate, eps=1e-5)
        self.iterations = self.played = self.decisions = 0
        self.waited = 0.0
        self.started = time.time()
        self.load()
        self.pool = [clone_of(self.model)]
        self.past = self.pool[0]
        self.memory = Memory(a, self.rows, position, self.device)
        for _ in range(GROUPS):
            self.games.wait()

    def share_of_time(self) -> float:
        """Returns the part of the command's minutes that is over."""
        passed: float = time.time() - self.started
        return passed / (float(self.a.minutes) * 60)

    def iteration(self) -> None:
        """Plays an iteration, then learns from it: learning from the one before meanwhile made the network worse."""
        self.iterations += 1
        self.collect()
        self.set_rate()
        figures = self.learn(self.memory)
        self.played += int(self.memory.done.sum())
        self.decisions += GROUPS * self.a.steps * self.rows
        if self.iterations % 25 == 0:
            self.pool.append(clone_of(self.model))
            if len(self.pool) > POOL:
                del self.pool[np.random.randint(1, len(self.pool) - 1)]
        self.past = self.pool[np.random.randint(len(self.pool))]
        seconds = time.time() - self.started
        line = {
            "iteration": self.iterations,
            "seconds": round(seconds),
            "games": self.played,
            "decisions_a_second": round(self.decisions / seconds),
            "waited": round(self.waited),
            **{name: round(figure, 4) for name, figure in figures.items()},
        }
        with Path(f"{self.path}.log.jsonl").open("a") as log:
            log.write(json.dumps(line) + "\n")
        if self.iterations % 10 == 1:
            print(json.dumps(line), flush=True)

    def set_rate(self) -> None:
        """Sets the learning rate, on its way from the first to the last one."""
        last = self.a.rate if self.a.last_rate is None else self.a.last_rate
        for group in self.optimizer.param_groups:
            group["lr"] = self.a.rate + (last - self.a.rate) * min(self.share_of_time(), 1)

    def collect(self) -> None:
        """Plays `steps` decisions of every game."""
        with torch.no_grad():
            for t in range(self.a.steps):
                for g in range(GROUPS):
                    if t:
                        self.finish_step(g, t - 1)
                    self.answer(g, t)
            for g in range(GROUPS):
                self.finish_step(g, self.a.steps - 1)

    def finish_step(self, g: int, t: int) -> None:
        """Waits for the games and remembers which of them ended with the last answer."""
        begun = time.time()
        self.games.wait()
        self.waited += time.time() - begun
        self.memory.done[g, t] = self.games.grab("done", g, self.device) > 0
        self.memory.ends[g, t] = self.games.grab("ends", g, self.device)

    def answer(self, g: int, t: int) -> None:
        games, d, memory = self.games, self.device, self.memory
        memory.position[g, t] = games.grab("position", g, d)
        memory.features[g][t] = games.grab_features(g, d)
        memory.count[g, t], memory.habit[g, t] = games.grab("count", g, d).long(), games.grab("habit", g, d).long()
        memory.seat[g, t], memory.kind[g, t] = games.grab("seat", g, d).long(), games.grab("kind", g, d).long()
        logits, value = self.rated(self.model, g, t)
        others, _ = self.rated(self.past, g, t)
        logits = torch.where((memory.kind[g, t] == PAST)[:, None], others, logits)
        logp = torch.log_softmax(logits, -1)
        act = torch.multinomial(logp.exp(), 1)[:, 0]
        memory.act[g, t], memory.value[g, t] = act, value
        memory.logp[g, t] = logp.gather(1, act[:, None])[:, 0]
        games.arrays["act"][:, g] = act.cpu().numpy().astype(np.int16).reshape(self.a.workers, self.a.envs)
        games.go_on(g)

    def rated(self, model: Model, g: int, t: int) -> tuple[Tensor, Tensor]:
        memory = self.memory
        rated: tuple[Tensor, Tensor] = model(
            memory.position[g, t].float(), memory.features[g][t].float(), memory.count[g, t], memory.habit[g, t]
        )
        return rated

    def learn(self, memory: Memory) -> dict[str, float]:
        adv, returns, usable = memory.advantages()
        use = usable.flatten().nonzero()[:, 0]
        flat = {name: getattr(memory, name).flatten(0, 2) for name in ("position", "count", "habit", "act", "logp")}
        flat["features"] = torch.cat([part for group in memory.features for part in group])
        flat["start"] = flat["count"].cumsum(0) - flat["count"]
        adv, returns = adv.flatten(), returns.flatten(0, 2)
        mean, spread = adv[use].mean(), adv[use].std() + 1e-6
        variance = returns[use].var(0)
        sums = torch.zeros(5, device=self.device)
        batches = 0
        for _ in range(self.a.epochs):
            for b in use[torch.randperm(len(use), device=self.device)].split(self.a.batch):
                sums += self.learn_from(b, flat, (adv[b] - mean) / spread, returns[b])
                batches += 1
        value_loss, entropy, clipped, kept, points_loss = (sums / batches).tolist()
        ended = memory.ends[memory.done]
        return {
            "value_loss": value_loss,
            "explained": 1 - value_loss / max(variance[0].item(), 1e-9),
            "points_explained": 1 - points_loss / max(variance[2].item(), 1e-9),
            "entropy": entropy,
            "clipped": clipped,
            "as_greedy": kept,
            "loyalty": self.model.loyalty.item(),
            "ended": float(len(ended)),
            "best_points": float(ended[:, :, 2].max(1)[0].mean()) * 100 if len(ended) else 0.0,
        }

    def learn_from(self, b: Tensor, flat: dict[str, Tensor], adv: Tensor, returns: Tensor) -> Tensor:
        count, habit = flat["count"][b], flat["habit"][b]
        first = flat["start"][b] - (count.cumsum(0) - count)
        rows = torch.arange(int(count.sum()), device=self.device) + torch.repeat_interleave(first, count)
        logits, value = self.model(flat["position"][b].float(), flat["features"][rows].float(), count, habit)
        logp = torch.log_softmax(logits, -1)
        made = logp.gather(1, flat["act"][b][:, None])[:, 0]
        ratio = (made - flat["logp"][b]).exp()
        policy = -torch.min(ratio * adv, ratio.clamp(0.8, 1.2) * adv).mean()
        errors = ((value - returns) ** 2).mean(0)
        entropy = -(logp.exp() * logp.clamp(min=-30)).sum(-1).mean()
        level = torch.where(logits > NO_CHOICE / 2, logits, 0.0).sum(-1) / count  # nothing else keeps it near zero
        loss = policy + errors[0] + 0.25 * errors[1:].sum() - self.a.entropy * entropy + LEVEL * (level**2).mean()
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.model.parameters(), 0.5)
        self.optimizer.step()
        with torch.no_grad():
            clipped = ((ratio - 1).abs() > 0.2).float().mean()
            kept = logp.exp().gather(1, habit[:, None]).mean()
            return torch.stack([errors[0], entropy, clipped, kept, errors[2]]).detach()

    def load(self) -> None:
        saved = Path(f"{self.path}.npz")
        if not saved.exists():
            return
        with np.load(saved) as weights:
            self.model.load_state_dict({name: torch.from_numpy(weights[name].astype(np.float32)) for name in weights})
        kept = Path(f"{self.path}.opt.pt")
        if kept.exists():
            self.optimizer.load_state_dict(torch.load(kept, map_location=self.device))
            for group in self.optimizer.param_groups:
                group["lr"] = self.a.rate
        print("resumed", saved, flush=True)

    def save(self) -> None:
        weights = {name: tensor.detach().float().cpu().numpy() for name, tensor in self.model.state_dict().items()}
        np.savez_compressed(f"{self.path}.npz", **weights)
        torch.save(self.optimizer.state_dict(), f"{self.path}.opt.pt")

    def stop(self) -> None:
        self.games.stop()


def asked_shapes(a: argparse.Namespace) -> dict[str, tuple[tuple[int, ...], str]]:
    """Asks a game process for the shapes of the shared arrays."""
    command = [*shlex.split(a.python), "shapes", str(a.workers), str(a.envs)]
    found: dict[str, tuple[tuple[int, ...], str]]
    found = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    return found


def clone_of(model: Model) -> Model:
    twin = Model(model.first.in_features, model.choice.in_features, model.first.out_features).to(model.loyalty.device)
    twin.load_state_dict(model.state_dict())
    return twin.eval()


if __name__ == "__main__":
    main()
