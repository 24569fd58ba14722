//! LLVM's kinds of attributes, and the attributes of functions sorted out.

use dialects::llvm::LLVMFuncOp;
use rustc_hash::FxHashMap;

use super::ir::*;
use crate::translate::NUMBERED;

/// LLVM's kinds of attributes, by their numbers in bitcode; empty for numbers that no kind has any more. The C interface
/// knows kinds by other numbers, which change from release to release, and has no names for these.
pub(super) const KINDS: [&str; 106] = [
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
    LLVMFuncOp::VSCALE_RANGE_ATTR,
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
pub(super) struct Kind {
    pub(super) name: &'static str,
    pub(super) is_numbered: bool,
    pub(super) of_values: Option<&'static str>,
}

/// The kinds by LLVM's numbers.
pub(super) struct AttributeKinds {
    pub(super) kinds: FxHashMap<u32, Kind>,
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
