//! The processors and features LLVM knows, for checking `-mcpu` and `-mattr`.
//!
//! LLVM has no interface to query them. Given an unknown name, it prints a warning to the terminal and continues
//! with another one, and some known names (a 32-bit processor for a 64-bit triple) abort the process. So the names
//! are listed here; a test compares them with the installed LLVM.

use super::arch::Arch;
use super::error::Error;

/// The processors of an architecture, in LLVM's order.
pub(super) fn cpus(arch: Arch) -> impl Iterator<Item = &'static str> {
    words(match arch {
        Arch::X86_64 => include_str!("tables/x86_64.cpus"),
        Arch::AArch64 => include_str!("tables/aarch64.cpus"),
    })
}

/// The features of an architecture, in LLVM's order.
pub(super) fn features(arch: Arch) -> impl Iterator<Item = &'static str> {
    words(match arch {
        Arch::X86_64 => include_str!("tables/x86_64.features"),
        Arch::AArch64 => include_str!("tables/aarch64.features"),
    })
}

fn words(table: &'static str) -> impl Iterator<Item = &'static str> {
    table.lines().filter(|line| !line.starts_with('#')).flat_map(str::split_ascii_whitespace)
}

/// The default processor: the oldest of the architecture.
pub(super) fn baseline(arch: Arch) -> &'static str {
    match arch {
        Arch::X86_64 => "x86-64",
        Arch::AArch64 => "generic",
    }
}

pub(super) fn check_cpu(arch: Arch, cpu: &str) -> Result<(), Error> {
    if cpus(arch).any(|known| known == cpu) {
        return Ok(());
    }
    let nearest = support::suggest::nearest(cpu, cpus(arch));
    Err(Error::UnknownCpu { cpu: cpu.escape_debug().to_string(), arch: arch.name(), nearest })
}

/// Checks a list such as `+avx2,-sse4a` and returns it without empty items.
pub(super) fn check_features(arch: Arch, list: &str) -> Result<String, Error> {
    let items: Vec<&str> = list.split(',').map(str::trim).filter(|item| !item.is_empty()).collect();
    for item in &items {
        let feature = item
            .strip_prefix(['+', '-'])
            .ok_or_else(|| Error::FeatureSign { item: item.escape_debug().to_string() })?;
        if !features(arch).any(|known| known == feature) {
            let nearest = support::suggest::nearest(feature, features(arch));
            let feature = feature.escape_debug().to_string();
            return Err(Error::UnknownFeature { feature, arch: arch.name(), nearest });
        }
    }
    Ok(items.join(","))
}

/// Checks that a list leaves the registers in which functions pass numbers: without them, LLVM crashes, or calls
/// functions of a library that no system has.
pub(super) fn check_numbers(arch: Arch, list: &str) -> Result<(), Error> {
    let taking: &[&str] = match arch {
        Arch::X86_64 => &["-sse", "-sse2", "+soft-float"],
        Arch::AArch64 => &["-fp-armv8"],
    };
    match list.split(',').map(str::trim).find(|item| taking.contains(item)) {
        Some(item) => Err(Error::NeededFeature { item: item.to_owned(), arch: arch.name() }),
        None => Ok(()),
    }
}
