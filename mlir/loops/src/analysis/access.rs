//! Reads and writes of memory at affine subscripts.
//!
//! An access relates executions to elements. [`Access::around`] lists the loops and conditions that enclose it, from
//! which [`Space::add_instance`] makes the constraints of one execution; [`Access::subscripts`] gives the element of
//! that execution, a row for each dimension. A vector covers several elements: each of its dimensions adds a variable
//! for the offset, so that the rows describe any element of the vector.

use dialects::affine::{AffineLoadOp, AffineStoreOp, AffineVectorLoadOp, AffineVectorStoreOp};
use mlir::{AffineMap, OpRef, TypeKind, Value};

use super::row::{self, Row};
use super::space::{Enclosing, Instance, Space, enclosing};

/// `affine.load`, `affine.store`, `affine.vector_load` or `affine.vector_store`.
#[derive(Clone)]
pub struct Access<'a> {
    /// The operation.
    pub op: OpRef<'a>,
    /// The memory.
    pub memref: Value,
    /// The subscripts, of the first element for a vector.
    pub map: &'a AffineMap,
    /// The operands of the map.
    pub indices: Vec<Value>,
    /// Whether it writes.
    pub is_write: bool,
    /// The vector that is moved.
    vector: Option<Value>,
}

impl<'a> Access<'a> {
    /// The access that an operation is.
    pub fn of(op: OpRef<'a>) -> Option<Self> {
        let access = |memref, map, indices, is_write, vector| {
            Some(Access { op, memref, map, indices, is_write, vector })
        };
        if let Some(x) = op.cast::<AffineLoadOp>() {
            access(x.memref(), x.map(), x.indices().collect(), false, None)
        } else if let Some(x) = op.cast::<AffineStoreOp>() {
            access(x.memref(), x.map(), x.indices().collect(), true, None)
        } else if let Some(x) = op.cast::<AffineVectorLoadOp>() {
            access(x.memref(), x.map(), x.indices().collect(), false, Some(x.result()))
        } else if let Some(x) = op.cast::<AffineVectorStoreOp>() {
            access(x.memref(), x.map(), x.indices().collect(), true, Some(x.value()))
        } else {
            None
        }
    }

    /// The operations around it, outermost first.
    pub fn around(&self) -> Vec<Enclosing<'a>> {
        enclosing(self.op)
    }

    /// The scalar or vector that is loaded or stored.
    pub fn moved_value(&self) -> Value {
        match (self.vector, self.op.cast::<AffineStoreOp>()) {
            (Some(vector), _) => vector,
            (None, Some(store)) => store.value(),
            (None, None) => self.op.result(0),
        }
    }

    /// Whether it moves one element.
    pub fn is_scalar(&self) -> bool {
        self.vector.is_none()
    }

    /// How many elements it covers in each dimension; `None` if unknown.
    fn extents(&self) -> Option<Vec<i64>> {
        let rank = self.map.results.len();
        let Some(vector) = self.vector else { return Some(vec![1; rank]) };
        let ty = self.op.ty(vector);
        if matches!(ty.kind(), TypeKind::Vector { scalable, .. } if scalable.contains(&true)) {
            return None;
        }
        let shape = ty.shape()?;
        let first = rank.checked_sub(shape.len())?;
        Some((0..first).map(|_| 1).chain(shape.iter().copied()).collect())
    }

    /// The rows of the subscripts of one element in one execution; `None` if unknown.
    pub fn subscripts(&self, space: &mut Space<'a>, instance: &mut Instance) -> Option<Vec<Row>> {
        let first = space.results(instance, self.map, self.indices.iter().copied());
        let place = |(subscript, extent): (Option<Row>, i64)| {
            if extent == 1 {
                return subscript;
            }
            let offset = row::unit(space.system.add_variable());
            space.system.add_inequality(row::sum(&offset, -1, &[extent.checked_sub(1)?], 1)?);
            space.system.add_inequality(offset.clone());
            row::sum(&subscript?, 1, &offset, 1)
        };
        first.into_iter().zip(self.extents()?).map(place).collect()
    }
}
