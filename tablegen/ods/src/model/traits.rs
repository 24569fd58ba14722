//! The traits of an operation, flattened, with the meaning of each for its table.

use support::{Diagnostic, Span};
use tablegen::{Record, RecordId, Value};

use super::constraint::ModelReader;
use super::interface::{Implemented, implement};
use crate::names;
use crate::predicate::Expr;
use crate::records::{self, Reader};

/// The resource of effects on memory.
const DEFAULT_RESOURCE: &str = "::mlir::SideEffects::DefaultResource";

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
    /// The condition in words.
    pub summary: String,
    /// The condition over `$name` and `$_op`.
    pub predicate: Expr,
    /// The place of the trait.
    pub span: Span,
}

/// The properties that the traits of an operation declare.
#[derive(Clone, Default, Debug)]
pub struct Traits {
    /// Constants of `mlir::opdef::Traits`.
    pub flags: Vec<&'static str>,
    /// Operations that may be the parent, as the record writes them.
    pub parents: Vec<String>,
    /// The terminator that the text omits, as the record writes it.
    pub implicit_terminator: Option<String>,
    /// Conditions over the whole operation.
    pub predicates: Vec<OpPredicate>,
    /// Records of the predicate traits, for type inference.
    pub relations: Vec<RecordId>,
    /// Effects of the whole operation, each on any memory or on another named resource; `None` if no trait
    /// declares effects.
    pub effects: Option<Vec<(EffectKind, Option<String>)>>,
    /// Interfaces.
    pub interfaces: Vec<Implemented>,
    /// The dialect's own traits, as Rust values.
    pub markers: Vec<String>,
    /// Checks of structural traits, in the record's order, as elements of the table's list.
    pub structural: Vec<String>,
    /// Checks of the other traits and interfaces.
    pub verifiers: Vec<String>,
    /// Checks of traits and interfaces that look into regions.
    pub region_verifiers: Vec<String>,
    /// Folders of the dialect's own traits.
    pub folders: Vec<String>,
    /// Traits that only the generator uses.
    pub internal: Vec<String>,
    /// Names of all native traits.
    pub native: Vec<String>,
    /// Traits whose checks are C++, in a model that is loaded.
    pub foreign: Vec<String>,
    /// The list as the author wrote it, for documentation.
    pub shown: Vec<String>,
}

/// When the check of a trait runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// Before the operands, attributes and regions are checked.
    Structural,
    /// After them.
    Trait,
    /// After what is inside is verified.
    Region,
}
use When::{Region, Structural, Trait};

/// A trait or interface that the engine knows: its name in records, the flag, the check in `mlir::traits`.
type Known = (&'static str, &'static str, Option<(When, &'static str)>);

/// Native traits; the flag is "" if nothing reads it.
const NATIVE: &[Known] = &[
    ("IsTerminator", "TERMINATOR", Some((Trait, "terminator"))),
    ("IsIsolatedFromAbove", "ISOLATED_FROM_ABOVE", None),
    ("SingleBlock", "SINGLE_BLOCK", Some((Structural, "single_block"))),
    ("NoTerminator", "NO_TERMINATOR", None),
    ("SymbolTable", "SYMBOL_TABLE", Some((Region, "symbol_table"))),
    ("ConstantLike", "CONSTANT_LIKE", None),
    ("IsCommutative", "COMMUTATIVE", None),
    ("IsInvolution", "INVOLUTION", None),
    ("IsIdempotent", "IDEMPOTENT", None),
    ("AlwaysSpeculatableImplTrait", "ALWAYS_SPECULATABLE", None),
    ("RecursivelySpeculatableImplTrait", "RECURSIVELY_SPECULATABLE", None),
    ("HasRecursiveMemoryEffects", "RECURSIVE_MEMORY_EFFECTS", None),
    ("AutomaticAllocationScope", "AUTOMATIC_ALLOCATION_SCOPE", None),
    ("NoRegionArguments", "NO_REGION_ARGUMENTS", Some((Structural, "no_region_arguments"))),
    (
        "SameOperandsAndResultType",
        "SAME_OPERANDS_AND_RESULT_TYPE",
        Some((Trait, "same_operands_and_result_type")),
    ),
    ("SameTypeOperands", "SAME_TYPE_OPERANDS", Some((Trait, "same_type_operands"))),
    (
        "SameOperandsAndResultShape",
        "SAME_OPERANDS_AND_RESULT_SHAPE",
        Some((Trait, "same_operands_and_result_shape")),
    ),
    (
        "SameOperandsAndResultElementType",
        "SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE",
        Some((Trait, "same_operands_and_result_element_type")),
    ),
    ("SameOperandsShape", "SAME_OPERANDS_SHAPE", Some((Trait, "same_operands_shape"))),
    ("SameOperandsElementType", "SAME_OPERANDS_ELEMENT_TYPE", Some((Trait, "same_operands_element_type"))),
    (
        "SameOperandsAndResultRank",
        "SAME_OPERANDS_AND_RESULT_RANK",
        Some((Trait, "same_operands_and_result_rank")),
    ),
    (
        "ResultsBroadcastableShape",
        "RESULTS_BROADCASTABLE_SHAPE",
        Some((Trait, "results_broadcastable_shape")),
    ),
    ("ResultsAreFloatLike", "", Some((Trait, "results_are_float_like"))),
    ("Elementwise", "ELEMENTWISE", Some((Trait, "elementwise"))),
    ("Scalarizable", "SCALARIZABLE", None),
    ("Vectorizable", "VECTORIZABLE", None),
    ("Tensorizable", "TENSORIZABLE", None),
    ("ReturnLike", "RETURN_LIKE", None),
    ("AffineScope", "AFFINE_SCOPE", None),
    ("HasOnlyGraphRegion", "GRAPH_REGION", None),
    ("AttrSizedOperandSegments", "", Some((Structural, "attr_sized_operand_segments"))),
    ("AttrSizedResultSegments", "", Some((Structural, "attr_sized_result_segments"))),
    ("MemRefsNormalizable", "", None),
    ("HasParallelRegion", "", None),
    ("DistinctObjectsTrait", "", None),
    ("InferTensorType", "", None),
];

/// Interfaces of the prelude that are flags in the table, or that the engine checks.
const INTERFACES: &[Known] = &[
    ("SymbolOpInterface", "SYMBOL", Some((Trait, "symbol"))),
    ("FunctionOpInterface", "FUNCTION", Some((Trait, "function"))),
    ("BranchOpInterface", "", Some((Trait, "control::branch"))),
    ("RegionBranchOpInterface", "", Some((Region, "control::region_branch"))),
    ("CastOpInterface", "", Some((Trait, "cast"))),
    ("LoopLikeOpInterface", "", Some((Region, "loop_like"))),
    ("InferTypeOpInterface", "", Some((Region, "inferred_types"))),
];

/// The checks of the engine that traits and interfaces name, each with when it runs.
pub fn engine_checks() -> impl Iterator<Item = (When, String)> {
    let known = NATIVE.iter().chain(INTERFACES).filter_map(|known| known.2);
    let more = [(Structural, "has_parent"), (Region, "implicit_terminator")];
    known.chain(more).map(|(when, function)| (when, format!("mlir::traits::{function}")))
}

impl Traits {
    /// True with this native trait.
    pub fn has(&self, native: &str) -> bool {
        self.native.iter().any(|n| n == native)
    }

    /// The implementation of an interface.
    pub fn interface(&self, r: &Reader<'_>, name: &str) -> Option<&Implemented> {
        self.interfaces.iter().find(|i| records::text(r.get(i.record), "cppInterfaceName") == name)
    }

    fn known(&mut self, &(_, flag, check): &Known) {
        if !flag.is_empty() && !self.flags.contains(&flag) {
            self.flags.push(flag);
        }
        if let Some((when, function)) = check {
            self.check(when, format!("mlir::traits::{function}"));
        }
    }

    fn check(&mut self, when: When, rust: String) {
        let list = match when {
            Structural => &mut self.structural,
            Trait => &mut self.verifiers,
            Region => &mut self.region_verifiers,
        };
        if !list.contains(&rust) {
            list.push(rust);
        }
    }
}

/// The traits of an operation.
pub fn build(r: &mut ModelReader<'_>, op: &Record) -> Traits {
    let mut traits = Traits { shown: shown(r, op), ..Traits::default() };
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
        let needed = records::list(record, "dependentTraits").iter().filter_map(Value::as_def);
        for missing in needed.filter(|n| !seen.contains(n)) {
            let name = &record.name;
            let missing = &r.get(missing).name;
            let message = format!("{name} requires {missing} to precede it in traits list");
            r.error_in(op, "traits", message);
        }
        one(r, op, record, &mut traits);
    }
    traits
}

/// Traits in the order of the record: by their records' names, or else by their text.
fn shown(r: &Reader<'_>, op: &Record) -> Vec<String> {
    let records = records::list(op, "traits").iter().filter_map(Value::as_def).map(|id| r.get(id));
    let name = |t: &Record| {
        let text = match () {
            () if !t.anonymous => &*t.name,
            () if t.is_a("PredTrait") => return Some(records::text(t, "summary").trim().to_owned()),
            () if t.is_a("Interface") => records::text(t, "cppInterfaceName"),
            () => records::text(t, "trait").trim_end_matches("::Impl"),
        };
        Some(format!("`{text}`")).filter(|_| !text.is_empty())
    };
    let mut all: Vec<String> = Vec::new();
    for name in records.filter_map(name) {
        if !all.contains(&name) {
            all.push(name);
        }
    }
    all
}

/// The names of operands and results, whose accessors a predicate may call.
pub(crate) fn accessors<'r>(r: &ModelReader<'r>, op: &'r Record) -> Vec<&'r str> {
    let named = |field| {
        let args = records::dag(op, field).map_or(&[][..], |dag| &dag.args);
        let typed =
            args.iter().filter(|a| a.value.as_def().is_some_and(|id| r.get(id).is_a("TypeConstraint")));
        typed.filter_map(|a| a.name.as_deref())
    };
    named("arguments").chain(named("results")).collect()
}

fn one(r: &mut ModelReader<'_>, op: &Record, record: &Record, traits: &mut Traits) {
    if record.is_a("PredTrait") {
        let Some(id) = records::def(record, "predicate") else { return };
        if let Some(predicate) = r.predicate(id) {
            let predicate = predicate.with_accessors(&accessors(r, op));
            let predicate = r.whole(predicate);
            let summary = records::text(record, "summary").trim().to_owned();
            traits.predicates.push(OpPredicate { summary, predicate, span: record.span });
        }
        traits.relations.push(record.id);
    } else if record.is_a("SideEffectsTraitBase") {
        let effects = traits.effects.get_or_insert_default();
        for effect in records::list(record, "effects").iter().filter_map(Value::as_def) {
            let resource = Some(records::text(r.get(effect), "resource").to_owned());
            let resource = resource.filter(|name| name != DEFAULT_RESOURCE);
            match EffectKind::of(r.get(effect)).map(|kind| (kind, resource)) {
                Some(new) if !effects.contains(&new) => effects.push(new),
                Some(_) => {}
                None => r.error(record.span, "this memory effect is not one of read, write, allocate, free"),
            }
        }
    } else if record.is_a("OpInterface") {
        interface(r, record, traits);
    } else if record.is_a("GenInternalTrait") {
        let name = records::text(record, "trait").rsplit("::").next().unwrap_or_default();
        traits.internal.push(name.to_owned());
    } else if record.is_a("NativeTrait")
        && !record.is_a("Interface")
        && record.value("dependentTraits").is_some()
    {
        native(r, op, record, traits);
    } else {
        let message = format!("'{}' is not a trait that an operation can have", record.name);
        let span = written(r, op, record);
        r.diagnostics.push(Diagnostic::error(span, message).with_note(record.span, "defined here"));
    }
}

/// The place where an operation, type or attribute names a trait, by its record's name or its own, before the
/// body.
pub(super) fn written(r: &Reader<'_>, user: &Record, record: &Record) -> Span {
    let field = r.span_of(user, "traits");
    if field != user.span {
        return field;
    }
    let text = r.sources.text(user.span.file);
    let head = text.get(user.span.start as usize..).unwrap_or("");
    let head = &head[..head.find(['{', ';']).unwrap_or(head.len())];
    let quoted = || {
        let text = format!("\"{}\"", records::text_opt(record, "trait")?);
        Some((head.find(&text)?, text.len()))
    };
    let word = |c: char| c.is_alphanumeric() || c == '_';
    let named = || {
        head.match_indices(&*record.name)
            .map(|(at, name)| (at, name.len()))
            .find(|&(at, length)| !head[..at].ends_with(word) && !head[at + length..].starts_with(word))
    };
    match quoted().or_else(named) {
        Some((at, length)) => {
            let start = user.span.start as usize + at;
            Span::new(user.span.file, start, start + length)
        }
        None => user.span,
    }
}

fn interface(r: &Reader<'_>, record: &Record, traits: &mut Traits) {
    let mut all = std::mem::take(&mut traits.interfaces);
    // `AlwaysSpeculatable` and others list it beside a trait with the same meaning.
    let implied = &*record.name == "ConditionallySpeculatable" && !record.is_a("DeclareInterfaceMethods");
    implement(r, record, implied, &mut all, &mut |added| {
        let name = records::text(added, "cppInterfaceName");
        if let Some(known) = INTERFACES.iter().find(|k| k.0 == name) {
            traits.known(known);
            if name == "CastOpInterface" {
                traits.folders.push("mlir::traits::fold_cast".to_owned());
            }
        } else if let Some((when, rust)) = super::interface::verifier(r, added) {
            traits.check(if when { Region } else { Trait }, rust);
        }
    });
    traits.interfaces = all;
}

fn native(r: &mut Reader<'_>, op: &Record, record: &Record, traits: &mut Traits) {
    let text = records::text(record, "trait");
    if let Some((name, params)) =
        text.strip_suffix("::Impl").and_then(|t| t.strip_suffix('>')?.split_once('<'))
    {
        let params = params.split(',').map(|p| p.trim().to_owned()).filter(|p| !p.is_empty());
        match name {
            "HasParent" => {
                traits.parents.extend(params);
                traits.check(Structural, "mlir::traits::has_parent".to_owned());
            }
            "SingleBlockImplicitTerminator" => {
                traits.implicit_terminator = params.into_iter().next();
                traits.check(Region, "mlir::traits::implicit_terminator".to_owned());
            }
            _ => own(r, op, record, (name, Some(params.collect())), traits),
        }
        return;
    }
    traits.native.push(text.to_owned());
    match NATIVE.iter().find(|k| k.0 == text) {
        Some(known) => traits.known(known),
        None => own(r, op, record, (text, None), traits),
    }
}

/// A dialect's own trait: a Rust value beside the generated code, or in the module that the namespace names.
fn own(
    r: &mut Reader<'_>,
    op: &Record,
    record: &Record,
    (text, params): (&str, Option<Vec<String>>),
    traits: &mut Traits,
) {
    let name = text.rsplit("::").next().unwrap_or(text);
    if r.loads {
        traits.foreign.push(name.to_owned());
        return;
    }
    let namespace = records::text(record, "cppNamespace");
    let span = written(r, op, record);
    if namespace == "::mlir::OpTrait" || !names::is_ident(name) {
        let message = format!("operation '{}' has the unknown trait '{text}'", op.name);
        let help = match support::suggest::nearest(text, NATIVE.iter().map(|n| n.0)) {
            Some(near) => format!("did you mean '{near}'?"),
            None => "a trait of your own needs 'let cppNamespace' with the namespace of its dialect, or the Rust path \
                     of its module, such as 'crate::mine'; its type there implements 'mlir::OpTrait'"
                .to_owned(),
        };
        r.diagnostics.push(Diagnostic::error(span, message).with_help(help));
        return;
    }
    if let Some(bad) = params.iter().flatten().find(|p| !is_argument(p)) {
        let message = format!("trait '{name}' of operation '{}' has the parameter '{bad}'", op.name);
        let help = "parameters are integers, 'true', 'false', strings in quotes and Rust paths";
        r.diagnostics.push(Diagnostic::error(span, message).with_help(help));
        return;
    }
    let path = names::join(names::rust_module(namespace), name);
    let value = params.map_or(path.clone(), |p| format!("{path}({})", p.join(", ")));
    let when = if record.is_a("StructuralOpTrait") { Structural } else { Trait };
    traits.check(when, format!("|op| mlir::OpTrait::verify_trait(&{value}, op)"));
    traits.check(
        Region,
        format!("|op, errors| errors.extend(mlir::OpTrait::verify_region_trait(&{value}, op).err())"),
    );
    traits.folders.push(format!("|op, operands| mlir::OpTrait::fold_trait(&{value}, op, operands)"));
    traits.markers.push(value);
}

/// A literal or a path, which is valid Rust in any context.
fn is_argument(text: &str) -> bool {
    let quoted = text.strip_prefix('"').and_then(|t| t.strip_suffix('"'));
    let number = text.strip_prefix('-').unwrap_or(text);
    quoted.is_some_and(|t| !t.contains(['"', '\\', '\n']))
        || number.parse::<u64>().is_ok()
        || text.split("::").all(names::is_ident)
}

/// Checks MLIR's assertions about operations with certain traits, once operands, results and regions are known.
pub fn check_requirements(r: &mut Reader<'_>, record: &Record, traits: &Traits, shape: &Shape) {
    let has = |name: &str| traits.has(name);
    let one_result = shape.results == Some(1);
    let mut require = |given: bool, holds: bool, message: &str| {
        if given && !holds {
            r.error_in(
                record,
                "traits",
                format!("{message}, as a trait of operation '{}' asks", record.name),
            );
        }
    };
    let folds = has("IsInvolution") || has("IsIdempotent");
    require(folds || has("ConstantLike"), one_result, "expected operation to produce one result");
    require(has("IsInvolution"), shape.operands == Some(1), "expected operation to take one operand");
    let few = matches!(shape.operands, Some(1 | 2));
    require(has("IsIdempotent"), few, "expected operation to take one or two operands");
    require(folds, has("SameOperandsAndResultType"), "expected operation to preserve type");
    require(has("ConstantLike"), shape.operands == Some(0), "expected operation to take zero operands");
    let scope = has("AffineScope") || has("AutomaticAllocationScope");
    require(scope, shape.regions, "expected operation to have one or more regions");
    require(has("ReturnLike"), has("IsTerminator"), "expected operation to be a terminator");
}

/// The number of operands and results of an operation; `None` if it varies.
pub struct Shape {
    /// The number of operands.
    pub operands: Option<usize>,
    /// The number of results.
    pub results: Option<usize>,
    /// Whether it may have regions.
    pub regions: bool,
}
