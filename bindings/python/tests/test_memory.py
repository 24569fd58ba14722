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
    assert ARRAY * 0.9 < grown < ARRAY * 1.1, grown
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


def test_other_arrays_are_copied_once():
    run(
        """
reversed = a[::-1]
program.g(reversed)
grown = growth(lambda: program.g(reversed))
print("grown by", grown // MIB, "MiB of", 2 * ARRAY // MIB)
assert 1.9 * ARRAY < grown < 2.1 * ARRAY, grown
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
def call(sizes):
    for size in sizes:
        program.f(np.ones(size), np.ones(size))
call(range(1, 150))
before = status("VmRSS")
call(range(150, 600))
grown = status("VmRSS") - before
print("grown by", grown // 1024, "KiB")
assert program.f.num_specializations == 64
assert grown < 8 * MIB, grown
"""
    )
