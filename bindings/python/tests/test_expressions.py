"""Random expressions of the whole language: the same as numpy's, bit for bit where arithmetic is exact by definition.

Sums, products of matrices and elementary functions may differ in the last bits, since numpy's depend on the machine. What
would make such a difference large, as rounding does, is applied only to values without one.
"""

import math
import os
import random
from dataclasses import dataclass

import numpy as np
import pytest

import toy

FULL = os.environ.get("TOY_TEST_FULL") == "1"
SEED = int(os.environ.get("TOY_TEST_SEED", "1"))
EXPRESSIONS = 2000 if FULL else 100
#: How many of them are called on the same arrays.
TOGETHER = 20

#: Functions whose results are defined bit for bit, by the number of their operands.
EXACT = {1: ["abs", "sqrt"], 2: ["maximum", "minimum"]}
#: The same, which turn small differences into large ones.
JUMPS = {
    1: ["sign", "floor", "ceil", "round", "logical_not"],
    2: ["less", "less_equal", "greater", "greater_equal", "equal", "not_equal", "logical_and", "logical_or"],
}
ELEMENTARY = ["exp", "expm1", "log", "log1p", "sin", "cos", "tan", "tanh"]
OPERATORS = {"+": np.add, "-": np.subtract, "*": np.multiply, "/": np.divide}
COMPARISONS = {
    "<": np.less, "<=": np.less_equal, ">": np.greater, ">=": np.greater_equal, "==": np.equal, "!=": np.not_equal,
    "and": np.logical_and, "or": np.logical_or,
}  # fmt: skip
ERF = np.vectorize(math.erf, otypes=[float])
#: Functions whose zeros have a sign in numpy that depends on the machine code.
UNSIGNED_ZEROS = "maximum minimum max min sum prod mean cumsum matmul @ dot outer".split()
#: Larger values have differences that are hard to judge.
MOST = 1e6


@dataclass
class Term:
    """An expression in Toy with its value, and whether that is exact."""

    text: str
    value: np.ndarray
    exact: bool

    @property
    def rank(self):
        return self.value.ndim


class Generator:
    def __init__(self, seed, terms):
        self.random = random.Random(seed)
        self.terms = terms

    def expression(self, depth):
        """An expression of at most so many steps, of few elements that are not too large."""
        for _ in range(100):
            if depth == 0 or self.random.random() < 0.1:
                return self.random.choice(self.terms)
            try:
                text, value, exact = self.random.choice(RULES)(self, depth - 1)
            except (ValueError, IndexError, np.exceptions.AxisError):
                continue
            value = np.asarray(value, dtype=float)
            finite = value[np.isfinite(value)]
            if 0 < value.size <= 200 and value.ndim < 5 and np.abs(finite).max(initial=0) < MOST:
                return Term(text, value, exact)
        return self.random.choice(self.terms)

    def exact(self, depth):
        """The same, exact."""
        while True:
            term = self.expression(depth)
            if term.exact:
                return term
            depth = max(depth - 1, 0)

    def axis(self, rank):
        return self.random.randrange(-rank, rank)


def without_zeros(name, value):
    """The larger of 0 and -0 is 0 here, and either one in numpy; so it is with sums, which begin with 0 or do not."""
    if name in UNSIGNED_ZEROS and not np.all(value):
        raise ValueError


def operator(g, depth):
    x, y = g.expression(depth), g.expression(depth)
    sign = g.random.choice(list(OPERATORS))
    return f"({x.text} {sign} {y.text})", OPERATORS[sign](x.value, y.value), x.exact and y.exact


def comparison(g, depth):
    x, y = g.exact(depth), g.exact(depth)
    sign = g.random.choice(list(COMPARISONS))
    return f"({x.text} {sign} {y.text})", COMPARISONS[sign](x.value, y.value), True


def element_wise(g, depth):
    count = g.random.choice([1, 2])
    jumps = g.random.random() < 0.4
    name = g.random.choice(JUMPS[count] if jumps else EXACT[count])
    operands = [g.exact(depth) if jumps else g.expression(depth) for _ in range(count)]
    value = getattr(np, name)(*(operand.value for operand in operands))
    without_zeros(name, value)
    return call(name, *operands), value, all(operand.exact for operand in operands)


def elementary(g, depth):
    x = g.expression(depth)
    if g.random.random() < 0.1:
        return call("erf", x), ERF(x.value), False
    if g.random.random() < 0.2:
        # The root of -inf is inf as a power in C and NaN in numpy.
        exponent = g.random.choice([0, 1, 2, 3, 1.5, -1])
        return f"({x.text} ** {exponent})", np.power(x.value, exponent), False
    name = g.random.choice(ELEMENTARY)
    return call(name, x), getattr(np, name)(x.value), False


def choice(g, depth):
    condition, x, y = g.exact(depth), g.expression(depth), g.expression(depth)
    value = np.where(condition.value != 0, x.value, y.value)
    return call("where", condition, x, y), value, x.exact and y.exact


def reduction(g, depth):
    name = g.random.choice(["sum", "prod", "mean", "norm", "min", "max", "any", "all", "argmin", "argmax", "cumsum"])
    compares = name in ("any", "all", "argmin", "argmax")
    x = g.exact(depth) if compares else g.expression(depth)
    more, options = [], {}
    if x.rank and g.random.random() < 0.7:
        options["axis"] = g.axis(x.rank)
        more.append(f"axis={options['axis']}")
        if name not in ("argmin", "argmax", "cumsum") and g.random.random() < 0.3:
            options["keepdims"] = True
            more.append("keepdims=1")
    value = (np.linalg.norm if name == "norm" else getattr(np, name))(x.value, **options)
    without_zeros(name, value)
    return call(name, x, *more), value, x.exact and (compares or name in ("min", "max"))


def product(g, depth):
    x, y = g.expression(depth), g.expression(depth)
    name = g.random.choice(["matmul", "dot", "outer", "@"])
    function = np.matmul if name == "@" else getattr(np, name)
    text = f"({x.text} @ {y.text})" if name == "@" else call(name, x, y)
    value = function(x.value, y.value)
    without_zeros(name, value)
    return text, value, False


def moved(g, depth):
    x = g.expression(depth)
    rank = x.rank
    name = g.random.choice(["reshape", "transpose", "flip", "roll", "repeat", "tile", "pad"])
    if name == "reshape":
        sizes = [size for size in range(1, x.value.size + 1) if x.value.size % size == 0]
        shape = [g.random.choice(sizes), -1]
        g.random.shuffle(shape)
        return call(name, x, *map(str, shape)), np.reshape(x.value, shape), x.exact
    if name == "transpose":
        axes = g.random.sample(range(rank), rank)
        return call(name, x, *map(str, axes)), np.transpose(x.value, axes), x.exact
    if name == "tile":
        times = [g.random.choice([1, 2]) for _ in range(g.random.choice([1, 2]))]
        return call(name, x, str(times)), np.tile(x.value, times), x.exact
    if name == "pad":
        width = g.random.choice([0, 1, 2])
        number = g.random.choice([0, 7, -1.5])
        return call(name, x, str(width), str(number)), np.pad(x.value, width, constant_values=number), x.exact
    axis = g.axis(rank)
    if name == "flip":
        return call(name, x, f"axis={axis}"), np.flip(x.value, axis), x.exact
    count = g.random.randrange(1, 4)
    return call(name, x, str(count), f"axis={axis}"), getattr(np, name)(x.value, count, axis), x.exact


def joined(g, depth):
    x, y = g.expression(depth), g.expression(depth)
    terms = g.random.choice([[x, y], [x, x], [y, x, y]])
    exact = all(term.exact for term in terms)
    values = [term.value for term in terms]
    if g.random.random() < 0.5:
        axis = g.axis(x.rank)
        return call("concat", *terms, f"axis={axis}"), np.concatenate(values, axis), exact
    axis = g.axis(x.rank + 1)
    return call("stack", *terms, f"axis={axis}"), np.stack(values, axis), exact


def index(g, depth):
    x = g.expression(depth)
    items, values = [], []
    for size in x.value.shape[: g.random.randrange(x.rank + 1)]:
        kind = g.random.random()
        if kind < 0.3:
            position = g.random.randrange(-size, size)
            items.append(str(position))
            values.append(position)
        elif kind < 0.4:
            items.append("newaxis")
            values.append(None)
        else:
            start, stop = (g.random.choice([None, g.random.randrange(-size, size + 1)]) for _ in range(2))
            step = g.random.choice([1, 2, -1, -2])
            text = ":".join("" if bound is None else str(bound) for bound in (start, stop))
            items.append(f"{text}:{step}")
            values.append(slice(start, stop, step))
    if not items:
        raise IndexError
    return f"{x.text}[{', '.join(items)}]", x.value[tuple(values)], x.exact


def taken(g, depth):
    x = g.expression(depth)
    axis = g.axis(x.rank)
    size = x.value.shape[axis]
    positions = [g.random.randrange(-size, size) for _ in range(g.random.randrange(1, 4))]
    # The second is known only when the program runs.
    indices = g.random.choice([str(positions), f"({positions} + d * 0)"])
    return call("take", x, indices, f"axis={axis}"), np.take(x.value, positions, axis), x.exact


def made(g, depth):
    x = g.expression(depth)
    rows, columns = g.random.randrange(1, 5), g.random.randrange(1, 5)
    return g.random.choice(
        [
            (f"eye({rows}, {columns})", np.eye(rows, columns), True),
            (f"arange({rows}, {rows + 2 * columns}, 2)", np.arange(rows, rows + 2.0 * columns, 2), True),
            (f"linspace(0, {rows}, {columns})", np.linspace(0, rows, columns), True),
            (f"full([{rows}, {columns}], 1.5)", np.full((rows, columns), 1.5), True),
            (call("zeros_like", x), np.zeros_like(x.value), True),
            (call("size", x), x.value.size, True),
        ]
    )


#: Frequent ones occur several times.
RULES = [operator] * 4 + [comparison, element_wise, element_wise, elementary, elementary, choice, choice]
RULES += [reduction, reduction, product, moved, moved, joined, index, index, taken, made]


def call(name, *operands):
    return f"{name}({', '.join(operand if isinstance(operand, str) else operand.text for operand in operands)})"


def arrays(seed):
    """The arguments: shapes that broadcast, and a number."""
    numbers = np.random.default_rng(seed)
    rows, columns = numbers.integers(1, 6, size=2)
    shapes = {"a": (rows, columns), "b": (columns,), "c": (rows, 1), "d": ()}
    values = numbers.integers(-8, 9, size=64) / numbers.choice([1, 2, 4, 3], size=64)
    return {name: numbers.choice(values, size=shape) for name, shape in shapes.items()}


def check(result, term, what):
    result = np.asarray(result)
    assert result.shape == term.value.shape, what
    is_nan = np.isnan(result) & np.isnan(term.value)
    if term.exact:
        bits = np.ascontiguousarray(result).view("u8") == np.ascontiguousarray(term.value).view("u8")
        assert (bits.reshape(result.shape) | is_nan).all(), what
        return
    largest = np.abs(term.value[np.isfinite(term.value)]).max(initial=1)
    same = np.isclose(result, term.value, rtol=1e-9, atol=1e-9 * largest) | is_nan
    assert same.all(), f"{what}\n{result}\n{term.value}"


@pytest.mark.parametrize("group", range(EXPRESSIONS // TOGETHER))
def test_expressions_are_those_of_numpy(group):
    seed = SEED * 1_000_003 + group
    given = arrays(seed)
    terms = [Term(name, np.asarray(value, dtype=float), True) for name, value in given.items()]
    with np.errstate(all="ignore"):
        generator = Generator(seed, terms)
        wanted = [generator.expression(generator.random.choice([2, 3, 4])) for _ in range(TOGETHER)]
    parameters = ", ".join(given)
    functions = [f"def f{at}({parameters}) {{ return {term.text}; }}" for at, term in enumerate(wanted)]
    program = toy.compile("\n".join(functions), parallel=group % 2 == 1)
    for at, term in enumerate(wanted):
        result = getattr(program, f"f{at}")(*given.values())
        check(result, term, f"seed {seed}, on {given}: {term.text}")
