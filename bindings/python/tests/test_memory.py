"""Arrays are neither copied on the way in nor on the way out: each script measures a process of its own."""

import subprocess
import sys

import pytest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the figures are those of Linux")

MEASURE = """
import numpy as np, toy

MIB = 1 << 20
SIZE = 4000
ARRAY = SIZE * SIZE * 8

def status(name):
    for line in open("/proc/self/status"):
        if line.startswith(name + ":"):
            return int(line.split()[1]) * 1024

def growth(call):
    "How much more memory there was at the peak of a call than before it."
    with open("/proc/self/clear_refs", "w") as file:
        file.write("5")
    before = status("VmRSS")
    result = call()
    grown = status("VmHWM") - before
    del result
    return grown

program = toy.compile("def f(a, b) { return a * b + a; } def g(a) { return transpose(a) - a; }")
a, b = np.random.default_rng(0).random((2, SIZE, SIZE))
small = np.ones((2, 2))
program.f(small, small)
# Compiles for these shapes, so that only arrays are measured.
for x in (a, a.T):
    program.f(x, x), program.g(x)
out = np.ones((SIZE, SIZE))
"""


def run(script):
    done = subprocess.run([sys.executable, "-c", MEASURE + script], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    print(done.stdout)


def test_only_the_result_needs_memory():
    run(
        """
for call in (lambda: program.f(a, b), lambda: program.f(a.T, b.T), lambda: program.g(a), lambda: program.g(a.T)):
    grown = growth(call)
    print("grown by", grown // MIB, "MiB of", ARRAY // MIB)
    # The memory of an earlier result may be used again.
    assert grown < ARRAY * 1.1, grown
"""
    )


def test_a_result_in_place_needs_none():
    run(
        """
for call in (lambda: program.f(a, b, out=out), lambda: program.f(a.T, b.T, out=out), lambda: program.g(a, out=out)):
    grown = growth(call)
    print("grown by", grown // MIB, "MiB")
    assert grown < 4 * MIB, grown
"""
    )


def test_views_are_not_copied():
    run(
        """
for view in (a[::-1], a[:, ::-2], np.broadcast_to(a[0], (SIZE, SIZE)), a[5:3000, 7:2000]):
    out = np.ones(view.shape)
    program.f(view, view, out=out)
    grown = growth(lambda: program.f(view, view, out=out))
    print("grown by", grown // MIB, "MiB")
    assert grown < 4 * MIB, grown
"""
    )


def test_memory_of_results_is_used_again():
    run(
        """
# The two calls that have compiled left memory for two results.
assert len({program.f(a, b).ctypes.data for round in range(10)}) <= 2
# Results that are alive have memory of their own.
results = [program.f(a, b) for round in range(3)]
assert len({result.ctypes.data for result in results}) == 3
"""
    )


def test_memory_of_results_is_freed():
    run(
        """
for round in range(20):
    result = program.f(a, b)
del result
before = status("VmRSS")
for round in range(20):
    program.f(a, b), program.g(b)
assert status("VmRSS") - before < ARRAY // 2, (before, status("VmRSS"))
"""
    )


def test_memory_of_thrown_away_code_is_freed():
    run(
        """
program = toy.compile("def f(a, b) { return a * b + a; }", max_bytes=60_000_000)
def call(sizes):
    for size in sizes:
        program.f(np.ones(size), np.ones(size))
call(range(1, 150))
before = status("VmRSS")
call(range(150, 600))
grown = status("VmRSS") - before
print("grown by", grown // 1024, "KiB")
assert 50 < program.f.num_specializations < 80
assert grown < 8 * MIB, grown
"""
    )
