"""Errors: which exception, and the text of the compiler."""

import pickle
import subprocess
import threading

import numpy as np
import pytest

import toy


def caught(kind, call, *arguments, **more):
    with pytest.raises(kind) as info:
        call(*arguments, **more)
    assert type(info.value) is kind
    return info.value


def test_source():
    error = caught(toy.CompileError, toy.compile, "def f(a) {\n  return b;\n}\n", name="wrong.toy")
    assert str(error) == (
        "wrong.toy:2:10: error[E0301]: undefined variable 'b'\n"
        "  return b;\n"
        "         ^ not found in this function\n"
        "  help: declare it with 'var b = ...;' before this"
    )
    assert error.diagnostics == [
        {
            "severity": "error",
            "code": "E0301",
            "message": "undefined variable 'b'",
            "line": 2,
            "column": 10,
            "help": "declare it with 'var b = ...;' before this",
        }
    ]
    assert isinstance(error, toy.Error)


def test_every_error_is_reported():
    error = caught(toy.CompileError, toy.compile, "def f(a) { return b + c; }\ndef g() { return h(); }")
    assert [said["code"] for said in error.diagnostics].count("E0301") == 2
    assert len(error.diagnostics) == 3


@pytest.mark.parametrize("source", ["def main() { print(x); }", "def main() { print([1, [2]]); }", "def", "struct A {} def main() {}"])
def test_text_of_the_command_line(source, toyc, tmp_path):
    (tmp_path / "a.toy").write_text(source)
    command = [toyc, "-error-format=plain", "-emit=mlir", "a.toy"]
    printed = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True).stderr
    assert str(caught(toy.CompileError, toy.compile, source, name="a.toy")) == printed.rstrip()


def test_shapes():
    program = toy.compile("def f(x, y) { return g(x, y); } def g(x, y) { return x + y; }", name="s.toy")
    error = caught(toy.ShapeError, program.f, np.ones(2), np.ones(3))
    assert isinstance(error, ValueError)
    lines = str(error).splitlines()
    assert lines[0] == "s.toy:1:56: error[E0503]: operands of '+' have different shapes: <2> and <3>"
    assert "note: 'f' was called with x of shape <2>, y of shape <3>" in lines
    said = error.diagnostics[0]
    assert (said["code"], said["line"], said["column"]) == ("E0503", 1, 56)
    # The same once more, now that it is known.
    assert str(caught(toy.ShapeError, program.f, np.ones(2), np.ones(3))) == str(error)
    assert str(caught(toy.ShapeError, program.f, np.ones((2, 0)), 1)) == (
        "the array for 'x' has the shape <2, 0>: it has no elements"
    )
    assert str(caught(toy.ShapeError, program.f, [], 1)) == "the array for 'x' has the shape <0>: it has no elements"


def test_unknown_functions():
    program = toy.compile("def square(x) { return x * x; }")
    error = caught(toy.UnknownFunctionError, getattr, program, "sqare")
    assert str(error) == "there is no function 'sqare'; did you mean 'square'?"
    assert isinstance(error, AttributeError)
    caught(toy.UnknownFunctionError, lambda: program["cube"])


def test_numbers_of_arguments():
    program = toy.compile("struct P { var x; var y; } def f(a, b) { return a; } def g(P p, s) { return p.x; }")
    error = caught(toy.ArgumentError, program.f, 1)
    assert str(error) == "f(a, b) takes 2 arrays, and 1 is given"
    assert isinstance(error, TypeError)
    assert str(caught(toy.ArgumentError, program.f)) == "f(a, b) takes 2 arrays, and 0 are given"
    assert str(caught(toy.ArgumentError, program.g, 1, 2, 3)) == "g(p, s) takes 2 arguments, and 3 are given"


def test_warnings():
    program = toy.compile("def f(a) { var unused = a; return a; }")
    assert [said["severity"] for said in program.warnings] == ["warning"]


def test_errors_can_be_sent_to_another_process():
    for kind in (toy.Error, toy.CompileError, toy.ShapeError, toy.UnknownFunctionError, toy.ArgumentError):
        error = pickle.loads(pickle.dumps(kind("text", [{"line": 1}])))
        assert (type(error), str(error), error.diagnostics) == (kind, "text", [{"line": 1}])


def test_wrong_types():
    for wrong in (None, b"def f() {}", 3):
        with pytest.raises(TypeError):
            toy.compile(wrong)
    with pytest.raises(UnicodeEncodeError):
        toy.compile("def f() { return \ud800; }")


DEEP = [
    "def f(a) {{ return {}a{}; }}".format("(" * 990, ")" * 990),
    "def f(a) {{ return {}; }}".format(" + ".join(["a"] * 20_000)),
    "def f(a) {{ return {}1{} + a; }}".format("transpose(" * 990, ")" * 990),
    "def f0(a) { return a; }" + "".join(f"def f{i}(a) {{ return f{i - 1}(a); }}" for i in range(1, 1500))
    + "def f(a) { return f1499(a); }",
]


@pytest.mark.parametrize("source", DEEP, ids=["brackets", "terms", "calls", "functions"])
def test_deep_programs_on_a_small_stack(source):
    results = []
    size = threading.stack_size(512 << 10)
    try:
        thread = threading.Thread(target=lambda: results.append(toy.compile(source).f(1.0)))
        thread.start()
        thread.join()
    finally:
        threading.stack_size(size)
    assert len(results) == 1


def test_too_deep():
    error = caught(toy.CompileError, toy.compile, "def f(a) { return " + "(" * 100_000)
    assert "nest deeper than 1000 levels" in str(error)


def test_positions_are_checked_when_a_function_runs():
    program = toy.compile(
        "def pick(x, i) { return x[i]; }\n"
        "def find(x, wanted) { var at = 0; while x[at] != wanted { at = at + 1; } return at; }",
        name="pick.toy",
    )
    x = np.array([3.0, 4.0])
    assert program.pick(x, -1) == 4
    error = caught(toy.PositionError, program.pick, x, 2)
    assert str(error) == "pick.toy:1:25: position 2 is out of range: the axis has size 2"
    assert isinstance(error, IndexError)
    error = caught(toy.PositionError, program.pick, x, 0.5)
    assert str(error) == "pick.toy:1:25: a position cannot be 0.5"
    assert program.find(x, 4) == 1
    caught(toy.PositionError, program.find, x, 5)
    assert program.find(x, 3) == 0
