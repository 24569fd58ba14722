"""Times a task of the benchmark `array`: TASK ELEMENT THREADS LIBRARY SYMBOL C_LIBRARY SHAPE...

LIBRARY is ours, and SYMBOL the function in it; a shape is `1000x1000`. Each competitor gets the same arguments and returns
a new array. Prints a line for each: its name, and the milliseconds of its fastest call; for JAX also those of compiling.
"""

import ctypes
import os
import sys
import time

THREADS = int(sys.argv[3])
# Every library sees as many processors as there are threads.
os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:THREADS])
os.environ.update(JAX_ENABLE_X64="1", JAX_PLATFORMS="cpu", OMP_NUM_THREADS=str(THREADS))

import numpy as np

try:
    import scipy.special
    import jax
    import jax.numpy as jnp
    import jax.scipy.special
except ImportError:
    jax = None

# The type of positions and of comparisons of them in Toy, whatever the elements of arguments are.
POSITIONS = "float64"
ROUNDS = 7
# How long each competitor runs in a round, at least.
SECONDS = 0.03


def softmax(np, x):
    powers = np.exp(x - np.max(x, axis=1, keepdims=True))
    return powers / np.sum(powers, axis=1, keepdims=True)


def layer_norm(np, x, gain, bias):
    centered = x - np.mean(x, axis=1, keepdims=True)
    variance = np.mean(centered**2, axis=1, keepdims=True)
    return gain * centered / np.sqrt(variance + 0.00001) + bias


def k_means(np, points, centers):
    nearest = np.argmin(np.sum((points[:, np.newaxis] - centers) ** 2, axis=2), axis=1)
    members = (nearest[:, np.newaxis] == np.arange(centers.shape[0])).astype(POSITIONS)
    return members.T @ points / np.sum(members, axis=0)[:, np.newaxis]


def distribution(np, x):
    erf = (scipy if np.__name__ == "numpy" else jax.scipy).special.erf
    return 0.5 * (1 + erf(x / 2**0.5))


def black_scholes(np, spot, strike, years):
    spread = 0.3 * np.sqrt(years)
    d = (np.log(spot / strike) + (0.02 + 0.045) * years) / spread
    return spot * distribution(np, d) - strike * np.exp(-0.02 * years) * distribution(np, d - spread)


def chain(np, a, b, c):
    return ((a + b) * (a + c)) * ((b + c) * (a + b)) - np.maximum(a, b) / (1 + c * c)


# The tasks, as one writes them with numpy and with JAX.
TASKS = {
    "rows": lambda np, x, m, s: (x - m) * s,
    "columns": lambda np, x, m, s: (x - m) * s,
    "row_sums": lambda np, x: np.sum(x, axis=1),
    "column_sums": lambda np, x: np.sum(x, axis=0),
    "softmax": softmax,
    "layer_norm": layer_norm,
    "transposed": lambda np, a, b, c: a.T * b + c,
    "largest": lambda np, x: np.argmax(x, axis=1).astype(POSITIONS),
    "running": lambda np, x: np.cumsum(x, axis=1),
    "product": lambda np, a, b: a @ b,
    "k_means": k_means,
    "black_scholes": black_scholes,
    "exponential": lambda np, x: np.exp(x),
    "logarithm": lambda np, x: np.log(x),
    "tangent": lambda np, x: np.tanh(x),
    "sine": lambda np, x: np.sin(x),
    "chain": chain,
}

# The range of each argument; those of other tasks are normally distributed.
RANGES = {
    "exponential": [(-5, 5)],
    "logarithm": [(0.01, 100)],
    "tangent": [(-5, 5)],
    "sine": [(-10, 10)],
    "black_scholes": [(50, 150), (50, 150), (0.1, 2)],
}


def filled(task, shapes, element):
    random = np.random.default_rng(1)
    if task in RANGES:
        arrays = [random.uniform(*ends, shape) for ends, shape in zip(RANGES[task], shapes)]
    else:
        arrays = [random.standard_normal(shape) for shape in shapes]
    return [array.astype(element) for array in arrays]


def main():
    task, element, _, library, symbol, c_library = sys.argv[1:7]
    shapes = [tuple(map(int, shape.split("x"))) for shape in sys.argv[7:]]
    arrays = filled(task, shapes, np.dtype(element))
    expected = TASKS[task](np, *arrays)
    pointers = [ctypes.c_void_p(array.ctypes.data) for array in arrays]
    ours = ctypes.CDLL(library)[symbol]
    in_c = ctypes.CDLL(c_library).run
    together = (ctypes.c_void_p * 3)(*[pointer.value for pointer in pointers])

    def new():
        result = np.empty_like(expected)
        return result, ctypes.c_void_p(result.ctypes.data)

    def call_ours():
        result, pointer = new()
        ours(*pointers, pointer)
        return result

    def call_c():
        result, pointer = new()
        in_c(together, pointer)
        return result

    runners = {"ours": call_ours, "numpy": lambda: TASKS[task](np, *arrays), "C": call_c}
    compiled = {}
    if jax:
        on_device = [jnp.asarray(array) for array in arrays]
        start = time.perf_counter()
        in_jax = jax.jit(lambda *arrays: TASKS[task](jnp, *arrays)).lower(*on_device).compile()
        compiled["JAX"] = time.perf_counter() - start
        runners["JAX"] = lambda: in_jax(*on_device).block_until_ready()

    tolerance = 1e-11 if element == "float64" else 1e-4
    for name, run in runners.items():
        difference = np.max(np.abs(run() - expected))
        if not difference <= tolerance * max(1, np.max(np.abs(expected))):
            sys.exit(f"{task}: the result of {name} differs from numpy's by {difference}")

    fastest = dict.fromkeys(runners, float("inf"))
    for _ in range(ROUNDS):
        for name, run in runners.items():
            end = time.perf_counter() + SECONDS
            while True:
                before = time.perf_counter()
                result = run()
                after = time.perf_counter()
                del result
                fastest[name] = min(fastest[name], after - before)
                if after > end:
                    break
    for name, seconds in fastest.items():
        print(name, seconds * 1e3, compiled.get(name, 0) * 1e3)


main()
