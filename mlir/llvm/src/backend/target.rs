//! The target machine, checked once before LLVM sees any of it.
//!
//! `OptLevel::Loops` runs few of LLVM's passes, those that improve loops over memory: level 3 takes about twice as long
//! and vectorizes the same loops. Code that is run at once uses all of the processor; objects and executables run on
//! any processor of the architecture, unless `-mcpu` names one.

use std::sync::Once;

use inkwell::OptimizationLevel;
use inkwell::targets::{self, CodeModel, InitializationConfig, RelocMode, TargetMachine, TargetTriple};

use super::arch::Arch;
use super::error::Error;
use super::libllvm::load;
use super::processors;
use super::triple::{System, Triple};

/// How hard LLVM works on the code: `-O0` to `-O3`, or the level of `-opt` alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum OptLevel {
    /// Compile as fast as possible.
    #[default]
    O0,
    /// Optimize without taking long.
    O1,
    /// Optimize.
    O2,
    /// Optimize even if it makes the code larger.
    O3,
    /// Optimize loops over memory: the few LLVM passes that improve the lowered code, in an order that takes a
    /// fraction of `O3`'s time.
    Loops,
}

/// The passes of [`OptLevel::Loops`]. Loops with few iterations disappear first, so that their stores are forwarded.
/// All others are vectorized, several vectors per iteration, and not unrolled before, as `O3` does: the time of the
/// vectorizer grows faster than the size of a loop. Functions are not inlined: the dialects' inliner has done that,
/// and the parts of a large function must stay separate. What is dead in memory is looked for when loops keep their sums in
/// registers, which leaves few stores.
const LOOP_PASSES: &str = "inferattrs,always-inline,\
    function(simplifycfg,sroa,early-cse,loop(loop-rotate),\
    loop-unroll<O3;no-partial;no-peeling;no-runtime;full-unroll-max=4>,early-cse<memssa>,\
    instcombine<no-verify-fixpoint>,simplifycfg,loop-mssa(licm),dse,loop(loop-idiom),loop-vectorize,slp-vectorizer,\
    early-cse,instcombine<no-verify-fixpoint>,simplifycfg),\
    globaldce";

impl OptLevel {
    /// The level of a digit, 0 to 3.
    pub fn from_digit(digit: u8) -> Option<OptLevel> {
        [OptLevel::O0, OptLevel::O1, OptLevel::O2, OptLevel::O3].get(usize::from(digit)).copied()
    }

    /// The pass pipeline for this level, as LLVM writes it.
    pub(super) fn pipeline(self) -> &'static str {
        match self {
            OptLevel::O0 => "default<O0>",
            OptLevel::O1 => "default<O1>",
            OptLevel::O2 => "default<O2>",
            OptLevel::O3 => "default<O3>",
            OptLevel::Loops => LOOP_PASSES,
        }
    }

    fn codegen(self) -> OptimizationLevel {
        match self {
            OptLevel::O0 => OptimizationLevel::None,
            OptLevel::O1 => OptimizationLevel::Less,
            OptLevel::O2 => OptimizationLevel::Default,
            OptLevel::O3 | OptLevel::Loops => OptimizationLevel::Aggressive,
        }
    }
}

/// Whether code may be loaded at any address.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Reloc {
    /// At any address, as today's systems require of executables.
    #[default]
    Pic,
    /// At the address that the linker chose.
    Static,
}

/// A user's choices for a target. By default, it is this machine's system and a processor whose features every
/// machine of the architecture has.
#[derive(Clone, Debug, Default)]
pub struct TargetOptions {
    /// `-target=`: a triple such as `aarch64-unknown-linux-gnu`; the host if absent.
    pub triple: Option<String>,
    /// `-mcpu=`: a processor such as `znver4`, or `native` for this machine's.
    pub cpu: Option<String>,
    /// `-mattr=`: features to use or avoid, such as `+avx2,-fma`.
    pub features: Option<String>,
    /// How hard LLVM works.
    pub opt_level: OptLevel,
    /// How code is addressed.
    pub reloc: Reloc,
    /// Whether AddressSanitizer checks every access to memory.
    pub sanitize_address: bool,
}

/// A target that is known to exist, from [`Target::new`].
#[derive(Clone, Debug)]
pub struct Target {
    triple: Triple,
    cpu: String,
    features: String,
    opt_level: OptLevel,
    reloc: Reloc,
    sanitize_address: bool,
}

impl Target {
    /// Loads LLVM, checks `options` and fills in missing ones.
    pub fn new(options: &TargetOptions) -> Result<Target, Error> {
        load()?;
        let triple = match &options.triple {
            Some(text) => Triple::parse(text)?,
            None => host_triple()?,
        };
        if options.sanitize_address && (triple.system, triple.environment) != (System::Linux, "gnu") {
            let reason = "-sanitize=address needs a library for Linux with glibc".to_owned();
            return Err(Error::UnsuitableTarget { triple: triple.to_string(), reason });
        }
        let features =
            processors::check_features(triple.arch, options.features.as_deref().unwrap_or_default())?;
        let (cpu, features) = match options.cpu.as_deref() {
            Some("native") => native(&triple, features)?,
            Some(cpu) => {
                processors::check_cpu(triple.arch, cpu)?;
                (cpu.to_string(), features)
            }
            None => (processors::baseline(triple.arch).to_string(), features),
        };
        let TargetOptions { opt_level, reloc, sanitize_address, .. } = *options;
        Ok(Target { triple, cpu, features, opt_level, reloc, sanitize_address })
    }

    /// Like [`Target::new`], for functions that pass numbers: `options` must leave the registers for them.
    pub fn for_programs(options: &TargetOptions) -> Result<Target, Error> {
        let target = Target::new(options)?;
        // The user's list is checked: the list of this machine may mention a feature several times.
        processors::check_numbers(target.triple.arch, options.features.as_deref().unwrap_or_default())?;
        Ok(target)
    }

    /// Like [`Target::for_programs`], for code that only this process runs: its processor is this machine's unless
    /// `options` name one.
    pub fn for_this_process(options: &TargetOptions) -> Result<Target, Error> {
        let target = Target::for_programs(options)?;
        if options.cpu.is_none() && target.is_host() {
            Target::new(&TargetOptions { cpu: Some("native".to_owned()), ..options.clone() })
        } else {
            Ok(target)
        }
    }

    /// This machine's system with a processor whose features every machine of its architecture has.
    pub fn host(opt_level: OptLevel) -> Result<Target, Error> {
        Target::new(&TargetOptions { opt_level, ..TargetOptions::default() })
    }

    /// The triple, in full.
    pub fn triple(&self) -> String {
        self.triple.to_string()
    }

    /// The processor, by LLVM's name.
    pub fn cpu(&self) -> &str {
        &self.cpu
    }

    /// The features to use or avoid beyond those of the processor, as `+avx2,-fma`.
    pub fn features(&self) -> &str {
        &self.features
    }

    /// Whether the processor has no instructions that round to integers: the plain x86-64, without SSE4.1. A processor of
    /// that age that is chosen by its name calls the C library.
    pub(crate) fn lacks_rounding(&self) -> bool {
        self.is_plain_without("sse4.1", &["sse4.2", "avx", "avx2", "fma", "avx512f"])
    }

    /// Whether some processors on which the code runs have instructions for fused multiplication and addition, and others
    /// have not: it is for the plain x86-64, and neither requests these instructions nor forbids them.
    pub(crate) fn may_lack_fma(&self) -> bool {
        self.is_plain_without("fma", &["avx512f"]) && !self.features.split(',').any(|given| given == "-fma")
    }

    /// Whether `fma`, which processors of this architecture may lack, is in another library than the rest of C's.
    pub(crate) fn has_library_of_mathematics(&self) -> bool {
        self.triple.arch == Arch::X86_64 && self.triple.system == System::Linux
    }

    /// Whether code is for the plain x86-64 without a feature, which no requested one implies.
    fn is_plain_without(&self, feature: &str, implied_by: &[&str]) -> bool {
        let has =
            |feature: &str| self.features.split(',').any(|given| given.strip_prefix('+') == Some(feature));
        let lacks = self.features.split(',').any(|given| given.strip_prefix('-') == Some(feature));
        let is_baseline = matches!(&*self.cpu, "" | "generic" | "x86-64");
        let is_given = has(feature) || implied_by.iter().any(|newer| has(newer));
        self.triple.arch == Arch::X86_64 && (lacks || is_baseline && !is_given)
    }

    /// How hard LLVM works on the code.
    pub fn opt_level(&self) -> OptLevel {
        self.opt_level
    }

    /// How code is addressed.
    pub fn reloc(&self) -> Reloc {
        self.reloc
    }

    /// Whether AddressSanitizer checks every access to memory.
    pub fn sanitizes_addresses(&self) -> bool {
        self.sanitize_address
    }

    /// Whether code for this target runs on this machine.
    pub fn is_host(&self) -> bool {
        self.triple.is_host()
    }

    pub(super) fn parts(&self) -> &Triple {
        &self.triple
    }

    /// LLVM's code generator for this target. Only this target is initialized: start-up time counts.
    pub fn machine(&self) -> Result<TargetMachine, Error> {
        initialize(self.triple.arch);
        let text = self.triple.for_llvm();
        let triple = TargetTriple::create(&text);
        let target = targets::Target::from_triple(&triple).map_err(|message| Error::NoTargetMachine {
            triple: text.clone(),
            message: message.to_string_lossy().into_owned(),
        })?;
        let reloc = match self.reloc {
            Reloc::Pic => RelocMode::PIC,
            Reloc::Static => RelocMode::Static,
        };
        let level = self.opt_level.codegen();
        // LLVM avoids the widest vectors on some processors, since code around them may run slower. Here they pay off.
        let features = match self.triple.arch {
            Arch::X86_64 => format!("-prefer-256-bit,{}", self.features),
            Arch::AArch64 => self.features.clone(),
        };
        let machine = target
            .create_target_machine(&triple, &self.cpu, &features, level, reloc, CodeModel::Default)
            .ok_or(Error::NoTargetMachine { triple: text, message: String::new() })?;
        machine.set_asm_verbosity(true);
        Ok(machine)
    }
}

/// The triple of this machine. If LLVM was built for the same machine, its vendor and version are LLVM's.
fn host_triple() -> Result<Triple, Error> {
    let llvm = TargetMachine::get_default_triple();
    let llvm = llvm.as_str().to_string_lossy();
    match Triple::parse(&llvm) {
        Ok(triple) if triple.is_host() => Ok(triple),
        // An LLVM built as a cross compiler says little about this machine.
        _ => {
            let system = if cfg!(target_env = "musl") { "linux-musl" } else { std::env::consts::OS };
            Triple::parse(&format!("{}-{system}", std::env::consts::ARCH))
        }
    }
}

/// This machine's processor and features, followed by the requested features, which take precedence.
fn native(triple: &Triple, asked: String) -> Result<(String, String), Error> {
    if !triple.is_host() {
        let host = host_triple().map_or_else(|_| std::env::consts::ARCH.to_string(), |host| host.to_string());
        return Err(Error::UnsuitableTarget {
            triple: triple.to_string(),
            reason: format!("processor `native` needs the host's own target, {host}"),
        });
    }
    let cpu = TargetMachine::get_host_cpu_name().to_string_lossy().into_owned();
    let mut features = TargetMachine::get_host_cpu_features().to_string_lossy().into_owned();
    if !asked.is_empty() {
        if !features.is_empty() {
            features.push(',');
        }
        features.push_str(&asked);
    }
    Ok((cpu, features))
}

/// Registers an architecture's code generator with LLVM, once.
fn initialize(arch: Arch) {
    static X86: Once = Once::new();
    static AARCH64: Once = Once::new();
    let config = InitializationConfig { disassembler: false, ..InitializationConfig::default() };
    match arch {
        Arch::X86_64 => X86.call_once(|| targets::Target::initialize_x86(&config)),
        Arch::AArch64 => AARCH64.call_once(|| targets::Target::initialize_aarch64(&config)),
    }
}
