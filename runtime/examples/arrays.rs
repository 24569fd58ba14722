//! The kernels of `cargo xtask bench run`, written with ndarray: `arrays EXPRESSION ROWS COLUMNS SECONDS` prints
//! the fastest run in nanoseconds and a digest of the result's bits.

use std::hint::black_box;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use ndarray::Array2;

/// The input of every competitor in the benchmark.
#[allow(clippy::cast_precision_loss, reason = "the numbers are small")]
fn filled(rows: usize, columns: usize, seed: usize) -> Array2<f64> {
    Array2::from_shape_fn((rows, columns), |(i, j)| {
        (((i * columns + j) * 7 + seed * 13) % 1009) as f64 / 64.0 - 5.0
    })
}

fn evaluate(expression: &str, [a, b, c]: &[Array2<f64>; 3]) -> Option<Array2<f64>> {
    Some(match expression {
        "product" => a * b + c,
        "transposed" => &a.t() * &b.t() + c,
        "chain" => ((a + b) * (a + c)) * ((b + c) * (a + b)),
        "transpose" => a.t().as_standard_layout().into_owned(),
        "mixed" => &a.t() * a + a,
        _ => return None,
    })
}

/// Depends on every bit of every element and on its place.
fn digest(result: &Array2<f64>) -> u64 {
    let bits = result.iter().map(|element| element.to_bits());
    bits.zip(0_u64..).fold(0, |digest, (bits, i)| digest ^ bits.wrapping_mul(2 * i + 1))
}

fn run(arguments: &[String]) -> Option<String> {
    let [expression, rows, columns, seconds] = arguments else { return None };
    let rows = rows.parse().ok()?;
    let columns = columns.parse().ok()?;
    let limit = Duration::try_from_secs_f64(seconds.parse().ok()?).ok()?;
    let arrays = [1, 2, 3].map(|seed| filled(rows, columns, seed));
    let digest = digest(&evaluate(expression, &arrays)?);
    let start = Instant::now();
    let mut fastest = Duration::MAX;
    while start.elapsed() < limit {
        let before = Instant::now();
        let result = evaluate(black_box(expression), black_box(&arrays));
        fastest = fastest.min(before.elapsed());
        drop(black_box(result));
    }
    Some(format!("{} {digest:016x}", fastest.as_nanos()))
}

#[allow(clippy::print_stdout, clippy::print_stderr, reason = "a program")]
fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Some(line) => {
            println!("{line}");
            ExitCode::SUCCESS
        }
        None => {
            eprintln!("usage: arrays product|transposed|chain|transpose|mixed ROWS COLUMNS SECONDS");
            ExitCode::from(2)
        }
    }
}
