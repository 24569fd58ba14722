//! MLIR's own interfaces, on operations that records describe.

use mlir::hooks::{CanonicalizationPatterns, CompatibleResults, InferResults, OpAssembly};
use mlir::interfaces::{Callee, DialectInlinerInterface, RegionSuccessor, RegionSuccessors, Speculatability};
use mlir::opdef::{Effect, EffectKind, EffectOn, InferArgs, Types};
use mlir::rewrite::{NoMatch, PatternRewriter, PatternSet};
use mlir::symbol_table::SymbolTables;
use mlir::text::{OpParser, OpPrinter, ParseResult};
use mlir::{Context, Diag, Handle, OpRef, OpState, OpView as _, Region, Type, TypeKind, TypeRef, Value};
use smallvec::smallvec;

include!(concat!(env!("OUT_DIR"), "/standard.rs"));

static INLINER: DialectInlinerInterface = DialectInlinerInterface::ALWAYS;

impl CanonicalizationPatterns for TestDialect {
    /// The dialect's own pattern: removes marks without meaning from any operation.
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(drop_mark);
    }
}

fn drop_mark(op: Handle<TouchOp>, rw: &mut PatternRewriter<'_>) -> Result<(), NoMatch> {
    if op.view(rw).attr("idle").is_none() {
        return Err(NoMatch);
    }
    rw.set_attr(*op, "idle", None);
    Ok(())
}

fn width(ty: TypeRef<'_>) -> Option<u32> {
    match ty.kind() {
        TypeKind::Integer { width, .. } => Some(*width),
        _ => None,
    }
}

/// The operand's type with twice the width.
fn doubled(args: &InferArgs<'_>) -> Result<Types, String> {
    let width = width(args.cx.type_ref(args.operand(0)?)).ok_or("expected an integer")?;
    let twice =
        width.checked_mul(2).filter(|w| *w <= 1 << 20).ok_or("expected an integer of half the limit")?;
    Ok(Types::from_iter([args.cx.int_ty(twice)]))
}

impl RepackOp<'_> {
    /// Both sides have the same number of bits.
    pub fn are_cast_compatible(from: &[TypeRef<'_>], to: &[TypeRef<'_>]) -> bool {
        let bits =
            |types: &[TypeRef<'_>]| types.iter().map(|&t| u64::from(width(t).unwrap_or(0))).sum::<u64>();
        bits(from) == bits(to)
    }
}

impl InferResults for DoubleOp<'_> {
    /// Twice the width.
    ///
    /// # Errors
    /// If that is too wide.
    fn infer_results(args: &InferArgs<'_>) -> Result<Types, String> {
        doubled(args)
    }
}

impl InferResults for WidenOp<'_> {
    /// At least twice the width.
    ///
    /// # Errors
    /// If that is too wide.
    fn infer_results(args: &InferArgs<'_>) -> Result<Types, String> {
        doubled(args)
    }
}

impl CompatibleResults for WidenOp<'_> {
    /// The written type may be wider.
    fn is_compatible_return_types(cx: &Context, inferred: &[Type], actual: &[Type]) -> bool {
        let width = |types: &[Type]| types.first().and_then(|&t| width(cx.type_ref(t)));
        width(inferred) <= width(actual)
    }
}

impl PartOp<'_> {
    /// The operand after the offset.
    pub fn view_source(self) -> Value {
        self.source()
    }
}

impl TouchOp<'_> {
    /// The effects that the attributes list.
    pub fn effects(self) -> Vec<Effect> {
        let said = [(self.reads(), EffectKind::Read), (self.writes(), EffectKind::Write)];
        let said = said.into_iter().filter(|&(there, _)| there);
        said.map(|(_, kind)| Effect { kind, on: EffectOn::Anything }).collect()
    }
}

impl CheckOp<'_> {
    /// Speculatable, unless the operation may fail.
    pub fn speculatability(self) -> Speculatability {
        if self.fails() { Speculatability::NotSpeculatable } else { Speculatability::Speculatable }
    }
}

impl RepeatOp<'_> {
    /// All operands.
    pub fn loop_inits(self) -> Vec<Value> {
        self.inits().collect()
    }

    /// All arguments.
    pub fn region_iter_args(self) -> Vec<Value> {
        self.body().entry().map_or_else(Vec::new, |b| b.args().to_vec())
    }

    /// The operands of the terminator.
    pub fn yielded_values(self) -> Vec<Value> {
        let op = self.op_ref();
        let last = op.region(0).entry().and_then(|b| b.last_op());
        last.map_or_else(Vec::new, |last| last.operands().collect())
    }

    /// All results.
    pub fn loop_results(self) -> Option<Vec<Value>> {
        Some(self.outcomes().collect())
    }
}

impl MaybeOp<'_> {
    /// Control goes to the first region or out; from there, to the second or out.
    pub fn successor_regions(self, from: Option<usize>) -> RegionSuccessors {
        match from {
            None => smallvec![RegionSuccessor::Region(0), RegionSuccessor::Parent],
            Some(0) => smallvec![RegionSuccessor::Region(1), RegionSuccessor::Parent],
            Some(_) => smallvec![RegionSuccessor::Parent],
        }
    }

    /// Passes all operands to any successor.
    pub fn entry_successor_operands(self, _successor: &RegionSuccessor) -> std::ops::Range<usize> {
        0..self.op_ref().num_operands()
    }
}

impl JumpOp<'_> {
    /// All operands.
    pub fn successor_operands(self) -> Vec<std::ops::Range<usize>> {
        let op = self.op_ref();
        vec![0..op.num_operands(); op.successors().len()]
    }
}

impl LambdaOp<'_> {
    /// Its region, unless that is empty.
    pub fn callable_region(self) -> Option<Region> {
        let body = self.op_ref().body().nested(self.op_ref().id())?;
        body.roots().first().copied().filter(|&r| body.entry_block(r).is_some())
    }

    /// The types of the arguments.
    pub fn argument_types(self) -> Vec<Type> {
        self.body().entry().map_or_else(Vec::new, |b| b.arg_types().collect())
    }

    /// The types of the returned values.
    pub fn result_types(self) -> Vec<Type> {
        let body = self.body();
        let last = body.blocks().last().and_then(|b| b.last_op());
        last.map_or_else(Vec::new, |last| last.operand_types().collect())
    }

    /// A function without a body.
    pub fn is_declaration(self) -> bool {
        self.callable_region().is_none()
    }

    /// Any such operation can be discarded when unused.
    pub fn can_discard_on_use_empty(self) -> bool {
        true
    }
}

impl InvokeOp<'_> {
    /// The called symbol.
    pub fn callable_for_callee(self) -> Callee {
        Callee::Symbol(self.callee_attr().id())
    }

    /// The operands.
    pub fn arg_operands(self) -> Vec<Value> {
        self.inputs().collect()
    }

    /// Checks that the name refers to a lambda or a function.
    ///
    /// # Errors
    /// If it does not.
    pub fn verify_symbol_uses(self, tables: &SymbolTables) -> Result<(), Diag> {
        let op = self.op_ref();
        let callee = self.callee();
        let known = |target: OpRef<'_>| target.is::<LambdaOp>() || target.is::<FunctionOp>();
        match tables.lookup_nearest(op, callee, known) {
            Some(true) => Ok(()),
            _ => Err(op.error(format_args!("'{callee}' is nothing to call"))),
        }
    }
}

impl OpAssembly for FunctionOp<'_> {
    /// Parses the text after the name.
    ///
    /// # Errors
    /// If the text is malformed.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        mlir::text::function::parse_function(p, state)
    }

    /// Prints the text after the name.
    fn print(self, p: &mut OpPrinter<'_>) {
        mlir::text::function::print_function(self.op_ref(), p);
    }
}
