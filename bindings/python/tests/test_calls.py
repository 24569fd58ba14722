"""Calls: what functions take and return."""

import inspect
import pickle

import numpy as np
import pytest

import toy

PROGRAM = toy.compile(
    """
    struct Pair { var x; var y; }
    struct Nested { Pair pair; var z; }
    def add(a, b) { return a + b; }
    def product(a, b) { return transpose(a) * b; }
    def number() { return 3; }
    def nothing(a) { var b = a; }
    def both(a, b) { Pair p = {a + b, a * b}; return p; }
    def swapped(Pair p) { Pair q = {p.y, p.x}; return q; }
    def nested(Pair p, z) { Nested n = {p, z}; return n; }
    def total(Nested n) { return n.pair.x + n.pair.y + n.z; }
    def functions(a) { return a; }
    """
)


def equal(result, wanted):
    assert type(result) is np.ndarray and result.dtype == wanted.dtype
    assert result.shape == wanted.shape
    assert result.tobytes() == np.ascontiguousarray(wanted).tobytes()


def test_arrays():
    a, b = np.arange(6.0).reshape(2, 3), np.linspace(0, 1, 6).reshape(3, 2)
    equal(PROGRAM.product(a, b), a.T * b)
    equal(PROGRAM.add(a, a), a + a)
    assert PROGRAM.nothing(a) is None


def test_numbers():
    result = PROGRAM.add(1, 2.5)
    assert result == 3.5 and type(result) is np.float64
    assert PROGRAM.number() == 3.0
    equal(PROGRAM.add(np.ones((2, 2)), 1), np.full((2, 2), 2.0))
    equal(PROGRAM.add(np.float32(1), np.ones(3)), np.full(3, 2.0))
    assert PROGRAM.add(np.array(1.0), True) == 2.0
    with pytest.raises(OverflowError):
        PROGRAM.add(10**400, 1)


@pytest.mark.parametrize("dtype", ["?", "i1", "i8", "u8", "f2", ">f8", "<f8"])
def test_other_types_of_elements(dtype):
    a = np.array([[1, 0], [1, 1]], dtype=dtype)
    equal(PROGRAM.add(a, a), a.astype(float) + a.astype(float))


def test_floats_of_32_bits():
    a, b = np.float32([[0.1, 2], [3, 4]]), np.array([[1.0, 2], [3, 4]])
    equal(PROGRAM.add(a, a), a + a)
    equal(PROGRAM.add(a, b), a + b)
    equal(PROGRAM.add(a.astype(">f4"), a[::-1]), a + a[::-1])
    equal(PROGRAM.product(np.asfortranarray(a), a), a.T * a)
    result = PROGRAM.add(np.float32(0.1), np.float32(0.2))
    assert result == np.float32(0.1) + np.float32(0.2) and type(result) is np.float32
    # A number of Python adapts to the arrays, as in numpy; those of numpy have a type.
    for number in (0.1, 3, True):
        equal(PROGRAM.add(a, number), a + number)
        equal(PROGRAM.add(number, b), number + b)
    assert PROGRAM.add(a, np.float64(0.1)).dtype == np.float64 == PROGRAM.add(0.1, 1).dtype
    out = np.zeros((2, 2), np.float32)
    assert PROGRAM.add(a, a, out=out) is out
    equal(out, a + a)
    PROGRAM.add(a, a, out=a)
    equal(a, out)
    with pytest.raises(TypeError, match="returns an array of f64, and there is one of f32 for it"):
        PROGRAM.add(a, b, out=out)


def test_sequences():
    equal(PROGRAM.add([[1, 2], [3, 4]], ((0.5, 0.5), (0.5, 0.5))), np.array([[1.5, 2.5], [3.5, 4.5]]))


@pytest.mark.parametrize("wrong", [np.ones(2, complex), "text", [object()], np.array(["a"]), None, b"x", {}])
def test_what_is_not_a_number(wrong):
    with pytest.raises(TypeError, match="the array for 'b' has elements of type .*, not float64"):
        PROGRAM.add(np.ones(2), wrong)


def test_any_layout():
    whole = np.random.default_rng(0).random((6, 8, 10))
    views = [
        whole,
        whole.T,
        np.asfortranarray(whole),
        whole[::2],
        whole[:, ::-1],
        whole[::-1, ::-1, ::-1],
        whole[1:, 2:, 3:],
        whole.transpose(1, 0, 2),
        np.broadcast_to(whole[:1], (6, 8, 10)),
        np.broadcast_to(2.5, (3, 4)),
    ]
    for view in views:
        equal(PROGRAM.add(view, view), view + view)
        equal(PROGRAM.product(view.T, view), view * view)


def test_elements_in_odd_places():
    records = np.zeros(5, dtype=[("tag", "i4"), ("value", "f8")])
    records["value"] = np.arange(5)
    assert records["value"].strides == (12,)
    equal(PROGRAM.add(records["value"], 1), np.arange(5) + 1.0)
    shifted = np.frombuffer(b"\0" * 3 + np.arange(4.0).tobytes(), offset=3)
    equal(PROGRAM.add(shifted, shifted), np.arange(4.0) * 2)
    out = np.zeros(5, dtype=records.dtype)
    PROGRAM.add(records["value"], 1, out=out["value"])
    assert out["value"].tolist() == [1, 2, 3, 4, 5]


def test_arrays_that_cannot_be_written():
    a = np.arange(4.0)
    a.flags.writeable = False
    equal(PROGRAM.add(a, a), a + a)
    with pytest.raises(ValueError, match="out is read-only"):
        PROGRAM.add(np.ones(4), 1, out=a)
    assert a.tolist() == [0, 1, 2, 3]


def test_too_many_dimensions():
    with pytest.raises(toy.ShapeError, match="the array for 'a' has 40 dimensions, and code is compiled for at most 32"):
        PROGRAM.add(np.ones((1,) * 40), 1)
    ones = "1," * 39 + "1"
    source = f"def f(a) {{ var b<{ones}> = a; return b; }}"
    with pytest.raises(toy.ShapeError, match="the result has 40 dimensions; at most 32"):
        toy.compile(source).f(np.ones(1))


def test_structs_are_named_tuples():
    a, b = np.array([1.0, 2.0]), np.array([3.0, 4.0])
    result = PROGRAM.both(a, b)
    assert result._fields == ("x", "y")
    equal(result.x, a + b)
    equal(result.y, a * b)
    for given in (result, (result.x, result.y), [result.x, result.y], {"y": result.y, "x": result.x}):
        swapped = PROGRAM.swapped(given)
        equal(swapped.x, result.y)
        equal(swapped.y, result.x)
        assert type(swapped) is type(result)
    nested = PROGRAM.nested((a, b), 1)
    assert nested.z == 1.0 and type(nested.pair) is type(result)
    equal(PROGRAM.total(nested), a + b + 1)
    equal(PROGRAM.total({"z": 1, "pair": [a, b]}), a + b + 1)


@pytest.mark.parametrize(
    "given, message",
    [
        (np.ones((2, 2)), "'p' is a struct of x, y: give a tuple or a dict, not ndarray"),
        (1, "'p' is a struct of x, y: give a tuple or a dict, not int"),
        ((1,), "'p' is a struct of x, y: it takes 2 values, not 1"),
        ({"x": 1}, "'p' is a struct of x, y: the field 'y' is missing"),
        ({"x": 1, "y": 2, "z": 3}, "'p' is a struct of x, y: it has no field 'z'"),
        ({"x": 1, 5: 2}, "'p' is a struct of x, y: it has no field 5"),
    ],
)
def test_wrong_structs(given, message):
    with pytest.raises(toy.ArgumentError) as caught:
        PROGRAM.swapped(given)
    assert str(caught.value) == message


def test_named_tuples_are_taken_by_name():
    pair = type(PROGRAM.both(1, 2))
    other = __import__("collections").namedtuple("Other", "y x")
    assert PROGRAM.swapped(other(y=1, x=2)) == pair(1, 2)


def test_out():
    a, b = np.arange(6.0).reshape(2, 3), np.ones((3, 2))
    out = np.full((3, 2), np.nan)
    assert PROGRAM.product(a, b, out=out) is out
    equal(out, a.T * b)
    column = np.empty((3, 2), order="F")
    PROGRAM.product(a, b, out=column)
    assert (column == a.T * b).all()
    big = np.zeros((6, 8))
    PROGRAM.product(a, b, out=big[::2, 1::4])
    assert (big[::2, 1::4] == a.T * b).all() and big.sum() == (a.T * b).sum()
    number = np.zeros(())
    PROGRAM.add(1, 2, out=number)
    assert number == 3


def test_out_that_overlaps():
    a = np.random.default_rng(1).random((50, 50))
    wanted = a.T * a
    PROGRAM.product(a, a, out=a)
    equal(a, wanted)
    line = np.arange(10.0)
    wanted = line[:-1] + line[1:]
    PROGRAM.add(line[:-1], line[1:], out=line[1:])
    equal(line[1:], wanted)
    # Two arrays with no common base in numpy.
    memory = bytearray(np.arange(10.0).tobytes())
    x, y = np.frombuffer(memory, count=9), np.frombuffer(memory, offset=8)
    wanted = x + x
    PROGRAM.add(x, x, out=y)
    equal(y, wanted)
    # A number that is an element of the result.
    line = np.arange(5.0)
    wanted = line + line[2]
    PROGRAM.add(line, line[2:3].reshape(()), out=line)
    equal(line, wanted)


def test_wrong_out():
    for wrong in ([0.0, 0.0], np.zeros(2, int), np.zeros(2, ">f8"), 1.0):
        with pytest.raises(TypeError, match="out is not an array of float64 or float32"):
            PROGRAM.add(np.ones(2), 1, out=wrong)
    for shape in ((3,), (2, 1), (), (0,), (1,) * 40):
        with pytest.raises(ValueError, match="returns an array of shape <2>, and there is one of <.*> for it"):
            PROGRAM.add(np.ones(2), 1, out=np.zeros(shape))
    with pytest.raises(TypeError, match="function 'both' returns 2 arrays, and there is one array for results"):
        PROGRAM.both(1, 2, out=np.zeros(2))
    with pytest.raises(TypeError, match="unexpected keyword argument 'into'"):
        PROGRAM.add(1, 2, into=np.zeros(()))


def test_specializations():
    add = PROGRAM.add.compile_for((2, 3), [2, 3])
    assert add.result_shapes == ((2, 3),)
    a = np.random.default_rng(2).random((2, 3))
    equal(add(a, a), a + a)
    out = np.zeros((2, 3))
    assert add(a, a, out=out) is out
    equal(out, a + a)
    assert PROGRAM.both.compile_for(4, ()).result_shapes == ((4,), (4,))
    assert PROGRAM.nothing.compile_for((2,)).result_shapes == ()
    with pytest.raises(ValueError, match="the array for 'a' has the shape <3>, and the code is for <2, 3>"):
        add(np.ones(3), a)
    with pytest.raises(TypeError, match=r"add\(a, b\) takes 2 arrays, and 1 is given"):
        PROGRAM.add.compile_for((2,))
    with pytest.raises(ValueError, match="has no elements"):
        PROGRAM.add.compile_for((0,), (0,))
    for wrong in (-1, "2", 1.5, (2, -3)):
        with pytest.raises((TypeError, OverflowError, ValueError)):
            PROGRAM.add.compile_for(wrong, 2)


def test_what_is_kept():
    f = toy.compile("def f(a) { return a + a; }", max_bytes=3_000_000).f
    for size in range(1, 10):
        equal(f(np.ones(size)), np.full(size, 2.0))
    assert 1 < f.num_specializations < 9
    f = toy.compile("def f(a) { return a + a; }", max_bytes=0).f
    for size in range(1, 4):
        equal(f(np.ones(size)), np.full(size, 2.0))
    assert f.num_specializations == 1


def test_many_shapes_are_kept():
    f = toy.compile("def f(a) { return a + a; }").f
    for _ in range(2):
        for size in range(1, 101):
            equal(f(np.ones(size)), np.full(size, 2.0))
    assert f.num_specializations == 100


def test_views_are_read_in_place():
    f = toy.compile("def f(a, b) { return sum(a * b) + a; }").f
    base = np.arange(240.0).reshape(4, 6, 10)
    views = [
        base[1:3, ::2, 1::3],
        base[::-1, 1:4, ::-4][:2],
        base.transpose(1, 0, 2)[2:4, :3, 2:5],
        np.broadcast_to(base[0, 0, :3], (2, 3, 3)),
        np.lib.stride_tricks.sliding_window_view(base[1, 2], 3)[None, 2:5].repeat(2, axis=0)[:, :, ::-1],
    ]
    other = np.ones((2, 3, 3))
    for view in views:
        copy = view.copy()
        equal(f(view, other), f(copy, other))
        equal(f(view.astype(np.float32), view), f(copy.astype(np.float32), copy))
    # Windows of one shape have the same distances: one compilation.
    g = toy.compile("def g(a) { return a * 2; }").g
    for start in range(20):
        window = base.reshape(-1, 10)[start : start + 4, 2:5]
        equal(g(window), window * 2)
    assert g.num_specializations == 1
    # Ever new distances do not compile for ever.
    row = np.arange(1000.0)
    for step in range(2, 100):
        equal(g(row[: 3 * step : step]), row[: 3 * step : step] * 2)
    assert g.num_specializations < 20


def test_code_for_types_of_elements():
    f = toy.compile("def f(x, s) { return x * f32(s); }").f
    code = f.compile_for(3, (), dtype=["float32", np.float64])
    for number in (2.0, np.float64(2.0)):
        equal(code(np.ones(3, np.float32), number), np.full(3, 2.0, np.float32))
    assert f.compile_for(3, 3, dtype=np.float32)(*[np.ones(3, np.float32)] * 2).dtype == np.float32
    for wrong in ("int32", ["float32"], ["float32"] * 3, "nonsense"):
        with pytest.raises((TypeError, ValueError)):
            f.compile_for(3, (), dtype=wrong)


def test_what_programs_and_functions_say():
    assert repr(PROGRAM).startswith('<toy.Program "<source>": add(a, b), product(a, b), number(), ')
    assert repr(PROGRAM.total) == "<toy.Function total(n)>"
    assert repr(PROGRAM.add.compile_for(1, 1)) == "<toy.Specialization of add(a, b)>"
    assert PROGRAM.add is PROGRAM.add is PROGRAM["add"] is PROGRAM.functions["add"]
    assert list(PROGRAM.functions)[:2] == ["add", "product"]
    assert {"add", "both", "source", "__class__"} <= set(dir(PROGRAM))
    assert PROGRAM["functions"](5) == 5.0
    assert PROGRAM.add.__name__ == "add" and PROGRAM.add.signature == "add(a, b)"
    assert PROGRAM.nested.parameters == ("p", "z")
    assert str(inspect.signature(PROGRAM.add)) == "(a, b, /, *, out=None)"
    assert "def add(a, b)" in PROGRAM.source
    assert toy.__version__.count(".") == 2
    assert not hasattr(PROGRAM, "missing")


def test_pickled_options_stay_apart():
    source = "def f(x) { return x; }"
    for parallel in [None, False, 1, True, 2]:
        copy = pickle.loads(pickle.dumps(toy.compile(source, parallel=parallel)))
        _, (_, options) = copy.__reduce__()
        assert options["parallel"] is parallel or options["parallel"] == 2 == parallel


def test_a_struct_that_was_returned_can_be_passed():
    program = toy.compile(
        "struct S { var class; var x; } def make(a) { S s = {a, a + 1}; return s; } def sum(S s) { return s.class + s.x; }"
    )
    assert program.sum(program.make(1)) == 3


def test_everything_can_be_sent_to_another_process():
    program = toy.compile("def f(a) { return a * a; }", name="sent.toy", optimize=False)
    copy = pickle.loads(pickle.dumps(program))
    assert repr(copy) == '<toy.Program "sent.toy": f(a)>'
    function = pickle.loads(pickle.dumps(program.f))
    assert function is copy.f, "a program is compiled once in a process"
    equal(function(np.arange(3.0)), np.arange(3.0) ** 2)
    result = PROGRAM.nested((1, 2), 3)
    assert pickle.loads(pickle.dumps(result)) == result
    assert type(pickle.loads(pickle.dumps(result))) is type(result)


def test_results_own_their_memory():
    a = np.random.default_rng(3).random((300, 300))
    results = [PROGRAM.add(a, number) for number in range(20)]
    del a
    for number, result in enumerate(results):
        assert result.flags.writeable and result.flags.c_contiguous
        result += 1
        assert result.min() >= number + 1


@pytest.mark.parametrize("options", [{"optimize": False}, {"parallel": True}, {"parallel": 2}])
def test_options(options):
    a, b = np.random.default_rng(4).random((2, 700, 700))
    f = toy.compile("def f(a, b) { return transpose(a) * b + a; }", **options).f
    equal(f(a, b), a.T * b + a)


def test_fast_math():
    a, b = np.random.default_rng(4).random((2, 70, 70))
    f = toy.compile("def f(a, b) { return transpose(a) * b + a; }", fast_math=True).f
    np.testing.assert_allclose(f(a, b), a.T * b + a, rtol=1e-14)


def test_wrong_options():
    for threads in (0, 1025):
        with pytest.raises(ValueError, match="parallel is True, False or a number from 1 to 1024"):
            toy.compile("def f() { return 1; }", parallel=threads)
    for wrong in ({"parallel": "all"}, {"optimize": 3}, {"max_bytes": -1}, {"speed": 1}):
        with pytest.raises((TypeError, OverflowError)):
            toy.compile("def f() { return 1; }", **wrong)


def test_out_is_checked_before_memory_is_taken_for_it():
    f = toy.compile("def f(x) { print(x); return x; }").f
    huge = np.broadcast_to(np.zeros(1), (10**6, 10**6))
    with pytest.raises(ValueError, match="out is read-only"):
        f(np.ones(1), out=huge)
    writable = np.lib.stride_tricks.as_strided(np.zeros(1), (10**6, 10**6), (0, 0))
    with pytest.raises((MemoryError, toy.ShapeError)):
        f(np.ones(1), out=writable)


def test_masks_are_not_lost():
    f = toy.compile("def f(x) { return x + x; }").f
    for values in ([1.0, 999.0], [1, 999]):
        masked = np.ma.array(values, mask=[False, True])
        with pytest.raises(TypeError, match="the array for 'x' is masked"):
            f(masked)
        assert np.array_equal(f(masked.filled(0)), [2.0, 0.0])


def test_other_subclasses_are_arrays():
    class Own(np.ndarray):
        pass

    result = PROGRAM.add(np.arange(3.0).view(Own), 1)
    assert type(result) is np.ndarray and result.tolist() == [1, 2, 3]


ANY = toy.compile(
    """
    def add(a, b) { return a + b; }
    def tiled(a) { return tile(a, 2); }
    def softmax(x) {
      var powers = exp(x - max(x, axis=1, keepdims=1));
      return powers / sum(powers, axis=1, keepdims=1);
    }
    """
)


@pytest.mark.parametrize("dtype", [np.float64, np.float32])
def test_any_size(dtype):
    softmax = ANY.softmax.compile_for((None, None), dtype=dtype)
    assert softmax.result_shapes == ((None, None),)
    random = np.random.default_rng(5)
    for shape in ((1, 1), (3, 5), (40, 300)):
        x = random.random(shape).astype(dtype)
        wanted = ANY.softmax(x)
        assert wanted.dtype == dtype
        equal(softmax(x), wanted)
        equal(softmax(x.T), ANY.softmax(x.T))
        out = np.zeros_like(x)
        assert softmax(x, out=out) is out
        equal(out, wanted)
        equal(softmax(np.repeat(x, 2, axis=0)[::2]), wanted)
        with pytest.raises(toy.ShapeError, match="returns an array of shape"):
            softmax(x, out=np.zeros((2, 2), dtype))


def test_any_size_that_does_not_fit():
    add = ANY.add.compile_for((None, 3), None)
    assert add.result_shapes == ((None, 3),)
    equal(add(np.ones((2, 3)), np.ones(3)), np.full((2, 3), 2.0))
    for wrong in ((2, 4), (3,), (0, 3), (2, 3, 1)):
        with pytest.raises(toy.ShapeError, match="the array for 'a' (has the shape|has no elements|has)"):
            add(np.ones(wrong), np.ones(3))
    with pytest.raises(toy.ShapeError, match="the array for 'b' has the shape <2>, and the code is for <3>"):
        add(np.ones((2, 3)), np.ones(2))
    with pytest.raises(TypeError, match="the array for 'a' has elements of f32"):
        add(np.ones((2, 3), np.float32), np.ones(3))
    with pytest.raises(toy.ShapeError, match="'tile' must know the sizes"):
        ANY.tiled.compile_for((None, 2))
    for wrong in ((None, -1), ("x",), (None, 1.5)):
        with pytest.raises((TypeError, OverflowError)):
            ANY.add.compile_for(wrong, ())
