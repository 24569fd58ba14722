//! What a module says about itself: flags, options for the linker, libraries, the compiler and its command line.

use dialects::llvm::*;
use mlir::{Attr, Builder};

use super::importer::Importer;
use super::ir::*;
use super::node::Node;

/// An error in a summary, which has been reported as a warning.
struct Malformed;

type Part<T> = Result<T, Malformed>;

impl<'m> Importer<'_, 'm> {
    /// The options for the linker and the flags, as operations.
    pub(super) fn module_metadata(&mut self, b: &mut Builder<'_>) {
        let loc = self.loc;
        for node in self.source.named_metadata(c"llvm.linker.options") {
            let options = node.operands(self.source).into_iter().flatten();
            let options: Vec<Attr> = options
                .filter_map(|option| option.string(self.source))
                .map(|s| self.cx.string_attr(&s))
                .collect();
            LinkerOptionsOp::build(b, loc, self.cx.array_attr(&options));
        }
        let mut flags = Vec::new();
        for flag in self.source.module_flags() {
            let value = self.flag_value(&flag.key, flag.value);
            let behavior = ModFlagBehavior::from_value(flag.behavior.into());
            match (value, behavior) {
                (Some(value), Some(behavior)) => {
                    let key = self.cx.string_attr(&flag.key);
                    flags.push(ModuleFlagAttr::get(self.cx, behavior, key, value));
                }
                _ => {
                    let text = flag.value.describe(self.source);
                    self.warning(
                        loc,
                        format!("unsupported module flag value for key '{}' : {text}", flag.key),
                    );
                }
            }
        }
        if !flags.is_empty() {
            ModuleFlagsOp::build(b, loc, self.cx.array_attr(&flags));
        }
    }

    /// The attributes of the module: name and value.
    pub(super) fn module_attrs(&self) -> Vec<(&'static str, Attr)> {
        let cx = self.cx;
        let mut attrs = Vec::new();
        let libraries = self.source.named_metadata(c"llvm.dependent-libraries");
        let libraries = libraries.into_iter().filter_map(|node| self.only_string(node));
        let libraries: Vec<Attr> = libraries.map(|name| cx.string_attr(&name)).collect();
        if !libraries.is_empty() {
            attrs.push(("llvm.dependent_libraries", cx.array_attr(&libraries)));
        }
        for (name, list) in [("llvm.ident", c"llvm.ident"), ("llvm.commandline", c"llvm.commandline")] {
            let &[node] = &*self.source.named_metadata(list) else { continue };
            if let Some(text) = self.only_string(node) {
                attrs.push((name, cx.string_attr(&text)));
            }
        }
        attrs.push(("llvm.target_triple", cx.string_attr(&self.source.triple())));
        let assembly = self.source.assembly();
        let lines = assembly.split('\n').filter(|line| !line.is_empty());
        let lines: Vec<Attr> = lines.map(|line| cx.string_attr(line)).collect();
        attrs.push(("llvm.module_asm", cx.array_attr(&lines)));
        attrs
    }

    fn only_string(&self, node: Node<'m>) -> Option<String> {
        let &[text] = &*node.operands(self.source) else { return None };
        text?.string(self.source)
    }

    fn flag_value(&mut self, key: &str, value: Node<'m>) -> Option<Attr> {
        if let Some((_, number)) = value.integer(self.source) {
            return Some(self.cx.int_attr_of_width(number as i64, 32));
        }
        if let Some(text) = value.string(self.source) {
            return Some(self.cx.string_attr(&text));
        }
        match key {
            "CG Profile" if value.is_node() => Some(self.call_graph_profile(value)),
            "ProfileSummary" if value.is_node() => self.profile_summary(value).ok(),
            _ => None,
        }
    }

    /// How often functions call each other.
    fn call_graph_profile(&self, value: Node<'m>) -> Attr {
        let function = |node: Option<Node<'m>>| {
            let function = node?.constant(self.source)?;
            Some(self.cx.symbol_ref_attr(&function.name_text()))
        };
        let entry = |node: Node<'m>| {
            let &[from, to, count] = &*node.operands(self.source) else { return None };
            let (_, count) = count?.integer(self.source)?;
            Some(ModuleFlagCGProfileEntryAttr::get(self.cx, function(from), function(to), count))
        };
        let entries: Vec<Attr> =
            value.operands(self.source).into_iter().flatten().filter_map(entry).collect();
        self.cx.array_attr(&entries)
    }

    fn malformed<T>(&mut self, message: String, node: Option<Node<'m>>) -> Part<T> {
        let text = node.map_or_else(|| "null".to_owned(), |node| node.describe(self.source));
        self.warning(self.loc, format!("{message}: {text}"));
        Err(Malformed)
    }

    /// The key and the value of an entry.
    fn pair(&mut self, node: Option<Node<'m>>) -> Part<(Option<Node<'m>>, Option<Node<'m>>)> {
        match node.map(|node| node.operands(self.source)).as_deref() {
            Some(&[key, value]) => Ok((key, value)),
            _ => self.malformed("expected 2-element tuple metadata".to_owned(), node),
        }
    }

    /// The constant of an entry with this key; an optional one may have another key.
    fn keyed(&mut self, node: Option<Node<'m>>, key: &str, optional: bool) -> Part<Option<Value<'m>>> {
        let (found, value) = self.pair(node)?;
        if found.and_then(|found| found.string(self.source)).as_deref() != Some(key) {
            return if optional {
                Ok(None)
            } else {
                self.malformed(format!("expected '{key}' key, but found"), found)
            };
        }
        Ok(value.and_then(|value| value.constant(self.source)))
    }

    fn count(&mut self, node: Option<Node<'m>>, key: &str) -> Part<u64> {
        let value = self.keyed(node, key, false)?.ok_or(Malformed)?;
        match value.kind() {
            LLVMConstantIntValueKind if value.ty().int_width() <= 64 => Ok(value.number()),
            _ => self.malformed(format!("expected integer metadata value for key '{key}'"), node),
        }
    }

    fn profile_summary(&mut self, summary: Node<'m>) -> Part<Attr> {
        let entries = summary.operands(self.source);
        if entries.len() < 8 {
            return self.malformed("expected at 8 entries in 'ProfileSummary'".to_owned(), Some(summary));
        }
        let format = self.summary_format(entries[0])?;
        let mut counts = [0; 6];
        let keys =
            ["TotalCount", "MaxCount", "MaxInternalCount", "MaxFunctionCount", "NumCounts", "NumFunctions"];
        for (index, key) in keys.into_iter().enumerate() {
            counts[index] = self.count(entries[index + 1], key)?;
        }
        let mut at = 7;
        let last = |this: &mut Self, at: usize, key: &str| {
            if at + 1 < entries.len() {
                Ok(())
            } else {
                let message = format!("the last summary entry is '{key}', expected 'DetailedSummary'");
                this.malformed(message, entries[at])
            }
        };
        let mut partial = None;
        if self.keyed(entries[at], "IsPartialProfile", true)?.is_some() {
            last(self, at, "IsPartialProfile")?;
            partial = Some(self.count(entries[at], "IsPartialProfile")?);
            at += 1;
        }
        let mut ratio = None;
        if let Some(value) = self.keyed(entries[at], "PartialProfileRatio", true)? {
            if value.kind() != LLVMConstantFPValueKind {
                let message = "expected double metadata value for key 'PartialProfileRatio'".to_owned();
                return self.malformed(message, entries[at]);
            }
            last(self, at, "PartialProfileRatio")?;
            ratio = self.scalar_attr(value);
            at += 1;
        }
        let detailed = self.detailed_summary(entries[at])?;
        let [total, max, internal, function, number, functions] = counts;
        Ok(ModuleFlagProfileSummaryAttr::get(
            self.cx, format, total, max, internal, function, number, functions, partial, ratio, &detailed,
        ))
    }

    fn summary_format(&mut self, node: Option<Node<'m>>) -> Part<ProfileSummaryFormatKind> {
        let (key, value) = self.pair(node)?;
        if key.and_then(|key| key.string(self.source)).as_deref() != Some("ProfileFormat") {
            return self.malformed("expected 'ProfileFormat' key".to_owned(), key);
        }
        let name = value.and_then(|value| value.string(self.source)).unwrap_or_default();
        match ProfileSummaryFormatKind::ALL.iter().find(|kind| kind.keyword() == name) {
            Some(&kind) => Ok(kind),
            None => {
                let message =
                    "expected 'SampleProfile', 'InstrProf' or 'CSInstrProf' values, but found".to_owned();
                self.malformed(message, value)
            }
        }
    }

    fn detailed_summary(&mut self, node: Option<Node<'m>>) -> Part<Vec<Attr>> {
        let (key, value) = self.pair(node)?;
        if key.and_then(|key| key.string(self.source)).as_deref() != Some("DetailedSummary") {
            return self.malformed("expected 'DetailedSummary' key".to_owned(), key);
        }
        let Some(list) = value.filter(|value| value.is_node()) else {
            return self.malformed("expected tuple value for 'DetailedSummary' key".to_owned(), value);
        };
        let mut all = Vec::new();
        for entry in list.operands(self.source) {
            let parts = entry.map(|entry| entry.operands(self.source)).unwrap_or_default();
            let &[a, b, c] = &*parts else {
                return self.malformed("'DetailedSummary' entry expects 3 operands".to_owned(), entry);
            };
            let numbers = [a, b, c].map(|number| Some(number?.integer(self.source)?.1));
            let [Some(cut_off), Some(min_count), Some(num_counts)] = numbers else {
                return self
                    .malformed("expected only integer entries in 'DetailedSummary'".to_owned(), entry);
            };
            let attr = ModuleFlagProfileSummaryDetailedAttr::get(
                self.cx,
                cut_off as u32,
                min_count,
                num_counts as u32,
            );
            all.push(attr);
        }
        Ok(all)
    }
}
