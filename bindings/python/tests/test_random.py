"""Random expressions: the same bits as numpy's."""

import os
import random
import time

import numpy as np

import toy

EXPRESSIONS = 1000
OPERATORS = ["+", "-", "*"]


def expression(random, depth, names):
    """An expression on square matrices, in Toy and in Python."""
    if depth == 0 or random.random() < 0.1:
        if random.random() < 0.2:
            number = repr(round(random.uniform(0, 100), random.randrange(4)))
            return number, number
        name = random.choice(names)
        return name, name
    if random.random() < 0.25:
        toy_text, python = expression(random, depth - 1, names)
        # A number is a tensor without dimensions, whose transpose it is.
        return f"transpose({toy_text})", f"np.transpose({python})"
    operator = random.choice(OPERATORS)
    left, right = expression(random, depth - 1, names), expression(random, depth - 1, names)
    return f"({left[0]} {operator} {right[0]})", f"({left[1]} {operator} {right[1]})"


def array(random, numbers, size):
    """A matrix in one of many layouts, with a few of the numbers that arithmetic treats in its own way."""
    values = numbers.normal(size=(2 * size, 2 * size)) * 10.0 ** numbers.integers(-12, 12)
    kind = random.randrange(6)
    view = [
        values[:size, :size].copy(),
        np.asfortranarray(values[:size, :size]),
        values[::2, ::2],
        values[:size, size:].T,
        values[size:, :size][::-1],
        values[:size, :size].astype(np.float32),
    ][kind]
    if random.random() < 0.1:
        view[random.randrange(size), random.randrange(size)] = random.choice([np.inf, -np.inf, -0.0, 5e-324])
    return view


def test_random_expressions():
    seed = int(os.environ.get("TOY_TEST_SEED", time.time() // 86400))
    print(f"{EXPRESSIONS} expressions: TOY_TEST_SEED={seed} makes the same ones")
    choices, numbers = random.Random(seed), np.random.default_rng(seed)
    names = ["a", "b", "c"]
    done = 0
    while done < EXPRESSIONS:
        # Some in one program, as each is compiled by itself.
        texts = [expression(choices, choices.randrange(1, 6), names) for _ in range(20)]
        functions = [f"def f{at}(a, b, c) {{ return {text}; }}\n" for at, (text, _) in enumerate(texts)]
        program = toy.compile("".join(functions), optimize=choices.random() < 0.8)
        for at, (text, python) in enumerate(texts):
            size = choices.choice([1, 2, 3, 5, 8, 13, 40])
            given = {name: array(choices, numbers, size) for name in names}
            as_doubles = {name: value.astype(float) for name, value in given.items()}
            with np.errstate(all="ignore"):
                wanted = np.asarray(eval(python, {"np": np}, as_doubles), dtype=float)
            result = program[f"f{at}"](*given.values())
            assert np.shape(result) == wanted.shape, text
            # Any NaN is as good as another: their bits are not arithmetic's.
            same = (np.asarray(result).view("u8") == np.ascontiguousarray(wanted).view("u8")).reshape(wanted.shape)
            assert (same | np.isnan(wanted) & np.isnan(result)).all(), f"seed {seed}, size {size}: {text}"
            done += 1
