//! Times calls on views of other memory beside calls on contiguous arrays of the same shape: milliseconds and ratios, for
//! sums, element-wise expressions, and products.
//!
//! `cargo run --release -p mlirust-toyc --example strided -- 1024` takes views of 1024 by 1024 elements.
#![allow(clippy::print_stdout, reason = "a program that prints")]

use std::hint::black_box;
use std::time::Instant;

use ndarray::{Array2, ArrayD, ArrayView2, s};
use toyc::native::{Function, Program};

const SOURCE: &str = "def sums(x) { return sum(x); }
                      def rows(x) { return sum(x, axis=1); }
                      def map(x) { return x * x + 1; }
                      def center(x) { return x - mean(x, axis=0); }
                      def square(x) { return x @ x; }";

/// The fastest of several calls, in milliseconds.
fn time(f: &Function, x: ArrayView2<'_, f64>, rounds: u32) -> Result<f64, Box<dyn std::error::Error>> {
    let mut out = f.call((x,))?;
    let mut fastest = f64::INFINITY;
    for _ in 0..rounds {
        let start = Instant::now();
        f.call_into((x,), &mut out)?;
        fastest = fastest.min(start.elapsed().as_secs_f64() * 1e3);
    }
    black_box(out);
    Ok(fastest)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let side: usize = std::env::args().nth(1).map_or(Ok(512), |text| text.parse())?;
    let base = Array2::from_shape_fn((2 * side, 2 * side), |(i, j)| ((i * 7 + j * 3) % 11) as f64 / 8.0);
    let cube = ndarray::Array3::from_shape_fn((side, 3, side), |(i, _, j)| (i + j) as f64);
    let row = base.slice(s![0, ..side]);
    let views = [
        ("every second column", base.slice(s![..side, ..;2])),
        ("a window", base.slice(s![..side, 3..side + 3])),
        ("reversed", base.slice(s![..side;-1, ..side;-1])),
        ("broadcast", row.broadcast((side, side)).ok_or("a row can be broadcast")?),
        ("transposed window", base.slice(s![..side, ..side]).reversed_axes()),
        ("a channel", cube.slice(s![.., 1, ..])),
    ];
    let program = Program::parse(SOURCE)?;
    for (name, view) in views {
        let own = view.as_standard_layout().into_owned();
        for signature in program.functions() {
            let f = program.function(&signature.name)?;
            let same: ArrayD<f64> = f.call((&own,))?;
            assert_eq!(
                f.call((view,))?.mapv(f64::to_bits),
                same.mapv(f64::to_bits),
                "both have the same bits"
            );
            let rounds = if signature.name == "square" { 5 } else { 20 };
            let [strided, contiguous] = [time(&f, view, rounds)?, time(&f, own.view(), rounds)?];
            let ratio = strided / contiguous;
            println!("{strided:9.3} {contiguous:9.3} {ratio:6.2} {} of {name}", signature.name);
        }
    }
    Ok(())
}
