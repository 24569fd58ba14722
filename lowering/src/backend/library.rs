//! Loading LLVM when it is first needed.
//!
//! A program that is linked with the library loads it whenever it starts, which takes longer than most stages that do
//! without LLVM. So the functions of LLVM's C interface are defined here, as stubs that jump to the address in their
//! slot of a table, which [`load`] fills.
#![allow(unsafe_code)]

use std::thread::{Builder, JoinHandle};

use inkwell::context::Context;

use super::error::Error;

/// A new context of LLVM, from where everything else of LLVM comes. This is the place that makes them, as LLVM must be
/// loaded first.
///
/// # Errors
/// [`Error::NoLibrary`].
pub fn context() -> Result<Context, Error> {
    load()?;
    Ok(Context::create())
}

/// LLVM being loaded by a thread of its own. To drop it waits for that thread: LLVM must not start while the process ends.
#[must_use]
pub struct Loading(Option<JoinHandle<()>>);

impl Loading {
    /// Starts the thread. What needs LLVM waits for it and reports its error.
    pub fn start() -> Self {
        let load = || drop(load());
        Loading(Builder::new().name("llvm".to_owned()).spawn(load).ok())
    }
}

impl Drop for Loading {
    fn drop(&mut self) {
        // A panic has been printed, and whatever needs LLVM will panic again.
        self.0.take().map(JoinHandle::join);
    }
}

/// Loads LLVM, unless that has been done. To be called before any other function of LLVM.
///
/// # Errors
/// [`Error::NoLibrary`].
pub(super) fn load() -> Result<(), Error> {
    #[cfg(llvm_is_loaded)]
    stubs::load()?;
    Ok(())
}

#[cfg(llvm_is_loaded)]
mod stubs {
    use std::arch::{global_asm, naked_asm};
    use std::ffi::{CStr, CString, c_char, c_int, c_void};
    use std::ptr::NonNull;
    use std::sync::OnceLock;
    use std::sync::atomic::{AtomicPtr, Ordering};

    use super::Error;

    /// The libraries that may have them, the one that loads fastest first.
    const LIBRARIES: &[&str] = &include!(concat!(env!("OUT_DIR"), "/llvm_libraries.rs"));

    const NAMES: &[&CStr] = &include!(concat!(env!("OUT_DIR"), "/llvm_functions.rs"));

    /// The addresses of the functions in `NAMES`.
    static SLOTS: [AtomicPtr<c_void>; NAMES.len()] =
        [const { AtomicPtr::new(missing as *mut c_void) }; NAMES.len()];

    global_asm!(include_str!(concat!(env!("OUT_DIR"), "/llvm_stubs.s")), slots = sym SLOTS);

    // As on every system with glibc.
    const RTLD_LAZY: c_int = 1;
    unsafe extern "C" {
        fn dlopen(name: *const c_char, mode: c_int) -> *mut c_void;
        fn dlsym(library: *mut c_void, name: *const c_char) -> *mut c_void;
        fn dlerror() -> *const c_char;
    }

    /// See [`load`](super::load).
    pub(super) fn load() -> Result<(), Error> {
        static LOADED: OnceLock<Result<(), String>> = OnceLock::new();
        let load = || {
            let library = open(LIBRARIES)?;
            fill(library);
            Ok(())
        };
        LOADED.get_or_init(load).clone().map_err(|reason| Error::NoLibrary { reason })
    }

    /// Loads the first library of these that can be loaded; it is never unloaded.
    pub(super) fn open(names: &[&str]) -> Result<NonNull<c_void>, String> {
        let mut reasons = Vec::new();
        for name in names {
            let name = CString::new(*name).map_err(|error| error.to_string())?;
            // SAFETY: the name is a C string. What the library does when it is loaded is as safe as if it were linked.
            // After a failure the message is a C string until this thread calls such a function again.
            unsafe {
                match NonNull::new(dlopen(name.as_ptr(), RTLD_LAZY)) {
                    Some(library) => return Ok(library),
                    None => reasons.push(CStr::from_ptr(dlerror()).to_string_lossy().into_owned()),
                }
            }
        }
        Err(reasons.join("; "))
    }

    /// Stores the addresses of the functions that the library has.
    fn fill(library: NonNull<c_void>) {
        for (slot, name) in SLOTS.iter().zip(NAMES) {
            // SAFETY: the library is loaded, and the name is a C string.
            let address = unsafe { dlsym(library.as_ptr(), name.as_ptr()) };
            if !address.is_null() {
                slot.store(address, Ordering::Relaxed);
            }
        }
    }

    /// Where a stub jumps whose slot is not filled.
    // SAFETY: the stub leaves its number in a register that no argument is in. The function called does not return, and
    // the stack is aligned for it.
    #[unsafe(naked)]
    extern "C" fn missing() {
        #[cfg(target_arch = "x86_64")]
        naked_asm!("mov edi, r11d", "and rsp, -16", "call {report}", report = sym report);
        #[cfg(target_arch = "aarch64")]
        naked_asm!("mov w0, w17", "bl {report}", report = sym report);
    }

    /// Ends the process, as a panic does here, since the callers expect a result.
    extern "C" fn report(index: u32) -> ! {
        panic!("{:?}: the LLVM library lacks it or is not loaded", NAMES.get(index as usize));
    }
}

#[cfg(all(test, llvm_is_loaded))]
mod tests {
    use super::*;

    #[test]
    fn a_library_that_is_missing_is_named() {
        let reason = stubs::open(&["libLLVM.so.0", "/missing/libLLVM.so"]).expect_err("there is none");
        let message = Error::NoLibrary { reason }.to_string();
        for part in ["cannot load LLVM", "libLLVM.so.0: ", "; /missing/libLLVM.so: ", "; install"] {
            assert!(message.contains(part), "{part} in {message}");
        }
    }
}
