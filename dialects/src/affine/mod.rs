//! The affine dialect: loops and accesses whose bounds and subscripts are affine.

mod assembly;
mod validity;

use mlir::{AffineMap, AttrRef, Diag, OpRef, OpView};

use crate::loops::carries;

include!(concat!(env!("OUT_DIR"), "/affine.rs"));

/// A map attribute.
fn map<'a>(op: OpRef<'a>, name: &str) -> Option<&'a AffineMap> {
    op.attr(name).and_then(AttrRef::as_affine_map)
}

/// As many operands as the map has dimensions and symbols.
fn verify_operands(op: OpRef<'_>, map: &AffineMap, operands: usize) -> Result<(), Diag> {
    match operands == (map.dims + map.symbols) as usize {
        true => Ok(()),
        false => Err(op.error("operand count and affine map dimension and symbol count must match")),
    }
}

/// One result of the map for each dimension of the memory.
fn verify_access(op: OpRef<'_>, memref: mlir::Value, operands: usize) -> Result<(), Diag> {
    let Some(map) = map(op, "map") else { return Ok(()) };
    if map.results.len() as i64 != op.ty(memref).rank() {
        return Err(op.error("affine map num results must equal memref rank"));
    }
    if operands != (map.dims + map.symbols) as usize {
        return Err(op.error("expects as many subscripts as affine map inputs"));
    }
    let first = op.num_operands().saturating_sub(operands);
    validity::verify_operands(op, op.operands().skip(first), map.dims as usize)
}

impl AffineApplyOp<'_> {
    /// The map has one result and as many inputs as there are operands.
    ///
    /// # Errors
    /// When it has not.
    pub fn verify(self) -> Result<(), Diag> {
        let op = self.op_ref();
        let Some(map) = map(op, "map") else { return Ok(()) };
        if op.num_operands() != (map.dims + map.symbols) as usize {
            return Err(op.error("operand count and affine map dimension and symbol count must match"));
        }
        match map.results.len() {
            1 => validity::verify_symbols_of_apply(op, map.dims as usize),
            _ => Err(op.error("mapping must produce one value")),
        }
    }
}

impl AffineLoadOp<'_> {
    /// The subscripts fit the memory, whose element is the result.
    ///
    /// # Errors
    /// When they do not.
    pub fn verify(self) -> Result<(), Diag> {
        let op = self.op_ref();
        if op.ty(self.result()) != op.ty(self.memref()).element_type() {
            return Err(op.error("result type must match element type of memref"));
        }
        verify_access(op, self.memref(), self.indices().len())
    }
}

impl AffineStoreOp<'_> {
    /// The subscripts fit the memory, whose element is the value.
    ///
    /// # Errors
    /// When they do not.
    pub fn verify(self) -> Result<(), Diag> {
        let op = self.op_ref();
        if op.ty(self.value()) != op.ty(self.memref()).element_type() {
            return Err(op.error("value to store must have the same type as memref element type"));
        }
        verify_access(op, self.memref(), self.indices().len())
    }
}

carries!(AffineForOp, AffineYieldOp, inits);

impl AffineForOp<'_> {
    /// The body takes the induction variable and what is carried; bounds have the operands that their maps need.
    ///
    /// # Errors
    /// When that is not so.
    pub fn verify_regions(self) -> Result<(), Diag> {
        let op = self.op_ref();
        let region = op.region(0);
        let Some(entry) = region.entry() else { return Ok(()) };
        let first = entry.arg_types().next();
        if !first.is_some_and(|t| op.cx().type_ref(t).is_index()) {
            return Err(op.error("expected body to have a single index argument for the induction variable"));
        }
        if entry.args().len() != self.inits().len() + 1 {
            return Err(op.error("mismatch between the number of loop-carried values and results"));
        }
        if op.attr("step").and_then(AttrRef::as_int).is_some_and(|s| s <= 0) {
            return Err(op.error("expected step to be a positive integer"));
        }
        let bounds = [
            ("lowerBoundMap", "lower", self.lower_bound_operands().collect::<Vec<_>>()),
            ("upperBoundMap", "upper", self.upper_bound_operands().collect()),
        ];
        for (name, which, operands) in bounds {
            let Some(map) = map(op, name) else { continue };
            verify_operands(op, map, operands.len())?;
            if map.results.is_empty() {
                return Err(op.error(format_args!("expected {which} bound map to have at least one result")));
            }
            validity::verify_operands(op, operands.into_iter(), map.dims as usize)?;
        }
        Ok(())
    }
}

impl AffineYieldOp<'_> {
    /// What is yielded are the results of the operation around.
    ///
    /// # Errors
    /// When it is not.
    pub fn verify(self) -> Result<(), Diag> {
        let op = self.op_ref();
        let Some(parent) = op.parent_op() else { return Ok(()) };
        if !parent.name().starts_with("affine.") {
            return Err(op.error("only terminates affine.if/for/parallel regions"));
        }
        if parent.num_results() != op.num_operands() {
            return Err(op.error("parent of yield must have same number of results as the yield operands"));
        }
        match parent.result_types().eq(op.operand_types()) {
            true => Ok(()),
            false => Err(op.error("types mismatch between yield op and its parent")),
        }
    }
}
