//! Advice for errors of the TableGen language in files that describe operations: the language does not know the
//! purpose of a field or an argument.
//!
//! Adds help to errors, and moves an error in the prelude to the record that caused it; never creates or drops an
//! error.

use support::{Diagnostic, SourceMap};

use crate::prelude;

/// Fields of older manuals, and the present ones.
const OLD_FIELDS: [(&str, &str); 4] = [
    (
        "verifier",
        "write 'let hasVerifier = 1;' and the verifier in Rust, as the method 'verify' of the hook 'Verify'",
    ),
    ("printer", ASSEMBLY),
    ("parser", ASSEMBLY),
    ("genVerifyInvariantsDecl", "it is 'genVerifyDecl' today"),
];

const ASSEMBLY: &str = "write 'let assemblyFormat = \"...\";', or 'let hasCustomAssemblyFormat = 1;' and the methods \
                        'parse' and 'print' in Rust";

/// Adds help to the errors of the language.
pub fn add(diagnostics: &mut [Diagnostic], sources: &SourceMap) {
    for d in diagnostics.iter_mut().filter(|d| d.is_error() && d.help.is_none()) {
        // The value of a field of the prelude may need a field that the record lacks.
        let needs = d.message.contains("could not be fully resolved") && d.message.contains(" mnemonic)");
        if let Some(record) = d.notes.iter().position(|n| n.message == "in this record").filter(|_| needs) {
            if d.span.is_some_and(|s| prelude::contains(sources, s.file)) {
                d.span = d.notes.remove(record).span;
            }
            let name = d.span.map_or("", |span| sources.slice(span));
            d.message = format!("the type or attribute '{name}' has no mnemonic");
            d.help =
                Some("add 'let mnemonic = \"...\";', the name of the type or attribute in text".to_owned());
            continue;
        }
        d.help = help(d, sources);
    }
}

fn help(d: &Diagnostic, sources: &SourceMap) -> Option<String> {
    let message = d.message.as_str();
    let before = d.span.and_then(|s| sources.text(s.file).get(..s.start as usize)).unwrap_or("").trim_end();
    let old = |(field, help): &(&str, &'static str)| {
        message.ends_with(&format!("has no field '{field}'")).then_some(*help)
    };
    if let Some(help) = OLD_FIELDS.iter().find_map(old) {
        return Some(help.to_owned());
    }
    if before.ends_with("Builder<") && message.contains("of type 'string'") {
        let help = "parameters are a dag with their types: 'OpBuilder<(ins \"Value\":$input), [{ ... }]>'; '$_builder' and \
                    '$_state' need not be among them";
        return Some(help.to_owned());
    }
    if message.contains("which does not convert to 'Trait'") {
        let help = "a trait is a record, such as 'Pure' or 'def Mine : NativeOpTrait<\"Mine\"> { let cppNamespace = \
                    \"crate::traits\"; }'";
        return Some(help.to_owned());
    }
    match message {
        "no value is given for the template argument 'mnemonic'" => {
            Some("write the operation's name after the dialect: 'Op<Dialect, \"name\">'".to_owned())
        }
        _ => None,
    }
}
