//! A small dialect for the tests of this crate, and helpers to build IR from it.

use crate::interfaces::traits;
use crate::ir::body::Body;
use crate::ir::entities::{Block, Op, Value};
use crate::ir::module::Module;
use crate::ir::state::OpState;
use crate::opdef::*;
use crate::values::context::{Context, Registry};
use crate::values::ids::Type;

const ANY_TYPE: TypeConstraint = TypeConstraint { summary: "any type", accepts: &|_| true, class: None };
const F64_TENSOR: TypeConstraint = TypeConstraint {
    summary: "tensor of 64-bit float values",
    accepts: &|t| t.is_tensor() && t.element_type().is_f64(),
    class: None,
};
const STRING: AttrConstraint = AttrConstraint { summary: "string attribute", accepts: &|a| a.is_string() };
const TYPE: AttrConstraint = AttrConstraint { summary: "type attribute", accepts: &|a| a.is_type_attr() };
const SIZES: AttrConstraint = AttrConstraint { summary: "i32 dense array attribute", accepts: &|_| true };
const SYMBOL: AttrConstraint =
    AttrConstraint { summary: "flat symbol reference attribute", accepts: &|a| a.is_flat_symbol_ref() };

const fn value(arity: Arity, constraint: &'static TypeConstraint) -> ValueSpec {
    ValueSpec { name: "", arity, constraint }
}

const fn attr(name: &'static str, constraint: &'static AttrConstraint, presence: Presence) -> AttrSpec {
    AttrSpec { name, constraint, presence, syntax: AttrSyntax::Any }
}

const REGION: RegionSpec = RegionSpec { name: "body", summary: "any region", accepts: None, variadic: false };
const DEST: SuccessorSpec = SuccessorSpec { name: "dest", variadic: false };

/// An operation without operands, results, attributes or regions.
const fn plain(name: &'static str) -> OpDef {
    OpDef { name, ..OpDef::EMPTY }
}

static MODULE: OpDef = OpDef {
    attributes: &[attr("sym_name", &STRING, Presence::Optional)],
    regions: &[REGION],
    traits: Traits::ISOLATED_FROM_ABOVE
        .union(Traits::SYMBOL_TABLE)
        .union(Traits::SYMBOL)
        .union(Traits::NO_TERMINATOR)
        .union(Traits::SINGLE_BLOCK)
        .union(Traits::NO_REGION_ARGUMENTS)
        .union(Traits::GRAPH_REGION),
    structural: &[traits::single_block, traits::no_region_arguments],
    verifiers: &[traits::symbol],
    region_verifiers: &[traits::symbol_table],
    ..plain("t.module")
};

static FUNC: OpDef = OpDef {
    attributes: &[
        attr("sym_name", &STRING, Presence::Required),
        attr("function_type", &TYPE, Presence::Required),
        attr("sym_visibility", &STRING, Presence::Optional),
    ],
    regions: &[REGION],
    traits: Traits::ISOLATED_FROM_ABOVE.union(Traits::SYMBOL).union(Traits::FUNCTION),
    verifiers: &[traits::symbol, traits::function],
    ..plain("t.func")
};

const fn terminator(name: &'static str) -> OpDef {
    OpDef { traits: Traits::TERMINATOR, verifiers: &[traits::terminator], ..plain(name) }
}

static RET: OpDef = OpDef { parents: &["t.func"], structural: &[traits::has_parent], ..terminator("t.ret") };
static BR: OpDef = OpDef { successors: &[DEST], ..terminator("t.br") };
static FORK: OpDef = OpDef { successors: &[DEST, DEST], ..terminator("t.fork") };
static CONST: OpDef = OpDef { results: &[value(Arity::Single, &ANY_TYPE)], ..plain("t.const") };
static PRINT: OpDef = OpDef { operands: &[value(Arity::Single, &F64_TENSOR)], ..plain("t.print") };
static ADD: OpDef = OpDef {
    operands: &[value(Arity::Single, &ANY_TYPE), value(Arity::Single, &ANY_TYPE)],
    results: &[value(Arity::Single, &ANY_TYPE)],
    traits: Traits::SAME_OPERANDS_AND_RESULT_TYPE,
    verifiers: &[traits::same_operands_and_result_type],
    ..plain("t.add")
};
static GROUPS: OpDef = OpDef {
    operands: &[value(Arity::Optional, &ANY_TYPE), value(Arity::Variadic, &F64_TENSOR)],
    operand_segments: Segments::Attribute(0),
    attributes: &[attr("operandSegmentSizes", &SIZES, Presence::Required)],
    ..plain("t.groups")
};
static LOOP: OpDef = OpDef {
    regions: &[REGION],
    traits: Traits::SINGLE_BLOCK,
    implicit_terminator: Some("t.yield"),
    structural: &[traits::single_block],
    region_verifiers: &[traits::implicit_terminator],
    ..plain("t.loop")
};
static YIELD: OpDef =
    OpDef { parents: &["t.loop", "t.scope"], structural: &[traits::has_parent], ..terminator("t.yield") };
static CALL: OpDef = OpDef {
    attributes: &[attr("callee", &SYMBOL, Presence::Required)],
    interfaces: &[&CALL_USER],
    ..plain("t.call")
};
static CALL_USER: crate::interfaces::SymbolUserOpInterface = crate::interfaces::SymbolUserOpInterface {
    verify_symbol_uses: |op, tables| {
        let Some(callee) = op.attr("callee") else { return Ok(()) };
        match tables.resolve(op, callee.id(), |f| f.name() == "t.func") {
            Some(true) => Ok(()),
            _ => Err(op.error(format!("{:?} is no function", callee.as_flat_symbol().unwrap_or("")))),
        }
    },
};
static DIALECT: DialectDef = DialectDef {
    name: "t",
    ops: &[&MODULE, &FUNC, &RET, &BR, &FORK, &CONST, &PRINT, &ADD, &GROUPS, &LOOP, &YIELD, &CALL],
    ..DialectDef::EMPTY
};

/// A context with the test dialect.
pub(crate) fn context() -> Context {
    let mut registry = Registry::new();
    registry.add(&DIALECT);
    Context::new(registry)
}

/// A function under construction: each operation is on its own line of `t.mlir`.
pub(crate) struct Fun<'c> {
    pub(crate) cx: &'c Context,
    pub(crate) state: OpState,
    pub(crate) line: u32,
}

impl<'c> Fun<'c> {
    /// A function with an empty region.
    pub(crate) fn new(cx: &'c Context, name: &str) -> Self {
        let mut state = OpState::new(cx, cx.op_name("t.func"), cx.file_loc("t.mlir", 1, 1));
        state.set_attr(cx, "sym_name", cx.string_attr(name));
        state.set_attr(cx, "function_type", cx.type_attr(cx.function_ty(&[], &[])));
        state.add_isolated_region();
        Fun { cx, state, line: 1 }
    }

    pub(crate) fn body(&mut self) -> &mut Body {
        self.state.body.as_deref_mut().expect("a function is isolated")
    }

    /// Adds a block at the end of the function.
    pub(crate) fn block(&mut self, args: &[Type]) -> Block {
        let loc = self.cx.file_loc("t.mlir", self.line, 9);
        let args: Vec<_> = args.iter().map(|&t| (t, loc)).collect();
        let body = self.body();
        let block = body.create_block(&args);
        let root = body.roots()[0];
        body.append_block(root, block);
        block
    }

    /// The state of an operation without operands and results.
    pub(crate) fn state(&mut self, name: &str) -> OpState {
        self.line += 1;
        OpState::new(self.cx, self.cx.op_name(name), self.cx.file_loc("t.mlir", self.line, 3))
    }

    /// Creates an operation at the end of a block.
    pub(crate) fn op(&mut self, block: Block, name: &str, operands: &[Value], results: &[Type]) -> Op {
        let mut state = self.state(name);
        state.operands.extend_from_slice(operands);
        state.result_types.extend_from_slice(results);
        self.create(block, state)
    }

    /// Creates a branch at the end of a block.
    pub(crate) fn branch(&mut self, block: Block, name: &str, to: &[Block]) -> Op {
        let mut state = self.state(name);
        state.successors.extend_from_slice(to);
        self.create(block, state)
    }

    /// Creates an operation with one region of one block, and returns both.
    pub(crate) fn with_region(&mut self, block: Block, name: &str) -> (Op, Block) {
        let mut state = self.state(name);
        let body = self.body();
        let region = body.create_region();
        let inner = body.create_block(&[]);
        body.append_block(region, inner);
        state.regions.push(region);
        (self.create(block, state), inner)
    }

    pub(crate) fn create(&mut self, block: Block, state: OpState) -> Op {
        let cx = self.cx;
        let body = self.body();
        let op = body.create_op(cx, state);
        body.append_op(block, op);
        op
    }
}

/// A module of functions.
pub(crate) fn module(cx: &Context, functions: Vec<Fun<'_>>) -> Module {
    let mut state = OpState::new(cx, cx.op_name("t.module"), cx.file_loc("t.mlir", 1, 1));
    let (region, body) = state.add_isolated_region().expect("a module is isolated");
    let block = body.create_block(&[]);
    body.append_block(region, block);
    for function in functions {
        let op = body.create_op(cx, function.state);
        body.append_op(block, op);
    }
    Module::from_state(cx, state)
}

/// Diagnostics as text, with lines of `t.mlir`.
pub(crate) fn text(cx: &Context, diags: &[crate::ir::diag::Diag]) -> String {
    let mut out = String::new();
    for d in diags {
        let line = |loc| cx.file_place(loc).map_or(0, |(_, line, _)| line);
        out += &format!("{}: {}\n", line(d.loc), d.message);
        for note in &d.notes {
            out += &format!("  {}: {}\n", line(note.loc), note.message);
        }
        if let Some(help) = &d.help {
            out += &format!("  help: {help}\n");
        }
    }
    out
}
