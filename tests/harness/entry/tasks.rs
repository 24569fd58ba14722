//! What people with data do every day, from Rust and from the shell: the functions of the examples give the same bytes, on
//! one thread, two and three. `bindings/python/tests/test_tasks.py` compares the same functions with numpy.

use std::fs;
use std::sync::Arc;

use ndarray::{ArrayD, ArrayViewD, IxDyn};
use tests::npy::doubles;
use tests::process::{self, LIMIT};
use tests::tools::{self, Tools};
use toyc::native::{Options, Program};
use toyc::pipeline::{Aims, Parallel};

/// A function of an example, or of what is added to it, and the shapes of its arguments.
struct Task {
    example: &'static str,
    function: &'static str,
    added: &'static str,
    shapes: &'static [&'static [usize]],
}

const fn task(example: &'static str, function: &'static str, shapes: &'static [&'static [usize]]) -> Task {
    Task { example, function, added: "", shapes }
}

const PRICE: &str = "def price(spot, strike, years) { return call(Option{spot, strike, years}, 0.02, 0.3); }";
const FORWARD: &str = "def forward(x, a, b, c, d) {
  return softmax(applied(Layer{c, d}, relu(applied(Layer{a, b}, x))));
}";
const INSIDE: &str = "def inside(re, im) { return steps_inside(Complex{re, im}, 30); }";

const TASKS: [Task; 16] = [
    task("regression_step", "gradient", &[&[200, 7], &[200]]),
    task("softmax", "softmax", &[&[50, 33]]),
    task("layer_normalization", "layer_norm", &[&[40, 65], &[65], &[65]]),
    // Enough to do for several threads.
    task("softmax", "softmax", &[&[203, 300]]),
    task("layer_normalization", "layer_norm", &[&[203, 300], &[300], &[300]]),
    task("standardized_columns", "standardized", &[&[130, 9]]),
    task("distance_matrix", "distances", &[&[30, 3], &[20, 3]]),
    task("blur", "filtered", &[&[37, 41], &[3, 3]]),
    task("moving_average", "moving_average", &[&[500]]),
    Task { added: PRICE, ..task("black_scholes", "price", &[&[300], &[300], &[300]]) },
    task("heat_equation", "plate_step", &[&[31, 47], &[]]),
    Task {
        added: FORWARD,
        ..task("neural_network", "forward", &[&[20, 9], &[9, 16], &[16], &[16, 5], &[5]])
    },
    task("covariance", "covariance", &[&[150, 6]]),
    task("k_means", "moved", &[&[200, 4], &[8, 4]]),
    task("game_of_life", "next_generation", &[&[40, 50]]),
    Task { added: INSIDE, ..task("mandelbrot", "inside", &[&[60], &[40, 1]]) },
];

pub(crate) fn check(tools: &Arc<Tools>) -> Result<(), String> {
    TASKS.iter().try_for_each(|task| same(task, tools).map_err(|e| format!("{}: {e}", task.example)))
}

fn same(task: &Task, tools: &Tools) -> Result<(), String> {
    let example = tools::fixtures().join("../examples").join(format!("{}.toy", task.example));
    let text = fs::read_to_string(&example).map_err(|e| e.to_string())? + task.added;
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let write =
        |name: &str, bytes: &[u8]| fs::write(folder.path().join(name), bytes).map_err(|e| e.to_string());
    write("task.toy", text.as_bytes())?;
    let arguments: Vec<ArrayD<f64>> =
        (1..).zip(task.shapes).map(|(turn, shape)| array(turn, shape)).collect();
    let mut names = Vec::new();
    for (at, argument) in arguments.iter().enumerate() {
        if let (0, Some(number)) = (argument.ndim(), argument.first()) {
            names.push(number.to_string());
            continue;
        }
        names.push(format!("{at}.npy"));
        let sizes: String = argument.shape().iter().map(|size| format!("{size}, ")).collect();
        let elements: Vec<f64> = argument.iter().copied().collect();
        write(&names[at], &doubles(&format!("({sizes})"), &elements))?;
    }
    let views: Vec<ArrayViewD<'_, f64>> = arguments.iter().map(|argument| argument.view()).collect();
    let mut first: Option<ArrayD<f64>> = None;
    for threads in [1, 2, 3] {
        let parallel = (threads > 1).then_some(Parallel { threads: Some(threads), min_operations: 1 });
        let options =
            Options { aims: Aims { optimize: true, parallel, ..Aims::default() }, ..Options::default() };
        let program = Program::new("task.toy", &text, options);
        let result = program.and_then(|program| program.function(task.function)?.call(&views));
        let result = result.map_err(|e| e.to_string())?;
        let mut toyc = tools.toyc(&["task.toy", "-w", "-opt", "-o", "result.npy"]);
        toyc.arg(format!("-entry={}", task.function)).args(&names).current_dir(folder.path());
        if threads > 1 {
            toyc.arg(format!("-parallel={threads}"));
        }
        process::run(toyc, &[], LIMIT)?.output()?;
        let written = fs::read(folder.path().join("result.npy")).map_err(|e| e.to_string())?;
        let bytes: Vec<u8> = result.iter().flat_map(|x| x.to_le_bytes()).collect();
        if !written.ends_with(&bytes) || first.as_ref().is_some_and(|first| first != result) {
            return Err(format!(
                "with {threads} threads, Rust gets {result}, and the shell gets other bytes"
            ));
        }
        first = Some(result);
    }
    Ok(())
}

/// Numbers between 0.5 and 1.5 that are different for each argument.
fn array(turn: usize, shape: &[usize]) -> ArrayD<f64> {
    let mut seed = turn as u64;
    let mut next = || {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        0.5 + (seed >> 11) as f64 / (1u64 << 53) as f64
    };
    ArrayD::from_shape_fn(IxDyn(shape), |_| next())
}
