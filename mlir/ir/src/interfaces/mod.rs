//! Interfaces: tables of functions through which passes handle operations of dialects they do not know.
//!
//! The names are MLIR's. What passes often need of every operation (traits, effects, folding) is in the operation's own
//! table. [`traits`] has the verifiers of traits and interfaces, `shapes` the interface for the shapes of results, `slots`
//! those for memory.

mod shapes;
mod slots;
pub mod traits;

use std::ops::Range;

use smallvec::SmallVec;

use crate::definitions::op::{DialectDef, Effect, FoldResult};
use crate::ir::builder::Builder;
use crate::ir::diag::Diag;
use crate::ir::entities::{Block, Op, Region, Value};
use crate::ir::symbol_table::{SymbolTables, Visibility, visibility};
use crate::ir::view::{OpRef, RegionRef};
use crate::values::context::{AttrRef, TypeRef};
use crate::values::ids::{Attr, Loc, Type};

pub use shapes::{InferShapedTypeOpInterface, ShapedTypeComponents, tensor_types};
pub use slots::{AddressUsers, Aggregate, AggregateSlots, MemorySlot, MemorySlots, PartAccess, SlotAccess};

/// The callee of a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Callee {
    /// The symbol that this attribute refers to.
    Symbol(Attr),
    /// A function value.
    Value(Value),
}

/// An operation that transfers control to a callable and back.
pub struct CallOpInterface {
    /// The callee.
    pub callable_for_callee: fn(OpRef<'_>) -> Callee,
    /// The operands that are passed.
    pub arg_operands: fn(OpRef<'_>) -> Vec<Value>,
}

/// An operation that can be the target of a call.
pub struct CallableOpInterface {
    /// The region that runs; `None` for a declaration.
    pub callable_region: fn(OpRef<'_>) -> Option<Region>,
    /// The types of the arguments.
    pub argument_types: fn(OpRef<'_>) -> Vec<Type>,
    /// The types of the results.
    pub result_types: fn(OpRef<'_>) -> Vec<Type>,
}

/// A terminator that passes operands to the arguments of its successors.
pub struct BranchOpInterface {
    /// Which operands become the last arguments, for each successor in order.
    pub successor_operands: fn(OpRef<'_>) -> Vec<Range<usize>>,
    /// The only successor that these constants among the operands lead to, if they decide.
    pub successor_for_operands: fn(OpRef<'_>, &[Option<Attr>]) -> Option<usize>,
}

impl BranchOpInterface {
    /// Constants do not decide.
    pub fn default_successor_for_operands(_op: OpRef<'_>, _operands: &[Option<Attr>]) -> Option<usize> {
        None
    }
}

/// Where control may go from a region of an operation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RegionSuccessor {
    /// Into the region with this index, whose arguments receive the values.
    Region(usize),
    /// Back to the operation, whose results receive the values.
    Parent,
}

/// The places where control may go next, usually few.
pub type RegionSuccessors = SmallVec<[RegionSuccessor; 2]>;

/// An operation that decides which of its regions runs next.
///
/// Operations override what differs: `RegionBranchOpInterface { ..RegionBranchOpInterface::DEFAULT }`.
#[derive(Clone, Copy)]
pub struct RegionBranchOpInterface {
    /// Where control may go from the region with this index, or on entry.
    pub successor_regions: fn(OpRef<'_>, Option<usize>) -> RegionSuccessors,
    /// The operands of the operation itself that are passed to the successor on entry.
    pub entry_successor_operands: fn(OpRef<'_>, &RegionSuccessor) -> Range<usize>,
    /// The types of the arguments or results that receive the values passed to the successor.
    pub successor_inputs: fn(OpRef<'_>, &RegionSuccessor) -> Vec<Type>,
    /// Whether a value of the first type may be passed where the second is expected.
    pub are_types_compatible: fn(OpRef<'_>, Type, Type) -> bool,
    /// Whether no region runs more than once each time that the operation does.
    pub runs_at_most_once: fn(OpRef<'_>) -> bool,
    /// Where control may go on entry, given the constants among the operands.
    pub entry_successor_regions: fn(OpRef<'_>, &[Option<Attr>]) -> RegionSuccessors,
}

impl RegionBranchOpInterface {
    /// Nothing is passed on entry; otherwise, all arguments of the region or all results receive values.
    pub const DEFAULT: RegionBranchOpInterface = RegionBranchOpInterface {
        successor_regions: |_, _| RegionSuccessors::new(),
        entry_successor_operands: |_, _| 0..0,
        successor_inputs: |op, successor| match *successor {
            RegionSuccessor::Parent => op.result_types().collect(),
            RegionSuccessor::Region(index) if index < op.num_regions() => {
                op.region(index).entry().map_or_else(Vec::new, |b| b.arg_types().collect())
            }
            RegionSuccessor::Region(_) => Vec::new(),
        },
        are_types_compatible: |_, from, to| from == to,
        runs_at_most_once: |_| false,
        entry_successor_regions: |op, _| {
            let own = op.interface::<RegionBranchOpInterface>();
            own.map_or_else(RegionSuccessors::new, |branch| (branch.successor_regions)(op, None))
        },
    };
}

/// A terminator that passes operands to the operation around it or to one of its regions.
#[derive(Clone, Copy)]
pub struct RegionBranchTerminatorOpInterface {
    /// The operands that are passed to the successor.
    pub successor_operands: fn(OpRef<'_>, &RegionSuccessor) -> Range<usize>,
    /// Where control may go of all the places that the operation around names, given the constants among the operands.
    pub terminator_successors: fn(OpRef<'_>, RegionSuccessors, &[Option<Attr>]) -> RegionSuccessors,
}

impl RegionBranchTerminatorOpInterface {
    /// To all of them.
    pub fn default_terminator_successors(
        _op: OpRef<'_>,
        all: RegionSuccessors,
        _operands: &[Option<Attr>],
    ) -> RegionSuccessors {
        all
    }

    /// All of them.
    pub fn default_successor_operands(op: OpRef<'_>, _successor: &RegionSuccessor) -> Range<usize> {
        0..op.num_operands()
    }
}

/// An operation that defines a symbol.
#[derive(Clone, Copy)]
pub struct SymbolOpInterface {
    /// Whether the symbol's name may be omitted.
    pub is_optional_symbol: fn(OpRef<'_>) -> bool,
    /// Whether the symbol can be erased when nothing uses it.
    pub can_discard_on_use_empty: fn(OpRef<'_>) -> bool,
    /// Whether this is only a declaration.
    pub is_declaration: fn(OpRef<'_>) -> bool,
}

impl SymbolOpInterface {
    /// A definition, which can be erased unless it is public.
    pub const DEFAULT: SymbolOpInterface = SymbolOpInterface {
        is_optional_symbol: |_| false,
        can_discard_on_use_empty: |op| visibility(op) != Visibility::Public,
        is_declaration: |_| false,
    };

    /// The interface of a symbol, which may have only the trait.
    pub fn of(op: OpRef<'_>) -> Self {
        op.interface::<SymbolOpInterface>().copied().unwrap_or(Self::DEFAULT)
    }
}

/// An operation that refers to symbols.
pub struct SymbolUserOpInterface {
    /// Checks the references of one operation.
    pub verify_symbol_uses: fn(OpRef<'_>, &SymbolTables) -> Result<(), Diag>,
}

/// A function: a symbol with a type and a body.
#[derive(Clone, Copy)]
pub struct FunctionOpInterface {
    /// Checks the type.
    pub verify_type: fn(OpRef<'_>) -> Result<(), Diag>,
    /// Checks the body against the type.
    pub verify_body: fn(OpRef<'_>) -> Result<(), Diag>,
}

impl FunctionOpInterface {
    /// The arguments of the entry block are the inputs of the type.
    pub const DEFAULT: FunctionOpInterface =
        FunctionOpInterface { verify_type: |_| Ok(()), verify_body: function_body };
}

/// An operation that converts values to other types.
pub struct CastOpInterface {
    /// Whether values of the first types can be converted to the second.
    pub are_cast_compatible: fn(&[TypeRef<'_>], &[TypeRef<'_>]) -> bool,
}

/// A dialect's function type.
pub struct FunctionTypeInterface {
    /// The types of the arguments and results.
    #[allow(clippy::type_complexity, reason = "two lists of types")]
    pub signature: for<'a> fn(TypeRef<'a>) -> Option<(&'a [Type], &'a [Type])>,
}

/// The attribute with the type of an operation that is a function (`FunctionOpInterface`).
pub const FUNCTION_TYPE: &str = "function_type";
/// The attribute of a function with a dictionary for each argument.
pub const ARG_ATTRS: &str = "arg_attrs";
/// The attribute of a function with a dictionary for each result.
pub const RES_ATTRS: &str = "res_attrs";

/// The dictionary of an argument or a result in one of these lists.
pub fn value_attrs<'a>(op: OpRef<'a>, list: &str, index: usize) -> Option<AttrRef<'a>> {
    let all = op.attr(list)?.as_array()?;
    all.get(index).map(|&attr| op.cx().attr_ref(attr))
}

/// The type of a function, if the operation has one.
pub fn function_type(op: OpRef<'_>) -> Option<TypeRef<'_>> {
    Some(op.cx().type_ref(op.attr(FUNCTION_TYPE)?.as_type()?))
}

/// The types of a function's arguments and results, if the operation is a function.
pub fn signature(op: OpRef<'_>) -> Option<(&[Type], &[Type])> {
    let ty = function_type(op)?;
    let own = || (ty.interface::<FunctionTypeInterface>()?.signature)(ty);
    ty.as_function().or_else(own)
}

/// A loop: regions that run repeatedly.
///
/// Operations override what differs: `LoopLikeOpInterface { ..LoopLikeOpInterface::DEFAULT }`.
#[derive(Clone, Copy)]
pub struct LoopLikeOpInterface {
    /// The regions that run repeatedly.
    pub loop_regions: fn(OpRef<'_>) -> Vec<Region>,
    /// The initial values of the first iteration.
    pub loop_inits: fn(OpRef<'_>) -> Vec<Value>,
    /// The arguments that receive the values of the previous iteration.
    pub region_iter_args: fn(OpRef<'_>) -> Vec<Value>,
    /// The values that each iteration yields; empty if they are not a list of values.
    pub yielded_values: fn(OpRef<'_>) -> Vec<Value>,
    /// The results that are the values of the last iteration.
    pub loop_results: fn(OpRef<'_>) -> Option<Vec<Value>>,
    /// The induction variables, with their bounds.
    pub induction_variables: fn(OpRef<'_>) -> Vec<InductionVariable>,
}

/// A variable that counts the iterations of a loop; what is not known is `None`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InductionVariable {
    /// The argument of the body.
    pub variable: Value,
    /// The first value.
    pub lower: Option<FoldResult>,
    /// What it stays below.
    pub upper: Option<FoldResult>,
    /// What is added in each iteration.
    pub step: Option<FoldResult>,
}

impl LoopLikeOpInterface {
    /// All regions; no values are passed between iterations.
    pub const DEFAULT: LoopLikeOpInterface = LoopLikeOpInterface {
        loop_regions: |op| op.body().regions_of(op.id()).to_vec(),
        loop_inits: |_| Vec::new(),
        region_iter_args: |_| Vec::new(),
        yielded_values: |_| Vec::new(),
        loop_results: |_| None,
        induction_variables: |_| Vec::new(),
    };
}

/// An operation whose result is one of two operands.
pub struct SelectLikeOpInterface {
    /// The condition.
    pub condition: fn(OpRef<'_>) -> Value,
    /// The result if it holds.
    pub true_value: fn(OpRef<'_>) -> Value,
    /// The result if it does not.
    pub false_value: fn(OpRef<'_>) -> Value,
}

/// An operation whose result is another view of an operand's memory.
pub struct ViewLikeOpInterface {
    /// That operand.
    pub view_source: fn(OpRef<'_>) -> Value,
}

/// The memory effects of an operation, if they depend on the particular operation.
pub struct MemoryEffectOpInterface {
    /// The effects, without those of nested operations.
    pub effects: fn(OpRef<'_>) -> Vec<Effect>,
}

/// Whether an operation may be executed where it was not before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Speculatability {
    /// It may not: its behaviour could be undefined.
    NotSpeculatable,
    /// It may.
    Speculatable,
    /// It may if all nested operations may.
    RecursivelySpeculatable,
}

/// An operation that decides by itself whether it may be executed speculatively.
pub struct ConditionallySpeculatable {
    /// Whether it may.
    pub speculatability: fn(OpRef<'_>) -> Speculatability,
}

/// How to make values and code that have no meaning; an interface of the dialect that has the operations.
pub struct UndefinedBehavior {
    /// Creates a value that is never looked at.
    pub poison: fn(&mut Builder<'_>, Loc, Type) -> Value,
    /// Creates a terminator that is never reached.
    pub unreachable: fn(&mut Builder<'_>, Loc),
}

/// A type that can be the element type of a memref: `memref<4x!dialect.type>`.
pub struct MemRefElementTypeInterface;

/// A type that can be the element type of a vector: `vector<4x!dialect.type>`.
pub struct VectorElementTypeInterface;

/// How constants are placed in regions of a dialect's operations.
pub struct DialectFoldInterface {
    /// Whether constants are materialized in this region rather than hoisted out of it.
    pub should_materialize_into: fn(RegionRef<'_>) -> bool,
}

/// A call that is being inlined: its caller and the callee, as they were before.
///
/// The body with the call is not here but in the builder that hooks get, since it is being changed.
#[derive(Clone, Copy)]
pub struct InlinedCall<'a> {
    /// The operation that owns the body with the call, without that body.
    pub caller: OpRef<'a>,
    /// The callee.
    pub callable: OpRef<'a>,
    /// The call, in the caller's body.
    pub call: Op,
}

/// How a dialect's calls and operations are inlined, and what may be inlined into its regions.
///
/// Dialects override what differs: `DialectInlinerInterface { ..DialectInlinerInterface::NEVER }`.
pub struct DialectInlinerInterface {
    /// May this call (of the dialect) be replaced by the body of this callable? `cloned` tells whether the callable
    /// stays.
    pub is_legal_to_inline_call: fn(call: OpRef<'_>, callable: OpRef<'_>, cloned: bool) -> bool,
    /// May blocks of `src` go into `dest`, a region of one of the dialect's operations? `args` are the values in `dest`
    /// that replace the arguments of `src`.
    pub is_legal_to_inline_region:
        fn(dest: RegionRef<'_>, src: RegionRef<'_>, args: &[Value], cloned: bool) -> bool,
    /// May this operation of the dialect go into `dest`?
    pub is_legal_to_inline_op: fn(op: OpRef<'_>, dest: RegionRef<'_>, cloned: bool) -> bool,
    /// Must the operations inside this one be checked too?
    pub should_analyze_recursively: fn(op: OpRef<'_>) -> bool,
    /// The value that replaces an argument of the dialect's callable, given the operand of the call and the argument's
    /// attributes. New operations go after the call and before the inlined ones.
    pub handle_argument:
        fn(rw: &mut Builder<'_>, at: &InlinedCall<'_>, argument: Value, attrs: Option<AttrRef<'_>>) -> Value,
    /// The value that replaces a result of the dialect's callable, given the returned value and the result's
    /// attributes.
    pub handle_result:
        fn(rw: &mut Builder<'_>, at: &InlinedCall<'_>, result: Value, attrs: Option<AttrRef<'_>>) -> Value,
    /// Processes the inlined blocks, which still have the callable's terminators and replace this call of the dialect.
    pub process_inlined_call_blocks: fn(rw: &mut Builder<'_>, at: &InlinedCall<'_>, blocks: &[Block]),
    /// Processes the inlined blocks, which still have the callable's terminators, in a region of one of the dialect's
    /// operations.
    pub process_inlined_blocks: fn(rw: &mut Builder<'_>, at: &InlinedCall<'_>, blocks: &[Block]),
    /// May a body with one block and this terminator be inlined into the middle of a block, in a region of one of the
    /// dialect's operations? Otherwise it is treated as one with several blocks.
    pub allow_single_block_optimization: fn(terminator: OpRef<'_>) -> bool,
    /// After a body with one block is inlined: replaces the uses of `results` by what the terminator returns.
    pub handle_terminator: fn(rw: &mut Builder<'_>, terminator: Op, results: &[Value]),
    /// After a body with several blocks is inlined: replaces the terminator by a branch to `dest`, if it returns.
    pub handle_block_terminator: fn(rw: &mut Builder<'_>, terminator: Op, dest: Block),
    /// Casts an operand or result of a call to the type on the other side.
    pub materialize_call_conversion:
        fn(rw: &mut Builder<'_>, value: Value, to: Type, loc: Loc) -> Option<Value>,
}

impl DialectInlinerInterface {
    /// Nothing may be inlined; terminators return their operands; no casts; arguments and results are unchanged.
    pub const NEVER: DialectInlinerInterface = DialectInlinerInterface {
        is_legal_to_inline_call: |_, _, _| false,
        is_legal_to_inline_region: |_, _, _, _| false,
        is_legal_to_inline_op: |_, _, _| false,
        should_analyze_recursively: |_| true,
        handle_argument: |_, _, argument, _| argument,
        handle_result: |_, _, result, _| result,
        process_inlined_call_blocks: |_, _, _| {},
        process_inlined_blocks: |_, _, _| {},
        allow_single_block_optimization: |_| true,
        handle_terminator: return_operands,
        handle_block_terminator: |_, _, _| {},
        materialize_call_conversion: |_, _, _, _| None,
    };

    /// Everything may be inlined; terminators return their operands; no casts.
    pub const ALWAYS: DialectInlinerInterface = DialectInlinerInterface {
        is_legal_to_inline_call: |_, _, _| true,
        is_legal_to_inline_region: |_, _, _, _| true,
        is_legal_to_inline_op: |_, _, _| true,
        ..DialectInlinerInterface::NEVER
    };
}

/// Replaces the uses of `results` by the terminator's operands.
pub fn return_operands(rw: &mut Builder<'_>, terminator: Op, results: &[Value]) {
    let operands: Vec<Value> = rw.body().operands(terminator).collect();
    for (&result, operand) in results.iter().zip(operands) {
        rw.replace_all_uses(result, operand);
    }
}

/// The names that an operation suggests for its text.
///
/// Operations override what differs: `OpAsmOpInterface { asm_result_names: ..., ..OpAsmOpInterface::DEFAULT }`.
#[derive(Clone, Copy)]
pub struct OpAsmOpInterface {
    /// Suggests names for results; a name for a result starts a group that extends to the next named one.
    pub asm_result_names: fn(OpRef<'_>, &mut ResultNames<'_>),
    /// Suggests names for block arguments of the region with this index.
    pub asm_block_argument_names: fn(OpRef<'_>, usize, &mut ResultNames<'_>),
    /// Suggests names for blocks.
    pub asm_block_names: fn(OpRef<'_>, &mut BlockNames<'_>),
    /// The dialect whose prefix operations in its regions omit; empty if there is none.
    pub default_dialect: fn() -> &'static str,
}

impl OpAsmOpInterface {
    /// No names, no default dialect.
    pub const DEFAULT: OpAsmOpInterface = OpAsmOpInterface {
        asm_result_names: |_, _| {},
        asm_block_argument_names: |_, _, _| {},
        asm_block_names: |_, _| {},
        default_dialect: || "",
    };
}

/// Takes the names that an operation suggests for values.
pub struct ResultNames<'a> {
    pub(crate) take: &'a mut dyn FnMut(Value, &str),
}

impl ResultNames<'_> {
    /// Suggests a name; the printer makes it unique.
    pub fn set(&mut self, value: Value, name: &str) {
        (self.take)(value, name);
    }
}

/// Takes the names that an operation suggests for blocks.
pub struct BlockNames<'a> {
    pub(crate) take: &'a mut dyn FnMut(Block, &str),
}

impl BlockNames<'_> {
    /// Suggests a name, without the caret; the printer makes it unique.
    pub fn set(&mut self, block: Block, name: &str) {
        (self.take)(block, name);
    }
}

/// The aliases that a dialect suggests for attributes and types.
#[derive(Clone, Copy)]
pub struct OpAsmDialectInterface {
    /// The alias to print for an attribute, without `#`.
    pub attr_alias: fn(AttrRef<'_>) -> Option<String>,
    /// The alias to print for a type, without `!`.
    pub type_alias: fn(TypeRef<'_>) -> Option<String>,
}

/// A dialect that may have operations that it does not define, written in the generic form; an interface of the
/// dialect.
pub struct AllowsUnknownOperations;

/// Whether a dialect may have operations that it does not define.
pub fn allows_unknown_operations(dialect: &DialectDef) -> bool {
    dialect.interface::<AllowsUnknownOperations>().is_some()
}

/// The interface, under the name that a dialect's record uses.
pub const UNKNOWN_OPERATIONS: AllowsUnknownOperations = AllowsUnknownOperations;

/// Checks that the arguments of a function's entry block are the inputs of its type; dialects with function types of
/// their own have their own check.
///
/// # Errors
/// If their number or types differ.
pub fn function_body(op: OpRef<'_>) -> Result<(), Diag> {
    let cx = op.cx();
    let Some((inputs, _)) = signature(op) else { return Ok(()) };
    let region = op.region(0);
    let Some(entry) = region.entry() else { return Ok(()) };
    let args: Vec<Type> = entry.arg_types().collect();
    if args.len() != inputs.len() {
        let message = format!("entry block must have {} arguments to match function signature", inputs.len());
        return Err(op.error(message));
    }
    for (i, (&arg, &input)) in args.iter().zip(inputs).enumerate() {
        if arg != input {
            return Err(op.error(format!(
                "type of entry block argument #{i}('{}') must match the type of the corresponding argument in \
                 function signature('{}')",
                cx.type_ref(arg),
                cx.type_ref(input)
            )));
        }
    }
    Ok(())
}
