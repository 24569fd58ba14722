//! Attributes of functions, calls, parameters and results.

use dialects::llvm::{ConstantRangeAttr, MemoryEffectsAttr, ModRefInfo};
use mlir::{Attr, Ident};
use rustc_hash::FxHashMap;

use super::hidden::GlobalAttribute;
use super::importer::Importer;
use super::ir::*;

/// LLVM's kinds of attributes, by their numbers in bitcode; empty for numbers that no kind has any more. The C interface
/// knows kinds by other numbers, which change from release to release, and has no names for these.
const KINDS: [&str; 106] = [
    "",
    "align",
    "alwaysinline",
    "byval",
    "inlinehint",
    "inreg",
    "minsize",
    "naked",
    "nest",
    "noalias",
    "nobuiltin",
    "",
    "noduplicate",
    "noimplicitfloat",
    "noinline",
    "nonlazybind",
    "noredzone",
    "noreturn",
    "nounwind",
    "optsize",
    "readnone",
    "readonly",
    "returned",
    "returns_twice",
    "signext",
    "alignstack",
    "ssp",
    "sspreq",
    "sspstrong",
    "sret",
    "sanitize_address",
    "sanitize_thread",
    "sanitize_memory",
    "uwtable",
    "zeroext",
    "builtin",
    "cold",
    "optnone",
    "inalloca",
    "nonnull",
    "jumptable",
    "dereferenceable",
    "dereferenceable_or_null",
    "convergent",
    "safestack",
    "",
    "swiftself",
    "swifterror",
    "norecurse",
    "",
    "",
    "allocsize",
    "writeonly",
    "speculatable",
    "strictfp",
    "sanitize_hwaddress",
    "nocf_check",
    "optforfuzzing",
    "shadowcallstack",
    "speculative_load_hardening",
    "immarg",
    "willreturn",
    "nofree",
    "nosync",
    "sanitize_memtag",
    "preallocated",
    "nomerge",
    "null_pointer_is_valid",
    "noundef",
    "byref",
    "mustprogress",
    "nocallback",
    "hot",
    "noprofile",
    "vscale_range",
    "swiftasync",
    "nosanitize_coverage",
    "elementtype",
    "disable_sanitizer_instrumentation",
    "nosanitize_bounds",
    "allocalign",
    "allocptr",
    "allockind",
    "presplitcoroutine",
    "fn_ret_thunk_extern",
    "skipprofile",
    "memory",
    "nofpclass",
    "optdebug",
    "writable",
    "coro_only_destroy_when_complete",
    "dead_on_unwind",
    "range",
    "sanitize_numerical_stability",
    "initializes",
    "hybrid_patchable",
    "sanitize_realtime",
    "sanitize_realtime_blocking",
    "coro_elide_safe",
    "noext",
    "nodivergencesource",
    "sanitize_type",
    "captures",
    "dead_on_return",
    "sanitize_alloc_token",
    "nocreateundeforpoison",
];

/// The kinds that carry a number.
const NUMBERED: [&str; 11] = [
    "align",
    "alignstack",
    "allockind",
    "allocsize",
    "captures",
    "dereferenceable",
    "dereferenceable_or_null",
    "memory",
    "nofpclass",
    "uwtable",
    "vscale_range",
];

/// The kinds that parameters and results have in MLIR too, with their names there.
const OF_VALUES: [(&str, &str); 25] = [
    ("align", "llvm.align"),
    ("allocalign", "llvm.allocalign"),
    ("allocptr", "llvm.allocptr"),
    ("byval", "llvm.byval"),
    ("byref", "llvm.byref"),
    ("noundef", "llvm.noundef"),
    ("dereferenceable", "llvm.dereferenceable"),
    ("dereferenceable_or_null", "llvm.dereferenceable_or_null"),
    ("inalloca", "llvm.inalloca"),
    ("inreg", "llvm.inreg"),
    ("nest", "llvm.nest"),
    ("noalias", "llvm.noalias"),
    ("captures", "llvm.nocapture"),
    ("nofree", "llvm.nofree"),
    ("nonnull", "llvm.nonnull"),
    ("preallocated", "llvm.preallocated"),
    ("range", "llvm.range"),
    ("readonly", "llvm.readonly"),
    ("readnone", "llvm.readnone"),
    ("returned", "llvm.returned"),
    ("signext", "llvm.signext"),
    ("alignstack", "llvm.alignstack"),
    ("sret", "llvm.sret"),
    ("writeonly", "llvm.writeonly"),
    ("zeroext", "llvm.zeroext"),
];

/// LLVM's index of the attributes of a function itself; those of its result have 0, of its parameters 1 and more.
pub(super) const OF_FUNCTION: u32 = u32::MAX;
pub(super) const OF_RESULT: u32 = 0;

/// A kind of attribute.
struct Kind {
    name: &'static str,
    is_numbered: bool,
    of_values: Option<&'static str>,
}

/// The kinds by LLVM's numbers.
pub(super) struct AttributeKinds {
    kinds: FxHashMap<u32, Kind>,
}

/// The attributes of a function or a call by name.
#[derive(Default)]
pub(super) struct FunctionAttributes<'m> {
    /// With their numbers, in LLVM's order.
    pub(super) kinds: Vec<(&'static str, Option<u64>)>,
    pub(super) strings: Vec<(String, String)>,
    /// Kinds that carry a type or a range, which no function can have.
    pub(super) other: Vec<Attribute<'m>>,
}

impl AttributeKinds {
    pub(super) fn new() -> Self {
        let known = KINDS.into_iter().filter(|name| !name.is_empty());
        let kind = |name: &'static str| {
            let of_values = OF_VALUES.iter().find(|(llvm, _)| *llvm == name).map(|&(_, ours)| ours);
            (attribute_kind(name), Kind { name, is_numbered: NUMBERED.contains(&name), of_values })
        };
        AttributeKinds { kinds: known.map(kind).collect() }
    }

    /// The attributes of a function, sorted out.
    pub(super) fn of_function<'m>(&self, attributes: Vec<Attribute<'m>>) -> FunctionAttributes<'m> {
        let mut sorted = FunctionAttributes::default();
        for attribute in attributes {
            if attribute.is_string() {
                let (key, value) = attribute.strings();
                sorted.strings.push((key.into_owned(), value.into_owned()));
                continue;
            }
            match self.kinds.get(&attribute.kind()) {
                Some(kind) if attribute.is_enum() => {
                    sorted.kinds.push((kind.name, kind.is_numbered.then(|| attribute.number())));
                }
                _ => sorted.other.push(attribute),
            }
        }
        sorted
    }
}

impl FunctionAttributes<'_> {
    pub(super) fn has(&self, name: &str) -> bool {
        self.kinds.iter().any(|&(kind, _)| kind == name) || self.strings.iter().any(|(key, _)| key == name)
    }

    pub(super) fn number(&self, name: &str) -> Option<u64> {
        self.kinds.iter().find(|(kind, _)| *kind == name).and_then(|&(_, number)| number)
    }

    pub(super) fn string(&self, name: &str) -> Option<&str> {
        self.strings.iter().find(|(key, _)| key == name).map(|(_, value)| &**value)
    }

    /// The effects on memory, LLVM's bits: two for each kind of memory.
    pub(super) fn memory(&self) -> u32 {
        self.number("memory").map_or(ALL_MEMORY, |bits| bits as u32)
    }
}

/// Any effect on any memory.
pub(super) const ALL_MEMORY: u32 = (1 << 12) - 1;
/// Any memory is read.
pub(super) const READS: u32 = 0b01_01_01_01_01_01;
/// Any memory is written.
pub(super) const WRITES: u32 = 0b10_10_10_10_10_10;

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
