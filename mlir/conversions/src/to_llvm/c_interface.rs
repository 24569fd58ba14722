//! Functions that C calls or provides, which take memrefs by the addresses of their descriptors and give back structs
//! where their first parameter says.

use dialects::llvm::types::{LlvmType, data, function, ptr, void};
use dialects::llvm::{self, Linkage};
use mlir::rewrite::conversion::{ConversionRewriter as Rewriter, TypeConverter};
use mlir::{Attr, Builder, Context, Ident, Loc, Op, Type, TypeRef, Value};

use super::descriptor::Descriptor;
use super::types::parameter_types;
use super::unranked::Unranked;

/// The name of the function for C is this and the name of the function.
const PREFIX: &str = "_mlir_ciface_";

/// The function beside another one.
pub(super) struct Interface {
    /// The type of the function for C.
    ty: Type,
    /// The type of the struct that it stores.
    stored: Option<Type>,
    /// The type that the other function returns.
    result: Type,
    parameters: Vec<Parameter>,
    index: Type,
    pub(super) attributes: Vec<(Ident, Attr)>,
}

/// A parameter of the function before the conversion, what it becomes, and what it becomes for C.
struct Parameter {
    original: Type,
    converted: Type,
    pieces: Vec<Type>,
}

impl Parameter {
    fn is_memory(&self, cx: &Context) -> bool {
        cx.type_ref(self.original).is_base_memref()
    }
}

impl Interface {
    /// The interface of a function with these parameters, that returns `result` in the llvm dialect.
    pub(super) fn new(types: &TypeConverter, cx: &Context, inputs: &[Type], result: Type) -> Option<Self> {
        let parameter = |&original: &Type| {
            let converted = types.convert(cx, original)?;
            let pieces = parameter_types(types, cx.type_ref(original))?;
            Some(Parameter { original, converted, pieces })
        };
        let parameters = inputs.iter().map(parameter).collect::<Option<Vec<_>>>()?;
        let stored =
            Some(result).filter(|&ty| matches!(data(cx.type_ref(ty)), Some(LlvmType::Struct { .. })));
        let passed = parameters.iter().map(|p| if p.is_memory(cx) { ptr(cx) } else { p.converted });
        let passed: Vec<Type> = stored.map(|_| ptr(cx)).into_iter().chain(passed).collect();
        let returned = if stored.is_some() { void(cx) } else { result };
        let index = types.convert(cx, cx.index_ty())?;
        let ty = function(cx, returned, &passed, false);
        Some(Interface { ty, stored, result, parameters, index, attributes: Vec::new() })
    }

    /// Gives the function for C the attributes of parameters and results.
    pub(super) fn set_attributes_of_parts(
        &mut self,
        cx: &Context,
        arguments: Option<&[Attr]>,
        results: Option<Attr>,
    ) {
        if let Some(arguments) = arguments {
            let first = self.stored.map(|_| cx.dictionary_attr(&[]));
            let all: Vec<Attr> = first.into_iter().chain(arguments.iter().copied()).collect();
            self.attributes.push((cx.ident(llvm::LLVMFuncOp::ARG_ATTRS_ATTR), cx.array_attr(&all)));
        }
        let results = results.filter(|_| self.stored.is_none());
        self.attributes.extend(results.map(|results| (cx.ident(llvm::LLVMFuncOp::RES_ATTRS_ATTR), results)));
    }

    fn declare(&self, rw: &mut Rewriter<'_>, loc: Loc, name: &str) -> Op {
        let cx = rw.cx();
        let new = llvm::LLVMFuncOp::build(rw, loc, &format!("{PREFIX}{name}"), self.ty);
        for &(name, value) in &self.attributes {
            rw.set_attr(*new, cx.str(name), Some(value));
        }
        *new
    }

    /// The types that a function of this type takes, with a location.
    fn arguments(cx: &Context, ty: Type, loc: Loc) -> Vec<(Type, Loc)> {
        match data(cx.type_ref(ty)) {
            Some(LlvmType::Function { params, .. }) => params.iter().map(|&ty| (ty, loc)).collect(),
            _ => Vec::new(),
        }
    }

    /// Adds a function that C can call, and that calls the function of this name.
    pub(super) fn wrap(&self, rw: &mut Rewriter<'_>, loc: Loc, name: &str) {
        let new = self.declare(rw, loc, name);
        let arguments = Self::arguments(rw.cx(), self.ty, loc);
        rw.fill_region(new, 0, &arguments, |b, arguments| {
            let cx = b.cx();
            let mut passed = Vec::new();
            let given = &arguments[usize::from(self.stored.is_some())..];
            for (parameter, &value) in self.parameters.iter().zip(given) {
                if parameter.is_memory(cx) {
                    let value = llvm::LoadOp::build(b, loc, parameter.converted, value);
                    passed.extend(fields(b, loc, cx.type_ref(parameter.original), value));
                } else {
                    passed.push(value);
                }
            }
            let result = Some(self.result).filter(|&ty| ty != void(cx));
            let call = llvm::CallOp::build_direct(b, loc, name, result, &passed);
            let mut result = call.read(cx, b.body()).result();
            if self.stored.is_some()
                && let Some(value) = result.take()
            {
                llvm::StoreOp::build(b, loc, value, arguments[0]);
            }
            llvm::ReturnOp::build_with(b, loc, llvm::ReturnOpOptions { arg: result });
        });
    }

    /// Declares a function that C provides, and lets `caller` call it.
    pub(super) fn provide(&self, rw: &mut Rewriter<'_>, loc: Loc, caller: Op) {
        let cx = rw.cx();
        let name = rw.op(caller).attr(llvm::LLVMFuncOp::SYM_NAME_ATTR).and_then(mlir::AttrRef::as_str);
        let name = name.unwrap_or_default().to_owned();
        self.declare(rw, loc, &name);
        let private = cx.enum_attr(&llvm::LINKAGE_ATTR_SPEC, Linkage::Private.value());
        rw.set_attr(caller, llvm::LLVMFuncOp::LINKAGE_ATTR, Some(private));
        let pieces = self.parameters.iter().flat_map(|parameter| &parameter.pieces);
        let arguments: Vec<(Type, Loc)> = pieces.map(|&ty| (ty, loc)).collect();
        rw.fill_region(caller, 0, &arguments, |b, mut arguments| {
            let cx = b.cx();
            let mut passed: Vec<Value> = Vec::new();
            passed.extend(self.stored.map(|ty| self.on_stack(b, loc, ty)));
            for parameter in &self.parameters {
                let (pieces, rest) = arguments.split_at(parameter.pieces.len());
                arguments = rest;
                if parameter.is_memory(cx) {
                    let types = (parameter.original, parameter.converted);
                    let value = whole(b, loc, types, pieces).expect("a parameter has these pieces");
                    let place = self.on_stack(b, loc, parameter.converted);
                    llvm::StoreOp::build(b, loc, value, place);
                    passed.push(place);
                } else {
                    passed.extend_from_slice(pieces);
                }
            }
            let result = Some(self.result).filter(|&ty| ty != void(cx) && self.stored.is_none());
            let call = llvm::CallOp::build_direct(b, loc, &format!("{PREFIX}{name}"), result, &passed);
            let result = match self.stored {
                Some(ty) => Some(llvm::LoadOp::build(b, loc, ty, passed[0])),
                None => call.read(cx, b.body()).result(),
            };
            llvm::ReturnOp::build_with(b, loc, llvm::ReturnOpOptions { arg: result });
        });
    }

    fn on_stack(&self, b: &mut Builder<'_>, loc: Loc, ty: Type) -> Value {
        let cx = b.cx();
        let one = llvm::ConstantOp::build(b, loc, self.index, cx.index_attr(1));
        llvm::AllocaOp::build(b, loc, ptr(cx), one, ty)
    }
}

/// The values that a converted value is passed as.
pub(super) fn fields(b: &mut Builder<'_>, loc: Loc, original: TypeRef<'_>, value: Value) -> Vec<Value> {
    if original.is_memref() {
        return Descriptor::new(value).unpack(b, loc, original.rank() as usize);
    }
    if !original.is_unranked_memref() {
        return vec![value];
    }
    let unranked = Unranked::new(value);
    vec![unranked.rank(b, loc), unranked.place(b, loc)]
}

/// The converted value that is passed as these.
fn whole(
    b: &mut Builder<'_>,
    loc: Loc,
    (original, converted): (Type, Type),
    pieces: &[Value],
) -> Option<Value> {
    if b.cx().type_ref(original).is_memref() {
        return Descriptor::pack(b, loc, converted, pieces).map(Descriptor::value);
    }
    let &[rank, place] = pieces else { return None };
    Some(Unranked::of_rank(b, loc, converted, rank).at(b, loc, place).value())
}
