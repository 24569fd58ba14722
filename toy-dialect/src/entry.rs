//! Entry points: functions that are called from outside, with arguments of given shapes.
//!
//! An entry point is a copy of a function. Its parameters are tensors of known shapes, those in structs one by one. So
//! shape inference, which starts at public functions of known shapes, starts there. The attribute `toy.entry` tells
//! the lowering that the caller passes memory for the results.
//!
//! ```mlir
//! toy.func private @f(%x: tensor<*xf64>, ...)      toy.func @f(%x: tensor<2x3xf64>, ...) attributes {toy.entry}
//! ```
//!
//! An argument in column-major order is a parameter of the reversed shape and a `toy.transpose` of it, so that loops
//! read it where it is. For a view of other memory, the parameter is a row from the element that lies first to the one
//! that lies last, and a `toy.strided` of it is the tensor. Functions that the entry points do not reach are erased.

use mlir::symbol_table::{SymbolTable, Visibility, rename, set_visibility, symbol_name, walk_symbol_refs};
use mlir::{
    AttrKind, Block, Body, Builder, Context, DYNAMIC, Diag, FloatKind, Handle, IrMapping, Loc, Module, Op,
    OpRef, OpView, Type, Value,
};
use rustc_hash::FxHashSet;

use crate::casts::cast_to;
use crate::shapes::shape_text;
use crate::{CastOp, ENTRY, FuncOp, StructCreateOp, StructType, TransposeOp, strided};

/// A function to call from outside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntryPoint {
    /// The name under which other code calls it.
    pub name: String,
    /// The function.
    pub function: String,
    /// Its arguments: one for each tensor, including those in structs, in order.
    pub arguments: Vec<Argument>,
}

impl EntryPoint {
    /// Whether some sizes are known only when it is called.
    pub fn is_open(&self) -> bool {
        self.arguments.iter().any(|argument| argument.shape.contains(&DYNAMIC))
    }
}

/// The tensor that is passed for a parameter.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Argument {
    /// Its shape: none of the extents is negative, but those that are [`DYNAMIC`] may be any number but 0.
    pub shape: Vec<i64>,
    /// The type of its elements.
    pub kind: FloatKind,
    /// Where its elements are in memory.
    pub order: Order,
}

/// The places of a tensor's elements in memory.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Order {
    /// One after the other; the last index varies fastest, as in C.
    #[default]
    RowMajor,
    /// One after the other; the first index varies fastest, as in Fortran.
    ColumnMajor,
    /// At these distances along each dimension, counted in elements: a view of other memory. A distance may be negative or
    /// 0, and is 0 if the dimension has one element.
    Strided(Box<[i64]>),
}

impl Order {
    /// The order of elements with these steps along the dimensions. The step of a dimension with one element does not
    /// matter.
    ///
    /// ```
    /// use toy_dialect::entry::Order;
    /// assert_eq!(Order::of(&[2, 3], &[3, 1]), Order::RowMajor);
    /// assert_eq!(Order::of(&[2, 3], &[1, 2]), Order::ColumnMajor);
    /// assert_eq!(Order::of(&[2, 3], &[6, -2]), Order::Strided([6, -2].into()));
    /// ```
    pub fn of(shape: &[usize], steps: &[isize]) -> Order {
        Order::contiguous(shape, steps).unwrap_or_else(|| Order::Strided(steps_of(shape, steps).collect()))
    }

    /// The order of elements in contiguous memory; `None` if they are not contiguous, or in another order.
    pub fn contiguous(shape: &[usize], steps: &[isize]) -> Option<Order> {
        let pairs = || shape.iter().copied().zip(steps.iter().copied());
        if is_dense(pairs().rev()) {
            Some(Order::RowMajor)
        } else if is_dense(pairs()) {
            Some(Order::ColumnMajor)
        } else {
            None
        }
    }
}

/// The steps that matter: those of dimensions with one element are 0.
pub fn steps_of<'a>(shape: &'a [usize], steps: &'a [isize]) -> impl Iterator<Item = i64> + 'a {
    shape.iter().zip(steps).map(|(&extent, &step)| if extent > 1 { step as i64 } else { 0 })
}

/// Whether each dimension steps over everything that the dimensions before it hold, without a gap.
fn is_dense(mut dimensions: impl Iterator<Item = (usize, isize)>) -> bool {
    let mut inner = 1;
    dimensions.all(|(extent, step)| {
        let fits = extent == 1 || step == inner;
        inner *= extent as isize;
        fits
    })
}

/// A size as the IR has it. One that does not fit is larger than any array, and must not look like an unknown one.
fn size_of(extent: usize) -> i64 {
    i64::try_from(extent).unwrap_or(i64::MAX)
}

impl Argument {
    /// A tensor of a shape and a type of elements.
    pub fn new(shape: &[usize], kind: FloatKind, order: Order) -> Self {
        Argument { shape: shape.iter().map(|&extent| size_of(extent)).collect(), kind, order }
    }

    /// Whether some tensor is like this: its elements are of a type that programs have, and there is a distance for each
    /// dimension, whose size is known, so that elements can be counted.
    pub fn can_be_passed(&self) -> bool {
        let is_known = matches!(self.kind, FloatKind::F32 | FloatKind::F64);
        is_known
            && match &self.order {
                Order::RowMajor | Order::ColumnMajor => true,
                Order::Strided(steps) => {
                    let pairs = || self.shape.iter().copied().zip(steps.iter().copied());
                    // A dimension of one element has no distance.
                    let is_normal =
                        pairs().all(|(extent, step)| extent > 1 || (extent != DYNAMIC && step == 0));
                    steps.len() == self.shape.len() && is_normal && strided::length(pairs()).is_some()
                }
            }
    }

    /// A tensor in row-major order of which some sizes may be any.
    pub fn any(sizes: &[Option<usize>], kind: FloatKind) -> Self {
        let extent = |size: &Option<usize>| size.map_or(DYNAMIC, size_of);
        Argument { shape: sizes.iter().map(extent).collect(), kind, order: Order::RowMajor }
    }

    /// The smallest shape of a tensor that can be passed.
    pub fn least_shape(&self) -> Vec<usize> {
        self.shape.iter().map(|&extent| if extent == DYNAMIC { 1 } else { extent.max(0) as usize }).collect()
    }

    /// Its shape as messages write it, `<2, ?>`.
    pub fn shape_text(&self) -> String {
        shape_text(&self.shape)
    }

    /// Whether a tensor of this shape can be passed.
    pub fn has_shape(&self, shape: &[usize]) -> bool {
        let fits = |(&wanted, &given): (&i64, &usize)| match wanted {
            DYNAMIC => given > 0,
            wanted => wanted == given as i64,
        };
        self.shape.len() == shape.len() && self.shape.iter().zip(shape).all(fits)
    }

    /// The type of the parameter: the memory read in row-major order, from the element that lies first. A view that spans
    /// more than can be counted has no elements.
    fn ty(&self, cx: &Context) -> Type {
        let element = cx.float_ty(self.kind);
        match &self.order {
            Order::RowMajor => cx.tensor_ty(&self.shape, element),
            Order::ColumnMajor => {
                cx.tensor_ty(&self.shape.iter().rev().copied().collect::<Vec<_>>(), element)
            }
            Order::Strided(steps) => {
                let pairs = self.shape.iter().copied().zip(steps.iter().copied());
                cx.tensor_ty(&[strided::length(pairs).unwrap_or(0)], element)
            }
        }
    }
}

/// Adds entry points, whose names differ, to a module, and erases the functions that they do not reach.
///
/// A function that has the name of an entry point gets another one.
///
/// # Errors
/// If there is no such function, or it takes a different number of tensors.
pub fn add(cx: &Context, module: &mut Module, entries: &[EntryPoint]) -> Result<(), Diag> {
    let loc = module.op(cx).loc();
    let mut names = SymbolTable::inside(cx, module.body());
    let mut functions = Vec::with_capacity(entries.len());
    for entry in entries {
        let op = names.lookup(cx, &entry.function).map(|op| OpRef::new(cx, module.body(), op));
        let missing = || Diag::error(loc, format!("there is no function '{}'", entry.function));
        let function = op.and_then(|op| op.cast::<FuncOp>()).ok_or_else(missing)?;
        let wanted = tensors(cx, function.function_type().as_function().unwrap_or_default().0);
        let given = entry.arguments.len();
        if wanted != given {
            let message = format!("function '{}' takes {wanted} tensors, not {given}", entry.function);
            return Err(function.plain_error(message));
        }
        functions.push(function.handle());
    }
    // A function that is renamed must not get the name of another entry point.
    for entry in entries {
        names.reserve(cx, &entry.name);
    }
    for entry in entries {
        if let Some(taken) = names.lookup(cx, &entry.name) {
            let other = names.reserve(cx, &entry.name);
            rename(cx, module.body_mut(), taken, cx.str(other));
        }
    }
    let added = entries.iter().zip(functions).map(|(entry, function)| copy(cx, module, entry, function));
    let added: Vec<Op> = added.collect();
    erase_unreached(cx, module.body_mut(), added);
    Ok(())
}

/// Makes every function of a module callable from outside, so that passes keep all of them.
pub fn keep_all(cx: &Context, module: &mut Module) {
    let body = module.body_mut();
    let ops: Vec<Op> = body.roots().iter().flat_map(|&region| body.region_ops(region)).collect();
    for op in ops.into_iter().filter(|&op| OpRef::new(cx, body, op).is::<FuncOp>()).collect::<Vec<_>>() {
        set_visibility(cx, body, op, Visibility::Public);
    }
}

/// Checks that nothing in a module calls its entry points: only callers that pass memory for the results can.
///
/// # Errors
/// If a symbol refers to a function with `toy.entry`: the first one.
pub fn check_unreferenced(cx: &Context, module: &Body) -> Result<(), Diag> {
    let ops = module.roots().iter().flat_map(|&region| module.region_ops(region));
    let entries: Vec<OpRef<'_>> =
        ops.map(|op| OpRef::new(cx, module, op)).filter(|&op| ENTRY.is_present(op)).collect();
    if entries.is_empty() {
        return Ok(());
    }
    let mut called = FxHashSet::default();
    walk_symbol_refs(cx, module, &mut |_, _, symbol| {
        if let AttrKind::SymbolRef { root, .. } = cx.attr_kind(symbol) {
            called.insert(*root);
        }
    });
    let name = |op: OpRef<'_>| symbol_name(op).map(|name| cx.ident(name));
    match entries.into_iter().find(|&op| name(op).is_some_and(|name| called.contains(&name))) {
        Some(op) => {
            let name = symbol_name(op).unwrap_or_default();
            Err(op.plain_error(format!(
                "'{name}' is an entry point ('toy.entry'), and is called in the module"
            )))
        }
        None => Ok(()),
    }
}

/// The number of tensors in values of these types.
fn tensors(cx: &Context, types: &[Type]) -> usize {
    let inside = |&ty: &Type| cx.type_ref(ty).cast::<StructType>().map(StructType::element_types);
    types.iter().map(|ty| inside(ty).map_or(1, |elements| tensors(cx, elements))).sum()
}

/// Copies a function for the arguments of an entry point.
fn copy(cx: &Context, module: &mut Module, entry: &EntryPoint, function: Handle<FuncOp<'static>>) -> Op {
    let view = function.read(cx, module.body());
    let (loc, (inputs, results)) = (view.loc(), view.function_type().as_function().unwrap_or_default());
    let inputs = inputs.to_vec();
    let results = results.to_vec();
    let types: Vec<Type> = entry.arguments.iter().map(|argument| argument.ty(cx)).collect();
    let mut body = Box::new(Body::new(cx));
    let region = body.add_root();
    if let Some(original) = module.body().nested(*function)
        && let Some(&from) = original.roots().first()
    {
        body.clone_region(cx, original, from, region, &mut IrMapping::default(), &mut |loc| loc);
    }
    if let Some(block) = body.entry_block(region) {
        let old: Vec<(Value, Loc)> =
            body.block_args(block).iter().copied().zip(body.block_arg_locs(block).iter().copied()).collect();
        let mut b = Builder::new(cx, &mut body);
        b.set_start(block);
        let mut given = entry.arguments.iter().zip(&types);
        for (&ty, &(value, loc)) in inputs.iter().zip(&old) {
            let made = parameter(&mut b, block, loc, ty, &mut given);
            b.replace_all_uses(value, made);
            cast_in_structs(&mut b, loc, ty, made);
        }
        body.erase_block_args(block, 0..old.len());
    }
    let end = module.body().roots().first().and_then(|&region| module.body().entry_block(region));
    let end = end.expect("a module that holds a function has a block");
    let mut b = Builder::at_end(cx, module.body_mut(), end);
    let op = FuncOp::build(&mut b, loc, &entry.name, cx.function_ty(&types, &results));
    b.body_mut().put_nested(*op, body);
    set_visibility(cx, module.body_mut(), *op, Visibility::Public);
    ENTRY.set(cx, module.body_mut(), *op, cx.unit_attr());
    *op
}

/// The value of a parameter in the body of a function: a new argument of the block, or a struct made of several.
fn parameter<'a>(
    b: &mut Builder<'_>,
    block: Block,
    loc: Loc,
    ty: Type,
    given: &mut impl Iterator<Item = (&'a Argument, &'a Type)>,
) -> Value {
    let cx = b.cx();
    if let Some(structure) = cx.type_ref(ty).cast::<StructType>() {
        let elements = structure.element_types().iter();
        let elements: Vec<Value> = elements
            .map(|&element| {
                let value = parameter(b, block, loc, element, given);
                cast_to(b, loc, element, value)
            })
            .collect();
        return StructCreateOp::build(b, loc, ty, &elements);
    }
    let (argument, &ty) = given.next().expect("the tensors have been counted");
    let value = b.body_mut().add_block_arg(block, ty, loc);
    let ty = cx.tensor_ty(&argument.shape, cx.float_ty(argument.kind));
    match &argument.order {
        Order::RowMajor => value,
        Order::ColumnMajor => TransposeOp::build(b, loc, ty, value),
        Order::Strided(steps) => strided::build(b, loc, ty, value, &argument.shape, steps),
    }
}

/// Casts a value that becomes an element of a struct, where types must be the same.
fn cast_in_structs(b: &mut Builder<'_>, loc: Loc, ty: Type, value: Value) {
    let cx = b.cx();
    let is_element = |body: &Body, user: Op| OpRef::new(cx, body, user).is::<StructCreateOp>();
    if b.body().ty(value) != ty && b.body().users(value).any(|user| is_element(b.body(), user)) {
        let cast = CastOp::build(b, loc, ty, value);
        b.body_mut().replace_uses_if(value, cast, |body, at| is_element(body, body.use_owner(at).0));
    }
}

/// Erases the functions that none of these reaches.
fn erase_unreached(cx: &Context, module: &mut Body, from: Vec<Op>) {
    let names = SymbolTable::inside(cx, module);
    let mut reached: FxHashSet<Op> = from.iter().copied().collect();
    let mut pending = from;
    while let Some(op) = pending.pop() {
        let Some(body) = module.nested(op) else { continue };
        walk_symbol_refs(cx, body, &mut |_, _, symbol| {
            if let AttrKind::SymbolRef { root, .. } = cx.attr_kind(symbol)
                && let Some(callee) = names.get(*root)
                && reached.insert(callee)
            {
                pending.push(callee);
            }
        });
    }
    let all: Vec<Op> = module.roots().iter().flat_map(|&region| module.region_ops(region)).collect();
    for op in all.into_iter().filter(|op| !reached.contains(op)) {
        Builder::before(cx, module, op).erase_op(op);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_are_told_apart() {
        let strided = |steps: &[i64]| Order::Strided(steps.into());
        assert_eq!(Order::of(&[2, 3], &[-3, 1]), strided(&[-3, 1]));
        assert_eq!(Order::of(&[2, 3], &[0, 1]), strided(&[0, 1]));
        assert_eq!(Order::of(&[2, 1, 3], &[9, 7, 2]), strided(&[9, 0, 2]));
        assert_eq!(Order::of(&[5], &[1]), Order::RowMajor);
        assert_eq!(Order::of(&[], &[]), Order::RowMajor);
        assert_eq!(Order::of(&[1, 7, 1], &[9, 1, -4]), Order::RowMajor);
        assert_eq!(Order::of(&[2, 3, 4], &[1, 2, 6]), Order::ColumnMajor);
    }
}
