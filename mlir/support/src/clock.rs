//! A clock, which WebAssembly without a host does not have: there, no time passes.

#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
pub use std::time::Instant;

/// A moment; all are the same.
#[cfg(all(target_family = "wasm", target_os = "unknown"))]
#[derive(Clone, Copy, Debug)]
pub struct Instant;

#[cfg(all(target_family = "wasm", target_os = "unknown"))]
impl Instant {
    /// The present moment.
    pub fn now() -> Self {
        Instant
    }

    /// The time since then.
    pub fn elapsed(self) -> std::time::Duration {
        std::time::Duration::ZERO
    }

    /// The time from another moment to this one.
    pub fn duration_since(self, _: Instant) -> std::time::Duration {
        std::time::Duration::ZERO
    }
}
