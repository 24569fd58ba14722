"""The kernels of the benchmark `run` as one writes them with numpy: EXPRESSION ROWS COLUMNS SECONDS."""

import sys
import time

import numpy as np

KERNELS = {
    "product": lambda a, b, c: a * b + c,
    "transposed": lambda a, b, c: a.T * b.T + c,
    "chain": lambda a, b, c: ((a + b) * (a + c)) * ((b + c) * (a + b)),
    "transpose": lambda a, b, c: np.ascontiguousarray(a.T),
    "mixed": lambda a, b, c: a.T * a + a,
}


def filled(shape, seed):
    count = np.arange(np.prod(shape), dtype=np.int64)
    return (((count * 7 + seed * 13) % 1009) / 64.0 - 5.0).reshape(shape)


def main():
    expression, rows, columns, seconds = sys.argv[1], *map(int, sys.argv[2:4]), float(sys.argv[4])
    shape = (columns,) if rows == 1 else (rows, columns)
    kernel, arrays = KERNELS[expression], [filled(shape, seed) for seed in (1, 2, 3)]
    bits = np.ascontiguousarray(kernel(*arrays)).view(np.uint64).ravel()
    digest = np.bitwise_xor.reduce(bits * (2 * np.arange(bits.size, dtype=np.uint64) + 1))
    fastest, start = 10**18, time.perf_counter()
    while time.perf_counter() - start < seconds:
        before = time.perf_counter_ns()
        kernel(*arrays)
        fastest = min(fastest, time.perf_counter_ns() - before)
    print(fastest, f"{digest:016x}")


main()
