//! Operations and dialects: [`OpDef`] and [`DialectDef`].

use smallvec::SmallVec;

use super::attr::AttrSpec;
use super::type_class::TypeClass;
use crate::ir::builder::Builder;
use crate::ir::diag::Diag;
use crate::ir::entities::{Region, Value};
use crate::ir::view::{OpRef, RegionRef};
use crate::values::context::{AttrRef, Context, TypeRef};
use crate::values::dialect_data::Interface;
use crate::values::enum_spec::EnumAttrSpec;
use crate::values::ids::{Attr, Loc, Type};

/// A dialect: its operations, its other definitions and its hooks.
#[allow(clippy::type_complexity, reason = "the signature of each hook is read where it stands")]
pub struct DialectDef {
    /// The namespace.
    pub name: &'static str,
    /// The operations.
    pub ops: &'static [&'static OpDef],
    /// Types that records describe, each a [`DataDef`](crate::text::data::def::DataDef); the engine parses and prints
    /// them.
    pub types: &'static [Interface],
    /// Attributes that records describe, likewise.
    pub attrs: &'static [Interface],
    /// Enums that are attributes of the dialect; the engine parses and prints them.
    pub enum_attrs: &'static [&'static EnumAttrSpec],
    /// Creates the operation whose result is the value of an attribute, at the builder's insertion point.
    pub materialize_constant: Option<fn(&mut Builder<'_>, Attr, Type, Loc) -> Option<Value>>,
    /// Checks a discardable attribute `name.*` on an operation.
    pub verify_op_attr: Option<fn(OpRef<'_>, &str, AttrRef<'_>) -> Result<(), Diag>>,
    /// Checks an attribute `name.*` of an argument of a function's region.
    pub verify_region_arg_attr: Option<VerifyValueAttrFn>,
    /// Like `verify_region_arg_attr`, for results of a function.
    pub verify_region_result_attr: Option<VerifyValueAttrFn>,
    /// Interfaces of the dialect as a whole, such as the inliner's.
    pub interfaces: &'static [Interface],
    /// Dialects whose operations this one's folders and patterns create; they are registered with it.
    pub dependent_dialects: &'static [&'static DialectDef],
}

/// Checks an attribute of a region argument or of a result, given the indices of region and argument or result, the
/// name without the dialect's prefix, and the attribute.
pub type VerifyValueAttrFn = fn(OpRef<'_>, (usize, usize), &str, AttrRef<'_>) -> Result<(), Diag>;

impl DialectDef {
    /// A dialect that defines nothing; tables take from it the fields they omit.
    pub const EMPTY: DialectDef = DialectDef {
        name: "",
        ops: &[],
        types: &[],
        attrs: &[],
        enum_attrs: &[],
        materialize_constant: None,
        verify_op_attr: None,
        verify_region_arg_attr: None,
        verify_region_result_attr: None,
        interfaces: &[],
        dependent_dialects: &[],
    };

    /// The implementation of a dialect interface, if the dialect has it.
    pub fn interface<I: 'static>(&self) -> Option<&'static I> {
        self.interfaces.iter().find_map(|i| i.downcast_ref())
    }
}

/// The definition of an operation.
pub struct OpDef {
    /// The full name, such as `arith.addi`.
    pub name: &'static str,
    /// One line of documentation.
    pub summary: &'static str,
    /// Operand groups in order.
    pub operands: &'static [ValueSpec],
    /// Result groups in order.
    pub results: &'static [ValueSpec],
    /// How the lengths of the operand groups are determined.
    pub operand_segments: Segments,
    /// How the lengths of the result groups are determined.
    pub result_segments: Segments,
    /// Inherent attributes; their order is that of the slots.
    pub attributes: &'static [AttrSpec],
    /// Regions in order.
    pub regions: &'static [RegionSpec],
    /// Successors in order.
    pub successors: &'static [SuccessorSpec],
    /// The traits that the engine knows.
    pub traits: Traits,
    /// The names of operations that may be the parent; empty if any may.
    pub parents: &'static [&'static str],
    /// The terminator that text omits and the parser adds (`SingleBlockImplicitTerminator`).
    pub implicit_terminator: Option<&'static str>,
    /// Checks of the structural traits, in the order of the record; they come before the checks of operands, attributes
    /// and regions.
    pub structural: &'static [VerifyFn],
    /// Checks of the other traits and interfaces, in the order of the record; they come after the checks of
    /// operands, attributes and regions.
    pub verifiers: &'static [VerifyFn],
    /// Checks of traits and interfaces that come after everything inside is verified, in the order of the record.
    pub region_verifiers: &'static [VerifyRegionsFn],
    /// Folders of the dialect's own traits, in the order of the record; they come after `fold`.
    pub folders: &'static [FoldFn],
    /// Relations between types, attributes and operands (`PredOpTrait` and its subclasses).
    pub predicates: &'static [OpPredicate],
    /// Memory effects.
    pub effects: Effects,
    /// Interface implementations.
    pub interfaces: &'static [Interface],
    /// How the operation is written.
    pub assembly: Assembly,
    /// Computes the result types, if the rest of the operation determines them.
    pub infer_results: Option<InferFn>,
    /// Whether the inferred types (the first) are compatible with the actual ones.
    pub compatible_results: fn(&Context, &[Type], &[Type]) -> bool,
    /// Checks what the table cannot express (`hasVerifier`).
    pub verify: Option<VerifyFn>,
    /// Checks that may look into regions (`hasRegionVerifier`).
    pub verify_regions: Option<VerifyFn>,
    /// Folds the operation (`hasFolder`).
    pub fold: Option<FoldFn>,
}

/// A check of one operation.
pub type VerifyFn = fn(OpRef<'_>) -> Result<(), Diag>;

/// A check of one operation and everything inside it; it may report several operations.
pub type VerifyRegionsFn = fn(OpRef<'_>, &mut Vec<Diag>);

/// Computes the result types of an operation from its state; operand types are read from the builder's body.
pub type InferFn = &'static (dyn Fn(&InferArgs<'_>) -> Result<Types, String> + Send + Sync);

/// The types of an operation's results.
pub type Types = SmallVec<[Type; 2]>;

/// Folds an operation, given the constants among its operands; `None` if nothing changes.
pub type FoldFn = fn(OpRef<'_>, &[Option<Attr>]) -> Option<Folded>;

/// The data from which result types are inferred.
pub struct InferArgs<'a> {
    /// The context that owns the types.
    pub cx: &'a Context,
    /// The types of the operands.
    pub operand_types: &'a [Type],
    /// Inherent attributes by slot.
    pub inherent: &'a [Option<Attr>],
    /// The state's own regions, for operations whose results depend on them.
    pub regions: &'a [Region],
}

impl InferArgs<'_> {
    /// The type of an operand.
    ///
    /// # Errors
    /// If there are fewer operands.
    pub fn operand(&self, index: usize) -> Result<Type, &'static str> {
        self.operand_types.get(index).copied().ok_or("an operand is missing")
    }

    /// The inherent attribute in a slot.
    ///
    /// # Errors
    /// If it is absent.
    pub fn attr(&self, slot: usize) -> Result<Attr, &'static str> {
        self.inherent.get(slot).copied().flatten().ok_or("an attribute is missing")
    }
}

/// The result of folding.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Folded {
    /// One replacement for each result.
    Results(SmallVec<[FoldResult; 1]>),
    /// The operation stays, with these changes.
    InPlace(SmallVec<[Edit; 1]>),
}

impl Folded {
    /// A single result that is an existing value.
    pub fn value(value: Value) -> Option<Self> {
        Some(Folded::Results(SmallVec::from_elem(FoldResult::Value(value), 1)))
    }

    /// A single result that is a constant.
    pub fn attr(attr: Attr) -> Option<Self> {
        Some(Folded::Results(SmallVec::from_elem(FoldResult::Attr(attr), 1)))
    }
}

/// What a result folds to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FoldResult {
    /// A constant, which the dialect materializes.
    Attr(Attr),
    /// An existing value.
    Value(Value),
}

/// A change of an operation in place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edit {
    /// Sets an operand.
    Operand(usize, Value),
    /// Sets an inherent attribute by slot.
    Inherent(usize, Option<Attr>),
    /// Removes an operand; those after it move up before the next change.
    EraseOperand(usize),
}

/// How many values a group holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arity {
    /// Exactly one.
    Single,
    /// None or one.
    Optional,
    /// Any number.
    Variadic,
    /// Any number of groups; the inherent attribute in this slot, a dense i32 array, holds their lengths.
    VariadicOfVariadic(u8),
}

/// An operand or result group.
pub struct ValueSpec {
    /// Its name; empty if unnamed.
    pub name: &'static str,
    /// How many values.
    pub arity: Arity,
    /// What their types must satisfy.
    pub constraint: &'static TypeConstraint,
}

/// A named predicate over a type.
pub struct TypeConstraint {
    /// The expected type in diagnostics: `tensor of 64-bit float values`.
    pub summary: &'static str,
    /// True if a type satisfies it.
    pub accepts: TypePredicate,
    /// The class of types that the parser of a declarative format accepts; `None` if it accepts any.
    pub class: Option<&'static TypeClass>,
}

/// A named predicate over an attribute.
pub struct AttrConstraint {
    /// The expected attribute in diagnostics: `64-bit signless integer attribute`.
    pub summary: &'static str,
    /// True if an attribute satisfies it.
    pub accepts: AttrPredicate,
}

/// A condition on a type: compiled code, or an expression that is evaluated.
pub type TypePredicate = &'static (dyn Fn(TypeRef<'_>) -> bool + Send + Sync);

/// A condition on an attribute.
pub type AttrPredicate = &'static (dyn Fn(AttrRef<'_>) -> bool + Send + Sync);

/// A condition on a region.
pub type RegionPredicate = &'static (dyn Fn(RegionRef<'_>) -> bool + Send + Sync);

/// Makes a type.
pub type MakeType = &'static (dyn Fn(&Context) -> Type + Send + Sync);

/// Makes an attribute.
pub type MakeAttr = &'static (dyn Fn(&Context) -> Attr + Send + Sync);

/// How the lengths of operand or result groups are determined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Segments {
    /// By the arities: at most one group has no fixed length.
    Fixed,
    /// All groups without a fixed length are equally long (`SameVariadicOperandSize`).
    Equal,
    /// The inherent attribute in this slot, a dense i32 array, holds the lengths.
    Attribute(u8),
}

/// A region.
pub struct RegionSpec {
    /// Its name; empty if unnamed.
    pub name: &'static str,
    /// The constraint in diagnostics; empty for any region.
    pub summary: &'static str,
    /// Whether a region satisfies the constraint; `None` for any region.
    pub accepts: Option<RegionPredicate>,
    /// Whether this stands for any number of regions.
    pub variadic: bool,
}

/// A successor.
pub struct SuccessorSpec {
    /// Its name; empty if unnamed.
    pub name: &'static str,
    /// Whether this stands for any number of successors.
    pub variadic: bool,
}

/// A relation that must hold of an operation.
pub struct OpPredicate {
    /// The relation in diagnostics: `all of {lhs, rhs, result} have same type`.
    pub summary: &'static str,
    /// True when it holds.
    pub holds: &'static (dyn Fn(OpRef<'_>) -> bool + Send + Sync),
}

/// The memory effects of an operation.
#[derive(Clone, Copy)]
pub enum Effects {
    /// Unknown: it may do anything.
    Unknown,
    /// Exactly these; none for a pure operation.
    Known(&'static [Effect]),
    /// These, and those of the operations inside it.
    Recursive(&'static [Effect]),
}

/// One memory effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effect {
    /// The access.
    pub kind: EffectKind,
    /// The memory or resource that is accessed.
    pub on: EffectOn,
}

/// The kinds of access to memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each is the effect of that name")]
pub enum EffectKind {
    Read,
    Write,
    Allocate,
    Free,
}

/// What memory an effect is on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EffectOn {
    /// The memory that an operand group refers to.
    Operand(u8),
    /// The memory that a result group refers to.
    Result(u8),
    /// Any memory.
    Anything,
    /// Something other than memory, by its name.
    Resource(&'static str),
}

/// How an operation is written.
pub enum Assembly {
    /// Only in the generic form.
    Generic,
    /// By functions that are not here, since the dialect was loaded: only the generic form is read and printed.
    Missing,
    /// By a declarative format, a [`Format`](crate::text::assembly::Format).
    Declarative(Interface),
    /// By hand-written functions, a [`CustomAssembly`](crate::text::assembly::CustomAssembly).
    Custom(Interface),
}

bitflags::bitflags! {
    /// A set of traits that the generic engine knows.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct Traits: u64 {
        /// Ends its block.
        const TERMINATOR = 1 << 0;
        /// Its regions use no value defined outside.
        const ISOLATED_FROM_ABOVE = 1 << 1;
        /// Each region has at most one block.
        const SINGLE_BLOCK = 1 << 2;
        /// Its blocks need no terminator.
        const NO_TERMINATOR = 1 << 3;
        /// Holds symbols.
        const SYMBOL_TABLE = 1 << 4;
        /// Is a symbol: has a `sym_name`.
        const SYMBOL = 1 << 5;
        /// Its one result is the constant that its `fold` returns.
        const CONSTANT_LIKE = 1 << 6;
        /// Operands may be swapped.
        const COMMUTATIVE = 1 << 7;
        /// `f(f(x)) == x`
        const INVOLUTION = 1 << 8;
        /// `f(f(x)) == f(x)`
        const IDEMPOTENT = 1 << 9;
        /// May be hoisted above a branch.
        const ALWAYS_SPECULATABLE = 1 << 10;
        /// Starts a scope for allocations (`memref.alloca`).
        const AUTOMATIC_ALLOCATION_SCOPE = 1 << 11;
        /// Regions have no block arguments.
        const NO_REGION_ARGUMENTS = 1 << 12;
        /// All operands and results have one type.
        const SAME_OPERANDS_AND_RESULT_TYPE = 1 << 13;
        /// All operands have one type.
        const SAME_TYPE_OPERANDS = 1 << 14;
        /// All operands and results have one shape.
        const SAME_OPERANDS_AND_RESULT_SHAPE = 1 << 15;
        /// All operands and results have one element type.
        const SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE = 1 << 16;
        /// All operands have one shape.
        const SAME_OPERANDS_SHAPE = 1 << 17;
        /// All operands have one element type.
        const SAME_OPERANDS_ELEMENT_TYPE = 1 << 18;
        /// Is a function: has `sym_name`, `function_type` and a body whose arguments are its inputs.
        const FUNCTION = 1 << 19;
        /// Works element by element on vectors and tensors.
        const ELEMENTWISE = 1 << 20;
        /// Returns from the function around it.
        const RETURN_LIKE = 1 << 21;
        /// Its regions start a scope for affine dimensions and symbols.
        const AFFINE_SCOPE = 1 << 22;
        /// Its regions are graphs: order and dominance do not matter.
        const GRAPH_REGION = 1 << 23;
        /// Effects are those of the operations inside.
        const RECURSIVE_MEMORY_EFFECTS = 1 << 24;
        /// Is speculatable if the operations inside are.
        const RECURSIVELY_SPECULATABLE = 1 << 25;
        /// All results have one type (and at least one).
        const SAME_RESULT_TYPE = 1 << 26;
        /// Works on scalars as it does on elements (`Scalarizable`).
        const SCALARIZABLE = 1 << 28;
        /// May be lifted over vectors.
        const VECTORIZABLE = 1 << 29;
        /// May be lifted over tensors.
        const TENSORIZABLE = 1 << 30;
        /// All ranked operands and results have one rank.
        const SAME_OPERANDS_AND_RESULT_RANK = 1 << 31;
        /// Operands broadcast to the shape of the results.
        const RESULTS_BROADCASTABLE_SHAPE = 1 << 32;
    }
}

impl Traits {
    /// Several traits, as a `const fn` for tables.
    pub const fn of(traits: &[Traits]) -> Traits {
        let mut all = Traits::empty();
        let mut i = 0;
        while i < traits.len() {
            all = all.union(traits[i]);
            i += 1;
        }
        all
    }
}

impl std::fmt::Debug for OpDef {
    /// Shows only the name.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "OpDef({})", self.name)
    }
}

impl OpDef {
    /// An operation with nothing declared; tables take from it the fields they omit.
    pub const EMPTY: OpDef = OpDef {
        name: "",
        summary: "",
        operands: &[],
        results: &[],
        operand_segments: Segments::Fixed,
        result_segments: Segments::Fixed,
        attributes: &[],
        regions: &[],
        successors: &[],
        traits: Traits::empty(),
        parents: &[],
        implicit_terminator: None,
        structural: &[],
        verifiers: &[],
        region_verifiers: &[],
        folders: &[],
        predicates: &[],
        effects: Effects::Unknown,
        interfaces: &[],
        assembly: Assembly::Generic,
        infer_results: None,
        compatible_results: |_, inferred, actual| inferred == actual,
        verify: None,
        verify_regions: None,
        fold: None,
    };

    /// The slot of an inherent attribute.
    pub fn attr_slot(&self, name: &str) -> Option<usize> {
        // A name is usually the constant from the operation's own table: the same pointer.
        let is_same = |a: &AttrSpec| std::ptr::eq(a.name, name);
        let found = self.attributes.iter().position(is_same);
        found.or_else(|| self.attributes.iter().position(|a| a.name == name))
    }

    /// The number of groups whose lengths are in the inherent attribute in this slot; `None` if it holds no lengths.
    pub(crate) fn segment_groups(&self, slot: usize) -> Option<usize> {
        let groups = [(self.operand_segments, self.operands), (self.result_segments, self.results)];
        let holds =
            |segments: &Segments| matches!(segments, Segments::Attribute(s) if usize::from(*s) == slot);
        groups.iter().find(|(segments, _)| holds(segments)).map(|(_, specs)| specs.len())
    }

    /// The implementation of an interface, if the operation has it.
    pub fn interface<I: 'static>(&self) -> Option<&'static I> {
        self.interfaces.iter().find_map(|i| i.downcast_ref())
    }

    /// The namespace.
    pub fn dialect(&self) -> &'static str {
        self.name.split_once('.').map_or("", |(dialect, _)| dialect)
    }
}
