//! Passes: for each, a struct of its options, the pass itself, its entry for the registry, and a function that runs it.
//!
//! The author writes its body, in `impl mlir::pass::RunPass for Tidy`.

use super::item::{Item, Sort};
use super::out::Out;
use super::text::quote;
use crate::model::pass::{Pass, PassOption};

const REGISTER: &str = "register_passes";

/// The items that [`generate_all`] defines.
pub(super) fn items(passes: &[Pass]) -> Vec<Item> {
    let each = passes.iter().enumerate().flat_map(|(at, p)| {
        let options = (!p.options.is_empty()).then(|| (Sort::Struct, options_name(p)));
        // Two passes with one argument are an error of their own.
        let is_first = passes[..at].iter().all(|before| before.argument != p.argument);
        let function = is_first.then(|| (Sort::Function, p.function.clone()));
        [Some((Sort::Struct, p.class.clone())), options, function]
            .into_iter()
            .flatten()
            .map(|(sort, name)| Item::new(sort, name, p.record))
    });
    let register = passes.first().map(|p| Item::new(Sort::Function, REGISTER, p.record));
    each.chain(register).collect()
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
        run(out, pass);
    }
    if !passes.is_empty() {
        out.line("");
        out.line("/// Adds the passes of the file.");
        out.line(format!("pub fn {REGISTER}(registry: &mut mlir::pass::PassRegistry) {{"));
        passes.iter().for_each(|p| out.line(format!("registry.add({}::INFO);", p.class)));
        out.line("}");
    }
}

/// The function that runs a pass with its options.
fn run(out: &mut Out, pass: &Pass) {
    let Pass { class, function, argument, .. } = pass;
    let (parameter, made) = match (pass.options.is_empty(), &pass.state) {
        (false, _) => (format!(", options: {}", options_name(pass)), format!("{class}::new(options)")),
        (true, Some(_)) => (String::new(), format!("{class}::default()")),
        (true, None) => (String::new(), class.clone()),
    };
    out.line("");
    out.line(format!(
        "/// Runs the pass `{argument}` on a module, or on the operations in it that the pass is for."
    ));
    out.line("///");
    out.line("/// # Errors");
    out.line("/// If the pass fails, after which the module must not be used.");
    out.line(format!("pub fn {function}(cx: &mlir::Context, module: &mut mlir::Module{parameter}) -> Result<mlir::pass::Report, Box<mlir::pass::Failure>> {{"));
    out.line(format!("mlir::pass::run_pass(cx, module, {made})"));
    out.line("}");
}

fn options(out: &mut Out, pass: &Pass) {
    let name = options_name(pass);
    out.line("");
    out.docs(&format!("The options of the pass `{}`.", pass.argument));
    out.line("#[derive(Clone, PartialEq, Debug)]");
    out.line(format!("pub struct {name} {{"));
    for o in &pass.options {
        out.docs(if o.summary.is_empty() { &o.argument } else { &o.summary });
        out.line(format!("pub {}: {},", o.field, o.field_type()));
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
    if !pass.options.iter().all(|o| o.list && o.kind.is_none()) {
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
    if let Some(kind) = &o.kind {
        return format!("{}::read(given, {name})?.unwrap_or(default.{field})", option_kind(kind, o));
    }
    match o.ty.as_str() {
        _ if o.list => format!("given.list({name})?.unwrap_or_default()"),
        "bool" => format!("given.flag({name})?.unwrap_or(default.{field})"),
        _ => format!("given.value({name})?.unwrap_or(default.{field})"),
    }
}

fn option_kind(kind: &str, o: &PassOption) -> String {
    format!("<{kind} as mlir::pass::OptionKind<{}>>", o.ty)
}

/// The value of an option as a pipeline prints it, with its name, unless nothing is printed of it.
fn shown(o: &PassOption) -> String {
    let name = quote(&o.argument);
    let field = &o.field;
    if let Some(kind) = &o.kind {
        return format!("{}::show({name}, &self.options.{field}),", option_kind(kind, o));
    }
    match o.ty.as_str() {
        _ if o.list => format!("Some(mlir::pass::list_option({name}, &self.options.{field})),"),
        "String" => format!("Some(mlir::pass::text_option({name}, &self.options.{field})),"),
        _ => format!("Some(({name}, self.options.{field}.to_string())),"),
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
    if pass.options.is_empty() && pass.state.is_none() {
        out.line(format!("pub struct {class};"))
    } else {
        out.line(format!("pub struct {class} {{"));
        if !pass.options.is_empty() {
            out.line("/// The options.");
            out.line(format!("pub options: {},", options_name(pass)));
        }
        if let Some(state) = &pass.state {
            out.line(format!("pub(crate) state: {state},"));
        }
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
    if !pass.options.is_empty() {
        let state = if pass.state.is_some() { ", state: Default::default()" } else { "" };
        out.line("");
        out.line("/// The pass with these options.");
        out.line(format!("pub fn new(options: {}) -> Self {{", options_name(pass)));
        out.line(format!("{class} {{ options{state} }}"));
        out.line("}");
    }
    out.line("}");
    out.line("");
    implementation(out, pass);
}

/// A description without the indentation of its `.td` file.
fn unindented(text: &str) -> String {
    let indent = |line: &str| line.len() - line.trim_start().len();
    let least = text.lines().filter(|line| !line.trim().is_empty()).map(indent).min().unwrap_or(0);
    let lines: Vec<&str> = text.lines().map(|line| line.get(least..).unwrap_or("").trim_end()).collect();
    lines.join("\n").trim().to_owned()
}

/// The constant that the registry gets.
fn info(out: &mut Out, pass: &Pass) {
    let class = &pass.class;
    out.line("/// The entry for the registry.");
    out.line("pub const INFO: mlir::pass::PassInfo = mlir::pass::PassInfo {");
    out.line(format!("name: {},", quote(&pass.name)));
    out.line(format!("argument: {},", quote(&pass.argument)));
    out.line(format!("summary: {},", quote(&pass.summary)));
    out.line(format!("description: {},", quote(&unindented(&pass.description))));
    if pass.options.is_empty() {
        out.line("options: &[],");
    } else {
        out.line("options: &[");
        for o in &pass.options {
            let name = quote(&o.argument);
            let summary = quote(&o.summary);
            let ty = quote(&o.field_type());
            out.line(format!("mlir::pass::PassOption {{ name: {name}, summary: {summary}, ty: {ty} }},"));
        }
        out.line("],");
    }
    statistics(out, pass);
    let dialects: Vec<String> = pass.dialects.iter().map(|d| quote(d)).collect();
    out.line(format!("dependent_dialects: &[{}],", dialects.join(", ")));
    let made = match (pass.options.is_empty(), &pass.state) {
        (false, _) => format!("|given| Ok(Box::new({class}::new({}::read(given)?)))", options_name(pass)),
        (true, Some(_)) => format!("|_| Ok(Box::new({class}::default()))"),
        (true, None) => format!("|_| Ok(Box::new({class}))"),
    };
    out.line(format!("create: {made},"));
    out.line("};");
}

fn statistics(out: &mut Out, pass: &Pass) {
    if pass.statistics.is_empty() {
        return out.line("statistics: &[],");
    }
    out.line("statistics: &[");
    for s in &pass.statistics {
        let name = &s.constant;
        let summary = quote(&s.summary);
        out.line(format!("mlir::pass::StatisticInfo {{ name: Self::{name}, summary: {summary} }},"));
    }
    out.line("],");
}

fn implementation(out: &mut Out, pass: &Pass) {
    let class = &pass.class;
    let method = |out: &mut Out, head: &str, body: &str| {
        out.block(format!("fn {head}"), body);
        out.line("");
    };
    out.line(format!("impl mlir::pass::Pass for {class} {{"));
    method(out, "name(&self) -> &'static str", "Self::INFO.name");
    method(out, "argument(&self) -> &'static str", "Self::INFO.argument");
    if let Some(anchor) = &pass.anchor {
        method(out, "anchor(&self) -> Option<&'static str>", &format!("Some({})", quote(anchor)));
    }
    if !pass.options.is_empty() {
        out.line("fn options(&self) -> Vec<(&'static str, String)> {");
        out.line("[");
        pass.options.iter().for_each(|o| out.line(shown(o)));
        out.line("].into_iter().flatten().collect()");
        out.line("}");
        out.line("");
    }
    if !pass.statistics.is_empty() {
        method(out, "statistics(&self) -> &'static [mlir::pass::StatisticInfo]", "Self::INFO.statistics");
    }
    if !pass.dialects.is_empty() {
        method(out, "dependent_dialects(&self) -> &'static [&'static str]", "Self::INFO.dependent_dialects");
    }
    method(out, "check(&self) -> Result<(), String>", "mlir::pass::RunPass::check(self)");
    out.line(
        "fn run(&self, op: mlir::pass::OpMut<'_>, state: &mut mlir::pass::PassState) -> mlir::pass::PassResult {",
    );
    out.line("mlir::pass::RunPass::run(self, op, state)");
    out.line("}");
    out.line("}");
}
