//! One function: blocks, values and the terminators that connect them.

use dialects::llvm;
use inkwell::basic_block::BasicBlock;
use inkwell::builder::Builder;
use inkwell::module::Module as LlvmModule;
use inkwell::values::{BasicValueEnum, FloatValue, FunctionValue, IntValue, PhiValue, PointerValue};
use mlir::{Block, Context, Diag, OpName, OpRef, RegionRef, Value};
use rustc_hash::FxHashMap;

use super::aggregates;
use super::alias;
use super::debug::{DebugInfo, Scopes};
use super::types::Types;

/// The state that the translation of one module shares.
pub(super) struct Translator<'a, 'ctx> {
    pub(super) cx: &'a Context,
    pub(super) types: Types<'a, 'ctx>,
    pub(super) builder: Builder<'ctx>,
    pub(super) handlers: Handlers,
    pub(super) debug: Option<DebugInfo<'ctx>>,
    pub(super) alias_scopes: alias::Nodes<'ctx>,
    pub(super) module: LlvmModule<'ctx>,
    /// Whether some functions have a version for each kind of processor.
    pub(super) has_versions: bool,
}

/// The handler of each operation, by its interned name.
pub(super) type Handlers = FxHashMap<OpName, Handler>;

/// Builds the instruction of one operation and returns its result, if it has one.
pub type Handler = for<'x, 't, 'a, 'ctx> fn(&'x Function<'t, 'a, 'ctx>, OpRef<'_>) -> Built<'ctx>;

/// How operations of a dialect become LLVM IR; MLIR's `LLVMTranslationDialectInterface`.
pub struct Translation {
    /// The handler of each operation, with the operation's name.
    pub ops: &'static [(&'static str, Handler)],
}

/// The result of an operation in LLVM IR, if it has one.
pub type Built<'ctx> = Result<Option<BasicValueEnum<'ctx>>, Diag>;

/// The translation of the body of one function, as the handlers of operations see it.
pub struct Function<'t, 'a, 'ctx> {
    pub(super) shared: &'t Translator<'a, 'ctx>,
    function: FunctionValue<'ctx>,
    /// The scopes of the instructions, if there is debug information.
    scopes: Option<Scopes<'ctx>>,
    /// By [`Value::index`].
    values: Vec<Option<BasicValueEnum<'ctx>>>,
    /// By [`Value::index`]: whether anything needs the value of an insertion.
    needed: Vec<bool>,
    /// By [`Block::index`]: the block and a phi for each argument.
    blocks: Vec<Option<(BasicBlock<'ctx>, Vec<PhiValue<'ctx>>)>>,
}

impl<'t, 'a, 'ctx> Function<'t, 'a, 'ctx> {
    /// Fills `function` with the region of `op`; `scopes` are those of its instructions in debug information.
    pub(super) fn run(
        shared: &'t Translator<'a, 'ctx>,
        op: &OpRef<'_>,
        function: FunctionValue<'ctx>,
        scopes: Option<Scopes<'ctx>>,
    ) -> Result<(), Diag> {
        let region = op.region(0);
        let body = region.body();
        let blocks = order(region);
        let mut this = Function {
            shared,
            function,
            scopes,
            values: vec![None; body.value_capacity()],
            needed: aggregates::needed(shared.cx, body, &blocks),
            blocks: vec![None; body.block_capacity()],
        };
        shared.builder.unset_current_debug_location();
        this.create_blocks(region)?;
        // In an order in which every block comes after the blocks that dominate it: definitions precede uses.
        for block in blocks {
            let llvm = this.block(block);
            shared.builder.position_at_end(llvm);
            for inner in body.ops(block) {
                this.op(OpRef::with_outer(shared.cx, body, inner, Some(op)))?;
            }
        }
        Ok(())
    }

    fn create_blocks(&mut self, region: RegionRef<'_>) -> Result<(), Diag> {
        let Translator { builder, types, .. } = self.shared;
        let body = region.body();
        for (number, block) in region.blocks().enumerate() {
            let llvm = types.llvm.append_basic_block(self.function, "");
            let mut phis = Vec::new();
            builder.position_at_end(llvm);
            for (index, &argument) in block.args().iter().enumerate() {
                let value = if number == 0 {
                    self.function.get_nth_param(index as u32)
                } else {
                    let ty = types.basic(body.ty(argument)).map_err(|m| in_block(region, &m))?;
                    let phi = builder.build_phi(ty, "").map_err(|e| in_block(region, &e.to_string()))?;
                    phis.push(phi);
                    Some(phi.as_basic_value())
                };
                self.values[argument.index()] = value;
            }
            self.blocks[block.id().index()] = Some((llvm, phis));
        }
        Ok(())
    }

    fn op(&mut self, op: OpRef<'_>) -> Result<(), Diag> {
        let Some(handler) = self.shared.handlers.get(&op.op_name()) else {
            return Err(op.error("has no translation to LLVM IR"));
        };
        // A constant becomes no instruction, and is often far before the call that it was inlined from, where
        // the caller's variables do not exist yet.
        if let (Some(debug), Some(scopes)) = (&self.shared.debug, &self.scopes)
            && !is_constant(op)
        {
            debug.set_location(op.cx(), &self.shared.builder, scopes, op.loc());
        }
        let result = handler(self, op)?;
        if let (Some(value), 1) = (result, op.num_results()) {
            self.values[op.result(0).index()] = Some(value);
        }
        Ok(())
    }

    /// The debug information, and the scopes of the instructions in it.
    pub fn debug(&self) -> Option<(&DebugInfo<'ctx>, &Scopes<'ctx>)> {
        Some((self.shared.debug.as_ref()?, self.scopes.as_ref()?))
    }

    /// The context of LLVM IR.
    pub fn context(&self) -> &'ctx inkwell::context::Context {
        self.shared.types.llvm
    }

    /// The builder, positioned at the end of the block that is being built.
    pub fn builder(&self) -> &Builder<'ctx> {
        &self.shared.builder
    }

    /// The module that is built.
    pub fn module(&self) -> &LlvmModule<'ctx> {
        &self.shared.module
    }

    /// The block where the function begins.
    pub fn entry(&self) -> Option<BasicBlock<'ctx>> {
        self.function.get_first_basic_block()
    }

    /// The LLVM value of an operand.
    ///
    /// # Errors
    /// If its definition comes later.
    pub fn value(&self, op: OpRef<'_>, value: Value) -> Result<BasicValueEnum<'ctx>, Diag> {
        self.values[value.index()].ok_or_else(|| op.error("uses a value that is not defined yet"))
    }

    /// Whether anything needs the result of an insertion.
    pub(super) fn is_needed(&self, value: Value) -> bool {
        self.needed[value.index()]
    }

    /// Like [`Function::value`], for an operand that must be an integer.
    pub(super) fn int(&self, op: OpRef<'_>, value: Value) -> Result<IntValue<'ctx>, Diag> {
        match self.value(op, value)? {
            BasicValueEnum::IntValue(value) => Ok(value),
            _ => Err(untranslated(op, value)),
        }
    }

    /// Like [`Function::value`], for an operand that must be a floating-point number.
    pub(super) fn float(&self, op: OpRef<'_>, value: Value) -> Result<FloatValue<'ctx>, Diag> {
        match self.value(op, value)? {
            BasicValueEnum::FloatValue(value) => Ok(value),
            _ => Err(untranslated(op, value)),
        }
    }

    /// Like [`Function::value`], for an operand that must be a pointer.
    pub(super) fn pointer(&self, op: OpRef<'_>, value: Value) -> Result<PointerValue<'ctx>, Diag> {
        match self.value(op, value)? {
            BasicValueEnum::PointerValue(value) => Ok(value),
            _ => Err(untranslated(op, value)),
        }
    }

    /// The LLVM block of a block of the function.
    pub(super) fn block(&self, block: Block) -> BasicBlock<'ctx> {
        self.blocks[block.index()].as_ref().expect("every block of the region was created").0
    }

    /// Passes values to the arguments of a successor of the block that is being built.
    pub(super) fn pass(
        &self,
        op: OpRef<'_>,
        to: Block,
        values: impl ExactSizeIterator<Item = Value>,
    ) -> Result<(), Diag> {
        let (_, phis) = self.blocks[to.index()].as_ref().expect("every block of the region was created");
        let Some(here) = self.shared.builder.get_insert_block() else { return Ok(()) };
        if phis.len() != values.len() {
            let passed = values.len();
            let wanted = phis.len();
            return Err(op.error(format_args!("passes {passed} values to a block with {wanted} arguments")));
        }
        for (phi, value) in phis.iter().zip(values) {
            phi.add_incoming(&[(&self.value(op, value)?, here)]);
        }
        Ok(())
    }
}

pub(super) fn untranslated(op: OpRef<'_>, value: Value) -> Diag {
    op.error(format_args!("has no translation to LLVM IR for an operand of type '{}'", op.ty(value)))
}

fn in_block(region: RegionRef<'_>, message: &str) -> Diag {
    match region.parent_op() {
        Some(op) => op.error(format_args!("has a block argument that {message}")),
        None => Diag::error(mlir::Loc::UNKNOWN, message),
    }
}

/// The blocks in reverse post-order of the control flow, then the unreachable ones.
fn order(region: RegionRef<'_>) -> Vec<Block> {
    let body = region.body();
    let mut seen = vec![false; body.block_capacity()];
    let mut post = Vec::new();
    let successors = |block: Block| -> Vec<Block> {
        body.last_op(block).map(|op| body.successors(op).collect()).unwrap_or_default()
    };
    let mut pending: Vec<(Block, Vec<Block>)> = Vec::new();
    if let Some(entry) = body.entry_block(region.id()) {
        seen[entry.index()] = true;
        pending.push((entry, successors(entry)));
    }
    while let Some((block, rest)) = pending.last_mut() {
        match rest.pop() {
            Some(next) if !seen[next.index()] => {
                seen[next.index()] = true;
                pending.push((next, successors(next)));
            }
            Some(_) => {}
            None => {
                post.push(*block);
                pending.pop();
            }
        }
    }
    post.reverse();
    post.extend(body.blocks(region.id()).filter(|b| !seen[b.index()]));
    post
}

/// Whether an operation becomes a constant of LLVM rather than an instruction.
fn is_constant(op: OpRef<'_>) -> bool {
    op.is::<llvm::ConstantOp>() || op.is::<llvm::AddressOfOp>() || op.is::<llvm::ZeroOp>()
}
