//! libgomp, GCC's library for OpenMP, which runs what is compiled for several threads.

use std::path::Path;

use inkwell::module::Module;
use inkwell::support::load_library_permanently;

use super::error::Error;

/// The functions that compiled programs call.
const FUNCTIONS: [&str; 4] = ["GOMP_parallel", "GOMP_barrier", "omp_get_thread_num", "omp_get_num_threads"];

/// What a linker calls the library.
pub const LIBRARY: &str = "gomp";

/// The library's file.
const FILE: &str = if cfg!(target_os = "macos") { "libgomp.1.dylib" } else { "libgomp.so.1" };

/// Whether a module calls a function of the library.
pub fn is_used(module: &Module<'_>) -> bool {
    let is_declared = |name: &&str| module.get_function(name).is_some_and(|f| f.count_basic_blocks() == 0);
    FUNCTIONS.iter().any(is_declared)
}

/// Loads the library into this process, where the JIT then finds its functions. It stays: its threads outlive a run.
///
/// # Errors
/// It is not installed.
pub(super) fn load() -> Result<(), Error> {
    load_library_permanently(Path::new(FILE)).map_err(|_| Error::NoThreadLibrary { file: FILE })
}
