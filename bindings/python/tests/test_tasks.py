"""What people with data do every day: the functions of the examples, from Python and from the shell, beside numpy.

The reference of a task is one function of numpy. On arrays of floats it gives the same bits, if the task has neither sums
of unknown order nor elementary functions. Otherwise it is computed with 40 digits: no element of the result is farther
from it than four units in the last place of the largest one, unless numpy's own result is, too.
"""

import math
import operator
import os
import subprocess
from dataclasses import dataclass
from decimal import Decimal, localcontext
from functools import total_ordering
from pathlib import Path

import numpy as np
import pytest

import toy

EXAMPLES = Path(__file__).parents[3] / "examples"
SEED = int(os.environ.get("TOY_TEST_SEED", "1"))
DIGITS = 40


def exactly(operation):
    """An operator of exact numbers, which leaves arrays to numpy."""

    def method(self, other):
        return NotImplemented if isinstance(other, np.ndarray) else Exact(operation(self.value, Exact(other).value))

    return method


@total_ordering
class Exact:
    """A number of 40 digits. Functions of numpy call the methods of the same names."""

    def __init__(self, value):
        if isinstance(value, Exact):
            value = value.value
        self.value = value if isinstance(value, Decimal) else Decimal(float(value))

    __add__ = __radd__ = exactly(operator.add)
    __mul__ = __rmul__ = exactly(operator.mul)
    __sub__ = exactly(operator.sub)
    __rsub__ = exactly(lambda a, b: b - a)
    __truediv__ = exactly(operator.truediv)
    __rtruediv__ = exactly(lambda a, b: b / a)
    __pow__ = exactly(operator.pow)

    def __neg__(self):
        return Exact(-self.value)

    def __eq__(self, other):
        return self.value == Exact(other).value

    def __lt__(self, other):
        return self.value < Exact(other).value

    def __float__(self):
        return float(self.value)

    def sqrt(self):
        return Exact(self.value.sqrt())

    def exp(self):
        return Exact(self.value.exp())

    def log(self):
        return Exact(self.value.ln())

    def erf(self):
        """The error function by its series around 0, with digits to spare for what cancels."""
        with localcontext() as context:
            context.prec = 3 * DIGITS
            term = total = self.value
            n = 0
            while abs(term) > Decimal(10) ** (-2 * DIGITS):
                n += 1
                term *= -self.value * self.value / n
                total += term / (2 * n + 1)
            return Exact(total * 2 / PI.sqrt())


PI = Decimal("3.14159265358979323846264338327950288419716939937510582097494459230781640628620899862803482534211706798")


def erf(x):
    if x.dtype == object:
        return np.vectorize(Exact.erf, otypes=[object])(x)
    return np.vectorize(math.erf, otypes=[float])(x)


def softmax(x):
    powers = np.exp(x - np.max(x, axis=-1, keepdims=True))
    return powers / np.sum(powers, axis=-1, keepdims=True)


def layer_norm(x, gain, bias):
    centered = x - np.mean(x, axis=-1, keepdims=True)
    return gain * centered / np.sqrt(np.mean(centered**2, axis=-1, keepdims=True) + 0.00001) + bias


def standardized(x):
    centered = x - np.mean(x, axis=0)
    return centered / np.sqrt(np.mean(centered**2, axis=0))


def blurred(image, kernel):
    h, w = image.shape
    p = np.pad(image, 1)
    rows = [kernel[i, 0] * p[i : i + h, :w] + kernel[i, 1] * p[i : i + h, 1 : w + 1] + kernel[i, 2] * p[i : i + h, 2:] for i in range(3)]
    return rows[0] + rows[1] + rows[2]


def moving_average(x):
    sums = np.concatenate(([0], np.cumsum(x)))
    return (sums[3:] - sums[:-3]) / 3


def price(spot, strike, years):
    number = Exact if spot.dtype == object else np.float64
    rate, volatility, two = number(0.02), number(0.3), number(2)

    def share(x):
        return (1 + erf(x / np.sqrt(two))) / 2

    growth = (rate + volatility**2 / 2) * years
    d = (np.log(spot / strike) + growth) / (volatility * np.sqrt(years))
    return spot * share(d) - strike * np.exp(-rate * years) * share(d - volatility * np.sqrt(years))


def plate_step(u, rate):
    change = u[2:, 1:-1] + u[:-2, 1:-1] + u[1:-1, 2:] + u[1:-1, :-2] - 4 * u[1:-1, 1:-1]
    return u + np.pad(rate * change, 1)


def forward(x, w1, b1, w2, b2):
    return softmax(np.maximum(x @ w1 + b1, 0) @ w2 + b2)


def covariance(x):
    d = x - np.mean(x, axis=0)
    return d.T @ d / (x.shape[0] - 1)


def moved(points, centers):
    nearest = np.argmin(np.sum((points[:, np.newaxis] - centers) ** 2, axis=-1), axis=1)
    means = [np.mean(points[nearest == k], axis=0) if np.any(nearest == k) else c for k, c in enumerate(centers)]
    return np.stack(means)


def next_generation(board):
    rows = np.roll(board, 1, axis=1) + board + np.roll(board, -1, axis=1)
    n = np.roll(rows, 1, axis=0) + rows + np.roll(rows, -1, axis=0) - board
    return np.where((n == 3) | (board == 1) & (n == 2), 1.0, 0.0)


def inside(re, im):
    count = np.zeros(np.broadcast_shapes(re.shape, im.shape))
    z = (count, count)
    for _ in range(30):
        is_inside = z[0] * z[0] + z[1] * z[1] <= 4
        count = count + is_inside
        new = (z[0] * z[0] - z[1] * z[1] + re, 2 * z[0] * z[1] + im)
        z = tuple(np.where(is_inside, a, b) for a, b in zip(new, z))
    return count


@dataclass
class Task:
    """A function of an example, or one that calls it; how its arguments are drawn; and the reference."""

    example: str
    function: str
    arguments: callable
    reference: callable
    is_exact: bool = False
    #: What is added to the example.
    source: str = ""


def normal(*shapes):
    return lambda r: [r.standard_normal(shape) for shape in shapes]


def options(r):
    return [r.uniform(50, 150, 300), r.uniform(50, 150, 300), r.uniform(0.1, 2, 300)]


def grid(r):
    return [np.linspace(-2, 1, 60), np.linspace(-1, 1, 40)[:, np.newaxis]]


PRICE = "def price(spot, strike, years) { return call(Option{spot, strike, years}, 0.02, 0.3); }"
FORWARD = """def forward(x, w1, b1, w2, b2) {
  return softmax(applied(Layer{w2, b2}, relu(applied(Layer{w1, b1}, x))));
}"""
INSIDE = "def inside(re, im) { return steps_inside(Complex{re, im}, 30); }"

TASKS = [
    Task("regression_step", "gradient", normal((200, 7), 200), lambda x, e: 2 * (x.T @ e) / x.shape[0]),
    Task("softmax", "softmax", normal((50, 33)), softmax),
    Task("layer_normalization", "layer_norm", normal((40, 65), 65, 65), layer_norm),
    Task("standardized_columns", "standardized", normal((130, 9)), standardized),
    Task("distance_matrix", "distances", normal((30, 3), (20, 3)), lambda a, b: np.sqrt(np.sum((a[:, None] - b) ** 2, axis=-1))),
    Task("blur", "filtered", normal((37, 41), (3, 3)), blurred, is_exact=True),
    Task("moving_average", "moving_average", normal(500), moving_average, is_exact=True),
    Task("black_scholes", "price", options, price, source=PRICE),
    Task("heat_equation", "plate_step", lambda r: [r.standard_normal((31, 47)), 0.2], plate_step, is_exact=True),
    Task("neural_network", "forward", normal((20, 9), (9, 16), 16, (16, 5), 5), forward, source=FORWARD),
    Task("covariance", "covariance", normal((150, 6)), covariance),
    Task("k_means", "moved", normal((200, 4), (8, 4)), moved),
    Task("game_of_life", "next_generation", lambda r: [r.integers(0, 2, (40, 50)).astype(float)], next_generation, is_exact=True),
    Task("mandelbrot", "inside", grid, inside, is_exact=True, source=INSIDE),
]  # fmt: skip


def exact(array):
    return np.vectorize(Exact, otypes=[object])(array)


def compiled(task, threads):
    text = (EXAMPLES / f"{task.example}.toy").read_text() + task.source
    return getattr(toy.compile(text, name=f"{task.example}.toy", parallel=threads), task.function)


def distance(task, result, arguments):
    """How far a result is from that of 40 digits, in units in the last place of the largest element."""
    with localcontext() as context:
        context.prec = DIGITS
        wanted = task.reference(*[exact(argument) for argument in arguments])
        distances = np.abs((exact(result) - wanted).astype(float))
    return distances.max() / np.spacing(np.abs(wanted.astype(float)).max())


@pytest.mark.parametrize("threads", [None, 2])
@pytest.mark.parametrize("task", TASKS, ids=lambda task: task.example)
def test_everyday_tasks(task, threads, toyc, tmp_path):
    arguments = task.arguments(np.random.default_rng(SEED))
    result = compiled(task, threads)(*arguments)
    wanted = task.reference(*arguments)
    assert result.shape == wanted.shape
    if task.is_exact:
        assert result.tobytes() == wanted.tobytes()
    else:
        assert distance(task, result, arguments) <= max(4, distance(task, wanted, arguments))
    # The shell gives the same bits.
    source = tmp_path / f"{task.example}.toy"
    source.write_text((EXAMPLES / source.name).read_text() + task.source)
    command = [toyc, source, "-w", f"-entry={task.function}", "-o", tmp_path / "result.npy", "-opt"]
    for i, argument in enumerate(arguments):
        if np.ndim(argument) == 0:
            command.append(repr(argument))
            continue
        np.save(tmp_path / f"{i}.npy", argument)
        command.append(tmp_path / f"{i}.npy")
    if threads:
        command.append(f"-parallel={threads}")
    subprocess.run(command, check=True)
    assert np.load(tmp_path / "result.npy").tobytes() == result.tobytes()
