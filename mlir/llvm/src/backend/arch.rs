//! The supported targets.

/// The supported targets, spelled in full. Other vendors are accepted as well.
pub const SUPPORTED_TRIPLES: &[&str] = &[
    "x86_64-unknown-linux-gnu",
    "x86_64-unknown-linux-musl",
    "aarch64-unknown-linux-gnu",
    "aarch64-unknown-linux-musl",
    "x86_64-apple-darwin",
    "aarch64-apple-darwin",
    "x86_64-pc-windows-msvc",
    "aarch64-pc-windows-msvc",
    "x86_64-pc-windows-gnu",
    "aarch64-pc-windows-gnu",
];

/// A supported processor architecture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Arch {
    /// 64-bit x86.
    X86_64,
    /// 64-bit ARM.
    AArch64,
}

impl Arch {
    /// The name in a triple.
    pub fn name(self) -> &'static str {
        match self {
            Arch::X86_64 => "x86_64",
            Arch::AArch64 => "aarch64",
        }
    }

    pub(super) fn parse(name: &str) -> Option<Arch> {
        match name {
            "x86_64" | "amd64" | "x86-64" => Some(Arch::X86_64),
            "aarch64" | "arm64" => Some(Arch::AArch64),
            _ => None,
        }
    }
}
