//! Panics, what is dropped on their way, and where they are caught.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

struct Noisy(&'static str);

impl Drop for Noisy {
    fn drop(&mut self) {
        println!("dropped {}", self.0);
    }
}

fn checked(values: &[i32], index: usize) -> i32 {
    let _guard = Noisy("guard");
    let _other = Noisy("other");
    values[index]
}

fn divided(a: i32, b: i32) -> i32 {
    let _guard = Noisy("divided");
    a / b
}

fn grown(mut values: Vec<Noisy>, stop: bool) -> Vec<Noisy> {
    values.push(Noisy("pushed"));
    assert!(!stop, "asked to stop");
    values
}

/// Ends the process rather than unwinding into a caller that cannot.
extern "C" fn callback(x: i32) -> i32 {
    if x > 100 { panic!("too large") } else { x + 1 }
}

fn nested() -> Result<i32, String> {
    let inner = catch_unwind(|| {
        let _guard = Noisy("inner");
        divided(1, std::hint::black_box(0))
    });
    match inner {
        Ok(value) => Ok(value),
        Err(payload) => {
            let again = catch_unwind(AssertUnwindSafe(|| {
                let _guard = Noisy("again");
                resume_unwind(payload)
            }));
            match again {
                Ok(()) => Err("nothing".to_owned()),
                Err(payload) => Err(payload.downcast_ref::<&str>().map_or("text", |text| text).to_owned()),
            }
        }
    }
}

fn main() {
    std::panic::set_hook(Box::new(|info| {
        println!("panic at line {}", info.location().map_or(0, |l| l.line()))
    }));
    let values = [1, 2, 3];
    println!("{}", checked(&values, 1));
    let failed = catch_unwind(|| checked(&values, std::hint::black_box(7)));
    println!("{}", failed.is_err());
    println!("{:?}", nested());
    let failed = catch_unwind(|| grown(vec![Noisy("first")], std::hint::black_box(true)).len());
    println!("{:?}", failed.err().and_then(|payload| payload.downcast_ref::<&str>().map(|s| s.len())));
    println!("{} {}", grown(Vec::new(), false).len(), callback(41));
}
