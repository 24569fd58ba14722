//! Everything that can go wrong below LLVM IR, with messages for the person who has to act on it.

use std::fmt;
use std::io;
use std::path::PathBuf;

use super::arch::SUPPORTED_TRIPLES;

/// An error of the backend. `Display` says what is wrong and, if possible, what to do about it.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// The LLVM library cannot be loaded.
    NoLibrary {
        /// Why: the files that were tried.
        reason: String,
    },
    /// `-target=` names a machine or system that is not supported.
    UnknownTarget {
        /// The triple as given.
        triple: String,
        /// Which part of it is not supported.
        reason: String,
    },
    /// `-mcpu=` names no processor of the target.
    UnknownCpu {
        /// The processor as given.
        cpu: String,
        /// The architecture whose processors were searched.
        arch: &'static str,
        /// A similar name that is known.
        nearest: Option<&'static str>,
    },
    /// `-mattr=` names no feature of the target.
    UnknownFeature {
        /// The feature as given, without its sign.
        feature: String,
        /// The architecture whose features were searched.
        arch: &'static str,
        /// A similar name that is known.
        nearest: Option<&'static str>,
    },
    /// An item of `-mattr=` does not start with `+` or `-`.
    FeatureSign {
        /// The item as given.
        item: String,
    },
    /// LLVM cannot make a target machine although the target was checked.
    NoTargetMachine {
        /// The requested triple.
        triple: String,
        /// LLVM's reason, if it gave one.
        message: String,
    },
    /// The module breaks a rule of LLVM IR: a bug in the translation, never in the user's program.
    InvalidModule {
        /// The message of LLVM's verifier.
        message: String,
    },
    /// An LLVM pass or the code generator gave up.
    Codegen {
        /// LLVM's message.
        message: String,
    },
    /// The linker driver could not be started.
    NoLinker {
        /// The program that was tried.
        program: String,
        /// Advice on what to do.
        hint: String,
        /// Why it could not be started.
        cause: io::Error,
    },
    /// It is not known how to link for this target on this machine.
    CannotLink {
        /// The target.
        triple: String,
        /// Why, and what to do instead.
        reason: String,
    },
    /// `-linker=` names no driver of a C compiler.
    BadLinker {
        /// The given name.
        linker: String,
        /// What is wrong with it.
        reason: &'static str,
    },
    /// `-sysroot=` names no directory.
    NoSysroot {
        /// The given path.
        path: PathBuf,
    },
    /// The linker ran and failed.
    Link {
        /// The command line, to run it again.
        command: String,
        /// The output of the linker.
        output: String,
    },
    /// A file could not be written.
    Write {
        /// The file.
        path: PathBuf,
        /// The reason.
        cause: io::Error,
    },
    /// `-mattr=` removes a feature that functions need to pass numbers.
    NeededFeature {
        /// The item of the list.
        item: String,
        /// The architecture.
        arch: &'static str,
    },
    /// A target that exists does not go with another option.
    UnsuitableTarget {
        /// Its triple.
        triple: String,
        /// Why it is unsuitable.
        reason: String,
    },
    /// The module was built for a machine other than the one it should run on.
    ForeignTarget {
        /// The requested target.
        triple: String,
        /// The triple of this machine.
        host: String,
    },
    /// Code uses symbols that are defined neither in the module, nor by what the JIT was given, nor in this process.
    MissingSymbols {
        /// Their names.
        names: Vec<String>,
    },
    /// The library that runs threads cannot be loaded.
    NoThreadLibrary {
        /// Its file.
        file: &'static str,
    },
    /// A symbol given to the JIT cannot be used.
    BadSymbol {
        /// Its name.
        name: String,
        /// What is wrong with it.
        reason: &'static str,
    },
    /// The function to start at does not exist or cannot be called that way.
    Entry {
        /// Its name.
        name: String,
        /// What is wrong with it.
        reason: &'static str,
    },
    /// The JIT failed in some other way.
    Jit {
        /// LLVM's message.
        message: String,
    },
}

impl Error {
    /// Whether the request is wrong (the target and its options) and not the program.
    pub fn is_usage(&self) -> bool {
        matches!(
            self,
            Error::UnknownTarget { .. }
                | Error::UnknownCpu { .. }
                | Error::UnknownFeature { .. }
                | Error::FeatureSign { .. }
                | Error::ForeignTarget { .. }
                | Error::BadLinker { .. }
                | Error::NeededFeature { .. }
                | Error::UnsuitableTarget { .. }
                | Error::CannotLink { .. }
                | Error::NoSysroot { .. }
        )
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::NoLibrary { reason } => {
                let release = crate::version::LLVM_VERSION;
                write!(
                    f,
                    "cannot load LLVM {release}: {reason}; install it (on Debian and Ubuntu, `libllvm22`)"
                )
            }
            Error::UnknownTarget { triple, reason } => {
                write!(f, "unsupported target `{triple}`: {reason}; supported targets are")?;
                for (i, known) in SUPPORTED_TRIPLES.iter().enumerate() {
                    write!(f, "{} {known}", if i == 0 { "" } else { "," })?;
                }
                Ok(())
            }
            Error::UnknownCpu { cpu, arch, nearest } => {
                write!(f, "unknown processor `{cpu}` for {arch}")?;
                did_you_mean(f, *nearest)
            }
            Error::UnknownFeature { feature, arch, nearest } => {
                write!(f, "unknown processor feature `{feature}` for {arch}")?;
                did_you_mean(f, *nearest)
            }
            Error::FeatureSign { item } => {
                write!(
                    f,
                    "processor feature `{item}` needs a sign: `+{item}` to use it, `-{item}` to avoid it"
                )
            }
            Error::NoTargetMachine { triple, message } if message.is_empty() => {
                write!(f, "LLVM has no code generator for `{triple}`")
            }
            Error::NoTargetMachine { triple, message } => {
                write!(f, "LLVM has no code generator for `{triple}`: {message}")
            }
            Error::InvalidModule { message } => write!(f, "invalid LLVM module: {message}"),
            Error::Codegen { message } => write!(f, "LLVM code generation failed: {message}"),
            Error::NoLinker { program, hint, cause } => {
                write!(f, "cannot run `{program}` to link: {cause}; {hint}")
            }
            Error::NeededFeature { item, arch } => {
                write!(f, "`{item}` takes away the registers in which functions for {arch} pass numbers")
            }
            Error::UnsuitableTarget { triple, reason } => write!(f, "target `{triple}`: {reason}"),
            Error::CannotLink { triple, reason } => write!(f, "cannot link for `{triple}`: {reason}"),
            Error::BadLinker { linker, reason } => write!(f, "`{linker}` {reason}"),
            Error::NoSysroot { path } => {
                write!(f, "cannot link with the sysroot `{}`: it is no directory", path.display())
            }
            Error::Link { command, output } => write!(f, "linking failed: {command}\n{}", output.trim_end()),
            Error::Write { path, cause } => write!(f, "cannot write `{}`: {cause}", path.display()),
            Error::ForeignTarget { triple, host } => write!(
                f,
                "code for `{triple}` cannot run in this process, which is `{host}`; emit an object file instead"
            ),
            Error::MissingSymbols { names } => {
                let (plural, pronoun) = if names.len() == 1 { ("", "it") } else { ("s", "them") };
                write!(f, "undefined symbol{plural}")?;
                for (i, name) in names.iter().enumerate() {
                    write!(f, "{} `{name}`", if i == 0 { "" } else { "," })?;
                }
                write!(f, ": neither the program nor its host defines {pronoun}")
            }
            Error::NoThreadLibrary { file } => write!(
                f,
                "cannot load `{file}`, which runs the program's threads; install it (Debian: libgomp1), or compile \
                 without -parallel"
            ),
            Error::BadSymbol { name, reason } => write!(f, "symbol `{}` {reason}", name.escape_debug()),
            Error::Entry { name, reason } => write!(f, "cannot start at `{}`: {reason}", name.escape_debug()),
            Error::Jit { message } => write!(f, "the JIT failed: {message}"),
        }
    }
}

fn did_you_mean(f: &mut fmt::Formatter<'_>, nearest: Option<&str>) -> fmt::Result {
    match nearest {
        Some(name) => write!(f, "; did you mean `{name}`?"),
        None => Ok(()),
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Error::NoLinker { cause, .. } | Error::Write { cause, .. } => Some(cause),
            _ => None,
        }
    }
}
