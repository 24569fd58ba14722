"""Maps a function of a Toy program over an array that is larger than the memory of those who compute it.

The array is cut into blocks, which exist only while they are needed: Dask makes each from its place, calls the compiled
function on it and keeps the sums of its rows. Two processes with a limit of memory do the work; each compiles the program
once, when the function first reaches it. The same sums are then computed with numpy alone, block by block, and compared.

    cargo xtask python --test           makes the environment in which this runs, and runs it
    python run.py --size 16384          for an array of 2 GiB
"""

import argparse
import time

import dask
import dask.array as da
import numpy as np
from dask.distributed import Client, LocalCluster
from dask.utils import format_bytes, parse_bytes

import toy

SOURCE = """
# The squared distance of each element from symmetry.
def asymmetry(a) {
  var d = a - transpose(a);
  return d * d;
}

def scaled(a, s) {
  return asymmetry(a) * s + a;
}
"""


def block_at(row, column, size):
    """A block of the array. It depends on its place only, so that it can be made anywhere, and again."""
    return np.random.default_rng([row, column]).random((size, size))


def make_block(size, block_info=None):
    """A block of the array, for Dask."""
    return block_at(*block_info[None]["chunk-location"], size)


def rows_with_numpy(size, block):
    """The sums of the rows, with numpy: what the array becomes in the blocks of one column after another."""
    count = size // block
    sums = np.zeros((size, count))
    for row in range(count):
        for column in range(count):
            a = block_at(row, column, block)
            d = a - a.T
            sums[row * block : (row + 1) * block, column] = (d * d * 0.5 + a).sum(axis=1)
    return sums.sum(axis=1)


def rows_with_toy(size, block):
    """The sums of the rows as an array of Dask: nothing is computed yet."""
    function = toy.compile(SOURCE, name="asymmetry.toy").scaled
    blocks = (block,) * (size // block)
    array = da.map_blocks(make_block, block, chunks=(blocks, blocks), dtype=float, meta=np.empty((0, 0)))
    mapped = array.map_blocks(function, 0.5, dtype=float, meta=np.empty((0, 0)))
    # The sums of each block by itself, so that they are added in a known order.
    parts = mapped.map_blocks(lambda a: a.sum(axis=1, keepdims=True), chunks=(blocks, (1,) * len(blocks)), dtype=float)
    return array, parts


def peak_memory():
    """The most memory that this process has had."""
    with open("/proc/self/status") as file:
        return next(int(line.split()[1]) * 1024 for line in file if line.startswith("VmHWM:"))


def main():
    parser = argparse.ArgumentParser(description="Maps a function of a Toy program over a large array.")
    parser.add_argument("--size", type=int, default=12_288, help="rows and columns of the array [%(default)s]")
    parser.add_argument("--block", type=int, default=2048, help="rows and columns of a block [%(default)s]")
    parser.add_argument("--memory-limit", default="512MiB", help="memory of each worker [%(default)s]")
    parser.add_argument("--workers", type=int, default=2, help="how many workers there are [%(default)s]")
    given = parser.parse_args()
    if given.block < 1 or given.size < given.block or given.size % given.block:
        parser.error("the size is not a multiple of the block's")

    # A worker that comes close to its limit is ended, and that ends this program.
    dask.config.set({"distributed.worker.memory.spill": False, "distributed.scheduler.allowed-failures": 0})
    cluster = LocalCluster(
        n_workers=given.workers,
        threads_per_worker=1,
        memory_limit=given.memory_limit,
        dashboard_address=None,
        host="127.0.0.1",
    )
    with cluster, Client(cluster) as client:
        array, parts = rows_with_toy(given.size, given.block)
        start = time.perf_counter()
        sums = parts.compute().sum(axis=1)
        seconds = time.perf_counter() - start
        peaks = client.run(peak_memory).values()
    difference = np.abs(sums - rows_with_numpy(given.size, given.block)).max()
    limit, peak = given.workers * parse_bytes(given.memory_limit), max(peaks)
    print(
        f"array of {format_bytes(array.nbytes)} in {array.npartitions} blocks, "
        f"{given.workers} workers of {format_bytes(parse_bytes(given.memory_limit))}: "
        f"peak memory {format_bytes(peak)} per worker, {seconds:.1f} s, max difference {difference:g}"
    )
    if difference != 0:
        raise SystemExit("the results differ from numpy's")
    if peak >= parse_bytes(given.memory_limit):
        raise SystemExit("a worker had more memory than it was given")
    if array.nbytes <= limit:
        raise SystemExit("the array is not larger than the memory of the workers")


if __name__ == "__main__":
    main()
