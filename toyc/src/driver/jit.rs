//! Running a compiled program in this process, which is what `-emit=jit` asks for.
//!
//! Nothing can make that safe: machine code does what it says. A Toy program has no way to say anything that is
//! undefined, but IR can be read as well. So whoever asks for it answers for it, and the question is asked here, where
//! the command line is known, and nowhere below.
#![allow(unsafe_code)]

use lowering::compile::{CompileError, Job};

/// Runs `main` of the program that the user has named, and gives what it returned.
pub(super) fn run(job: Job<'_>) -> Result<i32, CompileError> {
    // SAFETY: a Toy program as we compile it has no undefined behaviour, and calls nothing that would keep a pointer to
    // its code. For one in the form of IR its author answers: the user asked for this one to be run, with the rights
    // that an executable made of it would have. All this process still does is to end with the program's status.
    unsafe { job.run() }
}
