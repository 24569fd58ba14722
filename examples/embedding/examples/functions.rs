//! Functions of a Toy program, called on arrays of `ndarray`: `cargo run -p embedding --example functions`.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program prints")]

use std::process::ExitCode;

use ndarray::{Array2, ArrayD, array};
use toyc::native::{Error, Program};

const PROGRAM: &str = "
# How far the elements of x are from the mean of both.
def mean(x, y) { return (x + y) / 2; }
def spread(x, y) { return x - mean(x, y); }
";

/// The results of two calls.
fn results() -> Result<(ArrayD<f64>, Array2<f64>), Error> {
    let spread = Program::parse(PROGRAM)?.function("spread")?;
    let a = array![[1., 2.], [3., 4.]];
    let b = array![[3., 2.], [1., 0.]];
    let first = spread.call((&a, &b))?;
    // A transpose is a view of the same memory: nothing is copied.
    let mut second = Array2::zeros((2, 2));
    spread.call_into((a.t(), &b), &mut second)?;
    Ok((first, second))
}

fn main() -> ExitCode {
    match results() {
        Ok((first, second)) => {
            println!("{first}\n{second}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_are_called() {
        let (first, second) = results().expect("the shapes fit");
        assert_eq!(first, array![[-1., 0.], [1., 2.]].into_dyn());
        assert_eq!(second, array![[-1., 0.5], [0.5, 2.]]);
    }

    #[test]
    fn shapes_that_do_not_fit_are_errors_with_their_places() {
        let spread = Program::parse(PROGRAM).and_then(|program| program.function("spread"));
        let error = spread.and_then(|f| f.call((array![1., 2.], array![1., 2., 3.])));
        let Err(Error::Source { errors, rendered }) = error else { panic!("the shapes differ") };
        assert_eq!(errors.diagnostics[0].code, Some("E0503"));
        assert!(rendered.contains("'spread' was called with x of shape <2>, y of shape <3>"), "{rendered}");
    }
}
