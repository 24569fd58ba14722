//! Declarative rewrites as implementations of `RewritePattern`.
//!
//! Everything that can fail comes before the first change: matching, conditions, and the author's functions.

mod matching;
mod result;

use super::item::{Item, Sort};
use super::out::Out;
use super::text::quote;
use crate::model::Model;
use crate::rust_text;
use matching::{Writer, op_ref};

const POPULATE: &str = "populate_with_generated";

/// The items that [`generate_all`] defines.
pub(super) fn items(model: &Model) -> Vec<Item> {
    let structs = model.patterns.iter().map(|p| Item::new(Sort::Struct, &p.name, p.record));
    let function = model.patterns.first().map(|p| Item::new(Sort::Function, POPULATE, p.record));
    structs.chain(function).collect()
}

/// Writes all patterns and the function that adds them to a set.
pub(super) fn generate_all(out: &mut Out, model: &Model) {
    if model.patterns.is_empty() {
        return;
    }
    model.patterns.iter().for_each(|p| generate(out, Writer::new(model, p)));
    out.line("");
    out.line("/// Adds every pattern of this file.");
    out.line(format!("pub fn {POPULATE}(patterns: &mut mlir::rewrite::PatternSet) {{"));
    for p in &model.patterns {
        out.line(format!("patterns.add_pattern({});", p.name));
    }
    out.line("}");
}

fn generate(out: &mut Out, mut w: Writer<'_>) {
    let p = w.p;
    let root = &p.operators[p.source.operator];
    out.line("");
    out.line(format!("/// Declarative rewrite of `{}`.", root.name));
    out.line(format!("pub struct {};", p.name));
    out.line("");
    out.line(format!("impl mlir::rewrite::RewritePattern for {} {{", p.name));
    if p.names_more_than_it_uses() {
        out.line("#[allow(unused_variables, reason = \"the pattern names values that it does not use\")]");
    }
    out.line("fn match_and_rewrite(");
    out.line("&self,");
    out.line("root: mlir::Op,");
    out.line("rw: &mut mlir::rewrite::PatternRewriter<'_>,");
    out.line(") -> Result<(), mlir::rewrite::NoMatch> {");
    let mut body = Vec::new();
    w.matching(&p.source, "root", false, &mut body);
    w.conditions(&mut body);
    let mut made = Vec::new();
    w.rewriting(&mut made);
    if w.uses_loc {
        let of = w.views.iter().take(p.source.operations());
        let locs: Vec<String> = of.map(|v| format!("{}.loc()", op_ref(v))).collect();
        body.push(match &*locs {
            [one] => format!("let loc = {one};"),
            all => format!("let loc = rw.cx().fused_loc(&[{}], None);", all.join(", ")),
        });
    }
    if w.uses_types {
        let types = format!("{}.result_types().collect()", op_ref(&w.views[0]));
        body.push(format!("let types: Vec<mlir::Type> = {types};"));
    }
    body.append(&mut made);
    let text = body.join("\n");
    if text.contains(".op_ref()") {
        out.line("use mlir::OpView as _;");
    }
    if text.contains("NoMatch") {
        out.line("use mlir::rewrite::NoMatch;");
    }
    if rust_text::uses(&text, "cx") {
        out.line("let cx = rw.cx();");
    }
    if text.contains("op.ty(") || text.contains("op.body(") {
        out.line("let op = rw.op(root);");
    }
    for line in body {
        out.line(line);
    }
    out.line("Ok(())");
    out.line("}");
    out.line("");
    out.block("fn root(&self) -> Option<&'static str>", format!("Some({})", quote(&root.name)));
    out.line("");
    out.block("fn benefit(&self) -> u16", format!("{}", p.benefit.clamp(0, i64::from(u16::MAX))));
    out.line("}");
}
