//! Attributes of functions, calls, parameters and results.

use dialects::llvm::{ConstantRangeAttr, MemoryEffectsAttr, ModRefInfo};
use mlir::{Attr, Ident};

use super::hidden::GlobalAttribute;
use super::importer::Importer;
use super::ir::*;
use super::kinds::*;

impl<'m> Importer<'_, 'm> {
    /// `#llvm.memory_effects<...>` unless all effects are possible.
    pub(super) fn memory_effects(&self, bits: u32) -> Option<Attr> {
        let effect =
            |at: u32| ModRefInfo::from_value((bits >> (2 * at) & 3).into()).unwrap_or(ModRefInfo::ModRef);
        let [arguments, inaccessible, errno, other, target0, target1] =
            std::array::from_fn(|at| effect(at as u32));
        (bits & ALL_MEMORY != ALL_MEMORY)
            .then(|| MemoryEffectsAttr::get(self.cx, other, arguments, inaccessible, errno, target0, target1))
    }

    /// `["name", ["name", "value"]]`
    fn passed_through(&self, name: &str, value: &str) -> Attr {
        let name = self.cx.string_attr(name);
        match value {
            "" => name,
            _ => self.cx.array_attr(&[name, self.cx.string_attr(value)]),
        }
    }

    /// The attributes that no attribute of the operation stands for.
    pub(super) fn passthrough(&self, attributes: &FunctionAttributes<'_>, explicit: &[&str]) -> Option<Attr> {
        let mut list = Vec::new();
        for &(name, number) in &attributes.kinds {
            if !explicit.contains(&name) {
                list.push(
                    self.passed_through(name, &number.map(|number| number.to_string()).unwrap_or_default()),
                );
            }
        }
        for (key, value) in &attributes.strings {
            if !explicit.contains(&&**key) {
                list.push(self.passed_through(key, value));
            }
        }
        (!list.is_empty()).then(|| self.cx.array_attr(&list))
    }

    /// The attributes of a global, in LLVM's order: strings are the last.
    pub(super) fn target_attributes(&self, attributes: &[GlobalAttribute]) -> Option<Attr> {
        let mut kinds = Vec::new();
        let mut strings = Vec::new();
        for attribute in attributes {
            match attribute {
                GlobalAttribute::Kind(number, value) => {
                    let name =
                        usize::try_from(*number).ok().and_then(|number| KINDS.get(number)).unwrap_or(&"");
                    let value = value.map(|value| value.to_string()).unwrap_or_default();
                    kinds.push(self.passed_through(name, &value));
                }
                GlobalAttribute::Text(key, value) => strings.push(self.passed_through(key, value)),
            }
        }
        kinds.extend(strings);
        (!kinds.is_empty()).then(|| self.cx.array_attr(&kinds))
    }

    /// The attributes of a parameter or a result.
    pub(super) fn of_value(&mut self, attributes: &[Attribute<'m>]) -> Attr {
        let mut entries: Vec<(Ident, Attr)> = Vec::new();
        for &attribute in attributes.iter().filter(|attribute| !attribute.is_string()) {
            let Some(&Kind { name, is_numbered, of_values: Some(ours) }) =
                self.attributes.kinds.get(&attribute.kind())
            else {
                continue;
            };
            let value = if attribute.is_type() {
                let ty = self.ty(attribute.type_value());
                self.cx.type_attr(ty)
            } else if name == "range" {
                let Some((width, lower, upper)) = self.scratch.range(attribute) else { continue };
                ConstantRangeAttr::get(self.cx, width, lower, upper)
            } else if name == "captures" {
                // Only pointers that are not captured at all have an attribute.
                if attribute.number() != 0 {
                    continue;
                }
                self.cx.unit_attr()
            } else if is_numbered {
                self.cx.int_attr_of_width(attribute.number() as i64, 64)
            } else {
                self.cx.unit_attr()
            };
            entries.push((self.cx.ident(ours), value));
        }
        self.cx.dictionary_attr(&entries)
    }

    /// The attributes of the arguments of a call, without those at some positions, and of its result.
    pub(super) fn of_call(&mut self, inst: Inst<'m>, without: &[u32]) -> (Option<Attr>, Option<Attr>) {
        let mut any = false;
        let mut arguments = Vec::new();
        for index in (0..inst.num_args()).filter(|index| !without.contains(index)) {
            let attributes = inst.attributes(index + 1);
            any |= !attributes.is_empty();
            arguments.push(attributes);
        }
        let arguments = any.then(|| {
            let list: Vec<Attr> = arguments.iter().map(|attributes| self.of_value(attributes)).collect();
            self.cx.array_attr(&list)
        });
        let result = self.of_result(&inst.attributes(OF_RESULT));
        (arguments, result)
    }

    /// The attributes of a result, if it has some.
    pub(super) fn of_result(&mut self, attributes: &[Attribute<'m>]) -> Option<Attr> {
        if attributes.is_empty() {
            return None;
        }
        let result = self.of_value(attributes);
        Some(self.cx.array_attr(&[result]))
    }
}
