//! Running a compiled program in this process, as `-emit=jit` requests.
//!
//! Nothing can make this safe: machine code may do anything. A Toy program cannot express undefined behaviour, but the
//! input may also be IR. The user is responsible for it. That is decided here, where the command line is known, and in
//! no lower layer.
#![allow(unsafe_code)]

use toyc::{CompileError, Job};

/// Runs `main` of the program that the user named, and returns its result; calls `ready` before anything is run.
pub(super) fn run(job: Job<'_>, ready: impl FnOnce()) -> Result<i32, CompileError> {
    // SAFETY: a Toy program compiled by us has no undefined behaviour, and calls nothing that would keep a pointer to
    // its code. For a program in the form of IR, the user is responsible: the user asked to run it, with the rights
    // that an executable made from it would have. Afterwards, this process only ends with the program's status.
    unsafe { job.run_after(ready) }
}
