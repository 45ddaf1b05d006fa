"""A small network of whole numbers, so that every machine judges alike; compiled.

One hidden layer of units that are never negative. What goes in and comes out is in thousandths; weights are in parts
of 4096. `tools/train.py` finds them by self-play.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fogline.core.native import Moves

BITS: Final = 12
"""A weight of 1 is 1 << BITS."""


@final
class Network:
    """Weights, and room to compute in."""

    def __init__(self, inputs: i64, hidden: i64, outputs: i64, numbers: list[int]) -> None:
        self.inputs: i64 = inputs
        self.hidden: i64 = hidden
        self.outputs: i64 = outputs
        count: i64 = (inputs + 1) * hidden + (hidden + 1) * outputs
        if len(numbers) != count:
            raise ValueError(f"{len(numbers)} numbers instead of {count}")
        self.weights: vec[i64] = vec[i64]([0] * count)
        """First those from each input to all hidden units, then the units' own, then likewise for the outputs."""
        self.units: vec[i64] = vec[i64]([0] * hidden)
        for i in range(count):
            self.weights[i] = numbers[i]

    def run(self, given: Moves, out: Moves) -> None:
        """Fill `out` with what comes of the inputs."""
        hidden: i64 = self.hidden
        weights: vec[i64] = self.weights
        units: vec[i64] = self.units
        at: i64 = self.inputs * hidden
        unit: i64 = 0
        while unit < hidden:
            units[unit] = weights[at + unit]
            unit += 1
        at = 0
        i: i64 = 0
        while i < self.inputs:
            x: i64 = given.items[i]
            if x != 0:
                unit = 0
                while unit < hidden:
                    units[unit] += x * weights[at + unit]
                    unit += 1
            at += hidden
            i += 1
        at += hidden
        i = 0
        while i < self.outputs:
            total: i64 = weights[at + hidden]
            unit = 0
            while unit < hidden:
                if units[unit] > 0:
                    total += (units[unit] >> BITS) * weights[at + unit]
                unit += 1
            out.add(total >> BITS)
            at += hidden + 1
            i += 1
