//! Turns clauses of directives (`llvm/Frontend/Directive/DirectiveBase.td`) into enumerations in TableGen, as
//! `mlir-tblgen` writes them: a dialect for OpenMP or OpenACC includes the text.

use support::Diagnostic;
use tablegen::{Record, Records, Value};

use crate::{records, select};

/// An enumeration and an attribute for each clause that takes one of several words; `dialect` is the dialect's name.
///
/// # Errors
/// If there is no dialect or no language of directives, or if the enumeration of a clause has no name.
pub fn generate(records: &Records, dialect: Option<&str>) -> Result<String, Box<Diagnostic>> {
    let error = |message: &str| Box::new(Diagnostic::error(None, message));
    let dialect = dialect
        .ok_or_else(|| error("a dialect must be selected for the directives via '--directives-dialect'"))?;
    let languages = select::required(records, "DirectiveLanguage")?;
    let Some(language) = languages.first() else {
        return Err(error("the file defines no DirectiveLanguage"));
    };
    let namespace = records::text(language, "cppNamespace");
    let mut out = String::new();
    for clause in select::required(records, "Clause")? {
        let values = records::list(clause, "allowedClauseValues").iter().filter_map(Value::as_def);
        let values: Vec<&Record> = values.map(|id| records.get(id)).collect();
        if !values.is_empty() {
            enumeration(&mut out, clause, &values, dialect, namespace)?;
        }
    }
    Ok(out)
}

fn enumeration(
    out: &mut String,
    clause: &Record,
    values: &[&Record],
    dialect: &str,
    namespace: &str,
) -> Result<(), Box<Diagnostic>> {
    let name = records::text(clause, "enumClauseValue");
    if name.is_empty() {
        let message = format!("clause '{}' has values but no 'enumClauseValue' to name them by", clause.name);
        return Err(Box::new(Diagnostic::error(clause.span, message)));
    }
    let mut cases = Vec::new();
    // A value that cannot be written still has a number.
    for (i, value) in values.iter().enumerate().filter(|(_, v)| records::bit(v, "isUserValue")) {
        let word = records::text(value, "name");
        let mut chars = word.chars();
        let symbol: String = chars.next().map(|c| c.to_ascii_uppercase()).into_iter().chain(chars).collect();
        out.push_str(&format!("def {name}{word} : I32EnumAttrCase<\"{symbol}\", {i}, \"{word}\">;\n"));
        cases.push(format!("{name}{word}"));
    }
    let cases = cases.join(", ");
    let mnemonic = name.to_lowercase();
    out.push_str(&format!(
        "def {name}: I32EnumAttr<\n  \"Clause{name}\",\n  \"{name} Clause\",\n  [{cases}]> {{\n    \
         let cppNamespace = \"::mlir::{namespace}\";\n    let genSpecializedAttr = 0;\n}}\n\
         def {name}Attr : EnumAttr<{dialect}_Dialect, {name}, \"{mnemonic}\">;\n"
    ));
    Ok(())
}
