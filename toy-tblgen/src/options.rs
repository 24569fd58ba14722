//! The command line. As in LLVM's tools, long options have one dash or two.

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
use support::file;

// The options other than actions. (A doc comment would become help text.)
#[derive(clap::Args)]
pub(crate) struct Options {
    /// The .td file; '-' is standard input
    #[arg(default_value = "-")]
    pub(crate) input: PathBuf,

    /// Look for included files in this directory
    #[arg(short = 'I', value_name = "DIR")]
    pub(crate) include_dirs: Vec<PathBuf>,

    /// The output file; '-' is standard output
    #[arg(short, value_name = "FILE", default_value = "-")]
    pub(crate) output: PathBuf,

    /// Write a make rule that lists the included files to this file; requires -o
    #[arg(short, value_name = "FILE", requires = "output")]
    pub(crate) dependencies: Option<PathBuf>,

    /// Do not write the output file if its contents would not change
    #[arg(long)]
    pub(crate) write_if_changed: bool,

    /// Define a macro for #ifdef
    #[arg(short = 'D', value_name = "MACRO", value_parser = macro_name)]
    pub(crate) macros: Vec<String>,

    /// The dialect to work on; required if the file and its includes define several
    #[arg(
        long,
        value_name = "NAME",
        aliases = ["attrdefs-dialect", "typedefs-dialect", "directives-dialect"]
    )]
    pub(crate) dialect: Option<String>,

    /// Only process operations whose full name matches
    #[arg(long, value_name = "REGEX", value_parser = regex)]
    pub(crate) op_include_regex: Option<Regex>,

    /// Skip operations whose full name matches
    #[arg(long, value_name = "REGEX", value_parser = regex)]
    pub(crate) op_exclude_regex: Option<Regex>,

    /// The number of parts to divide operations into; for compatibility, must be 1
    #[arg(long, value_name = "N", value_parser = shard_count)]
    pub(crate) op_shard_count: Option<u32>,

    /// The name of a group of passes; accepted for compatibility but has no effect
    #[arg(long, value_name = "NAME", hide = true)]
    pub(crate) name: Option<String>,

    /// What to do about uses of deprecated definitions
    #[arg(long, value_name = "ACTION", default_value = "warn")]
    pub(crate) on_deprecated: OnDeprecated,

    /// The prefix that documentation strips from the C++ names of operations
    #[arg(long, value_name = "PREFIX", default_value = "::mlir::", help_heading = "Documentation")]
    pub(crate) strip_prefix: String,

    /// Use markup that only the Hugo site generator understands
    #[arg(long, help_heading = "Documentation")]
    pub(crate) allow_hugo_specific_features: bool,
}

/// What to do about uses of deprecated definitions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum OnDeprecated {
    /// Ignore them
    None,
    /// Warn
    Warn,
    /// Report them and fail
    Error,
}

impl Options {
    /// The files that are written.
    pub(crate) fn outputs(&self) -> Vec<file::Named<'_>> {
        let dependencies = self.dependencies.as_deref().map(|path| ("-d", path));
        [("-o", &*self.output)].into_iter().chain(dependencies).collect()
    }

    /// Selects operations by the regular expressions of the command line.
    pub(crate) fn filter(&self) -> impl Fn(&str) -> bool {
        |name| {
            self.op_include_regex.as_ref().is_none_or(|r| r.is_match(name))
                && !self.op_exclude_regex.as_ref().is_some_and(|r| r.is_match(name))
        }
    }

    /// The records that the action works on.
    pub(crate) fn selection<'a>(&'a self, op: &'a dyn Fn(&str) -> bool) -> Selection<'a> {
        Selection { dialect: self.dialect.as_deref(), op }
    }
}

fn macro_name(text: &str) -> Result<String, String> {
    let named = text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    if named && !text.starts_with(|c: char| c.is_ascii_digit()) {
        Ok(text.to_owned())
    } else {
        Err("expected a macro name, without a value".to_owned())
    }
}

fn regex(text: &str) -> Result<Regex, String> {
    Regex::new(text).map_err(|e| format!("not a regular expression: {e}"))
}

fn shard_count(text: &str) -> Result<u32, String> {
    match text.parse() {
        Ok(1) => Ok(1),
        Ok(n) if n > 1 => {
            Err("operations are not divided into parts: rustc compiles a crate on several threads itself \
                               ('codegen-units'); '-op-include-regex' prints some of them"
                .to_owned())
        }
        _ => Err("expected a number of parts".to_owned()),
    }
}

/// The actions of the tool: each prints something else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Action {
    PrintRecords,
    DumpJson,
    NullBackend,
    Rust(Part, Form),
    Doc(Kind),
    Directives,
}

/// The options that choose an action, named as in `llvm-tblgen` and `mlir-tblgen`, and their help.
const ACTIONS: &[(&str, Action, &str)] = &[
    ("print-records", Action::PrintRecords, "All classes and records in TableGen syntax (the default)"),
    ("dump-json", Action::DumpJson, "All records as JSON"),
    ("null-backend", Action::NullBackend, "Nothing, to check for errors or measure time"),
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

/// Why an action of `mlir-tblgen` is missing, and what to do instead.
const BYTECODE: &str = "operations are encoded by their tables; a dialect can encode its attributes in Rust \
                        ('mlir::bytecode::BytecodeAttributes'), and stores others as text, like types";
const INTRINSICS: &str = "translation to LLVM IR is written in Rust, with LLVM's own API";
const SPIRV: &str = "there is no SPIR-V dialect";
const TOSA: &str = "there is no TOSA dialect";
const OPENMP: &str = "there is no OpenMP dialect";
const PYTHON: &str =
    "there are no Python bindings; '-dump-json' prints the complete records, for tools in any language";
const C_API: &str = "passes have no C API; '-gen-pass-decls' prints the function that registers them in Rust";
const DIALECT_INTERFACE: &str = "a dialect interface is a Rust struct, and a dialect lists its implementations in 'let interfaces = [...]'";

/// The actions of `mlir-tblgen` that are not needed here, each with the reason.
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
            Action::Rust(..) => "Actions that print parts of the generated Rust",
            Action::Directives => "Actions that print TableGen",
            Action::Doc(_) => "Actions that print documentation in Markdown",
            _ => "Actions that print records",
        };
        let arg = clap::Arg::new(name).long(name).help(help).help_heading(heading);
        let arg = arg.action(ArgAction::SetTrue).group("action");
        // MLIR's manual names them without the 's', like the other documentation actions.
        if name.ends_with("-interface-docs") { arg.alias(name.trim_end_matches('s')) } else { arg }
    });
    // These are accepted with or without a value, so that the error is always the reason for refusing them.
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
        return Err(command().error(ErrorKind::UnknownArgument, format!("'-{name}' is not supported: {why}")));
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

    /// The first line of the error about a command line.
    fn refusal(args: &[&str]) -> String {
        let args = std::iter::once("toy-tblgen").chain(args.iter().copied()).map(OsString::from);
        let error = parse(args).err().map(|e| e.to_string()).unwrap_or_default();
        error.lines().next().unwrap_or_default().to_owned()
    }

    #[test]
    fn what_has_no_purpose_says_why() {
        for (name, why) in WITHOUT_PURPOSE {
            let said = format!("error: '-{name}' is not supported: {why}");
            assert_eq!(refusal(&[&format!("-{name}"), "x.td"]), said);
            assert!(!ACTIONS.iter().any(|(action, ..)| action == name), "{name}");
        }
        assert!(refusal(&["-op-shard-count=8", "x.td"]).ends_with("'-op-include-regex' prints some of them"));
        assert_eq!(refusal(&["-op-shard-count=1", "x.td"]), "");
    }
}
