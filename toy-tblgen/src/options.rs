//! The command line. LLVM's tools take long options with one dash or two, and so does this one.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::error::ErrorKind;
use clap::{ArgAction, Args as _, FromArgMatches as _};
use ods::compile::Form::{self, Declarations, Definitions};
use ods::doc::{InterfaceKind, Kind};
use ods::rust::Part;
use ods::select::Selection;
use regex::Regex;
use support::args::double_dashes;

// What the actions work on and where their output goes.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// The .td file; '-' is the standard input
    #[arg(default_value = "-")]
    pub(crate) input: PathBuf,

    /// Look for included files in this directory
    #[arg(short = 'I', value_name = "DIR")]
    pub(crate) include_dirs: Vec<PathBuf>,

    /// Where the output goes; '-' is the standard output
    #[arg(short, value_name = "FILE", default_value = "-")]
    pub(crate) output: PathBuf,

    /// List the files that were included in this file, as a rule for make; needs -o
    #[arg(short, value_name = "FILE", requires = "output")]
    pub(crate) dependencies: Option<PathBuf>,

    /// Leave the output alone where it is what it should be
    #[arg(long)]
    pub(crate) write_if_changed: bool,

    /// Define a macro for #ifdef
    #[arg(short = 'D', value_name = "MACRO", value_parser = macro_name)]
    pub(crate) macros: Vec<String>,

    /// The dialect to work on; needed where the file sees more than one
    #[arg(
        long,
        value_name = "NAME",
        aliases = ["attrdefs-dialect", "typedefs-dialect", "directives-dialect"]
    )]
    pub(crate) dialect: Option<String>,

    /// Take only the operations whose full name matches
    #[arg(long, value_name = "REGEX", value_parser = regex)]
    pub(crate) op_include_regex: Option<Regex>,

    /// Leave out the operations whose full name matches
    #[arg(long, value_name = "REGEX", value_parser = regex)]
    pub(crate) op_exclude_regex: Option<Regex>,

    /// For mlir-tblgen's command lines: the number of parts of the operations, which can only be 1
    #[arg(long, value_name = "N", value_parser = shard_count)]
    pub(crate) op_shard_count: Option<u32>,

    /// For mlir-tblgen's command lines: the name of a group of passes; a group is a Rust module
    #[arg(long, value_name = "NAME", hide = true)]
    pub(crate) name: Option<String>,

    /// What to do about uses of definitions that are marked as deprecated
    #[arg(long, value_name = "ACTION", default_value = "warn")]
    pub(crate) on_deprecated: OnDeprecated,

    /// What documentation leaves out at the start of the C++ names of operations
    #[arg(long, value_name = "PREFIX", default_value = "::mlir::", help_heading = "Documentation")]
    pub(crate) strip_prefix: String,

    /// Use markup in documentation that only the Hugo site generator understands
    #[arg(long, help_heading = "Documentation")]
    pub(crate) allow_hugo_specific_features: bool,
}

/// What to do about uses of deprecated definitions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum OnDeprecated {
    /// Say nothing
    None,
    /// Warn
    Warn,
    /// Say so and fail
    Error,
}

impl Options {
    /// Which operations are wanted.
    pub(crate) fn filter(&self) -> impl Fn(&str) -> bool {
        |name| {
            self.op_include_regex.as_ref().is_none_or(|r| r.is_match(name))
                && !self.op_exclude_regex.as_ref().is_some_and(|r| r.is_match(name))
        }
    }

    /// Which records the action is about.
    pub(crate) fn selection<'a>(&'a self, op: &'a dyn Fn(&str) -> bool) -> Selection<'a> {
        Selection { dialect: self.dialect.as_deref(), op }
    }
}

fn macro_name(text: &str) -> Result<String, String> {
    let named = text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    match named && !text.starts_with(|c: char| c.is_ascii_digit()) {
        true => Ok(text.to_owned()),
        false => Err("a macro is a name; it has no value".to_owned()),
    }
}

fn regex(text: &str) -> Result<Regex, String> {
    Regex::new(text).map_err(|e| format!("not a regular expression: {e}"))
}

fn shard_count(text: &str) -> Result<u32, String> {
    match text.parse() {
        Ok(1) => Ok(1),
        Ok(n) if n > 1 => Err("operations are not divided: rustc divides a crate for its threads itself \
                               ('codegen-units'); '-op-include-regex' prints some of them"
            .to_owned()),
        _ => Err("not a number of parts".to_owned()),
    }
}

/// What to print.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Action {
    PrintRecords,
    DumpJson,
    NullBackend,
    Rust(Part, Form),
    Doc(Kind),
    Directives,
}

/// The options that choose an action, as `llvm-tblgen` and `mlir-tblgen` name them, and what they print.
const ACTIONS: &[(&str, Action, &str)] = &[
    ("print-records", Action::PrintRecords, "All classes and records in TableGen syntax (the default)"),
    ("dump-json", Action::DumpJson, "All records as JSON"),
    ("null-backend", Action::NullBackend, "Nothing: report errors, measure time"),
    (
        "gen-op-decls",
        Action::Rust(Part::Operations, Declarations),
        "Operations: documentation and signatures",
    ),
    ("gen-op-defs", Action::Rust(Part::Operations, Definitions), "Operations"),
    ("gen-enum-decls", Action::Rust(Part::Enums, Declarations), "Enumerations: documentation and signatures"),
    ("gen-enum-defs", Action::Rust(Part::Enums, Definitions), "Enumerations"),
    (
        "gen-attrdef-decls",
        Action::Rust(Part::Attributes, Declarations),
        "Attributes: documentation and signatures",
    ),
    ("gen-attrdef-defs", Action::Rust(Part::Attributes, Definitions), "Attributes"),
    ("gen-typedef-decls", Action::Rust(Part::Types, Declarations), "Types: documentation and signatures"),
    ("gen-typedef-defs", Action::Rust(Part::Types, Definitions), "Types"),
    (
        "gen-op-interface-decls",
        Action::Rust(Part::OpInterfaces, Declarations),
        "Interfaces of operations: documentation and signatures",
    ),
    ("gen-op-interface-defs", Action::Rust(Part::OpInterfaces, Definitions), "Interfaces of operations"),
    (
        "gen-attr-interface-decls",
        Action::Rust(Part::AttrInterfaces, Declarations),
        "Interfaces of attributes: documentation and signatures",
    ),
    ("gen-attr-interface-defs", Action::Rust(Part::AttrInterfaces, Definitions), "Interfaces of attributes"),
    (
        "gen-type-interface-decls",
        Action::Rust(Part::TypeInterfaces, Declarations),
        "Interfaces of types: documentation and signatures",
    ),
    ("gen-type-interface-defs", Action::Rust(Part::TypeInterfaces, Definitions), "Interfaces of types"),
    (
        "gen-dialect-decls",
        Action::Rust(Part::Dialect, Declarations),
        "The dialect's table: documentation and type",
    ),
    ("gen-dialect-defs", Action::Rust(Part::Dialect, Definitions), "The dialect's table"),
    ("gen-rewriters", Action::Rust(Part::Rewriters, Definitions), "Declarative rewrites"),
    (
        "gen-type-constraint-decls",
        Action::Rust(Part::TypeConstraints, Declarations),
        "Constraints on types: documentation and signatures of their functions",
    ),
    ("gen-type-constraint-defs", Action::Rust(Part::TypeConstraints, Definitions), "Constraints on types"),
    (
        "gen-attr-constraint-decls",
        Action::Rust(Part::AttrConstraints, Declarations),
        "Constraints on attributes: documentation and signatures of their functions",
    ),
    (
        "gen-attr-constraint-defs",
        Action::Rust(Part::AttrConstraints, Definitions),
        "Constraints on attributes",
    ),
    ("gen-pass-decls", Action::Rust(Part::Passes, Definitions), "Passes with their options and statistics"),
    ("gen-directive-decl", Action::Directives, "Enumerations, in TableGen, of the clauses of directives"),
    ("gen-dialect-doc", Action::Doc(Kind::Dialect), "Documentation of a dialect and all it defines"),
    ("gen-op-doc", Action::Doc(Kind::Operations), "Documentation of operations"),
    ("gen-attrdef-doc", Action::Doc(Kind::Attributes), "Documentation of attributes"),
    ("gen-typedef-doc", Action::Doc(Kind::Types), "Documentation of types"),
    ("gen-enum-doc", Action::Doc(Kind::Enums), "Documentation of enumerations"),
    (
        "gen-op-interface-docs",
        Action::Doc(Kind::Interfaces(InterfaceKind::Op)),
        "Documentation of interfaces of operations",
    ),
    (
        "gen-attr-interface-docs",
        Action::Doc(Kind::Interfaces(InterfaceKind::Attr)),
        "Documentation of interfaces of attributes",
    ),
    (
        "gen-type-interface-docs",
        Action::Doc(Kind::Interfaces(InterfaceKind::Type)),
        "Documentation of interfaces of types",
    ),
    ("gen-pass-doc", Action::Doc(Kind::Passes), "Documentation of passes"),
];

/// Why an action of `mlir-tblgen` is not there, and what to do instead.
const BYTECODE: &str = "operations are written by their tables; a dialect gives its attributes an encoding in Rust \
                        ('mlir::bytecode::BytecodeAttributes'), without which they are text, as types are";
const INTRINSICS: &str = "translation to LLVM IR is written in Rust, with LLVM's own API";
const SPIRV: &str = "it is about the SPIR-V dialect, which is not among the dialects";
const TOSA: &str = "it is about the TOSA dialect, which is not among the dialects";
const OPENMP: &str = "it is about the OpenMP dialect, which is not among the dialects";
const PYTHON: &str =
    "there are no Python bindings; '-dump-json' has all that records say, for tools in any language";
const C_API: &str = "passes have no C API; '-gen-pass-decls' has the function that registers them in Rust";
const DIALECT_INTERFACE: &str =
    "an interface of dialects is a Rust struct, and a dialect names its values in 'let interfaces = [...]'";

/// The actions of `mlir-tblgen` that have no purpose here, each with the reason.
const WITHOUT_PURPOSE: &[(&str, &str)] = &[
    ("gen-avail-interface-decls", SPIRV),
    ("gen-avail-interface-defs", SPIRV),
    ("gen-bytecode", BYTECODE),
    ("gen-convertible-llvmir-intrinsics", INTRINSICS),
    ("gen-dialect-interface-decls", DIALECT_INTERFACE),
    ("gen-enum-from-llvmir-conversions", INTRINSICS),
    ("gen-enum-to-llvmir-conversions", INTRINSICS),
    ("gen-intr-from-llvmir-conversions", INTRINSICS),
    ("gen-llvmir-conversions", INTRINSICS),
    ("gen-llvmir-intrinsics", INTRINSICS),
    ("gen-op-from-llvmir-conversions", INTRINSICS),
    ("gen-openmp-clause-ops", OPENMP),
    ("gen-pass-capi-header", C_API),
    ("gen-pass-capi-impl", C_API),
    ("gen-python-enum-bindings", PYTHON),
    ("gen-python-op-bindings", PYTHON),
    ("gen-spirv-attr-utils", SPIRV),
    ("gen-spirv-avail-impls", SPIRV),
    ("gen-spirv-capability-implication", SPIRV),
    ("gen-spirv-enum-avail-decls", SPIRV),
    ("gen-spirv-enum-avail-defs", SPIRV),
    ("gen-spirv-serialization", SPIRV),
    ("gen-tosa-avail-impls", TOSA),
    ("verify-openmp-ops", OPENMP),
];

fn command() -> clap::Command {
    let command = clap::Command::new("toy-tblgen")
        .version(env!("CARGO_PKG_VERSION"))
        .about("Shows what .td files become.")
        .after_help(
            "Long options may have one dash, as with LLVM's tools. At most one action can be chosen.",
        );
    let actions = ACTIONS.iter().map(|&(name, action, help)| {
        let heading = match action {
            Action::Rust(..) => "Actions that print a part of the Rust that the build makes",
            Action::Directives => "Actions that print TableGen",
            Action::Doc(_) => "Actions that print documentation in Markdown",
            _ => "Actions that print records",
        };
        let arg = clap::Arg::new(name).long(name).help(help).help_heading(heading);
        let arg = arg.action(ArgAction::SetTrue).group("action");
        // The manual names them like the other documentation actions.
        if name.ends_with("-interface-docs") { arg.alias(name.trim_end_matches('s')) } else { arg }
    });
    // One of these is answered by its reason, whatever else is there.
    let refused = WITHOUT_PURPOSE.iter().map(|&(name, _)| {
        clap::Arg::new(name)
            .long(name)
            .num_args(0..=1)
            .require_equals(true)
            .hide(true)
            .action(ArgAction::Append)
    });
    Options::augment_args(command).args(actions).args(refused)
}

/// Reads the command line.
pub(crate) fn parse(args: impl Iterator<Item = OsString>) -> Result<(Action, Options), clap::Error> {
    let matches = command().try_get_matches_from(double_dashes(args))?;
    let refused = WITHOUT_PURPOSE.iter().find(|(name, _)| matches.value_source(name).is_some());
    if let Some((name, why)) = refused {
        return Err(
            command().error(ErrorKind::UnknownArgument, format!("'-{name}' has no purpose here: {why}"))
        );
    }
    let chosen = ACTIONS.iter().find(|(name, ..)| matches.get_flag(name));
    let action = chosen.map_or(Action::PrintRecords, |&(_, action, _)| action);
    Ok((action, Options::from_arg_matches(&matches)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_has_its_option() {
        command().debug_assert();
        for &(name, action, _) in ACTIONS {
            let args = ["toy-tblgen".into(), format!("-{name}").into(), "x.td".into()];
            let parsed = parse(args.into_iter()).map(|(action, options)| (action, options.input));
            assert_eq!(parsed.ok(), Some((action, "x.td".into())), "{name}");
        }
    }

    /// The message about a command line, without what comes after its first line.
    fn refusal(args: &[&str]) -> String {
        let args = std::iter::once("toy-tblgen").chain(args.iter().copied()).map(OsString::from);
        let error = parse(args).err().map(|e| e.to_string()).unwrap_or_default();
        error.lines().next().unwrap_or_default().to_owned()
    }

    #[test]
    fn what_has_no_purpose_says_why() {
        for (name, why) in WITHOUT_PURPOSE {
            let said = format!("error: '-{name}' has no purpose here: {why}");
            assert_eq!(refusal(&[&format!("-{name}"), "x.td"]), said);
            assert!(!ACTIONS.iter().any(|(action, ..)| action == name), "{name}");
        }
        assert!(refusal(&["-op-shard-count=8", "x.td"]).ends_with("'-op-include-regex' prints some of them"));
        assert_eq!(refusal(&["-op-shard-count=1", "x.td"]), "");
    }
}
