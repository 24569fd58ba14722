//! Interfaces: tables of functions through which passes treat operations of dialects they do not know.
//!
//! Each is a plain struct of function pointers. An operation lists those it implements in
//! [`OpDef::interfaces`](crate::definitions::op::OpDef), a dialect in
//! [`DialectDef::interfaces`](crate::definitions::op::DialectDef); `op.interface::<CallOpInterface>()` finds one by its type.
//! The names are MLIR's. What every operation is asked all the time (traits, effects, folding) is not here but in
//! the operation table itself.

mod shapes;
pub mod traits;

use std::ops::Range;

use crate::definitions::op::{DialectDef, Effect};
use crate::ir::builder::Builder;
use crate::ir::diag::Diag;
use crate::ir::entities::{Block, Op, Region, Value};
use crate::ir::symbol_table::{SymbolTables, Visibility, visibility};
use crate::ir::view::{OpRef, RegionRef};
use crate::values::context::{AttrRef, TypeRef};
use crate::values::ids::{Attr, Loc, Type};

pub use shapes::{InferShapedTypeOpInterface, ShapedTypeComponents, tensor_types};

/// What a call calls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Callee {
    /// The symbol that this attribute refers to.
    Symbol(Attr),
    /// A function value.
    Value(Value),
}

/// An operation that transfers control to a callable and back.
pub struct CallOpInterface {
    /// What is called.
    pub callable_for_callee: fn(OpRef<'_>) -> Callee,
    /// The operands that are passed.
    pub arg_operands: fn(OpRef<'_>) -> Vec<Value>,
}

/// An operation that can be the target of a call.
pub struct CallableOpInterface {
    /// The region that runs, or none for a declaration.
    pub callable_region: fn(OpRef<'_>) -> Option<Region>,
    /// The types of what a call passes.
    pub argument_types: fn(OpRef<'_>) -> Vec<Type>,
    /// The types of what a call gives.
    pub result_types: fn(OpRef<'_>) -> Vec<Type>,
}

/// A terminator that passes operands to the arguments of its successors.
pub struct BranchOpInterface {
    /// Which operands become the last arguments, for each successor in order.
    pub successor_operands: fn(OpRef<'_>) -> Vec<Range<usize>>,
}

/// Where control may go from a region of an operation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RegionSuccessor {
    /// Into the region with this index, whose arguments receive what is passed.
    Region(usize),
    /// Back to the operation, whose results receive what is passed.
    Parent,
}

/// An operation that decides which of its regions runs next.
///
/// Operations override what differs: `RegionBranchOpInterface { ..RegionBranchOpInterface::DEFAULT }`.
#[derive(Clone, Copy)]
pub struct RegionBranchOpInterface {
    /// Where control may go from the region with this index, or on entry.
    pub successor_regions: fn(OpRef<'_>, Option<usize>) -> Vec<RegionSuccessor>,
    /// Which operands of the operation itself are passed to the successor on entry.
    pub entry_successor_operands: fn(OpRef<'_>, &RegionSuccessor) -> Range<usize>,
    /// The types of what receives the values that are passed to the successor.
    pub successor_inputs: fn(OpRef<'_>, &RegionSuccessor) -> Vec<Type>,
    /// Whether a value of the first type may be passed where the second is expected.
    pub are_types_compatible: fn(OpRef<'_>, Type, Type) -> bool,
}

impl RegionBranchOpInterface {
    /// Nothing is passed on entry; what is passed otherwise are all arguments of the region, or the results.
    pub const DEFAULT: RegionBranchOpInterface = RegionBranchOpInterface {
        successor_regions: |_, _| Vec::new(),
        entry_successor_operands: Self::default_entry_successor_operands,
        successor_inputs: Self::default_successor_inputs,
        are_types_compatible: Self::default_are_types_compatible,
    };

    /// None.
    pub fn default_entry_successor_operands(_op: OpRef<'_>, _successor: &RegionSuccessor) -> Range<usize> {
        0..0
    }

    /// The arguments of the region's entry block, or the operation's results.
    pub fn default_successor_inputs(op: OpRef<'_>, successor: &RegionSuccessor) -> Vec<Type> {
        match *successor {
            RegionSuccessor::Parent => op.result_types().collect(),
            RegionSuccessor::Region(index) if index < op.num_regions() => {
                op.region(index).entry().map_or_else(Vec::new, |b| b.arg_types().collect())
            }
            RegionSuccessor::Region(_) => Vec::new(),
        }
    }

    /// Only one that is equal.
    pub fn default_are_types_compatible(_op: OpRef<'_>, from: Type, to: Type) -> bool {
        from == to
    }
}

/// A terminator that passes operands to the operation around it or to one of its regions.
#[derive(Clone, Copy)]
pub struct RegionBranchTerminatorOpInterface {
    /// The operands that are passed to the successor.
    pub successor_operands: fn(OpRef<'_>, &RegionSuccessor) -> Range<usize>,
}

impl RegionBranchTerminatorOpInterface {
    /// All of them.
    pub fn default_successor_operands(op: OpRef<'_>, _successor: &RegionSuccessor) -> Range<usize> {
        0..op.num_operands()
    }
}

/// An operation that defines a symbol.
#[derive(Clone, Copy)]
pub struct SymbolOpInterface {
    /// Whether the symbol's name may be left out.
    pub is_optional_symbol: fn(OpRef<'_>) -> bool,
    /// Whether the symbol can go when nothing uses it.
    pub can_discard_on_use_empty: fn(OpRef<'_>) -> bool,
    /// Whether this only declares what is defined elsewhere.
    pub is_declaration: fn(OpRef<'_>) -> bool,
}

impl SymbolOpInterface {
    /// A definition, which can go unless it is public.
    pub const DEFAULT: SymbolOpInterface = SymbolOpInterface {
        is_optional_symbol: Self::default_is_optional_symbol,
        can_discard_on_use_empty: Self::default_can_discard_on_use_empty,
        is_declaration: Self::default_is_declaration,
    };

    /// No.
    pub fn default_is_optional_symbol(_op: OpRef<'_>) -> bool {
        false
    }

    /// Unless others can see it.
    pub fn default_can_discard_on_use_empty(op: OpRef<'_>) -> bool {
        visibility(op) != Visibility::Public
    }

    /// No.
    pub fn default_is_declaration(_op: OpRef<'_>) -> bool {
        false
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
    /// A builtin function type whose inputs are the arguments of the body.
    pub const DEFAULT: FunctionOpInterface = FunctionOpInterface {
        verify_type: Self::default_verify_type,
        verify_body: Self::default_verify_body,
    };

    /// Takes every type.
    ///
    /// # Errors
    /// None.
    pub fn default_verify_type(_op: OpRef<'_>) -> Result<(), Diag> {
        Ok(())
    }

    /// The arguments of the entry block are the inputs of the type.
    ///
    /// # Errors
    /// When they are not.
    pub fn default_verify_body(op: OpRef<'_>) -> Result<(), Diag> {
        function_body(op)
    }
}

/// An operation that gives its operands other types.
pub struct CastOpInterface {
    /// Whether values of the first types can become values of the second.
    pub are_cast_compatible: fn(&[TypeRef<'_>], &[TypeRef<'_>]) -> bool,
}

/// A dialect's type of functions, which tells what they take and give.
pub struct FunctionTypeInterface {
    /// The types of arguments and of results.
    #[allow(clippy::type_complexity, reason = "two lists of types")]
    pub signature: for<'a> fn(TypeRef<'a>) -> Option<(&'a [Type], &'a [Type])>,
}

/// The attribute with the type of an operation that is a function (`FunctionOpInterface`).
pub const FUNCTION_TYPE: &str = "function_type";

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
    /// The values that the first run starts with.
    pub loop_inits: fn(OpRef<'_>) -> Vec<Value>,
    /// The arguments by which each run takes what the one before passed on.
    pub region_iter_args: fn(OpRef<'_>) -> Vec<Value>,
    /// What each run passes on; none where that is not a list of values.
    pub yielded_values: fn(OpRef<'_>) -> Vec<Value>,
    /// The results that are what the last run passed on.
    pub loop_results: fn(OpRef<'_>) -> Option<Vec<Value>>,
}

impl LoopLikeOpInterface {
    /// All regions, and no values from one run to the next.
    pub const DEFAULT: LoopLikeOpInterface = LoopLikeOpInterface {
        loop_regions: Self::default_loop_regions,
        loop_inits: Self::default_loop_inits,
        region_iter_args: Self::default_region_iter_args,
        yielded_values: Self::default_yielded_values,
        loop_results: Self::default_loop_results,
    };

    /// All of them.
    pub fn default_loop_regions(op: OpRef<'_>) -> Vec<Region> {
        op.body().regions_of(op.id()).to_vec()
    }

    /// None.
    pub fn default_loop_inits(_op: OpRef<'_>) -> Vec<Value> {
        Vec::new()
    }

    /// None.
    pub fn default_region_iter_args(_op: OpRef<'_>) -> Vec<Value> {
        Vec::new()
    }

    /// None.
    pub fn default_yielded_values(_op: OpRef<'_>) -> Vec<Value> {
        Vec::new()
    }

    /// No results.
    pub fn default_loop_results(_op: OpRef<'_>) -> Option<Vec<Value>> {
        None
    }
}

/// An operation that gives one of two operands.
pub struct SelectLikeOpInterface {
    /// What decides.
    pub condition: fn(OpRef<'_>) -> Value,
    /// The result where it holds.
    pub true_value: fn(OpRef<'_>) -> Value,
    /// The result where it does not.
    pub false_value: fn(OpRef<'_>) -> Value,
}

/// An operation whose result is another view of an operand's memory.
pub struct ViewLikeOpInterface {
    /// That operand.
    pub view_source: fn(OpRef<'_>) -> Value,
}

/// What an operation does to memory, where that depends on the operation at hand.
pub struct MemoryEffectOpInterface {
    /// The effects, without those of operations inside.
    pub effects: fn(OpRef<'_>) -> Vec<Effect>,
}

/// Whether an operation may run where it did not before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Speculatability {
    /// It may not: it could do what is undefined.
    NotSpeculatable,
    /// It may.
    Speculatable,
    /// It may if all operations inside it may.
    RecursivelySpeculatable,
}

/// An operation that itself tells whether it may run where it did not before.
pub struct ConditionallySpeculatable {
    /// Whether this one may.
    pub speculatability: fn(OpRef<'_>) -> Speculatability,
}

/// A type of which memory can hold elements: `memref<4x!dialect.type>`.
pub struct MemRefElementTypeInterface;

/// A type of which vectors can be made: `vector<4x!dialect.type>`.
pub struct VectorElementTypeInterface;

/// What a dialect says about folding in regions of its operations.
pub struct DialectFoldInterface {
    /// Whether constants are kept in this region rather than hoisted out of it.
    pub should_materialize_into: fn(RegionRef<'_>) -> bool,
}

/// A call that is being replaced by what it calls: its caller and the callee, as they were before.
///
/// The body that the call is in is not here but in the builder that hooks get: it is being changed.
#[derive(Clone, Copy)]
pub struct InlinedCall<'a> {
    /// The operation that the call's body is the inside of, without that body.
    pub caller: OpRef<'a>,
    /// What is called.
    pub callable: OpRef<'a>,
    /// The call, in the caller's body.
    pub call: Op,
}

/// What a dialect says about inlining its calls, into its regions, and of its operations.
///
/// Dialects override what differs: `DialectInlinerInterface { ..DialectInlinerInterface::NEVER }`.
pub struct DialectInlinerInterface {
    /// May this call (of the dialect) be replaced by the body of this callable? The flag tells whether the callable
    /// stays.
    pub is_legal_to_inline_call: fn(call: OpRef<'_>, callable: OpRef<'_>, cloned: bool) -> bool,
    /// May blocks of `src` go into `dest`, a region of one of the dialect's operations? `args` are values of `dest` that
    /// take the place of the arguments of `src`.
    pub is_legal_to_inline_region:
        fn(dest: RegionRef<'_>, src: RegionRef<'_>, args: &[Value], cloned: bool) -> bool,
    /// May this operation of the dialect go into `dest`?
    pub is_legal_to_inline_op: fn(op: OpRef<'_>, dest: RegionRef<'_>, cloned: bool) -> bool,
    /// Are the operations inside this one asked too?
    pub should_analyze_recursively: fn(op: OpRef<'_>) -> bool,
    /// The value that takes the place of an argument of a callable of the dialect, given what the call passes and the
    /// argument's attributes. Operations are created behind the call and before what is inlined.
    pub handle_argument:
        fn(rw: &mut Builder<'_>, at: &InlinedCall<'_>, argument: Value, attrs: Option<AttrRef<'_>>) -> Value,
    /// The value that takes the place of a result of a callable of the dialect, given what is returned and the result's
    /// attributes.
    pub handle_result:
        fn(rw: &mut Builder<'_>, at: &InlinedCall<'_>, result: Value, attrs: Option<AttrRef<'_>>) -> Value,
    /// These blocks, which still end as the callable's did, come in place of this call of the dialect.
    pub process_inlined_call_blocks: fn(rw: &mut Builder<'_>, at: &InlinedCall<'_>, blocks: &[Block]),
    /// These blocks, which still end as the callable's did, are in a region of one of the dialect's operations now.
    pub process_inlined_blocks: fn(rw: &mut Builder<'_>, at: &InlinedCall<'_>, blocks: &[Block]),
    /// May a body of one block that ends in this terminator become the middle of a block, in a region of one of the
    /// dialect's operations? Otherwise it is taken as one of several blocks.
    pub allow_single_block_optimization: fn(terminator: OpRef<'_>) -> bool,
    /// A body of one block was inlined: makes every use of `results` a use of what the terminator returns.
    pub handle_terminator: fn(rw: &mut Builder<'_>, terminator: Op, results: &[Value]),
    /// A body of several blocks was inlined: replaces the terminator by a branch to `dest`, if it returns.
    pub handle_block_terminator: fn(rw: &mut Builder<'_>, terminator: Op, dest: Block),
    /// Creates a cast of a call's operand or result to the type on the other side.
    pub materialize_call_conversion:
        fn(rw: &mut Builder<'_>, value: Value, to: Type, loc: Loc) -> Option<Value>,
}

impl DialectInlinerInterface {
    /// Nothing may be inlined; a terminator returns its operands; no casts, and values are taken as they are.
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

    /// Everything may be inlined; a terminator returns its operands; no casts.
    pub const ALWAYS: DialectInlinerInterface = DialectInlinerInterface {
        is_legal_to_inline_call: |_, _, _| true,
        is_legal_to_inline_region: |_, _, _, _| true,
        is_legal_to_inline_op: |_, _, _| true,
        ..DialectInlinerInterface::NEVER
    };
}

/// Makes every use of `results` a use of the terminator's operands.
pub fn return_operands(rw: &mut Builder<'_>, terminator: Op, results: &[Value]) {
    let operands: Vec<Value> = rw.body().operands(terminator).collect();
    for (&result, operand) in results.iter().zip(operands) {
        rw.replace_all_uses(result, operand);
    }
}

/// What an operation says about its text.
///
/// Operations override what differs: `OpAsmOpInterface { asm_result_names: ..., ..OpAsmOpInterface::DEFAULT }`.
#[derive(Clone, Copy)]
pub struct OpAsmOpInterface {
    /// Suggests names for results; a name for result `n` starts a group that lasts to the next named result.
    pub asm_result_names: fn(OpRef<'_>, &mut ResultNames<'_>),
    /// Suggests names for block arguments of the region with this index.
    pub asm_block_argument_names: fn(OpRef<'_>, usize, &mut ResultNames<'_>),
    /// Suggests names for blocks.
    pub asm_block_names: fn(OpRef<'_>, &mut BlockNames<'_>),
    /// The dialect whose prefix operations in its regions leave out; empty for none.
    pub default_dialect: fn() -> &'static str,
}

impl OpAsmOpInterface {
    /// No names, no default dialect.
    pub const DEFAULT: OpAsmOpInterface = OpAsmOpInterface {
        asm_result_names: Self::default_asm_result_names,
        asm_block_argument_names: Self::default_asm_block_argument_names,
        asm_block_names: Self::default_asm_block_names,
        default_dialect: Self::default_default_dialect,
    };

    /// Suggests nothing.
    pub fn default_asm_result_names(_op: OpRef<'_>, _names: &mut ResultNames<'_>) {}

    /// Suggests nothing.
    pub fn default_asm_block_argument_names(_op: OpRef<'_>, _region: usize, _names: &mut ResultNames<'_>) {}

    /// Suggests nothing.
    pub fn default_asm_block_names(_op: OpRef<'_>, _names: &mut BlockNames<'_>) {}

    /// No default dialect.
    pub fn default_default_dialect() -> &'static str {
        ""
    }
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

/// What a dialect says about the text of its attributes and types.
#[derive(Clone, Copy)]
pub struct OpAsmDialectInterface {
    /// The alias to print for an attribute, without `#`.
    pub attr_alias: fn(AttrRef<'_>) -> Option<String>,
    /// The alias to print for a type, without `!`.
    pub type_alias: fn(TypeRef<'_>) -> Option<String>,
}

/// A dialect that may have operations of which nothing is known but the name: an interface of the dialect itself. They
/// are written in the generic form.
pub struct AllowsUnknownOperations;

/// Whether a dialect may have operations that it does not list.
pub fn allows_unknown_operations(dialect: &DialectDef) -> bool {
    dialect.interface::<AllowsUnknownOperations>().is_some()
}

/// The interface as a dialect's record names it.
pub const UNKNOWN_OPERATIONS: AllowsUnknownOperations = AllowsUnknownOperations;

/// The arguments of a function's entry block are the inputs of its type; dialects with types of their own check
/// theirs themselves.
///
/// # Errors
/// When numbers or types differ.
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
