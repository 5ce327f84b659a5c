"""The network in PyTorch: one reading of the position, then a rating of each choice; see `bots/learned/network`."""

from __future__ import annotations

import torch
from torch import Tensor, nn

TARGETS = 5
NO_CHOICE = -1e9  # logit where a list of choices is shorter than the longest


class Model(nn.Module):
    """Network that rates choices, and estimates what the game is worth to the seat that is asked."""

    def __init__(self, position: int, choice: int, width: int = 256, narrow: int = 128, last: int = 64) -> None:
        super().__init__()
        self.first, self.second, self.third = (nn.Linear(n, width) for n in (position, width, width))
        self.norm1, self.norm2, self.norm3 = (nn.LayerNorm(width) for _ in range(3))
        self.choice, self.query = nn.Linear(choice, narrow), nn.Linear(width, narrow, bias=False)
        self.beside, self.join = nn.Linear(narrow, last, bias=False), nn.Linear(narrow, last)
        self.rate = nn.Linear(last, 1, bias=False)
        self.value = nn.Linear(width, TARGETS)
        self.loyalty = nn.Parameter(torch.tensor(3.5))  # bonus for the choice of greedy, with which learning begins
        nn.init.zeros_(self.rate.weight)
        nn.init.zeros_(self.value.weight)
        nn.init.zeros_(self.value.bias)

    def forward(self, position: Tensor, features: Tensor, count: Tensor, habit: Tensor) -> tuple[Tensor, Tensor]:
        """Returns logits of the choices, padded to the longest list, and TARGETS values between 0 and 1.

        `features` has a row for each choice; the `count` choices of the first position come first.
        """
        h = torch.relu(self.norm1(self.first(position)))
        h = h + torch.relu(self.norm2(self.second(h)))
        h = h + torch.relu(self.norm3(self.third(h)))
        rows = torch.repeat_interleave(torch.arange(len(count), device=count.device), count, output_size=len(features))
        places = torch.arange(len(features), device=count.device) - (count.cumsum(0) - count)[rows]
        c = torch.relu(self.choice(features) + self.query(h)[rows])
        mean = torch.zeros((len(count), c.shape[1]), device=c.device, dtype=c.dtype).index_add(0, rows, c)
        mean = mean / count[:, None].to(c.dtype)
        d = torch.relu(self.join(c) + self.beside(mean)[rows])
        rated = self.rate(d)[:, 0].float() + self.loyalty * (places == habit[rows])
        logits = torch.full((len(count), int(count.max())), NO_CHOICE, device=count.device)
        return logits.index_put((rows, places), rated), torch.sigmoid(self.value(h).float())
