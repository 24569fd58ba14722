//! Passes: for each, a struct of its options, the pass itself, and its entry for the registry.
//!
//! The author writes its body, in `impl mlir::pass::RunPass for Tidy`.

use super::item::{Item, Sort};
use super::out::Out;
use super::text::quote;
use crate::model::pass::{Pass, PassOption};

const REGISTER: &str = "register_passes";

/// The items that [`generate_all`] defines.
pub(super) fn items(passes: &[Pass]) -> Vec<Item> {
    let structs = passes.iter().flat_map(|p| {
        let options = (!p.options.is_empty()).then(|| options_name(p));
        [Some(p.class.clone()), options]
            .into_iter()
            .flatten()
            .map(|name| Item::new(Sort::Struct, name, p.record))
    });
    let function = passes.first().map(|p| Item::new(Sort::Function, REGISTER, p.record));
    structs.chain(function).collect()
}

fn options_name(pass: &Pass) -> String {
    format!("{}Options", pass.class)
}

/// Writes the passes, and the function that registers all of them.
pub(super) fn generate_all(out: &mut Out, passes: &[Pass]) {
    for pass in passes {
        if !pass.options.is_empty() {
            options(out, pass);
        }
        generate(out, pass);
    }
    if !passes.is_empty() {
        out.line("");
        out.line("/// Adds the passes of the file.");
        out.line(format!("pub fn {REGISTER}(registry: &mut mlir::pass::PassRegistry) {{"));
        passes.iter().for_each(|p| out.line(format!("registry.add({}::INFO);", p.class)));
        out.line("}");
    }
}

fn options(out: &mut Out, pass: &Pass) {
    let name = options_name(pass);
    out.line("");
    out.docs(&format!("The options of the pass `{}`.", pass.argument));
    out.line("#[derive(Clone, PartialEq, Debug)]");
    out.line(format!("pub struct {name} {{"));
    for o in &pass.options {
        out.docs(if o.summary.is_empty() { &o.argument } else { &o.summary });
        out.line(format!(
            "pub {}: {},",
            o.field,
            if o.list { format!("Vec<{}>", o.ty) } else { o.ty.clone() }
        ));
    }
    out.line("}");
    out.line("");
    out.line("#[allow(clippy::derivable_impls, reason = \"each default is that of the record\")]");
    out.line(format!("impl Default for {name} {{"));
    out.line("fn default() -> Self {");
    out.line(format!("{name} {{"));
    for o in &pass.options {
        out.line(format!("{}: {},", o.field, if o.list { "Vec::new()" } else { &o.default }));
    }
    out.line("}");
    out.line("}");
    out.line("}");
    out.line("");
    out.line(format!("impl {name} {{"));
    out.line("/// Parses the options given in a pipeline.");
    out.line("///");
    out.line("/// # Errors");
    out.line("/// If a value is invalid.");
    out.line("pub fn read(given: &mlir::pass::PassOptions) -> Result<Self, String> {");
    if !pass.options.iter().all(|o| o.list) {
        out.line("let default = Self::default();");
    }
    out.line(format!("Ok({name} {{"));
    pass.options.iter().for_each(|o| out.line(format!("{}: {},", o.field, read(o))));
    out.line("})");
    out.line("}");
    out.line("}");
}

fn read(o: &PassOption) -> String {
    let name = quote(&o.argument);
    let field = &o.field;
    match o.ty.as_str() {
        _ if o.list => format!("given.list({name})?.unwrap_or_default()"),
        "bool" => format!("given.flag({name})?.unwrap_or(default.{field})"),
        _ => format!("given.value({name})?.unwrap_or(default.{field})"),
    }
}

/// The value of an option as a pipeline prints it, with its name unless it is an empty list.
fn shown(o: &PassOption) -> String {
    let name = quote(&o.argument);
    let field = &o.field;
    match o.ty.as_str() {
        _ if o.list => format!("mlir::pass::list_option({name}, &self.options.{field}),"),
        "String" => format!("mlir::pass::text_option({name}, &self.options.{field}),"),
        _ => format!("({name}, self.options.{field}.to_string()),"),
    }
}

fn generate(out: &mut Out, pass: &Pass) {
    let class = &pass.class;
    let described = [pass.description.as_str(), pass.summary.as_str()];
    let fallback = format!("The pass `{}`.", pass.argument);
    out.line("");
    out.docs(described.into_iter().find(|d| !d.trim().is_empty()).unwrap_or(&fallback));
    out.deprecated(pass.deprecated.as_deref());
    out.line("#[derive(Clone, Default, Debug)]");
    if pass.options.is_empty() {
        out.line(format!("pub struct {class};"))
    } else {
        out.line(format!("pub struct {class} {{"));
        out.line("/// The options.");
        out.line(format!("pub options: {},", options_name(pass)));
        out.line("}");
    }
    out.line("");
    out.line(format!("impl {class} {{"));
    info(out, pass);
    for s in &pass.statistics {
        out.line("");
        out.docs(if s.summary.is_empty() { &s.name } else { &s.summary });
        out.line(format!("pub const {}: &'static str = {};", s.constant, quote(&s.name)));
    }
    out.line("}");
    out.line("");
    implementation(out, pass);
}

/// The constant that the registry gets.
fn info(out: &mut Out, pass: &Pass) {
    let class = &pass.class;
    out.line("/// The entry for the registry.");
    out.line("pub const INFO: mlir::pass::PassInfo = mlir::pass::PassInfo {");
    out.line(format!("name: {},", quote(class)));
    out.line(format!("argument: {},", quote(&pass.argument)));
    out.line(format!("summary: {},", quote(&pass.summary)));
    if pass.options.is_empty() {
        out.line("options: &[],");
        out.line(format!("create: |_| Ok(Box::new({class})),"));
    } else {
        out.line("options: &[");
        for o in &pass.options {
            let name = quote(&o.argument);
            let summary = quote(&o.summary);
            out.line(format!("mlir::pass::PassOption {{ name: {name}, summary: {summary} }},"));
        }
        out.line("],");
        let options = options_name(pass);
        out.line(format!("create: |given| Ok(Box::new({class} {{ options: {options}::read(given)? }})),"));
    }
    out.line("};");
}

fn implementation(out: &mut Out, pass: &Pass) {
    let class = &pass.class;
    let method = |out: &mut Out, head: &str, body: &str| {
        out.block(format!("fn {head}"), body);
        out.line("");
    };
    out.line(format!("impl mlir::pass::Pass for {class} {{"));
    method(out, "info(&self) -> &mlir::pass::PassInfo", "&Self::INFO");
    if let Some(anchor) = &pass.anchor {
        method(out, "anchor(&self) -> Option<&'static str>", &format!("Some({})", quote(anchor)));
    }
    if !pass.options.is_empty() {
        out.line("fn options(&self) -> Vec<(&'static str, String)> {");
        out.line("vec![");
        pass.options.iter().for_each(|o| out.line(shown(o)));
        out.line("]");
        out.line("}");
        out.line("");
    }
    if !pass.statistics.is_empty() {
        out.line("fn statistics(&self) -> &'static [mlir::pass::StatisticInfo] {");
        out.line("&[");
        for s in &pass.statistics {
            let name = &s.constant;
            let summary = quote(&s.summary);
            out.line(format!("mlir::pass::StatisticInfo {{ name: {class}::{name}, summary: {summary} }},"));
        }
        out.line("]");
        out.line("}");
        out.line("");
    }
    out.line(
        "fn run(&self, op: mlir::pass::OpMut<'_>, state: &mut mlir::pass::PassState) -> mlir::pass::PassResult {",
    );
    out.line("mlir::pass::RunPass::run(self, op, state)");
    out.line("}");
    out.line("}");
}
