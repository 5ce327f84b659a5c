"""Train a bot in minutes: policy gradient with numpy alone, one seat of Classic against `random`, then against others.

    python examples/train_bot.py --minutes 5 --out policy.npz      # learn
    python examples/train_bot.py --judge policy.npz --against random --games 1000

docs/guides/train-a-bot.md explains it line by line.
"""

# %% What is seen, made small
import argparse
import time
from multiprocessing import get_context

import numpy as np

from tiptoe.rl.gymnasium import TiptoeEnv
from tiptoe.view.observation import SEAT

SPEC = "classic"
GAMES = 16  # that a worker plays before everybody learns from them
RATE = 0.1
Trace = list[tuple[np.ndarray, np.ndarray, np.ndarray, int]]  # rows, columns, odds and the pick of every decision
LAZY = 0.002  # what a decision costs, so that nobody dawdles


class Eyes:
    """Which few numbers of an observation the policy looks at: places of a vector that is 1 there and 0 elsewhere."""

    def __init__(self, env: TiptoeEnv) -> None:
        self.spans = {span.name: span for span in env.venue.layout.spans}
        self.rooms = self.spans["room"].columns
        self.artifacts = [t.number for t in env.venue.rules.pack.tokens if "artifact" in t.id]
        self.size = 1 + 2 * self.rooms + 2 + 11
        # Actions that name a slot of the row mean what lies there: by verb and card they have weights of their own.
        self.cards, self.row = self.spans["row"].columns, self.spans["row"].at
        self.slots: dict[int, tuple[int, int]] = {}
        for word, first, _ in env.venue.actions.ranges():
            if word in ("acquire", "use", "fight"):
                for slot in range(6):
                    self.slots[first + slot] = (
                        len(env.venue.actions.choices) + len(self.slots) // 6 * self.cards,
                        slot,
                    )
        self.actions = len(env.venue.actions.choices) + 3 * self.cards

    def features(self, seen: np.ndarray) -> np.ndarray:
        """Always 1; the own room, without or with an Artifact; whether there is one; the own damage."""
        tokens, room, seat = self.spans["seat_tokens"].at, self.spans["room"].at, self.spans["seat"].at
        loaded = int(any(seen[tokens + token] for token in self.artifacts))
        here = int(seen[room : room + self.rooms].argmax())
        damage = min(int(seen[seat + SEAT.index("damage")]), 10)
        return np.array([0, 1 + loaded * self.rooms + here, 1 + 2 * self.rooms + loaded, 3 + 2 * self.rooms + damage])

    def meanings(self, legal: np.ndarray, seen: np.ndarray) -> np.ndarray:
        """Rows of the weights for actions, those of slots by the card that lies there."""
        found = legal.copy()
        for i, action in enumerate(legal.tolist()):
            if action in self.slots:
                first, slot = self.slots[action]
                lies = seen[self.row + slot * self.cards : self.row + (slot + 1) * self.cards]
                found[i] = first + int(lies.argmax())
        return found


# %% One game
def play(
    env: TiptoeEnv, eyes: Eyes, weights: np.ndarray, luck: np.random.Generator, trace: Trace
) -> tuple[float, float]:
    """By the policy; the trace keeps what was decided, by what odds. Hundredths of points, the end."""
    seen, info = env.reset(seed=int(luck.integers(1 << 30)))
    over = cut = False
    worth = 0.0
    while not over and not cut:
        legal = np.flatnonzero(info["action_mask"])
        if len(legal) == 1:  # nothing to decide
            seen, worth, over, cut, info = env.step(int(legal[0]))
            continue
        rows, columns = eyes.meanings(legal, seen), eyes.features(seen)
        scores = weights[rows[:, None], columns].sum(axis=1)
        odds = np.exp(scores - scores.max())
        odds /= odds.sum()
        pick = min(int(np.searchsorted(odds.cumsum(), luck.random())), len(legal) - 1)
        trace.append((rows, columns, odds, pick))
        seen, worth, over, cut, info = env.step(int(legal[pick]))
    return env.bout.points()[env.seat], worth


# %% Many games: which way the weights should go
def lesson(job: tuple[np.ndarray, list[str], int, float]) -> tuple[np.ndarray, list[float], list[float]]:
    """REINFORCE: what led to more than usual becomes likelier."""
    weights, rivals, seed, usual = job
    env = TiptoeEnv(SPEC, rivals)
    eyes, luck = Eyes(env), np.random.default_rng(seed)
    slope, returns, wins = np.zeros_like(weights), [], []
    for _ in range(GAMES):
        trace: Trace = []
        points, worth = play(env, eyes, weights, luck, trace)
        gained = points + 0.5 * (worth > 0) - LAZY * len(trace) / 10
        for rows, columns, odds, pick in trace:
            push = -odds * (gained - usual)
            push[pick] += gained - usual
            np.add.at(slope, (rows[:, None], columns), push[:, None])
        returns.append(gained)
        wins.append(float(worth > 0))
    return slope, returns, wins


def train(minutes: float, workers: int, out: str, rivals: list[str], lessons: int = 1 << 30) -> None:
    eyes = Eyes(TiptoeEnv(SPEC, rivals))
    weights = np.zeros((eyes.actions, eyes.size), np.float32)
    mean, square, usual, step, games = np.zeros_like(weights), np.zeros_like(weights), 0.0, 0, 0
    begun, told = time.monotonic(), 0.0
    recent: list[float] = []
    with get_context("fork").Pool(workers) as pool:
        while time.monotonic() - begun < minutes * 60 and step < lessons:
            step += 1
            jobs = [(weights, rivals, step * 1000 + worker, usual) for worker in range(workers)]
            answers = pool.map(lesson, jobs)
            slope = sum(answer[0] for answer in answers) / (GAMES * workers)
            returns = [gained for answer in answers for gained in answer[1]]
            recent = (recent + [won for answer in answers for won in answer[2]])[-1000:]
            usual = float(np.mean(returns)) if step == 1 else 0.9 * usual + 0.1 * float(np.mean(returns))
            games += len(returns)
            # Adam, so that rare actions learn as fast as common ones.
            mean += 0.1 * (slope - mean)
            square += 0.01 * (slope**2 - square)
            scale = np.sqrt(square / (1 - 0.99**step)) + 1e-5
            weights += RATE * (mean / (1 - 0.9**step)) / scale
            if time.monotonic() - told > 10:
                told = time.monotonic()
                print(
                    f"{told - begun:5.0f} s, {games} games, of the last {len(recent)} won {np.mean(recent):.1%}",
                    flush=True,
                )
    np.savez(out, weights=weights, fingerprint=TiptoeEnv(SPEC, rivals).venue.actions.fingerprint())
    print(f"{games} games, written to {out}")


# %% How good is it?
def judge(file: str, rivals: list[str], games: int) -> None:
    """Wins, with an interval that holds the truth 95 times in 100 (Wilson)."""
    env = TiptoeEnv(SPEC, rivals)
    stored = np.load(file)
    assert stored["fingerprint"] == env.venue.actions.fingerprint(), "taught with other cards"
    eyes, luck = Eyes(env), np.random.default_rng(7)
    played = [play(env, eyes, stored["weights"], luck, []) for _ in range(games)]
    won = sum(worth > 0 for _, worth in played)
    share, z = won / games, 1.96
    middle, half = share + z * z / (2 * games), z * np.sqrt(share * (1 - share) / games + z * z / (4 * games**2))
    low, high = (middle - half) / (1 + z * z / games), (middle + half) / (1 + z * z / games)
    points = 100 * np.mean([points for points, _ in played])
    print(
        f"won {won} of {games} against {', '.join(rivals)}: {share:.1%} ({low:.1%} - {high:.1%}), {points:.1f} points"
    )


# %%
if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", default="policy.npz")
    parser.add_argument("--judge", metavar="FILE", default="")
    parser.add_argument("--against", default="random", help="bots, by commas")
    parser.add_argument("--games", type=int, default=1000)
    wanted = parser.parse_args()
    if wanted.judge:
        judge(wanted.judge, wanted.against.split(","), wanted.games)
    else:
        train(wanted.minutes, wanted.workers, wanted.out, wanted.against.split(","))
