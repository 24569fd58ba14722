//! The traits of an operation: flattened, with what each means for its table.

use support::{Diagnostic, Span};
use tablegen::{Record, RecordId, Value};

use super::constraint::Constraints;
use crate::names;
use crate::predicate::Expr;
use crate::records::{self, Reader};

/// A memory effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EffectKind {
    /// Reads.
    Read,
    /// Writes.
    Write,
    /// Allocates.
    Allocate,
    /// Frees.
    Free,
}

impl EffectKind {
    /// Its name in Rust.
    pub fn name(self) -> &'static str {
        match self {
            EffectKind::Read => "Read",
            EffectKind::Write => "Write",
            EffectKind::Allocate => "Allocate",
            EffectKind::Free => "Free",
        }
    }

    /// The effect of a `SideEffect` record.
    pub fn of(record: &Record) -> Option<Self> {
        match records::text(record, "effect").rsplit("::").next()? {
            "Read" => Some(EffectKind::Read),
            "Write" => Some(EffectKind::Write),
            "Allocate" => Some(EffectKind::Allocate),
            "Free" => Some(EffectKind::Free),
            _ => None,
        }
    }
}

/// A condition over the whole operation.
#[derive(Clone, Debug)]
pub struct OpPredicate {
    /// What must hold.
    pub summary: String,
    /// The condition over `$name` and `$_op`.
    pub predicate: Expr,
    /// Where it is stated.
    pub span: Span,
}

/// An interface that the operation implements.
#[derive(Clone, Debug)]
pub struct Implemented {
    /// The interface's record.
    pub record: RecordId,
    /// Methods with a default that the operation defines anyway.
    pub overridden: Vec<String>,
}

/// What the traits of an operation say.
#[derive(Clone, Default, Debug)]
pub struct Traits {
    /// Constants of `mlir::opdef::Traits`.
    pub flags: Vec<&'static str>,
    /// Operations that may be the parent, as the record writes them.
    pub parents: Vec<String>,
    /// The terminator that the text leaves out, as the record writes it.
    pub implicit_terminator: Option<String>,
    /// Conditions over the whole operation.
    pub predicates: Vec<OpPredicate>,
    /// Records of the predicate traits, for type inference.
    pub relations: Vec<RecordId>,
    /// Effects of the whole operation; `None` where no trait tells them.
    pub effects: Option<Vec<EffectKind>>,
    /// Interfaces.
    pub interfaces: Vec<Implemented>,
    /// Traits of a dialect's own: paths of marker types.
    pub markers: Vec<String>,
    /// Traits that only the generator reads.
    pub internal: Vec<String>,
    /// Names of all native traits.
    pub native: Vec<String>,
}

/// Trait names of the records and the flags that they are; "" for those that nothing consults.
const NATIVE: &[(&str, &str)] = &[
    ("IsTerminator", "TERMINATOR"),
    ("IsIsolatedFromAbove", "ISOLATED_FROM_ABOVE"),
    ("SingleBlock", "SINGLE_BLOCK"),
    ("NoTerminator", "NO_TERMINATOR"),
    ("SymbolTable", "SYMBOL_TABLE"),
    ("ConstantLike", "CONSTANT_LIKE"),
    ("IsCommutative", "COMMUTATIVE"),
    ("IsInvolution", "INVOLUTION"),
    ("IsIdempotent", "IDEMPOTENT"),
    ("AlwaysSpeculatableImplTrait", "ALWAYS_SPECULATABLE"),
    ("RecursivelySpeculatableImplTrait", "RECURSIVELY_SPECULATABLE"),
    ("HasRecursiveMemoryEffects", "RECURSIVE_MEMORY_EFFECTS"),
    ("AutomaticAllocationScope", "AUTOMATIC_ALLOCATION_SCOPE"),
    ("NoRegionArguments", "NO_REGION_ARGUMENTS"),
    ("SameOperandsAndResultType", "SAME_OPERANDS_AND_RESULT_TYPE"),
    ("SameTypeOperands", "SAME_TYPE_OPERANDS"),
    ("SameOperandsAndResultShape", "SAME_OPERANDS_AND_RESULT_SHAPE"),
    ("SameOperandsAndResultElementType", "SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE"),
    ("SameOperandsShape", "SAME_OPERANDS_SHAPE"),
    ("SameOperandsElementType", "SAME_OPERANDS_ELEMENT_TYPE"),
    ("Elementwise", "ELEMENTWISE"),
    ("Scalarizable", "SCALARIZABLE"),
    ("Vectorizable", "VECTORIZABLE"),
    ("Tensorizable", "TENSORIZABLE"),
    ("ReturnLike", "RETURN_LIKE"),
    ("AffineScope", "AFFINE_SCOPE"),
    ("HasOnlyGraphRegion", "GRAPH_REGION"),
    ("AttrSizedOperandSegments", ""),
    ("AttrSizedResultSegments", ""),
    ("MemRefsNormalizable", ""),
];

/// Interfaces that the table holds as flags or hooks of their own.
const INTERFACE_FLAGS: &[(&str, &str)] =
    &[("SymbolOpInterface", "SYMBOL"), ("FunctionOpInterface", "FUNCTION")];

impl Traits {
    /// True with this native trait.
    pub fn has(&self, native: &str) -> bool {
        self.native.iter().any(|n| n == native)
    }

    /// True with this interface.
    pub fn implements(&self, r: &Reader<'_>, name: &str) -> bool {
        self.interfaces.iter().any(|i| records::text(r.get(i.record), "cppInterfaceName") == name)
    }

    fn flag(&mut self, flag: &'static str) {
        if !flag.is_empty() && !self.flags.contains(&flag) {
            self.flags.push(flag);
        }
    }
}

/// What the traits in `field` of an operation say.
pub fn build(r: &mut Reader<'_>, constraints: &mut Constraints, op: &Record) -> Traits {
    let mut traits = Traits::default();
    let mut pending: Vec<RecordId> = records::list(op, "traits").iter().filter_map(Value::as_def).collect();
    pending.reverse();
    let mut seen = Vec::new();
    while let Some(id) = pending.pop() {
        let record = r.get(id);
        if seen.contains(&id) {
            continue;
        }
        seen.push(id);
        if record.is_a("TraitList") {
            pending.extend(records::list(record, "traits").iter().rev().filter_map(Value::as_def));
            continue;
        }
        pending.extend(records::list(record, "dependentTraits").iter().rev().filter_map(Value::as_def));
        one(r, constraints, op, record, &mut traits);
    }
    traits
}

fn one(r: &mut Reader<'_>, constraints: &mut Constraints, op: &Record, record: &Record, traits: &mut Traits) {
    if record.is_a("PredTrait") {
        let Some(id) = records::def(record, "predicate") else { return };
        if let Some(predicate) = constraints.predicate(r, id) {
            let summary = records::text(record, "summary").trim().to_owned();
            traits.predicates.push(OpPredicate { summary, predicate, span: record.span });
        }
        traits.relations.push(record.id);
    } else if record.is_a("SideEffectsTraitBase") {
        let effects = traits.effects.get_or_insert_default();
        for effect in records::list(record, "effects").iter().filter_map(Value::as_def) {
            match EffectKind::of(r.get(effect)) {
                Some(kind) if !effects.contains(&kind) => effects.push(kind),
                Some(_) => {}
                None => r.error(record.span, "this memory effect is not one of read, write, allocate, free"),
            }
        }
    } else if record.is_a("Interface") {
        interface(r, record, traits);
    } else if record.is_a("GenInternalTrait") {
        let name = records::text(record, "trait").rsplit("::").next().unwrap_or_default();
        traits.internal.push(name.to_owned());
    } else if record.is_a("NativeTrait") {
        native(r, op, record, traits);
    } else {
        let message = format!("'{}' is no trait that an operation can have", record.name);
        r.diagnostics.push(Diagnostic::error(op.span, message).with_note(record.span, "defined here"));
    }
}

fn interface(r: &mut Reader<'_>, record: &Record, traits: &mut Traits) {
    let name = records::text(record, "cppInterfaceName");
    if let Some((_, flag)) = INTERFACE_FLAGS.iter().find(|(n, _)| *n == name) {
        traits.flag(flag);
        if *flag == "FUNCTION" {
            traits.flag("SYMBOL");
        }
    }
    let same = |i: &Implemented| records::text(r.get(i.record), "cppInterfaceName") == name;
    if !traits.interfaces.iter().any(same) {
        let overridden = records::strings(record, "alwaysOverriddenMethods");
        let overridden = overridden.iter().map(|m| names::ident(m)).collect();
        traits.interfaces.push(Implemented { record: record.id, overridden });
    }
}

fn native(r: &mut Reader<'_>, op: &Record, record: &Record, traits: &mut Traits) {
    let text = records::text(record, "trait");
    if let Some((name, params)) =
        text.strip_suffix("::Impl").and_then(|t| t.strip_suffix('>')?.split_once('<'))
    {
        let params = params.split(',').map(|p| p.trim().to_owned()).filter(|p| !p.is_empty());
        match name {
            "HasParent" => traits.parents.extend(params),
            "SingleBlockImplicitTerminator" => traits.implicit_terminator = params.into_iter().next(),
            _ => {
                let message = format!("trait '{name}' with parameters is not known");
                let help = "the traits with parameters are HasParent and SingleBlockImplicitTerminator";
                r.diagnostics.push(Diagnostic::error(record.span, message).with_help(help));
            }
        }
        return;
    }
    traits.native.push(text.to_owned());
    if let Some((_, flag)) = NATIVE.iter().find(|(n, _)| *n == text) {
        traits.flag(flag);
        return;
    }
    let namespace = records::text(record, "cppNamespace");
    match super::interface::module_of(namespace) {
        module if module.starts_with("crate") || module.starts_with("super") => {
            traits.markers.push(format!("{module}::{text}"));
        }
        _ => {
            let message = format!("operation '{}' has the unknown trait '{text}'", op.name);
            let help = match support::suggest::nearest(text, NATIVE.iter().map(|n| n.0)) {
                Some(near) => format!("did you mean '{near}'?"),
                None => {
                    "a trait of your own needs 'let cppNamespace' with the Rust path of its module, such as \
                         'crate::toy'; its type there is the marker that operations carry"
                        .to_owned()
                }
            };
            let span = r.span_of(op, "traits");
            r.diagnostics.push(Diagnostic::error(span, message).with_help(help));
        }
    }
}
