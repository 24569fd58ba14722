//! Code that is compiled for any size gives the same bits as code for each size.
//!
//! A program is compared for one in three of the sizes, and with `TOY_TEST_FULL=1` for all of them.
#![allow(clippy::expect_used, reason = "tests")]

use ndarray::ArrayD;
use toyc::arrays::{FloatKind, View};
use toyc::entry::{Argument, Order};
use toyc::native::{Error, Function, Options, Program};
use toyc::pipeline::{Aims, Parallel};

/// Numbers between -2 and 2 that look random.
fn array(shape: &[usize], seed: u64) -> ArrayD<f64> {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    ArrayD::from_shape_simple_fn(shape, || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 11) as f64 / (1u64 << 51) as f64 - 2.0
    })
}

fn function(source: &str, threads: Option<u32>) -> Function {
    let parallel = threads.map(|threads| Parallel { threads: Some(threads), min_operations: 0 });
    let aims = Aims { optimize: true, parallel, ..Aims::default() };
    let program = Program::new("<source>", source, Options { aims, ..Options::default() });
    program.and_then(|program| program.function("f")).expect("the source is correct")
}

/// Compares the code for some shapes, in which each letter is one size, with that for each of these sizes.
#[track_caller]
fn check(source: &str, shapes: &[&str], sizes: &[&[usize]]) {
    for threads in [None, Some(2)] {
        let f = function(source, threads);
        let any: Vec<Vec<Option<usize>>> = shapes
            .iter()
            .map(|shape| shape.chars().map(|c| c.to_digit(10).map(|digit| digit as usize)).collect())
            .collect();
        let any = f.compile_for_any(&any).expect("no size must be known");
        let one_in = if std::env::var_os("TOY_TEST_FULL").is_some() { 1 } else { 3 };
        for (seed, sizes) in sizes.iter().enumerate().skip(source.len() % one_in).step_by(one_in) {
            let size =
                |c: char| c.to_digit(10).map_or_else(|| sizes[c as usize - 'a' as usize], |d| d as usize);
            let given = shapes.iter().enumerate().map(|(at, shape)| {
                let shape: Vec<usize> = shape.chars().map(size).collect();
                array(&shape, (seed * 10 + at + 1) as u64)
            });
            let given: Vec<ArrayD<f64>> = given.collect();
            let views: Vec<_> = given.iter().map(|array| array.view()).collect();
            let fixed = f.compile_like(&views).and_then(|f| f.call_all(&views)).expect("it is correct");
            let got = any.call_all(&views).expect("the sizes fit");
            for (fixed, got) in fixed.iter().zip(&got) {
                assert_eq!(fixed.shape(), got.shape(), "for {sizes:?}, {threads:?}: {source}");
                let differs = fixed.iter().zip(got).position(|(a, b)| a.to_bits() != b.to_bits());
                assert_eq!(differs, None, "for {sizes:?}, {threads:?}: {source}");
            }
        }
    }
}

/// Sizes around lanes and blocks.
const SIZES: &[&[usize]] = &[
    &[1, 1],
    &[1, 16],
    &[3, 5],
    &[2, 15],
    &[7, 129],
    &[16, 16],
    &[17, 31],
    &[33, 1000],
    &[257, 3],
    &[300, 40],
    &[2, 4096],
    &[3, 4097],
    &[5, 9000],
    &[1030, 2],
];

#[test]
fn elements() {
    check("def f(x, y) { return exp(x * y) + x; }", &["ab", "ab"], SIZES);
    check(
        "def f(x, r, c) { return where(x > r, x + c, transpose(transpose(x) - 1)); }",
        &["ab", "b", "a1"],
        SIZES,
    );
    check("def f(x) { return zeros_like(x) + full_like(x, size(x, 0)) * size(x); }", &["ab"], SIZES);
    check("def f(x) { return x; }", &["ab"], SIZES);
    check("def f(x, y) { return x * 2, y[0], x + y; }", &["ab", "ab"], SIZES);
}

#[test]
fn rows() {
    let example = "def f(x, y) { return sum(exp(x - max(x, axis=1, keepdims=1)) * y, axis=1); }";
    check(example, &["ab", "ab"], SIZES);
    let softmax =
        "def f(x) { var e = exp(x - max(x, axis=1, keepdims=1)); return e / sum(e, axis=1, keepdims=1); }";
    check(softmax, &["ab"], SIZES);
    let layer = "def f(x, g, b) {
        var m = mean(x, axis=1, keepdims=1);
        var v = mean((x - m) ** 2, axis=1, keepdims=1);
        return (x - m) / sqrt(v + 0.00001) * g + b;
    }";
    check(layer, &["ab", "b", "b"], SIZES);
    check(
        "def f(x) { return any(x > 1.9, axis=1), all(x > -1.9, axis=-1), prod(x, axis=1); }",
        &["ab"],
        SIZES,
    );
    check("def f(x) { return sum(x, axis=1); }", &["a3"], SIZES);
}

#[test]
fn columns_and_all() {
    let columns = "def f(x) {
        var m = mean(x, axis=0);
        return (x - m) / sqrt(mean((x - m) ** 2, axis=0));
    }";
    check(columns, &["ab"], SIZES);
    check("def f(x) { return sum(x), mean(x), max(x), min(x, axis=0); }", &["ab"], SIZES);
    check(
        "def f(x) { return sum(x, axis=[0, 2]), sum(x, axis=1), sum(x, axis=[0, 1]), mean(x); }",
        &["a3b"],
        SIZES,
    );
    check("def f(x) { return sum(x), sum(x * x); }", &["b"], SIZES);
}

#[test]
fn products() {
    let sizes: &[&[usize]] =
        &[&[1, 1, 1], &[3, 5, 2], &[17, 9, 31], &[16, 32, 8], &[40, 33, 41], &[5, 100, 23]];
    check("def f(x, y) { return x @ y; }", &["ab", "bc"], sizes);
    check("def f(x, y, v) { return x @ v, v @ y, dot(v, v), outer(v, v); }", &["ab", "bc", "b"], sizes);
    let distances = "def f(x, y) {
        var xx = sum(x * x, axis=1, keepdims=1);
        var yy = sum(y * y, axis=1);
        return sqrt(maximum(xx - 2 * x @ transpose(y) + yy, 0));
    }";
    check(distances, &["ab", "cb"], sizes);
}

#[test]
fn parts() {
    let blur =
        "def f(x) { return (x[:-2, 1:-1] + x[1:-1, 1:-1] + x[2:, 1:-1] + x[1:-1, :-2] + x[1:-1, 2:]) / 5; }";
    let sizes: &[&[usize]] = &[&[3, 3], &[4, 9], &[17, 40], &[100, 33]];
    check(blur, &["ab"], sizes);
    check("def f(x) { return x[0], x[-1], x[::-1], x[:, 2], x[-2:], flip(x, axis=1)[:2]; }", &["ab"], sizes);
    check(
        "def f(x, y) { return concat(x, y, x), stack(y, y[::-1]), pad(x, 1), x[:, newaxis, :]; }",
        &["ab", "cb"],
        &[&[1, 2, 3], &[4, 5, 1]],
    );
}

#[test]
fn along_an_axis() {
    check("def f(x) { return argmax(x, axis=1), argmin(x, axis=-1), argmax(x, axis=0); }", &["ab"], SIZES);
    check("def f(x) { return cumsum(x, axis=0), cumsum(x, axis=1), repeat(x, 3, axis=1); }", &["ab"], SIZES);
    check("def f(x) { return argmin(x), cumsum(x), repeat(x, 2); }", &["b"], SIZES);
    check("def f(x) { return argmax(sum(x, axis=1)), cumsum(x * 2, axis=1)[:, -1]; }", &["ab"], SIZES);
    check("def f(x) { return take(x, [0, -1], axis=0), take(x, 0, axis=1); }", &["ab"], SIZES);
    check(
        "def f(x, y) { return take(x, argmin(y, axis=1), axis=0); }",
        &["ba", "cb"],
        &[&[3, 5, 2], &[1, 40, 9]],
    );
}

#[test]
fn statements() {
    check("def f(x, y) { var s = x; for i in 0..7 { s = s * 0.5 + y; } return s; }", &["ab", "ab"], SIZES);
    check(
        "def f(x) {
            var y = x;
            if sum(x) > 0 { y = x + 1; } else { y = -x; }
            while max(y) < 50 { y = y * 2 + 1; }
            return y, sum(y, axis=1);
        }",
        &["ab"],
        SIZES,
    );
    check(
        "def f(x) {
            var t = 0;
            var row = x[0];
            for i in 0..size(x, 0) {
                for j in 0..3 { t = t + x[i, 0] * j; }
                row = row + x[i];
            }
            return t, row, x[size(x, 0) - 1], x[:, t - t];
        }",
        &["ab"],
        SIZES,
    );
    let two = "def f(x, y) {
        var a = x;
        var b = y;
        for i in 0..4 {
            var c = a;
            a = b + i;
            if i < 2 { b = c; } else { b = b - c; }
        }
        return a, b;
    }";
    check(two, &["ab", "ab"], SIZES);
}

#[test]
fn positions_are_checked() {
    let f = function("def f(x, n, y) { return x[n], take(x, y, axis=1); }", None);
    let f = f.compile_for_any(&[vec![None, None], vec![], vec![None]]).expect("no size must be known");
    let (x, y) = (array(&[4, 3], 1), ArrayD::from_elem(vec![2], 2.0));
    let call = |n: f64, y: &ArrayD<f64>| {
        let n = ArrayD::from_elem(vec![], n);
        f.call_all(&[x.view(), n.view(), y.view()]).map_err(|error| error.to_string())
    };
    assert!(call(-4.0, &y).is_ok() && call(3.0, &y).is_ok());
    let error = call(4.0, &y).expect_err("there are four rows");
    assert!(error.contains("position 4 is out of range: the axis has size 4"), "{error}");
    let error = call(0.0, &(y + 1.0)).expect_err("there are three columns");
    assert!(error.contains("position 3 is out of range: the axis has size 3"), "{error}");
}

#[test]
fn elements_of_32_bits_and_the_other_order() {
    let source = "def f(x, y) {
        var e = exp(x - max(x, axis=1, keepdims=1));
        return e / sum(e, axis=1, keepdims=1), x @ transpose(y), y[:, 1:] + x[0, 1:], sum(y, axis=0);
    }";
    let f = function(source, None);
    let orders = || [Order::RowMajor, Order::ColumnMajor].into_iter();
    let kinds = [FloatKind::F32, FloatKind::F64];
    for (kind, order) in kinds.into_iter().flat_map(|kind| orders().map(move |order| (kind, order))) {
        let open = Argument { order: order.clone(), ..Argument::any(&[None, None], kind) };
        let any = f.compile_for_arguments(&[open.clone(), open]).expect("no size must be known");
        for sizes in [[1, 1, 2], [3, 5, 7], [17, 4, 40], [2, 30, 129]] {
            let given = [[sizes[0], sizes[2]], [sizes[1], sizes[2]]].map(|shape| {
                let first = if order == Order::RowMajor { shape } else { [shape[1], shape[0]] };
                let elements = array(&first, sizes[2] as u64);
                if order == Order::RowMajor { elements } else { elements.reversed_axes() }
            });
            let narrow = given.each_ref().map(|array| array.mapv(|x| x as f32));
            let views: Vec<View<'_>> = match kind {
                FloatKind::F32 => narrow.iter().map(|array| array.view().into()).collect(),
                _ => given.iter().map(|array| array.view().into()).collect(),
            };
            let fixed =
                f.compile_like(&views[..]).and_then(|f| f.call_arrays(&views[..])).expect("it is correct");
            let got = any.call_arrays(&views[..]).expect("the sizes fit");
            assert_eq!(fixed, got, "for {sizes:?}, {kind:?}, {order:?}");
        }
    }
}

#[test]
fn sizes_that_do_not_fit_are_errors() {
    let f = function("def f(x, y) { return x[1:] + y; }", None);
    let f = f.compile_for_any(&[[None, None], [None, None]]).expect("no size must be known");
    let call = |x: &[usize], y: &[usize]| {
        let (x, y) = (array(x, 1), array(y, 2));
        match f.call(&[x.view(), y.view()]) {
            Ok(result) => format!("{:?}", result.shape()),
            Err(error) => error.to_string(),
        }
    };
    assert_eq!(call(&[5, 3], &[4, 3]), "[4, 3]");
    assert_eq!(call(&[5, 3], &[5, 3]), "the array for 'y' has the shape <5, 3>, and the code is for <4, 3>");
    assert_eq!(call(&[5, 3], &[4, 1]), "the array for 'y' has the shape <4, 1>, and the code is for <4, 3>");
    let error = call(&[1, 3], &[1, 3]);
    assert!(error.contains("'y' has the shape <1, 3>, and the code is for <0, 3>"), "{error}");
}

#[test]
fn values_that_no_memory_holds_are_refused() {
    let f = function("def f(x, y, z) { return sum(x[:, newaxis, newaxis] * y[:, newaxis] * z); }", None);
    let f = f.compile_for_any(&[[None], [None], [None]]).expect("no size must be known");
    let [small, large] = [3, 1 << 20].map(|size| ArrayD::<f64>::zeros(vec![size]));
    assert!(f.call(&[small.view(), large.view(), small.view()]).is_ok());
    let error = f.call(&[large.view(), large.view(), large.view()]).expect_err("it has 2^60 elements");
    let shape = "<1048576, 1048576, 1048576>";
    assert_eq!(error.to_string(), format!("there is not enough memory for an array of shape {shape}"));
}

#[test]
fn a_size_that_does_not_fit_is_not_taken_for_an_unknown_one() {
    let error =
        function("def f(x) { return x; }", None).compile_for(&[[1 << 63]]).expect_err("it is too large");
    assert!(error.to_string().contains("it has more elements than fit in memory"), "{error}");
}

#[test]
fn what_must_be_known_is_said() {
    let error = |source: &str| match function(source, None).compile_for_any(&[[None, Some(3)]]) {
        Err(Error::Source { rendered, .. }) => rendered,
        other => panic!("{other:?}"),
    };
    let tile = error("def f(x) { return tile(x, 2); }");
    assert!(tile.contains("'tile' must know the sizes of a tensor") && tile.contains("<?, 3>"), "{tile}");
    let reshape = error("def f(x) { return reshape(x, -1); }");
    assert!(reshape.contains("'reshape' must know the sizes"), "{reshape}");
    let shift = error("def f(x) { return roll(x, 1, axis=0); }");
    assert!(shift.contains("'roll' must know the sizes"), "{shift}");
    let flat = error("def f(x) { return argmax(x); }");
    assert!(flat.contains("'argmax' must know the sizes"), "{flat}");
}
