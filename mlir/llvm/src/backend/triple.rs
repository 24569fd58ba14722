//! Target triples: which ones are supported, and their canonical spelling.
//!
//! LLVM accepts any text as a triple and uses defaults for unknown parts, so that a typo produces an object file for
//! another system. Here, each part is checked instead.
//!
//! An object for macOS is for version 11.0 or later, the first on AArch64, unless the triple names another: without a
//! version, linkers have to guess one.

use super::arch::Arch;
use super::error::Error;

/// The operating system of a triple.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum System {
    Linux,
    Darwin,
    Windows,
}

impl System {
    pub(super) fn host() -> Option<System> {
        match std::env::consts::OS {
            "linux" => Some(System::Linux),
            "macos" => Some(System::Darwin),
            "windows" => Some(System::Windows),
            _ => None,
        }
    }
}

/// The first version of macOS for AArch64.
const FIRST_MACOS: &str = "macosx11.0.0";

/// A triple whose every part is understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Triple {
    pub(super) arch: Arch,
    pub(super) vendor: String,
    pub(super) system: System,
    /// The system with its version, if it has one, such as `darwin23.1.0`.
    system_text: String,
    /// The C library: `gnu` or `musl` on Linux, `msvc` or `gnu` (that of mingw) on Windows; empty elsewhere.
    pub(super) environment: &'static str,
}

impl Triple {
    /// Parses `ARCH`, `ARCH-SYSTEM[-ENVIRONMENT]` and `ARCH-VENDOR-SYSTEM[-ENVIRONMENT]`.
    pub(super) fn parse(text: &str) -> Result<Triple, Error> {
        let fail = |reason: String| Error::UnknownTarget { triple: text.escape_debug().to_string(), reason };
        let mut parts: Vec<&str> = text.splitn(6, '-').collect();
        // `x86-64` is LLVM's name of the processor; people also use it for the architecture.
        if parts.starts_with(&["x86", "64"]) {
            parts.splice(..2, ["x86_64"]);
        }
        let arch_name = parts.first().copied().unwrap_or_default();
        let arch = Arch::parse(arch_name)
            .ok_or_else(|| fail(format!("no support for architecture `{}`", arch_name.escape_debug())))?;
        let is_system = |part: &&str| system_of(part).is_some();
        let (vendor, rest) = match parts.get(1..).unwrap_or_default() {
            [] => ("unknown", &["linux"][..]),
            rest @ [first, ..] if is_system(first) => (default_vendor(first), rest),
            [vendor, rest @ ..] => (*vendor, rest),
        };
        if vendor.is_empty() || !vendor.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') {
            return Err(fail(format!("malformed vendor `{}`", vendor.escape_debug())));
        }
        let Some((system_text, environment)) = rest.split_first() else {
            return Err(fail(match parts.len() {
                2 => format!("no support for system `{}`", vendor.escape_debug()),
                _ => "the system is missing".to_string(),
            }));
        };
        let system = system_of(system_text)
            .ok_or_else(|| fail(format!("no support for system `{}`", system_text.escape_debug())))?;
        let environment = match (system, environment) {
            (System::Linux, [] | ["gnu"]) => "gnu",
            (System::Linux, ["musl"]) => "musl",
            (System::Windows, [] | ["msvc"]) => "msvc",
            (System::Windows, ["gnu"]) => "gnu",
            (System::Darwin, []) => "",
            (_, other) => {
                return Err(fail(format!("no support for environment `{}`", other.join("-").escape_debug())));
            }
        };
        Ok(Triple {
            arch,
            vendor: vendor.to_string(),
            system,
            system_text: system_text.to_string(),
            environment,
        })
    }

    /// Whether programs for this triple run on the machine for which this program was built.
    pub(super) fn is_host(&self) -> bool {
        let environment = match (cfg!(target_env = "musl"), cfg!(target_env = "msvc")) {
            (true, _) => "musl",
            (_, true) => "msvc",
            _ => "gnu",
        };
        self.arch.name() == std::env::consts::ARCH
            && Some(self.system) == System::host()
            && (self.system == System::Darwin || self.environment == environment)
    }

    /// The triple for LLVM. An object for macOS states the version that it is for. If none is given, it is the first
    /// version for both architectures, since LLVM would otherwise assume one that is older than the linkers support.
    pub(super) fn for_llvm(&self) -> String {
        let has_version = self.system_text.ends_with(|c: char| c.is_ascii_digit());
        match self.system {
            System::Darwin if !has_version => {
                format!("{}-{}-{FIRST_MACOS}", self.arch.name(), self.vendor)
            }
            _ => self.to_string(),
        }
    }
}

impl std::fmt::Display for Triple {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}-{}-{}", self.arch.name(), self.vendor, self.system_text)?;
        if self.environment.is_empty() { Ok(()) } else { write!(f, "-{}", self.environment) }
    }
}

/// The system that a part names. Only Darwin's names may have a version.
fn system_of(part: &str) -> Option<System> {
    match part {
        "linux" => return Some(System::Linux),
        "windows" => return Some(System::Windows),
        _ => {}
    }
    let version = part
        .strip_prefix("darwin")
        .or_else(|| part.strip_prefix("macosx"))
        .or_else(|| part.strip_prefix("macos"))?;
    version.chars().all(|c| c.is_ascii_digit() || c == '.').then_some(System::Darwin)
}

fn default_vendor(system: &str) -> &'static str {
    match system_of(system) {
        Some(System::Darwin) => "apple",
        Some(System::Windows) => "pc",
        _ => "unknown",
    }
}

#[cfg(test)]
mod tests {
    use super::super::arch::SUPPORTED_TRIPLES;
    use super::*;

    fn check(text: &str, expected: &str) {
        let got = match Triple::parse(text) {
            Ok(triple) => triple.to_string(),
            Err(Error::UnknownTarget { reason, .. }) => format!("error: {reason}"),
            Err(other) => panic!("{other}"),
        };
        assert_eq!(got, expected, "for `{text}`");
    }

    #[test]
    fn one_spelling() {
        check("x86_64-unknown-linux-gnu", "x86_64-unknown-linux-gnu");
        check("x86_64-pc-linux-gnu", "x86_64-pc-linux-gnu");
        check("aarch64-linux-gnu", "aarch64-unknown-linux-gnu");
        check("arm64-linux", "aarch64-unknown-linux-gnu");
        check("amd64", "x86_64-unknown-linux-gnu");
        check("x86-64-unknown-linux", "x86_64-unknown-linux-gnu");
        check("aarch64-unknown-linux-musl", "aarch64-unknown-linux-musl");
        check("arm64-apple-darwin23.1.0", "aarch64-apple-darwin23.1.0");
        check("x86_64-macos", "x86_64-apple-macos");
        check("x86_64-windows", "x86_64-pc-windows-msvc");
        check("arm64-windows-gnu", "aarch64-pc-windows-gnu");
        for triple in SUPPORTED_TRIPLES {
            check(triple, triple);
        }
    }

    #[test]
    fn objects_for_macos_have_a_version() {
        let for_llvm = |text| Triple::parse(text).map(|triple| triple.for_llvm()).ok();
        assert_eq!(for_llvm("arm64-apple-darwin").as_deref(), Some("aarch64-apple-macosx11.0.0"));
        assert_eq!(for_llvm("x86_64-macosx10.15").as_deref(), Some("x86_64-apple-macosx10.15"));
        assert_eq!(for_llvm("x86_64-linux").as_deref(), Some("x86_64-unknown-linux-gnu"));
    }

    #[test]
    fn what_is_not_supported_is_named() {
        check("", "error: no support for architecture ``");
        check("riscv64-unknown-linux-gnu", "error: no support for architecture `riscv64`");
        check("aarch64_be-unknown-linux-gnu", "error: no support for architecture `aarch64_be`");
        check("x86_64-unknown-freebsd", "error: no support for system `freebsd`");
        check("x86_64-pc-windows-cygnus", "error: no support for environment `cygnus`");
        check("x86_64-pc-windows10", "error: no support for system `windows10`");
        check("x86_64-unknown-linux-gnux32", "error: no support for environment `gnux32`");
        check("aarch64-unknown-linux-gnu_ilp32", "error: no support for environment `gnu_ilp32`");
        check("x86_64--linux-gnu", "error: malformed vendor ``");
        check("x86_64-a\0b-linux", "error: malformed vendor `a\\0b`");
        check("x86_64-unknown-linux-gnu-elf-x-y", "error: no support for environment `gnu-elf-x-y`");
        check("x86_64-unknown-", "error: no support for system ``");
    }
}
