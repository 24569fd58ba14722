//! Verifiers of the declarations that clauses name.

use mlir::hooks::VerifyRegions;
use mlir::{Diag, OpRef, RegionRef, Type, TypeRef};

use super::{DataSharingClauseType, DeclareReductionOp, PrivateClauseOp, YieldOp};
use crate::llvm::types::is_default_pointer;

/// The types of a region's arguments.
fn argument_types(region: RegionRef<'_>) -> Vec<Type> {
    region.entry().map_or_else(Vec::new, |block| block.arg_types().collect())
}

fn is_empty(region: RegionRef<'_>) -> bool {
    region.entry().is_none()
}

/// Every `omp.yield` in a region has one value, of this type.
fn yields(region: RegionRef<'_>, ty: Type) -> bool {
    let mut ops = region.blocks().flat_map(|block| block.ops());
    ops.all(|op| !op.is::<YieldOp>() || op.operand_types().eq([ty]))
}

impl<'a> DeclareReductionOp<'a> {
    /// The type of the variables that values are combined in, if the declaration says how to do that atomically.
    pub fn accumulator_type(self) -> Option<TypeRef<'a>> {
        let ty = *argument_types(self.atomic_reduction_region()).first()?;
        Some(self.cx().type_ref(ty))
    }
}

impl VerifyRegions for DeclareReductionOp<'_> {
    /// The regions have the arguments and yield the values that MLIR prescribes.
    fn verify_regions(self) -> Result<(), Diag> {
        let op = *self;
        let ty = self.type_().id();
        let has_alloc = !is_empty(self.alloc_region());
        let message = "expects alloc region to yield a value of the reduction type";
        op.ensure(yields(self.alloc_region(), ty), message)?;
        op.ensure(!is_empty(self.initializer_region()), "expects non-empty initializer region")?;
        let args = argument_types(self.initializer_region());
        match args.len() {
            1 => {
                let message =
                    "expects two arguments to the initializer region when an allocation region is used";
                op.ensure(!has_alloc, message)?;
            }
            2 => {
                let message =
                    "expects one argument to the initializer region when no allocation region is used";
                op.ensure(has_alloc, message)?;
            }
            _ => return Err(op.error("expects one or two arguments to the initializer region")),
        }
        let message = "expects initializer region argument to match the reduction type";
        op.ensure(args.iter().all(|&arg| arg == ty), message)?;
        let message = "expects initializer region to yield a value of the reduction type";
        op.ensure(yields(self.initializer_region(), ty), message)?;
        op.ensure(!is_empty(self.reduction_region()), "expects non-empty reduction region")?;
        let message = "expects reduction region with two arguments of the reduction type";
        op.ensure(argument_types(self.reduction_region()) == [ty, ty], message)?;
        let message = "expects reduction region to yield a value of the reduction type";
        op.ensure(yields(self.reduction_region(), ty), message)?;
        check_atomic(self)?;
        let message = "expects cleanup region with one argument of the reduction type";
        let cleanup = self.cleanup_region();
        op.ensure(is_empty(cleanup) || argument_types(cleanup) == [ty], message)
    }
}

/// The region `atomic` has two variables for values of the declaration's type.
fn check_atomic(op: DeclareReductionOp<'_>) -> Result<(), Diag> {
    let region = op.atomic_reduction_region();
    if is_empty(region) {
        return Ok(());
    }
    let args = argument_types(region);
    let &[first, second] = &args[..] else {
        return Err(op.error("expects atomic reduction region with two arguments of the same type"));
    };
    op.ensure(first == second, "expects atomic reduction region with two arguments of the same type")?;
    let accumulator = op.cx().type_ref(first);
    let holds = is_default_pointer(accumulator)
        || accumulator.is_memref() && accumulator.element_type().id() == op.type_().id();
    op.ensure(
        holds,
        "expects atomic reduction region arguments to be accumulators containing the reduction type",
    )
}

impl<'a> PrivateClauseOp<'a> {
    /// The regions, with their words, the number of their arguments, and whether they yield the variable.
    fn parts(&'a self) -> [(RegionRef<'a>, &'static str, usize, bool); 3] {
        [
            (self.init_region(), "init", 2, true),
            (self.copy_region(), "copy", 2, true),
            (self.dealloc_region(), "dealloc", 1, false),
        ]
    }

    /// The type of the regions' arguments, if there are any: that of the variables.
    pub fn arg_type(self) -> Option<TypeRef<'a>> {
        let types = self.parts().into_iter().flat_map(|(region, ..)| argument_types(region)).next();
        types.map(|ty| self.cx().type_ref(ty))
    }
}

impl VerifyRegions for PrivateClauseOp<'_> {
    /// There is a region `copy` if it is `firstprivate`, and only then; all have the arguments and yield the values that
    /// MLIR prescribes.
    fn verify_regions(self) -> Result<(), Diag> {
        let op = *self;
        let ty = self.arg_type();
        for (region, ..) in self.parts() {
            for given in argument_types(region) {
                if let Some(wanted) = ty.filter(|wanted| wanted.id() != given) {
                    let given = op.cx().type_ref(given);
                    return Err(op.plain_error(format!(
                        "Region argument type mismatch: got '{given}' expected '{wanted}'."
                    )));
                }
            }
        }
        let [init, copy, dealloc] = self.parts();
        check_region(op, init, ty)?;
        if self.data_sharing_type() == DataSharingClauseType::Private {
            op.ensure_plain(is_empty(copy.0), "`private` clauses do not require a `copy` region.")?;
        } else {
            let message = "`firstprivate` clauses require at least a `copy` region.";
            op.ensure_plain(!is_empty(copy.0), message)?;
        }
        check_region(op, copy, ty)?;
        check_region(op, dealloc, ty)
    }
}

/// A region, if it is not empty, has this number of arguments, and its ends yield the variable if they should.
fn check_region(
    op: OpRef<'_>,
    (region, name, wanted, yields_variable): (RegionRef<'_>, &str, usize, bool),
    ty: Option<TypeRef<'_>>,
) -> Result<(), Diag> {
    if is_empty(region) {
        return Ok(());
    }
    let count = argument_types(region).len();
    op.ensure_plain(
        count == wanted,
        format_args!("`{name}`: expected {wanted} region arguments, got: {count}"),
    )?;
    let ends = region.blocks().filter_map(|block| block.last_op());
    for end in ends.filter(|end| end.successors().len() == 0) {
        let message = "expected exit block terminator to be an `omp.yield` op.";
        end.ensure_plain(end.is::<YieldOp>(), message)?;
        let given: Vec<Type> = end.operand_types().collect();
        if !yields_variable {
            end.ensure_plain(given.is_empty(), "Did not expect any values to be yielded.")?;
        } else if let Some(ty) = ty.filter(|ty| given != [ty.id()]) {
            let list: Vec<String> = given.iter().map(|&ty| format!("'{}'", end.cx().type_ref(ty))).collect();
            let got = if list.is_empty() { "None".to_owned() } else { list.join(", ") };
            return Err(end.plain_error(format!("Invalid yielded value. Expected type: '{ty}', got: {got}")));
        }
    }
    Ok(())
}
