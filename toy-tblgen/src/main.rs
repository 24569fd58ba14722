//! Shows what `.td` files become, as `llvm-tblgen` and `mlir-tblgen` do.

mod files;
mod options;

use std::path::Path;
use std::process::ExitCode;

use ods::prelude::WithPrelude;
use options::{Action, OnDeprecated, Options};
use support::{Diagnostic, SourceMap, file, tool};

fn main() -> ExitCode {
    program::run("toy-tblgen", || match options::parse(std::env::args_os()) {
        Ok((action, options)) => {
            match file::check_outputs(&[("the input", &options.input)], &options.outputs()) {
                Err(message) => tool::wrong(&message),
                Ok(()) => match run(action, &options) {
                    Ok(true) => ExitCode::SUCCESS,
                    Ok(false) => ExitCode::FAILURE,
                    Err(message) => tool::failed(&message),
                },
            }
        }
        Err(e) => tool::answered(e.print(), !e.use_stderr()),
    })
}

/// Runs an action. Returns false if the input has errors, which have been reported.
fn run(action: Action, options: &Options) -> Result<bool, String> {
    let mut sources = SourceMap::new();
    let bytes = file::read(&options.input);
    let bytes = bytes.map_err(|e| format!("cannot read '{}': {e}", options.input.display()))?;
    let name = file::input_name(&options.input);
    let source =
        Path::new(&name).file_name().map_or_else(|| name.clone(), |n| n.to_string_lossy().into_owned());
    let main = sources.add_bytes(name, bytes);
    let loader = WithPrelude(files::IncludeDirs::new(&options.include_dirs));
    let (records, diagnostics) = tablegen::parse_with(&mut sources, main, &loader, &options.macros);
    // Dropping the records would take a tenth of the run time, and the process is about to end.
    let records = std::mem::ManuallyDrop::new(records);
    // Users cannot fix the cause of a warning about the prelude.
    let about_prelude = |d: &Diagnostic| d.span.is_some_and(|s| ods::prelude::contains(&sources, s.file));
    let mut diagnostics: Vec<Diagnostic> =
        diagnostics.into_iter().filter(|d| d.is_error() || !about_prelude(d)).collect();
    ods::advice::add(&mut diagnostics, &sources);
    tool::show(&sources, &diagnostics);
    if diagnostics.iter().any(Diagnostic::is_error) {
        return Ok(false);
    }
    let (output, diagnostics) = match action {
        Action::PrintRecords => (Some(tablegen::print::print_records(&records)), Vec::new()),
        Action::DumpJson => (Some(tablegen::print::dump_json(&records, &sources)), Vec::new()),
        Action::NullBackend => (Some(String::new()), Vec::new()),
        Action::Rust(part, form) => {
            let what = (part, form);
            let filter = options.filter();
            ods::compile::generate_part(&records, &sources, main, &source, what, &options.selection(&filter))
        }
        Action::Doc(kind) => document(&records, &sources, main, kind, options),
        Action::Directives => match ods::directives::generate(&records, options.dialect.as_deref()) {
            Ok(text) => (Some(text), Vec::new()),
            Err(diagnostic) => (None, vec![*diagnostic]),
        },
    };
    let deprecated = match (action, options.on_deprecated) {
        (Action::Rust(..) | Action::Doc(_), OnDeprecated::Warn | OnDeprecated::Error) => {
            ods::deprecated::uses(&records, main)
        }
        _ => Vec::new(),
    };
    tool::show(&sources, &deprecated);
    if options.on_deprecated == OnDeprecated::Error && !deprecated.is_empty() {
        return Err("Error'ing out due to deprecated defs".to_owned());
    }
    tool::show(&sources, &diagnostics);
    let Some(output) = output else { return Ok(false) };
    let included: Vec<_> =
        files::included(&sources, main).map(|name| ("an included file", Path::new(name))).collect();
    file::check_outputs(&included, &options.outputs())?;
    write_output(options, &output)?;
    if let Some(path) = &options.dependencies {
        file::write(path, &files::rule(&options.output, &sources, main))?;
    }
    Ok(true)
}

fn document(
    records: &tablegen::Records,
    sources: &SourceMap,
    main: support::FileId,
    kind: ods::doc::Kind,
    options: &Options,
) -> (Option<String>, Vec<Diagnostic>) {
    let filter = options.filter();
    let doc = ods::doc::Options {
        selection: options.selection(&filter),
        strip_prefix: &options.strip_prefix,
        hugo: options.allow_hugo_specific_features,
    };
    ods::doc::generate(records, sources, main, kind, &doc)
}

fn write_output(options: &Options, text: &str) -> Result<(), String> {
    let path = options.output.as_path();
    let bytes = &*tablegen::bytes_of(text);
    let is_there = || !file::is_stream(path) && file::read_regular(path).is_ok_and(|old| old == bytes);
    if options.write_if_changed && is_there() { Ok(()) } else { file::write(path, bytes) }
}
