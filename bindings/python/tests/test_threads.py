"""Threads: others run during a call, and calls on several threads do not disturb each other."""

import os
import subprocess
import sys
import threading
import time

import numpy as np
import pytest

import toy


def on_threads(*functions):
    """Runs each on a thread of its own; the exceptions that end them."""
    failed = []

    def guarded(function):
        try:
            function()
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=guarded, args=(function,)) for function in functions]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return failed


def test_others_run_during_a_call():
    source = "def f(a) { return transpose(a) * a + transpose(a * a); }"
    a = np.random.default_rng(0).random((3000, 3000))
    f = toy.compile(source).f
    f(a)
    # Python asks for the lock only every so often: while it is held, nothing else counts.
    stop, counts = threading.Event(), []

    def count():
        while not stop.is_set():
            counts.append(time.perf_counter())

    counter = threading.Thread(target=count)
    counter.start()
    during = 0
    try:
        for _ in range(10):
            start = time.perf_counter()
            f(a)
            end = time.perf_counter()
            during += sum(start < at < end for at in counts[-2_000_000:])
    finally:
        stop.set()
        counter.join()
    assert during > 1000, during


def test_others_run_while_a_function_is_compiled():
    source = "def f(a) { return " + " + ".join(f"a * {number}" for number in range(3000)) + "; }"
    program = toy.compile(source)
    ticks, stop = [], threading.Event()

    def tick():
        while not stop.wait(0.001):
            ticks.append(time.perf_counter())

    ticker = threading.Thread(target=tick)
    ticker.start()
    start = time.perf_counter()
    program.f(np.ones(3))
    end = time.perf_counter()
    stop.set()
    ticker.join()
    assert sum(start < at < end for at in ticks) > (end - start) / 0.1


def test_mixed_shapes():
    program = toy.compile("def f(a, b) { return transpose(a) * b; }", max_bytes=3_800_000)

    def work(seed):
        numbers = np.random.default_rng(seed)

        def run():
            for _ in range(60):
                rows, columns = numbers.integers(1, 6, size=2)
                a, b = numbers.random((rows, columns)), numbers.random((columns, rows))
                if numbers.random() < 0.3:
                    a = np.asfortranarray(a)
                assert (program.f(a, b) == a.T * b).all()
                with pytest.raises(toy.ShapeError):
                    program.f(np.ones((2, 3)), np.ones((2, 4)))

        return run

    assert on_threads(*map(work, range(6))) == []
    assert program.f.num_specializations <= 4


def test_compiled_once_for_all_threads():
    f = toy.compile("def f(a) { return a + a; }").f
    a = np.arange(6.0).reshape(2, 3)
    wanted = a + a

    def run():
        for _ in range(200):
            assert (f(a) == wanted).all()

    assert on_threads(*[run] * 6) == []
    assert f.num_specializations == 1


def test_no_two_calls_write_one_array():
    """Each call has all of the array or is refused; what is in it is the result of one of them."""
    f = toy.compile("def f(a, s) { return a * 0 + s; }").f
    a, out = np.ones((500, 500)), np.zeros((500, 500))
    f(a, 1.0)
    refused = []

    def run(number):
        def calls():
            for _ in range(50):
                try:
                    f(a, number, out=out)
                except toy.ArrayInUseError as error:
                    refused.append(str(error))

        return calls

    assert on_threads(*[run(float(number)) for number in range(4)]) == []
    assert (out == out[0, 0]).all()
    assert set(refused) <= {"out is in use: another call reads or writes it"}

    def reads():
        for _ in range(50):
            try:
                result = f(out, 0.0)
                assert (result == 0).all()
            except toy.ArrayInUseError as error:
                refused.append(str(error))

    assert on_threads(reads, run(7.0)) == []


@pytest.mark.skipif((os.cpu_count() or 1) < 2, reason="needs two processors")
def test_one_thread_can_be_interrupted_by_another():
    """A program that ends while a thread computes, ends."""
    script = """
import threading, numpy as np, toy
f = toy.compile("def f(a) { return transpose(a) * a; }").f
a = np.ones((2000, 2000))
f(a)
threading.Thread(target=lambda: [f(a) for _ in range(1000)], daemon=True).start()
print("done", flush=True)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (0, "done\n"), done.stderr


def test_prints_go_to_the_output_of_the_process():
    script = "import toy; toy.compile('def f(a) { print(a); return a; }').f([1, 2])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "1.000000 2.000000 \n"), done.stderr
