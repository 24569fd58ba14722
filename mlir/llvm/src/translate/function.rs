//! One function: blocks, values and the terminators that connect them.

use std::cell::RefCell;

use inkwell::basic_block::BasicBlock;
use inkwell::builder::Builder;
use inkwell::module::Module as LlvmModule;
use inkwell::values::BasicValueEnum;
use mlir::interfaces::BranchOpInterface;
use mlir::{Block, Context, Diag, Op, OpName, OpRef, RegionRef, Type};
use rustc_hash::FxHashMap;

use dialects::llvm;

use super::aggregates;
use super::debug::{DebugInfo, Scopes};
use super::dwarf::Dwarf;
use super::metadata::Nodes;
use super::rare_text::Rare;
use super::raw::{self, NAMELESS, Raw, Ty, Value, c};
use super::types::Types;

/// The state that the translation of one module shares.
pub(super) struct Translator<'a, 'ctx> {
    pub(super) cx: &'a Context,
    pub(super) types: Types<'a, 'ctx>,
    pub(super) raw: Raw,
    pub(super) builder: Builder<'ctx>,
    pub(super) entries: Entries,
    /// Debug information from locations alone.
    pub(super) debug: Option<DebugInfo<'ctx>>,
    /// Debug information from the dialect's attributes.
    pub(super) dwarf: Option<Dwarf>,
    pub(super) nodes: Nodes,
    pub(super) module: LlvmModule<'ctx>,
    /// Whether some functions have a version for each kind of processor.
    pub(super) has_versions: bool,
    /// Whether the result is what MLIR's translation makes, and not only as good.
    pub(super) is_exact: bool,
    /// The address space where LLVM allocates on the stack.
    pub(super) alloca_space: u32,
    /// Warnings, and errors that another one follows.
    pub(super) diags: RefCell<Vec<Diag>>,
    pub(super) rare: RefCell<Rare>,
    /// Takes what other attributes say of an operation that has been translated.
    pub(super) amend: fn(&Function<'_, '_, '_>, OpRef<'_>) -> Result<(), Diag>,
    /// The blocks that have a tag.
    pub(super) tags: RefCell<FxHashMap<Tag, raw::BasicBlock>>,
    /// What stands for the address of a block that did not exist yet, and what to say if it never does.
    pub(super) unresolved: RefCell<Vec<(Value, Tag, Diag)>>,
}

impl Translator<'_, '_> {
    /// An error of the translation itself, which does not show the operation, as in MLIR.
    pub(super) fn failed(&self, op: OpRef<'_>, message: impl Into<String>) -> Diag {
        Diag::error(op.loc(), message)
    }
}

/// How an operation is translated.
#[derive(Clone, Copy)]
pub(super) enum Entry {
    Op(Handler),
    /// A row of a table.
    Row(RowHandler, (usize, usize)),
}

/// The same for a row of a table.
type RowHandler = fn(&Function<'_, '_, '_>, OpRef<'_>, (usize, usize)) -> Built;

/// A block, by the function and the tag in it.
pub(super) type Tag = (String, u32);

/// The entry of each operation, by its interned name.
pub(super) type Entries = FxHashMap<OpName, Entry>;

/// Builds the instruction of one operation and returns its result, if it has one.
pub type Handler = fn(&Function<'_, '_, '_>, OpRef<'_>) -> Built;

/// How operations of a dialect become LLVM IR; MLIR's `LLVMTranslationDialectInterface`.
pub struct Translation {
    /// The handler of each operation, with the operation's name.
    pub ops: &'static [(&'static str, Handler)],
}

/// The result of an operation in LLVM IR, if it has one.
pub type Built = Result<Option<Value>, Diag>;

/// The debug information of the instructions of a function.
pub(super) enum Debug<'ctx> {
    None,
    /// From locations alone.
    Scopes(Scopes<'ctx>),
    /// In this subprogram.
    Subprogram(raw::Metadata),
}

/// The translation of the body of one function, as the handlers of operations see it.
pub struct Function<'t, 'a, 'ctx> {
    pub(super) shared: &'t Translator<'a, 'ctx>,
    /// The name of the function in MLIR.
    pub(super) symbol: &'t str,
    function: Value,
    pub(super) debug: Debug<'ctx>,
    /// By [`mlir::Value::index`]; null where there is none yet.
    values: Vec<Value>,
    /// By [`mlir::Value::index`]: whether anything needs the value of an insertion.
    needed: Vec<bool>,
    /// By [`Block::index`].
    blocks: Vec<raw::BasicBlock>,
    /// Blocks on the way to a successor that the same branch has more than once, since a phi has one value for each
    /// predecessor.
    detours: FxHashMap<(Op, usize), raw::BasicBlock>,
}

/// A way into a block: the block in LLVM IR from which it leads, and the values that it passes.
struct Edge {
    to: Block,
    from: raw::BasicBlock,
    values: Vec<Value>,
}

impl<'t, 'a, 'ctx> Function<'t, 'a, 'ctx> {
    /// Fills `function` with the region of `op`.
    pub(super) fn run(
        shared: &'t Translator<'a, 'ctx>,
        op: &OpRef<'_>,
        function: Value,
        symbol: &'t str,
        debug: Debug<'ctx>,
    ) -> Result<(), Diag> {
        let region = op.region(0);
        let body = region.body();
        let order = order(region, shared.is_exact);
        let needed = if shared.is_exact {
            vec![true; body.value_capacity()]
        } else {
            aggregates::needed(shared.cx, body, &order)
        };
        let mut this = Function {
            shared,
            symbol,
            function,
            debug,
            values: vec![std::ptr::null_mut(); body.value_capacity()],
            needed,
            blocks: vec![std::ptr::null_mut(); body.block_capacity()],
            detours: FxHashMap::default(),
        };
        this.clear_location();
        this.create_blocks(region);
        let mut ends = vec![std::ptr::null_mut(); body.block_capacity()];
        let entry = body.entry_block(region.id());
        // In an order in which every block comes after the blocks that dominate it: definitions precede uses.
        for block in order {
            this.position_at_end(this.block(block));
            if Some(block) != entry {
                this.create_phis(op, region, block)?;
            }
            for inner in body.ops(block) {
                this.op(OpRef::with_outer(shared.cx, body, inner, Some(op)))?;
            }
            ends[block.index()] = c!(LLVMGetInsertBlock(shared.raw.builder));
        }
        this.connect(op, region, &ends)
    }

    fn clear_location(&self) {
        c!(LLVMSetCurrentDebugLocation2(self.raw().builder, std::ptr::null_mut()));
    }

    fn create_blocks(&mut self, region: RegionRef<'_>) {
        let context = self.raw().context;
        for (number, block) in region.blocks().enumerate() {
            self.blocks[block.id().index()] =
                c!(LLVMAppendBasicBlockInContext(context, self.function, NAMELESS));
            if number == 0 {
                let count = c!(LLVMCountParams(self.function));
                for (index, argument) in (0..count).zip(block.args()) {
                    self.values[argument.index()] = c!(LLVMGetParam(self.function, index));
                }
            }
        }
        for block in region.blocks() {
            let Some(last) = block.last_op() else { continue };
            let mut seen: Vec<Block> = Vec::new();
            for (index, to) in last.successors().enumerate() {
                if region.body().block_args(to).is_empty() {
                    continue;
                }
                if seen.contains(&to) {
                    let detour = c!(LLVMAppendBasicBlockInContext(context, self.function, NAMELESS));
                    self.detours.insert((last.id(), index), detour);
                } else {
                    seen.push(to);
                }
            }
        }
    }

    fn create_phis(&mut self, op: &OpRef<'_>, region: RegionRef<'_>, block: Block) -> Result<(), Diag> {
        let body = region.body();
        for (&argument, &loc) in body.block_args(block).iter().zip(body.block_arg_locs(block)) {
            let ty = self.shared.types.of(body.ty(argument));
            let ty = ty.map_err(|message| op.error(format_args!("has a block argument that {message}")))?;
            self.set_location(loc, op.cx());
            self.values[argument.index()] = c!(LLVMBuildPhi(self.raw().builder, ty, NAMELESS));
        }
        Ok(())
    }

    /// Gives the arguments of blocks their values.
    fn connect(&self, op: &OpRef<'_>, region: RegionRef<'_>, ends: &[raw::BasicBlock]) -> Result<(), Diag> {
        let mut edges: Vec<Edge> = Vec::new();
        let mut late: Vec<Edge> = Vec::new();
        for block in region.blocks() {
            let Some(last) = block.last_op() else { continue };
            let last = OpRef::with_outer(op.cx(), region.body(), last.id(), Some(op));
            let passed =
                last.interface::<BranchOpInterface>().map(|branch| (branch.successor_operands)(last));
            let passed = passed.unwrap_or_default();
            for (index, to) in last.successors().enumerate() {
                let count = region.body().block_args(to).len();
                if count == 0 {
                    continue;
                }
                let mut values = Vec::with_capacity(count);
                for operand in passed.get(index).cloned().into_iter().flatten() {
                    values.push(self.get(last, last.operand(operand))?);
                }
                if values.len() != count {
                    let passed = values.len();
                    return Err(
                        last.error(format_args!("passes {passed} values to a block with {count} arguments"))
                    );
                }
                let from = ends[block.id().index()];
                match self.detours.get(&(last.id(), index)) {
                    None => edges.push(Edge { to, from, values }),
                    Some(&detour) => {
                        let places = region.body().block_arg_locs(to);
                        late.push(self.detour(last, places, Edge { to, from, values }, detour));
                    }
                }
            }
        }
        edges.append(&mut late);
        // The order of MLIR's uses of a block: the last one is the first.
        for edge in edges.into_iter().rev() {
            for (argument, mut value) in region.body().block_args(edge.to).iter().zip(edge.values) {
                let mut from = edge.from;
                c!(LLVMAddIncoming(self.values[argument.index()], &raw mut value, &raw mut from, 1));
            }
        }
        Ok(())
    }

    /// Continues at the end of a block. inkwell's builder must know, too: it refuses to build before.
    fn position_at_end(&self, block: raw::BasicBlock) {
        // SAFETY: the block is one of the function that is built.
        if let Some(block) = unsafe { BasicBlock::new(block) } {
            self.shared.builder.position_at_end(block);
        }
    }

    /// Fills a block on the way of an edge; the rest of the way.
    fn detour(&self, op: OpRef<'_>, places: &[mlir::Loc], edge: Edge, block: raw::BasicBlock) -> Edge {
        let builder = self.raw().builder;
        self.position_at_end(block);
        let through = |(mut value, &loc): (Value, &mlir::Loc)| {
            self.set_location(loc, op.cx());
            let phi = c!(LLVMBuildPhi(builder, raw::type_of(value), NAMELESS));
            let mut from = edge.from;
            c!(LLVMAddIncoming(phi, &raw mut value, &raw mut from, 1));
            phi
        };
        let values = edge.values.into_iter().zip(places).map(through).collect();
        self.set_location(op.loc(), op.cx());
        c!(LLVMBuildBr(builder, self.block(edge.to)));
        Edge { to: edge.to, from: block, values }
    }

    fn op(&mut self, op: OpRef<'_>) -> Result<(), Diag> {
        let Some(&entry) = self.shared.entries.get(&op.op_name()) else {
            return Err(missing(op));
        };
        // A constant becomes no instruction, and is often far before the call that it was inlined from, where
        // the caller's variables do not exist yet.
        if !is_constant(op) {
            self.set_location(op.loc(), op.cx());
        }
        let result = match entry {
            Entry::Op(handler) => handler(self, op),
            Entry::Row(handler, row) => handler(self, op, row),
        };
        let result = result.map_err(|diag| self.shared.explain(op, diag))?;
        if let (Some(value), 1) = (result, op.num_results()) {
            self.values[op.result(0).index()] = value;
        }
        if self.shared.is_exact && !op.discardable().is_empty() {
            (self.shared.amend)(self, op)?;
        }
        Ok(())
    }

    /// Makes the following instructions point to `loc`.
    fn set_location(&self, loc: mlir::Loc, cx: &Context) {
        match (&self.debug, &self.shared.debug, &self.shared.dwarf) {
            (Debug::Scopes(scopes), Some(debug), _) => {
                debug.set_location(cx, &self.shared.builder, scopes, loc);
            }
            (Debug::Subprogram(subprogram), _, Some(dwarf)) => {
                let place = dwarf.place(cx, self.raw(), loc, Some(*subprogram), None);
                let place = place.unwrap_or(std::ptr::null_mut());
                c!(LLVMSetCurrentDebugLocation2(self.raw().builder, place));
            }
            _ => {}
        }
    }

    /// The place that an attribute is, for metadata.
    pub(super) fn place_of(&self, attr: mlir::AttrRef<'_>) -> Option<raw::Metadata> {
        self.shared.dwarf.as_ref()?.place_of(self.raw(), attr)
    }

    /// The debug information, and the scopes of the instructions in it.
    pub fn debug(&self) -> Option<(&DebugInfo<'ctx>, &Scopes<'ctx>)> {
        match &self.debug {
            Debug::Scopes(scopes) => Some((self.shared.debug.as_ref()?, scopes)),
            _ => None,
        }
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
        let first = c!(LLVMGetFirstBasicBlock(self.function));
        // SAFETY: the function is of this context. Where it has no block, there is none.
        unsafe { BasicBlock::new(first) }
    }

    /// The LLVM value of an operand that is a number, a pointer, a vector or an aggregate.
    ///
    /// # Errors
    /// If its definition comes later.
    pub fn value(&self, op: OpRef<'_>, value: mlir::Value) -> Result<BasicValueEnum<'ctx>, Diag> {
        let value = self.get(op, value)?;
        // SAFETY: the value is of this context.
        Ok(unsafe { BasicValueEnum::new(value) })
    }

    /// The LLVM value of an operand.
    pub(super) fn get(&self, op: OpRef<'_>, value: mlir::Value) -> Result<Value, Diag> {
        let value = self.values[value.index()];
        if value.is_null() { Err(op.error("uses a value that is not defined yet")) } else { Ok(value) }
    }

    pub(super) fn raw(&self) -> Raw {
        self.shared.raw
    }

    /// A type of an operation.
    pub(super) fn ty(&self, op: OpRef<'_>, ty: Type) -> Result<Ty, Diag> {
        self.shared.types.of(ty).map_err(|message| op.error(message))
    }

    pub(super) fn failed(&self, op: OpRef<'_>, message: impl Into<String>) -> Diag {
        self.shared.failed(op, message)
    }

    /// Whether anything needs the result of an insertion.
    pub(super) fn is_needed(&self, value: mlir::Value) -> bool {
        self.needed[value.index()]
    }

    /// The LLVM block of a block of the function.
    pub(super) fn block(&self, block: Block) -> raw::BasicBlock {
        self.blocks[block.index()]
    }

    /// Where a successor of an operation leads in LLVM IR.
    pub(super) fn successor(&self, op: OpRef<'_>, index: usize) -> raw::BasicBlock {
        match self.detours.get(&(op.id(), index)) {
            Some(&detour) => detour,
            None => self.block(op.successors().nth(index).expect("a verified operation has it")),
        }
    }
}

/// The error for an operation that no dialect translates.
pub(super) fn missing(op: OpRef<'_>) -> Diag {
    if ["llvm.", "builtin."].iter().any(|dialect| op.name().starts_with(dialect)) {
        return op.plain_error(format!("LLVM Translation failed for operation: {}", op.name()));
    }
    let message = format!(
        "cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: {}",
        op.name()
    );
    op.plain_error(message)
        .with_help("lower it to the llvm dialect first (-emit=mlir-llvm shows what is left)")
}

impl Translator<'_, '_> {
    /// As in MLIR, an error is followed by one that names the operation.
    fn explain(&self, op: OpRef<'_>, diag: Diag) -> Diag {
        let message = format!("LLVM Translation failed for operation: {}", op.name());
        if !self.is_exact || diag.message == message {
            return diag;
        }
        self.diags.borrow_mut().push(diag);
        op.plain_error(message)
    }
}

/// The blocks in reverse post-order of the control flow, then the unreachable ones in the same order. In code, those of
/// the first successor come first, as in the source, whose variables a debugger shows; in MLIR's text, they come last.
fn order(region: RegionRef<'_>, is_exact: bool) -> Vec<Block> {
    let body = region.body();
    let mut seen = vec![false; body.block_capacity()];
    let mut order = Vec::new();
    let successors = |block: Block| -> Vec<Block> {
        let mut successors: Vec<_> =
            body.last_op(block).map(|op| body.successors(op).collect()).unwrap_or_default();
        if is_exact {
            successors.reverse();
        }
        successors
    };
    for root in body.blocks(region.id()) {
        if seen[root.index()] {
            continue;
        }
        seen[root.index()] = true;
        let mut post = Vec::new();
        let mut pending: Vec<(Block, Vec<Block>)> = vec![(root, successors(root))];
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
        order.extend(post.into_iter().rev());
    }
    order
}

/// Whether an operation becomes a constant of LLVM rather than an instruction.
fn is_constant(op: OpRef<'_>) -> bool {
    op.is::<llvm::ConstantOp>() || op.is::<llvm::AddressOfOp>() || op.is::<llvm::ZeroOp>()
}
