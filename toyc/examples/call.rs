//! Times calls of a compiled function from Rust, for `cargo xtask bench call`: nanoseconds and
//! allocations of each call of `a * b + c`, in every possible way, and of the same expression in
//! ndarray.
//!
//! `cargo run --release -p mlirust-toyc --example call -- 8` takes arrays of 8 by 8 elements.
#![allow(unsafe_code, clippy::print_stdout, reason = "a program that counts allocations, and prints")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::hint::black_box;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use ndarray::{Array2, ArrayD};
use toyc::native::Program;

/// Counts allocations.
struct Counting(AtomicUsize);

// SAFETY: the system's allocator does all the work.
unsafe impl GlobalAlloc for Counting {
    // SAFETY: as above.
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        self.0.fetch_add(1, Ordering::Relaxed);
        // SAFETY: as the caller promises.
        unsafe { System.alloc(layout) }
    }

    // SAFETY: as above.
    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: as the caller promises.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting(AtomicUsize::new(0));

/// Prints how long a call takes: the fastest of several rounds.
fn time(name: &str, mut call: impl FnMut()) {
    const CALLS: u32 = 100_000;
    let mut fastest = f64::INFINITY;
    let before = ALLOCATOR.0.load(Ordering::Relaxed);
    const ROUNDS: u32 = 7;
    for _ in 0..ROUNDS {
        let start = Instant::now();
        for _ in 0..CALLS {
            call();
        }
        fastest = fastest.min(start.elapsed().as_nanos() as f64 / f64::from(CALLS));
    }
    let allocations = (ALLOCATOR.0.load(Ordering::Relaxed) - before) as f64 / f64::from(CALLS * ROUNDS);
    println!("{fastest:.1} {allocations:.2} {name}");
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let side: usize = std::env::args().nth(1).map_or(Ok(8), |text| text.parse())?;
    let array =
        |seed: usize| Array2::from_shape_fn((side, side), |(i, j)| ((i * 7 + j * 3 + seed) % 11) as f64);
    let a = array(1);
    let b = array(2);
    let c = array(3);
    let f = Program::parse("def f(a, b, c) { return a * b + c; }")?.function("f")?;
    let wanted: ArrayD<f64> = (&a * &b + &c).into_dyn();
    assert_eq!(f.call((&a, &b, &c))?, wanted, "both compute the same");
    let code = f.compile_for(&[[side, side]; 3])?;
    let mut out = Array2::<f64>::zeros((side, side));
    time("f.call", || {
        let _ = black_box(f.call((&a, &b, &c)));
    });
    time("f.call_into", || {
        let _ = black_box(f.call_into((&a, &b, &c), &mut out));
    });
    time("f.compile_for(...).call", || {
        let _ = black_box(code.call((&a, &b, &c)));
    });
    time("f.compile_for(...).call_into", || {
        let _ = black_box(code.call_into((&a, &b, &c), &mut out));
    });
    time("ndarray: &a * &b + &c", || {
        let _ = black_box(black_box(&a) * black_box(&b) + black_box(&c));
    });
    Ok(())
}
