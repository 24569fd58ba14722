//! Verifiers of the operations with clauses.

use mlir::hooks::{Verify, VerifyRegions};
use mlir::symbol_table::SymbolTables;
use mlir::{Attr, Diag, OpRef, TypeRef, Value};
use rustc_hash::FxHashSet;

use super::{DeclareReductionOp, LoopNestOp, ParallelOp, PrivateClauseOp, WsloopOp};

impl Verify for LoopNestOp<'_> {
    /// There is a bound for each induction variable, of its type; the clauses concern at most as many loops as there
    /// are; the parent distributes the iterations.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let loops = self.loop_lower_bounds().len();
        op.ensure(loops > 0, "must represent at least one loop")?;
        let variables = self.region().entry().map_or_else(Vec::new, |block| block.arg_types().collect());
        op.ensure(variables.len() == loops, "number of range arguments and IVs do not match")?;
        let mut pairs = variables.iter().zip(self.loop_lower_bounds());
        let same = pairs.all(|(&ty, bound)| op.ty(bound).id() == ty);
        op.ensure(same, "range argument type does not match corresponding IV type")?;
        let collapsed = usize::try_from(self.collapse_num_loops()).unwrap_or(usize::MAX);
        op.ensure(collapsed <= loops, "collapse value is larger than the number of loops")?;
        let tiled = self.tile_sizes().map_or(0, |sizes| sizes.len());
        op.ensure(tiled <= loops, "too few canonical loops for tile dimensions")?;
        let wrapped = op.parent_op().is_some_and(|parent| parent.is::<WsloopOp>());
        op.ensure(wrapped, "expects parent op to be a loop wrapper")
    }
}

/// The mark of an operation that is one construct together with the one in it or around it.
const COMPOSITE: &str = "omp.composite";

fn is_composite(op: OpRef<'_>) -> bool {
    op.attr(COMPOSITE).is_some()
}

/// The region has an argument for each variable.
fn check_arguments(op: OpRef<'_>, variables: usize) -> Result<(), Diag> {
    let args = op.region(0).entry().map_or(0, |block| block.args().len());
    op.ensure(args >= variables, format_args!("expected at least {variables} entry block argument(s)"))
}

/// There are as many allocators as variables that they are for.
fn check_allocators(op: OpRef<'_>, variables: usize, allocators: usize) -> Result<(), Diag> {
    op.ensure_plain(variables == allocators, "expected equal sizes for allocate and allocator variables")
}

/// The attributes of `private` in an operation, which have an element for each variable.
fn check_private(op: OpRef<'_>, variables: usize, symbols: Option<&[Attr]>) -> Result<(), Diag> {
    let symbols = symbols.map_or(0, <[Attr]>::len);
    op.ensure_plain(
        variables == symbols,
        format_args!(
            "inconsistent number of private variables and privatizer op symbols, private vars: {variables} vs. \
             privatizer op symbols: {symbols}"
        ),
    )
}

/// The attributes of `reduction` in an operation, which have an element for each variable.
fn check_reduction(
    op: OpRef<'_>,
    variables: usize,
    symbols: Option<&[Attr]>,
    by_reference: Option<usize>,
) -> Result<(), Diag> {
    if variables == 0 {
        return op.ensure(symbols.is_none(), "unexpected reduction symbol references");
    }
    let symbols = symbols.map_or(0, <[Attr]>::len);
    op.ensure(symbols == variables, "expected as many reduction symbol references as reduction variables")?;
    op.ensure_plain(
        by_reference.is_none_or(|flags| flags == variables),
        "expected as many reduction variable by reference attributes as reduction variables",
    )
}

/// Each variable is reduced once, by a declaration for its type.
fn check_reductions(
    op: OpRef<'_>,
    tables: &SymbolTables,
    variables: impl Iterator<Item = Value>,
    symbols: Option<&[Attr]>,
) -> Result<(), Diag> {
    let mut seen = FxHashSet::default();
    for (variable, &symbol) in variables.zip(symbols.unwrap_or_default()) {
        op.ensure(seen.insert(variable), "accumulator variable used more than once")?;
        let found = tables.resolve(op, symbol, |target| {
            Some(target.cast::<DeclareReductionOp>()?.accumulator_type().map(TypeRef::id))
        });
        let Some(accumulator) = found.flatten() else {
            let symbol = op.cx().attr_ref(symbol);
            return Err(op.error(format_args!(
                "expected symbol reference {symbol} to point to a reduction declaration"
            )));
        };
        let given = op.ty(variable);
        if let Some(wanted) = accumulator.filter(|&wanted| wanted != given.id()) {
            let wanted = op.cx().type_ref(wanted);
            return Err(op.error(format_args!(
                "expected accumulator ('{given}') to be the same type as reduction declaration ('{wanted}')"
            )));
        }
    }
    Ok(())
}

/// Each variable is made private by a declaration for its type.
fn check_privatizers(
    op: OpRef<'_>,
    tables: &SymbolTables,
    variables: impl Iterator<Item = Value>,
    symbols: Option<&[Attr]>,
) -> Result<(), Diag> {
    for (variable, &symbol) in variables.zip(symbols.unwrap_or_default()) {
        let found = tables.resolve(op, symbol, |target| {
            let declaration = target.cast::<PrivateClauseOp>()?;
            Some((declaration.arg_type().map(TypeRef::id), declaration.data_sharing_type()))
        });
        let Some((ty, sharing)) = found.flatten() else {
            let symbol = op.cx().attr_ref(symbol);
            return Err(op.plain_error(format!("failed to lookup privatizer op with symbol: '{symbol}'")));
        };
        let given = op.ty(variable);
        if let Some(wanted) = ty.filter(|&wanted| wanted != given.id()) {
            let kind = sharing.keyword();
            let wanted = op.cx().type_ref(wanted);
            return Err(op.plain_error(format!(
                "type mismatch between a {kind} variable and its privatizer op, var type: '{given}' vs. \
                 privatizer op type: '{wanted}'"
            )));
        }
    }
    Ok(())
}

impl Verify for ParallelOp<'_> {
    /// The clauses with variables are complete.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        check_arguments(op, self.private_vars().len() + self.reduction_vars().len())?;
        check_allocators(op, self.allocate_vars().len(), self.allocator_vars().len())?;
        check_private(op, self.private_vars().len(), self.private_syms())?;
        let by_reference = self.reduction_byref().map(|flags| flags.len());
        check_reduction(op, self.reduction_vars().len(), self.reduction_syms(), by_reference)
    }
}

impl VerifyRegions for ParallelOp<'_> {
    /// There is no construct that it could be one with.
    fn verify_regions(self) -> Result<(), Diag> {
        let message = "'omp.composite' attribute present in non-composite operation";
        self.ensure_plain(!is_composite(*self), message)
    }
}

impl ParallelOp<'_> {
    /// The variables' symbols are those of declarations for their types.
    ///
    /// # Errors
    /// If one is not.
    pub fn verify_symbol_uses(self, tables: &SymbolTables) -> Result<(), Diag> {
        check_privatizers(*self, tables, self.private_vars(), self.private_syms())?;
        check_reductions(*self, tables, self.reduction_vars(), self.reduction_syms())
    }
}

impl Verify for WsloopOp<'_> {
    /// The region is an `omp.loop_nest` or another such operation, and the clauses with variables are complete.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        check_arguments(op, self.private_vars().len() + self.reduction_vars().len())?;
        let mut ops = self.region().entry().into_iter().flat_map(|block| block.ops());
        let (Some(inner), None) = (ops.next(), ops.next()) else {
            return Err(op.error("loop wrapper does not contain exactly one nested op"));
        };
        let message = "nested in loop wrapper is not another loop wrapper or `omp.loop_nest`";
        op.ensure(inner.is::<LoopNestOp>() || inner.is::<Self>(), message)?;
        check_linear(self)?;
        let by_reference = self.reduction_byref().map(|flags| flags.len());
        check_reduction(op, self.reduction_vars().len(), self.reduction_syms(), by_reference)
    }
}

/// Each linear variable has a type.
fn check_linear(op: WsloopOp<'_>) -> Result<(), Diag> {
    let count = op.linear_vars().len();
    let types = op.linear_var_types().map_or(0, |types| types.len());
    op.ensure_plain(count == 0 || types == count, "Ill-formed type attributes for linear variables")
}

impl VerifyRegions for WsloopOp<'_> {
    /// It is marked as composite if a construct with which it is one is around it; none may be in it.
    fn verify_regions(self) -> Result<(), Diag> {
        let op = *self;
        let is_in_wrapper = op.parent_op().is_some_and(|parent| parent.is::<Self>());
        let inner = self.region().entry().and_then(|block| block.ops().next());
        let has_wrapper = inner.is_some_and(|inner| inner.is::<Self>());
        let missing = "'omp.composite' attribute missing from composite wrapper";
        if has_wrapper {
            op.ensure_plain(is_composite(op), missing)?;
            return Err(op.plain_error("only supported nested wrapper is 'omp.simd'"));
        }
        let present = "'omp.composite' attribute present in non-composite wrapper";
        op.ensure_plain(is_in_wrapper || !is_composite(op), present)?;
        op.ensure_plain(!is_in_wrapper || is_composite(op), missing)
    }
}

impl WsloopOp<'_> {
    /// The variables' symbols are those of declarations for their types.
    ///
    /// # Errors
    /// If one is not.
    pub fn verify_symbol_uses(self, tables: &SymbolTables) -> Result<(), Diag> {
        check_reductions(*self, tables, self.reduction_vars(), self.reduction_syms())
    }
}
