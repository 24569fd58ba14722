//! Running a compiled program in this process, which is what `-emit=jit` asks for.
//!
//! Nothing can make that safe: machine code does what it says. A Toy program cannot express undefined behaviour, but
//! the input may also be IR. So the user answers for it, and that is decided here, where the command line is known, and
//! nowhere below.
#![allow(unsafe_code)]

use toyc::{CompileError, Job};

/// Runs `main` of the program that the user named, and returns what it returned; calls `ready` before anything is run.
pub(super) fn run(job: Job<'_>, ready: impl FnOnce()) -> Result<i32, CompileError> {
    // SAFETY: a Toy program as we compile it has no undefined behaviour, and calls nothing that would keep a pointer to
    // its code. The user answers for a program in the form of IR and asked to run it, with the rights that an
    // executable made of it would have. All that this process still does is end with the program's status.
    unsafe { job.run_after(ready) }
}
