//! What compiled code that this process calls says of a failed check: see [`runtime::WRONG_POSITION`].
//!
//! A check runs on the thread that has called. It has no way to say more than that it failed, so the reason waits in
//! that thread until the call returns.
#![allow(unsafe_code)]

use std::cell::RefCell;
use std::ffi::{CStr, c_char, c_void};
use std::fmt;

use dialects::llvm::runtime;

/// A position that an axis does not have.
#[derive(Clone, PartialEq, Debug)]
pub struct WrongPosition {
    /// Where it was computed: `file:line:column`.
    pub place: String,
    /// The position.
    pub position: f64,
    /// The size of the axis.
    pub size: i64,
}

impl fmt::Display for WrongPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, runtime::wrong_position(self.position, self.size))
    }
}

impl std::error::Error for WrongPosition {}

thread_local! {
    /// The first failure of the current call.
    static FAILURE: RefCell<Option<WrongPosition>> = const { RefCell::new(None) };
}

/// The functions that compiled code calls, by name.
pub(crate) fn symbols() -> [(&'static str, *const c_void); 2] {
    let wrong_position: unsafe extern "C" fn(*const c_char, f64, i64) = wrong_position;
    let has_failed: extern "C" fn() -> bool = has_failed;
    [
        (runtime::WRONG_POSITION.name, wrong_position as *const c_void),
        (runtime::HAS_FAILED.name, has_failed as *const c_void),
    ]
}

/// Runs compiled code, which may fail.
///
/// # Errors
/// The first failure.
pub(crate) fn guarded(run: impl FnOnce()) -> Result<(), WrongPosition> {
    // What fails outside a call, or calls others, must not be taken for this.
    let around = FAILURE.take();
    run();
    FAILURE.replace(around).map_or(Ok(()), Err)
}

/// # Safety
/// The place is text that ends with 0.
unsafe extern "C" fn wrong_position(place: *const c_char, position: f64, size: i64) {
    FAILURE.with_borrow_mut(|failure| {
        failure.get_or_insert_with(|| {
            // SAFETY: as the caller promises.
            let place = unsafe { CStr::from_ptr(place) };
            WrongPosition { place: place.to_string_lossy().into_owned(), position, size }
        });
    });
}

extern "C" fn has_failed() -> bool {
    FAILURE.with_borrow(Option::is_some)
}
