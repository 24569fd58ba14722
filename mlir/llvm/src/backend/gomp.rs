//! libgomp, GCC's library for OpenMP, which runs code compiled for several threads.
//!
//! Unsafe code keeps the library in this process.
//!
//! The library is loaded or linked only for modules that call it. `main` ends the threads before it returns, so that a
//! JIT can unload the library.
#![allow(unsafe_code)]

use std::ffi::{CStr, c_char, c_int, c_void};
use std::path::Path;

use inkwell::module::Module;
use inkwell::support::load_library_permanently;

use super::error::Error;
use conversions::GompFunction as Function;

/// The linker's names for the library, and for the one below it, which static executables need with some C
/// libraries.
pub const LIBRARIES: [&str; 2] = ["gomp", "pthread"];

/// The library's file.
const FILE: &CStr = if cfg!(target_os = "macos") { c"libgomp.1.dylib" } else { c"libgomp.so.1" };

// The same on every system.
const RTLD_LAZY: c_int = 1;
unsafe extern "C" {
    fn dlopen(name: *const c_char, mode: c_int) -> *mut c_void;
}

/// Whether a module calls a function of the library.
pub fn is_used(module: &Module<'_>) -> bool {
    let functions = Function::ALL.iter().filter_map(|function| module.get_function(function.name()));
    functions.into_iter().any(|function| function.count_basic_blocks() == 0)
}

/// Loads the library into this process, where the JIT then finds its functions. It stays: its threads outlive a run.
///
/// # Errors
/// If it is not installed.
pub(super) fn load() -> Result<(), Error> {
    let file = FILE.to_str().unwrap_or_default();
    load_library_permanently(Path::new(file)).map_err(|_| Error::NoThreadLibrary { file })?;
    // LLVM closes the libraries that it has opened when the process ends, while other threads are still in the
    // library's code. A library that is opened once more stays.
    // SAFETY: the name is a C string, and the library is already loaded.
    unsafe { dlopen(FILE.as_ptr(), RTLD_LAZY) };
    Ok(())
}
