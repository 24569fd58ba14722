//! Scalar replacement of structs: functions pass, return and compute with the elements of structs, one by one.
//!
//! Calls and signatures come first. A call passes the results of `struct_access` on its old operands, and creates
//! structs from its results; a function creates its structs from its arguments. Every struct is then created in the
//! function that accesses it, so an access is replaced by the value that the struct was created from. If the types
//! are right, no struct is left.

use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::{Body, Builder, Context, Diag, Handle, Loc, Op, OpRef, OpView, Type, Value};
use rustc_hash::FxHashMap;

use crate::numbers::hidden;
use crate::passes::ScalarizeStructs;
use crate::structs::constant_element;
use crate::{
    FuncOp, GenericCallOp, ReturnOp, StructAccessOp, StructConstantOp, StructCreateOp, StructType, VariableOp,
};

/// How many tensors a struct may hold, including those of inner structs: each becomes a parameter.
pub const MAX_TENSORS: usize = 1024;

impl RunPass for ScalarizeStructs {
    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let cx = op.cx();
        let module = op.body_mut();
        let mut flat = Flattener { cx, tensors: FxHashMap::default() };
        let all: Vec<Op> = module.roots().iter().flat_map(|&r| module.region_ops(r)).collect();
        for op in all {
            let Some(function) = OpRef::new(cx, module, op).cast::<FuncOp>() else { continue };
            let function = function.handle();
            if let Err(diag) = flat.function(module, function) {
                return state.fail(diag);
            }
        }
        Ok(())
    }
}

/// Flattens the types of structs.
struct Flattener<'a> {
    cx: &'a Context,
    /// The tensors in each type seen so far, in order; `None` if there are too many.
    tensors: FxHashMap<Type, Option<Vec<Type>>>,
}

impl Flattener<'_> {
    /// The tensors in a value of a type, in order: the value itself unless it is a struct.
    fn flat(&mut self, ty: Type) -> Option<Vec<Type>> {
        let Some(elements) = self.elements(ty) else { return Some(vec![ty]) };
        if let Some(known) = self.tensors.get(&ty) {
            return known.clone();
        }
        let mut all = Some(Vec::new());
        for element in elements {
            let inner = self.flat(element);
            all = all.zip(inner).map(|(mut all, inner)| {
                all.extend(inner);
                all
            });
            all = all.filter(|all| all.len() <= MAX_TENSORS);
        }
        self.tensors.insert(ty, all.clone());
        all
    }

    fn elements(&self, ty: Type) -> Option<Vec<Type>> {
        Some(self.cx.type_ref(ty).cast::<StructType>()?.element_types().to_vec())
    }

    /// The tensors in values of these types; `at` is for the message.
    fn flat_all(&mut self, types: &[Type], at: OpRef<'_>) -> Result<Vec<Type>, Diag> {
        let mut all = Vec::with_capacity(types.len());
        for &ty in types {
            let Some(tensors) = self.flat(ty) else {
                let message = format!("passes a struct of more than {MAX_TENSORS} tensors");
                return Err(at.error(message).with_help("split the struct into smaller ones"));
            };
            all.extend(tensors);
        }
        Ok(all)
    }

    fn has_struct(&self, mut types: impl Iterator<Item = Type>) -> bool {
        types.any(|ty| self.cx.type_ref(ty).isa::<StructType>())
    }

    fn function(&mut self, module: &mut Body, op: Handle<FuncOp>) -> Result<(), Diag> {
        let cx = self.cx;
        let view = op.read(cx, module);
        let Some((inputs, results)) = view.function_type().as_function() else { return Ok(()) };
        let is_passed = self.has_struct(inputs.iter().chain(results).copied());
        if is_passed {
            let flat_inputs = self.flat_all(inputs, *view)?;
            let flat_results = self.flat_all(results, *view)?;
            let ty = cx.type_attr(cx.function_ty(&flat_inputs, &flat_results));
            let mut b = Builder::new(cx, module);
            FuncOp::set_function_type_attr(&mut b, op, Some(ty));
            // They belong to arguments and results that no longer exist.
            FuncOp::set_arg_attrs_attr(&mut b, op, None);
            FuncOp::set_res_attrs_attr(&mut b, op, None);
        }
        let Some(mut body) = module.take_nested(*op) else { return Ok(()) };
        let done = self.inside(&mut body, is_passed);
        module.put_nested(*op, body);
        done
    }

    fn inside(&mut self, body: &mut Body, takes_structs: bool) -> Result<(), Diag> {
        let entry = body.roots().first().and_then(|&region| body.entry_block(region));
        if let Some(block) = entry.filter(|_| takes_structs) {
            self.arguments(body, block)?;
        }
        for op in body.all_ops_pre() {
            let view = OpRef::new(self.cx, body, op);
            let types = view.operand_types().chain(view.result_types());
            if !self.has_struct(types) {
                continue;
            }
            if view.is::<ReturnOp>() || view.is::<VariableOp>() {
                let operands: Vec<Value> = view.operands().collect();
                let operands = self.take_apart(body, op, &operands)?;
                body.set_operands(op, &operands);
            } else if let Some(call) = view.cast::<GenericCallOp>() {
                let call = call.handle();
                self.call(body, call)?;
            }
        }
        self.accesses(body);
        Ok(())
    }

    /// Replaces accesses to structs by the values that the structs were created from, and erases unused structs.
    fn accesses(&self, body: &mut Body) {
        for op in body.all_ops_pre() {
            let Some(access) = OpRef::new(self.cx, body, op).cast::<StructAccessOp>() else { continue };
            let struct_value = access.op_ref().value(access.input());
            if let Some(made) = struct_value.defined_by::<StructCreateOp>() {
                let Some(element) = made.element(access.index()) else { continue };
                let loc = body.loc(op);
                let mut b = Builder::before(self.cx, body, op);
                let element = hidden(&mut b, loc, element);
                b.replace_op(op, &[element]);
            } else if let Some(constant) = struct_value.defined_by::<StructConstantOp>() {
                let Some(value) = constant.element(access.index()) else { continue };
                // The location of the constant is the place where the tensor is written.
                let loc = constant.loc();
                let ty = body.ty(body.result(op, 0));
                let mut b = Builder::before(self.cx, body, op);
                let element = constant_element(&mut b, loc, value, ty);
                b.replace_op(op, &[element]);
            }
        }
        for op in body.all_ops_pre().into_iter().rev() {
            let view = OpRef::new(self.cx, body, op);
            let makes = view.is::<StructCreateOp>() || view.is::<StructConstantOp>();
            if makes && body.is_unused(body.result(op, 0)) {
                body.erase_op(op);
            }
        }
    }

    /// Replaces the arguments of a function by the tensors in them.
    fn arguments(&mut self, body: &mut Body, block: mlir::Block) -> Result<(), Diag> {
        let old: Vec<Value> = body.block_args(block).to_vec();
        let locs: Vec<Loc> = body.block_arg_locs(block).to_vec();
        let mut made = Vec::with_capacity(old.len());
        for (&arg, &loc) in old.iter().zip(&locs) {
            let ty = body.ty(arg);
            let tensors = self.flat(ty).unwrap_or_default();
            let new: Vec<Value> = tensors.into_iter().map(|ty| body.add_block_arg(block, ty, loc)).collect();
            made.push((arg, loc, ty, new));
        }
        let mut b = Builder::new(self.cx, body);
        b.set_start(block);
        for (arg, loc, ty, new) in made {
            let value = self.put_together(&mut b, loc, ty, &mut new.into_iter());
            if let Some(value) = value {
                b.replace_all_uses(arg, value);
            }
        }
        body.erase_block_args(block, 0..old.len());
        Ok(())
    }

    /// The value of a type from the tensors in it.
    fn put_together(
        &self,
        b: &mut Builder<'_>,
        loc: Loc,
        ty: Type,
        tensors: &mut dyn Iterator<Item = Value>,
    ) -> Option<Value> {
        let Some(elements) = self.elements(ty) else { return tensors.next() };
        let parts = elements.into_iter().map(|element| self.put_together(b, loc, element, tensors));
        let parts: Vec<Value> = parts.collect::<Option<_>>()?;
        Some(StructCreateOp::build(b, loc, ty, &parts))
    }

    /// The tensors in values, taken from them before an operation.
    fn take_apart(&mut self, body: &mut Body, before: Op, values: &[Value]) -> Result<Vec<Value>, Diag> {
        let types: Vec<Type> = values.iter().map(|&v| body.ty(v)).collect();
        self.flat_all(&types, OpRef::new(self.cx, body, before))?;
        let loc = body.loc(before);
        let mut b = Builder::before(self.cx, body, before);
        let mut out = Vec::new();
        for &value in values {
            self.tensors_of(&mut b, loc, value, &mut out);
        }
        Ok(out)
    }

    fn tensors_of(&self, b: &mut Builder<'_>, loc: Loc, value: Value, out: &mut Vec<Value>) {
        let Some(elements) = self.elements(b.body().ty(value)) else { return out.push(value) };
        for (index, ty) in elements.into_iter().enumerate() {
            let element = StructAccessOp::build(b, loc, ty, value, index as i64);
            self.tensors_of(b, loc, element, out);
        }
    }

    fn call(&mut self, body: &mut Body, op: Handle<GenericCallOp>) -> Result<(), Diag> {
        let cx = self.cx;
        let view = op.read(cx, body);
        let loc = view.loc();
        let callee = view.callee().to_owned();
        let operands: Vec<Value> = view.inputs().collect();
        let types: Vec<Type> = view.result_types().collect();
        let results = self.flat_all(&types, *view)?;
        let operands = self.take_apart(body, *op, &operands)?;
        let mut b = Builder::before(cx, body, *op);
        let call = GenericCallOp::build(&mut b, loc, &results, &callee, &operands);
        let tensors: Vec<Value> = b.body().results(*call).collect();
        let mut tensors = tensors.into_iter();
        let values: Option<Vec<Value>> =
            types.into_iter().map(|ty| self.put_together(&mut b, loc, ty, &mut tensors)).collect();
        b.replace_op(*op, &values.unwrap_or_default());
        Ok(())
    }
}
