"""Random expressions on random shapes: the same bits as numpy's, called from here and by `toyc -entry` on files."""

import os
import random
import subprocess
import time

import numpy as np

import toy

EXPRESSIONS = 1000
#: How many of them are in one program.
TOGETHER = 20
OPERATORS = ["+", "-", "*", "/"]
#: The parameters, and whether each has the reversed shape: these are arrays.
NAMES = {"a": False, "b": False, "c": True}
#: A parameter that is a number.
NUMBER = "d"


def expression(random, depth, reversed):
    """An expression in Toy and in Python, of the shape or the reversed one."""
    if depth == 0 or random.random() < 0.1:
        kind = random.random()
        if kind < 0.1:
            number = repr(round(random.uniform(1, 100), random.randrange(4)))
            return number, number
        if kind < 0.2:
            return NUMBER, NUMBER
        name = random.choice(list(NAMES))
        if NAMES[name] == reversed:
            return name, name
        return f"transpose({name})", f"np.transpose({name})"
    if random.random() < 0.25:
        toy_text, python = expression(random, depth - 1, not reversed)
        return f"transpose({toy_text})", f"transposed({python})"
    operator = random.choice(OPERATORS)
    left, right = (expression(random, depth - 1, reversed) for _ in range(2))
    return f"({left[0]} {operator} {right[0]})", f"({left[1]} {operator} {right[1]})"


def transposed(x):
    """A number is its own transpose, and still a number, which adapts to the type of others."""
    return x if isinstance(x, float) and not isinstance(x, np.floating) else np.transpose(x)


def native(value):
    """The value in the byte order of the machine."""
    value = np.asarray(value)
    return value.astype(value.dtype.newbyteorder("="))


def shape(random):
    """A shape of few elements, of one to four dimensions."""
    sides = {1: [1, 2, 7, 64, 257], 2: [1, 2, 3, 5, 8, 13, 40], 3: [1, 2, 3, 7, 12], 4: [1, 2, 3, 5]}
    rank = random.choice([1, 2, 2, 2, 3, 4])
    return tuple(random.choice(sides[rank]) for _ in range(rank))


def array(random, numbers, shape):
    """An array in one of many layouts, with a few of the numbers that arithmetic treats in its own way."""
    larger = numbers.normal(size=[2 * extent for extent in shape]) * 10.0 ** numbers.integers(-12, 12)
    corner = tuple(slice(extent) for extent in shape)
    view = random.choice(
        [
            lambda: larger[corner].copy(),
            lambda: np.asfortranarray(larger[corner]),
            lambda: larger[(slice(None, None, 2),) * len(shape)],
            lambda: larger[corner].T.copy().T,
            lambda: larger[corner][::-1],
            lambda: larger[corner].astype(np.float32),
            lambda: larger[corner].astype(">f8"),
            lambda: np.asfortranarray(larger[corner].astype(">f4")),
        ]
    )()
    if random.random() < 0.1:
        view[tuple(random.randrange(extent) for extent in shape)] = random.choice([np.inf, -np.inf, -0.0, 5e-324])
    return view


def check(result, wanted, what):
    """Any NaN is as good as another: their bits are not arithmetic's."""
    result = np.asarray(result)
    assert result.shape == wanted.shape and result.dtype == wanted.dtype, what
    bits = f"u{wanted.dtype.itemsize}"
    same = np.ascontiguousarray(result).view(bits) == np.ascontiguousarray(wanted).view(bits)
    assert (same.reshape(wanted.shape) | np.isnan(wanted) & np.isnan(result)).all(), what


def run_toyc(toyc, folder, function, given):
    """The result of a function by `toyc`, from files to a file."""
    arguments = []
    for name, value in given.items():
        if name == NUMBER:
            arguments.append(repr(value))
            continue
        np.save(folder / f"{name}.npy", value)
        arguments.append(f"{name}.npy")
    command = [toyc, "program.toy", f"-entry={function}", *arguments, "-o", "result.npy"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return np.load(folder / "result.npy")


def programs(seed):
    """Programs with the expressions and arguments for each, and what numpy makes of them."""
    choices, numbers = random.Random(seed), np.random.default_rng(seed)
    for _ in range(EXPRESSIONS // TOGETHER):
        texts = [expression(choices, choices.randrange(1, 6), choices.random() < 0.5) for _ in range(TOGETHER)]
        parameters = ", ".join([*NAMES, NUMBER])
        functions = [f"def f{at}({parameters}) {{ return {text}; }}\n" for at, (text, _) in enumerate(texts)]
        cases = []
        for text, python in texts:
            extents = shape(choices)
            given = {name: array(choices, numbers, extents[:: -1 if NAMES[name] else 1]) for name in NAMES}
            typed = {name: native(value) for name, value in given.items()}
            given[NUMBER] = float(round(choices.uniform(-10, 10), 2))
            # It adapts to the arrays of the call, and not to each operand.
            typed[NUMBER] = np.result_type(*typed.values()).type(given[NUMBER])
            names = {"np": np, "transposed": transposed}
            with np.errstate(all="ignore"):
                wanted = np.asarray(eval(python, names, typed))
            cases.append((given, wanted, f"seed {seed}, shape {extents}: {text}"))
        yield "".join(functions), cases, choices.random() < 0.8


def seed():
    """Another one each day."""
    seed = int(os.environ.get("TOY_TEST_SEED", time.time() // 86400))
    print(f"{EXPRESSIONS} expressions: TOY_TEST_SEED={seed} makes the same ones")
    return seed


def test_random_expressions():
    for source, cases, optimize in programs(seed()):
        program = toy.compile(source, optimize=optimize)
        for at, (given, wanted, what) in enumerate(cases):
            check(program[f"f{at}"](*given.values()), wanted, what)


def test_random_expressions_on_files(toyc, tmp_path):
    for source, cases, _ in programs(seed()):
        (tmp_path / "program.toy").write_text(source)
        for at, (given, wanted, what) in enumerate(cases):
            check(run_toyc(toyc, tmp_path, f"f{at}", given), wanted, what)
