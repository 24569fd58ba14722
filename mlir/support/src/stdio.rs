//! Standard input and output. If one was closed when the program was started, using it is an error.
//!
//! Rust opens `/dev/null` in its place before `main` begins, so that output would be lost silently. Only code
//! that the loader runs before that can notice.
#![allow(unsafe_code)]

use std::fs::File;
use std::io::{self, Read, Write};
use std::sync::atomic::{AtomicBool, Ordering};

use rustix::io::{Errno, fcntl_getfd};
use rustix::stdio;

static INPUT_WAS_CLOSED: AtomicBool = AtomicBool::new(false);
static OUTPUT_WAS_CLOSED: AtomicBool = AtomicBool::new(false);

// SAFETY: the loader calls the functions in this section one after the other before `main`. This one uses nothing that is set
// up later: it makes two system calls and stores two flags.
#[used]
#[cfg_attr(target_os = "macos", unsafe(link_section = "__DATA,__mod_init_func"))]
#[cfg_attr(not(target_os = "macos"), unsafe(link_section = ".init_array"))]
static BEFORE_MAIN: extern "C" fn() = look;

extern "C" fn look() {
    let is_closed = |found: Result<_, Errno>| found.is_err_and(|error| error == Errno::BADF);
    INPUT_WAS_CLOSED.store(is_closed(fcntl_getfd(stdio::stdin())), Ordering::Relaxed);
    OUTPUT_WAS_CLOSED.store(is_closed(fcntl_getfd(stdio::stdout())), Ordering::Relaxed);
}

/// If standard output was closed, makes writing to it an error for others, too: compiled code and other
/// programs.
pub fn close_output() {
    if OUTPUT_WAS_CLOSED.load(Ordering::Relaxed) {
        // A folder cannot be written to, nor opened for writing as `/dev/stdout`.
        let _ = File::open("/").map(stdio::dup2_stdout);
    }
}

/// Checks that there is a standard output.
///
/// # Errors
/// If it was closed.
pub fn check_output() -> io::Result<()> {
    check(&OUTPUT_WAS_CLOSED)
}

fn check(was_closed: &AtomicBool) -> io::Result<()> {
    if was_closed.load(Ordering::Relaxed) { Err(Errno::BADF.into()) } else { Ok(()) }
}

/// Standard input, to be read from.
///
/// # Errors
/// If it was closed.
pub fn input() -> io::Result<impl Read> {
    check(&INPUT_WAS_CLOSED).map(|()| io::stdin())
}

/// Standard output, to be written to.
#[derive(Debug)]
pub struct Output;

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        check_output()?;
        io::stdout().write(bytes)
    }

    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        check_output()?;
        io::stdout().write_all(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        io::stdout().flush()
    }
}
