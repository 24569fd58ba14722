//! The `affine-data-copy-generate` pass: copies what a loop accesses to a buffer in faster memory before the loop, and
//! what it writes back after the loop.
//!
//! The buffer holds the box around the accessed elements. Elements that are overwritten before they are read are not
//! copied into it, since they may never have been written; MLIR's pass copies those too. Memory is left alone if it is
//! only written and not certainly in the whole box, if the loop may also reach it in other ways, or if some of its
//! elements might not exist. MLIR's pass copies all of it, and moves copies out of loops that may not run. Copies are
//! loops; `generate-dma` is refused.

use dialects::affine::canonicalize::Applied;
use dialects::affine::{AffineForOp, AffineLoadOp, AffineStoreOp};
use dialects::memref::{AllocOp, DeallocOp};
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::{AffineExpr, Block, Body, Builder, Context, Op, OpRef, Type, TypeKind, Value};
use smallvec::smallvec;

use super::records::AffineDataCopyGeneration;
use crate::analysis::Access;
use crate::analysis::footprint::footprint_in_bytes;
use crate::analysis::region::{Region, Regions};
use crate::analysis::row::{self, Row};
use crate::util::For;
use crate::util::body::block_of;
use crate::util::bounds::build_loop;
use crate::util::copying::{can_replace, is_covered, outermost_place};
use crate::util::promote::promote_if_single_iteration;
use crate::util::trip_count::combined;

impl RunPass for AffineDataCopyGeneration {
    fn check(&self) -> Result<(), String> {
        if self.options.generate_dma {
            return Err("'generate-dma' is not supported: copies are loops".to_owned());
        }
        Ok(())
    }

    fn run(&self, mut op: OpMut<'_>, _: &mut PassState) -> PassResult {
        let cx = op.cx();
        let body = op.body_mut();
        let mut pending: Vec<Block> = body.roots().iter().flat_map(|&region| body.blocks(region)).collect();
        pending.reverse();
        while let Some(block) = pending.pop() {
            pending.extend(self.copy_in_block(cx, body, block));
        }
        Ok(())
    }
}

impl AffineDataCopyGeneration {
    /// Makes copies for the loops of a block, and for the accesses between them. Returns the bodies of loops that are
    /// too large, last to first.
    fn copy_in_block(&self, cx: &Context, body: &mut Body, block: Block) -> Vec<Block> {
        let mut ops: Vec<Op> = body.ops(block).collect();
        ops.pop();
        let mut inner = Vec::new();
        let mut range = Vec::new();
        for op in ops {
            let view = OpRef::new(cx, body, op);
            if let Some(lp) = view.cast::<AffineForOp>() {
                let goes_inside = self.goes_inside(lp);
                self.copy_range(cx, body, &std::mem::take(&mut range));
                if goes_inside { inner.extend(block_of(body, op)) } else { self.copy_range(cx, body, &[op]) }
            } else if !range.is_empty() || Access::of(view).is_some() {
                range.push(op);
            }
        }
        self.copy_range(cx, body, &range);
        inner.reverse();
        inner
    }

    /// Whether copies are made for the body of a loop instead of the loop.
    fn goes_inside(&self, lp: AffineForOp<'_>) -> bool {
        if self.options.skip_non_unit_stride_loops {
            return lp.step() != 1;
        }
        let capacity = self.options.fast_mem_capacity.saturating_mul(1024);
        footprint_in_bytes(lp).is_some_and(|bytes| u64::try_from(bytes).is_ok_and(|bytes| bytes > capacity))
    }

    /// Makes the copies for a range of operations of a block.
    fn copy_range(&self, cx: &Context, body: &mut Body, range: &[Op]) {
        let views: Vec<OpRef<'_>> = range.iter().map(|&op| OpRef::new(cx, body, op)).collect();
        let Some(regions) = Regions::of(&views) else { return };
        let mut plans: Vec<Plan> =
            regions.regions.iter().filter_map(|region| self.plan(&regions, region, range)).collect();
        // Buffers of memory that is read come first.
        plans.sort_by_key(|plan| !plan.is_read);
        let mut b = Builder::new(cx, body);
        let buffers: Vec<Value> = plans.iter().map(|plan| plan.make_buffer(&mut b)).collect();
        for (plan, &buffer) in plans.iter().zip(&buffers).filter(|(plan, _)| plan.is_written) {
            b.set_after(plan.place.1);
            plan.copy(&mut b, buffer, false);
        }
        // The places of copies are accesses, which this replaces.
        for (plan, &buffer) in plans.iter().zip(&buffers) {
            for &access in &plan.accesses {
                plan.redirect(&mut b, access, buffer);
            }
        }
    }

    /// The plan for a memref; `None` if it is left alone.
    fn plan(&self, regions: &Regions<'_>, region: &Region<'_>, range: &[Op]) -> Option<Plan> {
        let first = region.accesses.first()?.op;
        let cx = first.cx();
        let TypeKind::MemRef { shape, element, layout: None, memory_space } = first.ty(region.memref).kind()
        else {
            return None;
        };
        let space = match memory_space {
            None => 0,
            Some(space) => cx.attr_ref(*space).as_int()?,
        };
        let extents = region.extents.as_ref()?;
        let size = region.elements()?;
        let covered = is_covered(first.sibling(*range.first()?), region);
        if space != i64::from(self.options.slow_mem_space) || shape.is_empty() || size == 0 {
            return None;
        }
        let exists = region.accesses.iter().any(|a| !a.is_write) && regions.is_box_inside(region);
        // Accesses that cover the box touch the same elements, so the first one shows whether their old values matter.
        let is_read = if covered { !region.accesses.first()?.is_write } else { exists };
        if !(covered || exists) || !can_replace(first, region, range) {
            return None;
        }
        let parameters = Parameters::of(regions);
        let lower: Vec<Applied> =
            extents.iter().map(|e| parameters.applied(cx, &e.lower, 0)).collect::<Option<_>>()?;
        let upper: Vec<Applied> =
            extents.iter().map(|e| parameters.applied(cx, &e.upper, 1)).collect::<Option<_>>()?;
        let firsts: Vec<Row> = extents.iter().map(|extent| extent.first.clone()).collect();
        let first_elements = parameters.applied(cx, &firsts, 0)?;
        let depends_on: Vec<Value> = (lower.iter().chain(&upper).chain([&first_elements]))
            .flat_map(|bound| {
                let mut bound = bound.clone();
                bound.canonicalize(first);
                bound.operands()
            })
            .collect();
        let place = outermost_place(first, range, region, &depends_on)?;
        let fast = (self.options.fast_mem_space != 0)
            .then(|| cx.int_attr_of_width(self.options.fast_mem_space.into(), 64));
        let sizes: Vec<i64> = extents.iter().map(|e| e.size).collect();
        let ty =
            TypeKind::MemRef { shape: sizes.into(), element: *element, layout: None, memory_space: fast };
        let is_written = region.accesses.iter().any(|a| a.is_write);
        Some(Plan {
            memref: region.memref,
            ty: cx.ty(ty),
            first: first_elements,
            lower,
            upper,
            place,
            accesses: region.accesses.iter().map(|a| a.op.id()).collect(),
            is_read,
            is_written,
        })
    }
}

/// The values in which bounds of regions are expressed: dimensions and symbols, with their variables.
struct Parameters {
    dims: Vec<(Value, usize)>,
    symbols: Vec<(Value, usize)>,
}

impl Parameters {
    fn of(regions: &Regions<'_>) -> Self {
        let outside = &regions.outside;
        let loops = outside.induction_variables().filter_map(|v| Some((v, outside.variable(v)?)));
        let mut dims: Vec<_> = loops.collect();
        let mut symbols: Vec<_> = regions.space.symbols().collect();
        dims.sort_by_key(|&(_, variable)| variable);
        symbols.sort_by_key(|&(_, variable)| variable);
        Parameters { dims, symbols }
    }

    /// The values of rows, plus an offset; `None` if they have none.
    fn applied(&self, cx: &Context, rows: &[Row], offset: i64) -> Option<Applied> {
        let sum = |row: &Row| -> Option<AffineExpr> {
            let terms = |list: &[(Value, usize)], make: &dyn Fn(u32) -> AffineExpr| {
                let term = |(i, &(_, v)): (usize, &(Value, usize))| {
                    cx.affine_mul(make(i as u32), cx.affine_constant(row::coefficient(row, v)))
                };
                list.iter().enumerate().map(term).collect::<Vec<_>>()
            };
            let dims = terms(&self.dims, &|i| cx.affine_dim(i));
            let all = dims.into_iter().chain(terms(&self.symbols, &|i| cx.affine_symbol(i)));
            let linear = all.fold(cx.affine_constant(0), |total, term| cx.affine_add(total, term));
            let constant = row.first().copied().unwrap_or(0).checked_add(offset)?;
            Some(cx.affine_add(linear, cx.affine_constant(constant)))
        };
        let exprs = rows.iter().map(sum).collect::<Option<Vec<_>>>().filter(|exprs| !exprs.is_empty())?;
        let values = |list: &[(Value, usize)]| list.iter().map(|&(value, _)| value).collect();
        Some(Applied { dims: values(&self.dims), symbols: values(&self.symbols), exprs: exprs.into() })
    }
}

/// The buffer of a memref.
struct Plan {
    memref: Value,
    ty: Type,
    /// The element of the memref that comes first in the buffer.
    first: Applied,
    /// The first elements that are copied, in each dimension the greatest, and what they stay below, the least.
    lower: Vec<Applied>,
    upper: Vec<Applied>,
    /// The first and the last of the operations between the copies.
    place: (Op, Op),
    accesses: Vec<Op>,
    is_read: bool,
    is_written: bool,
}

impl Plan {
    /// Allocates the buffer, copies the elements to read into it, and frees it at the end.
    fn make_buffer(&self, b: &mut Builder<'_>) -> Value {
        let loc = b.body().loc(self.place.0);
        b.set_before(self.place.0);
        let buffer = AllocOp::build(b, loc, self.ty);
        if self.is_read {
            self.copy(b, buffer, true);
        }
        b.set_after(self.place.1);
        DeallocOp::build(b, loc, buffer);
        buffer
    }

    /// Copies the region into the buffer or back.
    fn copy(&self, b: &mut Builder<'_>, buffer: Value, inward: bool) -> Option<()> {
        let loc = b.body().loc(self.place.0);
        let element = b.cx().type_ref(self.ty).element_type().id();
        let mut loops: Vec<For> = Vec::new();
        let mut variables = Vec::new();
        for (lower, upper) in self.lower.iter().zip(&self.upper) {
            let [mut lower, mut upper] = [lower.clone(), upper.clone()];
            let at = OpRef::new(b.cx(), b.body(), self.place.0);
            lower.canonicalize(at);
            upper.canonicalize(at);
            let lp = build_loop(b, loc, [&lower, &upper], 1, &[]);
            let block = block_of(b.body(), *lp)?;
            variables.push(b.body().block_args(block)[0]);
            b.set_start(block);
            loops.push(lp);
        }
        let cx = b.cx();
        let exprs = (0..variables.len()).map(|at| cx.affine_dim(at as u32)).collect();
        let elements = Applied { dims: variables.into(), symbols: smallvec![], exprs };
        let at = OpRef::new(cx, b.body(), self.place.0);
        let places = combined(at, &elements, &self.first, |element, first| cx.affine_sub(element, first))?;
        let slow = cx.affine_map_attr(elements.map());
        let fast = cx.affine_map_attr(places.map());
        let elements = elements.operands();
        let places = places.operands();
        if inward {
            let value = AffineLoadOp::build(b, loc, element, self.memref, &elements, slow);
            AffineStoreOp::build(b, loc, value, buffer, &places, fast);
        } else {
            let value = AffineLoadOp::build(b, loc, element, buffer, &places, fast);
            AffineStoreOp::build(b, loc, value, self.memref, &elements, slow);
        }
        for lp in loops {
            promote_if_single_iteration(b, lp);
        }
        Some(())
    }

    /// Makes an access use the buffer.
    fn redirect(&self, b: &mut Builder<'_>, access: Op, buffer: Value) -> Option<()> {
        let cx = b.cx();
        let view = OpRef::new(cx, b.body(), access);
        let loc = view.loc();
        let load = view.cast::<AffineLoadOp>();
        let store = view.cast::<AffineStoreOp>();
        let (map, indices): (_, Vec<Value>) = match (&load, &store) {
            (Some(load), _) => (load.map(), load.indices().collect()),
            (_, Some(store)) => (store.map(), store.indices().collect()),
            _ => return None,
        };
        let mut old = Applied::of_map(map, indices)?;
        old.compose(view);
        let mut first = self.first.clone();
        first.canonicalize(view);
        let places = combined(view, &first, &old, |first, element| cx.affine_sub(element, first))?;
        let value = store.map(|store| store.value());
        let map = cx.affine_map_attr(places.map());
        b.set_before(access);
        match value {
            Some(value) => {
                AffineStoreOp::build(b, loc, value, buffer, &places.operands(), map);
                b.erase_op(access);
            }
            None => {
                let element = b.cx().type_ref(self.ty).element_type().id();
                let value = AffineLoadOp::build(b, loc, element, buffer, &places.operands(), map);
                b.replace_op(access, &[value]);
            }
        }
        Some(())
    }
}
