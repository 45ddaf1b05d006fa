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
BLOCK: Final = 8
"""Hidden units that are computed side by side."""


@final
class Network:
    """Weights, and room to compute in."""

    def __init__(self, inputs: i64, hidden: i64, outputs: i64, numbers: list[int]) -> None:
        self.inputs: i64 = inputs
        self.hidden: i64 = (hidden + BLOCK - 1) // BLOCK * BLOCK
        """Hidden units, with idle ones so that the blocks are full."""
        self.outputs: i64 = outputs
        count: i64 = (inputs + 1) * hidden + (hidden + 1) * outputs
        if len(numbers) != count:
            raise ValueError(f"{len(numbers)} numbers instead of {count}")
        self.first: vec[i64] = vec[i64]([0] * ((inputs + 1) * self.hidden))
        """Weights from each input to all hidden units, and then the units' own."""
        self.last: vec[i64] = vec[i64]([0] * ((self.hidden + 1) * outputs))
        """For each output the weights from all hidden units, and then its own."""
        for row in range(inputs + 1):
            for unit in range(hidden):
                self.first[row * self.hidden + unit] = numbers[row * hidden + unit]
        rest = numbers[(inputs + 1) * hidden :]
        for output in range(outputs):
            for unit in range(hidden):
                self.last[output * (self.hidden + 1) + unit] = rest[output * (hidden + 1) + unit]
            self.last[output * (self.hidden + 1) + self.hidden] = rest[output * (hidden + 1) + hidden]
        self.units: vec[i64] = vec[i64]([0] * self.hidden)
        self.values: vec[i64] = vec[i64]([0] * inputs)
        """The inputs that are not 0."""
        self.rows: vec[i64] = vec[i64]([0] * inputs)
        """Where their weights begin."""

    def run(self, given: Moves, out: Moves) -> None:
        """Fill `out` with what comes of the inputs."""
        hidden: i64 = self.hidden
        last: vec[i64] = self.last
        units: vec[i64] = self.units
        self._compute_units(given)
        at: i64 = 0
        output: i64 = 0
        while output < self.outputs:
            total: i64 = last[at + hidden]
            unit: i64 = 0
            while unit < hidden:
                if units[unit] > 0:
                    total += (units[unit] >> BITS) * last[at + unit]
                unit += 1
            out.add(total >> BITS)
            at += hidden + 1
            output += 1

    def _compute_units(self, given: Moves) -> None:
        """The hottest loop of the search, so eight units at once: their sums need no place in memory."""
        weights: vec[i64] = self.first
        units: vec[i64] = self.units
        values: vec[i64] = self.values
        rows: vec[i64] = self.rows
        count: i64 = 0
        i: i64 = 0
        while i < self.inputs:
            if given.items[i] != 0:
                values[count] = given.items[i]
                rows[count] = i * self.hidden
                count += 1
            i += 1
        unit: i64 = 0
        while unit < self.hidden:
            at: i64 = self.inputs * self.hidden + unit
            a: i64 = weights[at]
            b: i64 = weights[at + 1]
            c: i64 = weights[at + 2]
            d: i64 = weights[at + 3]
            e: i64 = weights[at + 4]
            f: i64 = weights[at + 5]
            g: i64 = weights[at + 6]
            h: i64 = weights[at + 7]
            i = 0
            while i < count:
                x: i64 = values[i]
                at = rows[i] + unit
                a += x * weights[at]
                b += x * weights[at + 1]
                c += x * weights[at + 2]
                d += x * weights[at + 3]
                e += x * weights[at + 4]
                f += x * weights[at + 5]
                g += x * weights[at + 6]
                h += x * weights[at + 7]
                i += 1
            units[unit] = a
            units[unit + 1] = b
            units[unit + 2] = c
            units[unit + 3] = d
            units[unit + 4] = e
            units[unit + 5] = f
            units[unit + 6] = g
            units[unit + 7] = h
            unit += BLOCK
