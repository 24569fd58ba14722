//! Functions, calls and returns. A memref parameter becomes the fields of its descriptor, several results one struct.

use dialects::func;
use dialects::llvm::{self, LINKAGE_ATTR_SPEC, Linkage, MemoryEffectsAttr, ModRefInfo};
use mlir::rewrite::conversion::{
    ConversionPatternSet, ConversionRewriter as Rewriter, SignatureConversion, TypeConverter,
};
use mlir::rewrite::{Matched, NoMatch};
use mlir::symbol_table::{Visibility, symbol_name, visibility};
use mlir::{Attr, AttrRef, Body, Context, DYNAMIC, Diag, Handle, Ident, Loc, Op, OpRef, Type, Value};
use rustc_hash::FxHashSet;

use super::c_interface::{self, Interface};
use super::descriptor::Descriptor;
use super::interface::Options;
use super::lanes::with_attributes_of;
use super::types::{bare_pointer, bare_types, of_static_shape, parameter_types};
use super::unranked::{To, copy_referred};

/// MLIR's name of the attribute of a function that takes pointers to elements instead of memrefs.
pub const BARE_POINTERS: &str = "llvm.bareptr";

/// An attribute of such a function beside it: the unknown sizes of each memref follow its pointer. MLIR has no counterpart.
pub const BARE_SIZES: &str = "llvm.bareptr_sizes";

/// Asks for a function beside this one that C can call, or that C provides.
pub(crate) const EMIT_C_INTERFACE: &str = "llvm.emit_c_interface";
const LINKAGE: &str = "llvm.linkage";
const READNONE: &str = "llvm.readnone";
const VARARGS: &str = "func.varargs";
const SYM_VISIBILITY: &str = func::FuncOp::SYM_VISIBILITY_ATTR;

/// The attributes of a parameter whose type has to be converted.
const TYPED: [&str; 4] = ["llvm.byval", "llvm.byref", "llvm.sret", "llvm.inalloca"];

pub(super) fn patterns(patterns: &mut ConversionPatternSet, options: Options) {
    patterns.add(move |op: Handle<func::FuncOp>, _: func::FuncOpAdaptor<'_>, rw: &mut Rewriter<'_>| {
        function(op, rw, options)
    });
    patterns.add(move |op: Handle<func::CallOp>, x: func::CallOpAdaptor<'_>, rw: &mut Rewriter<'_>| {
        let view = op.view(rw);
        let is_bare = options.bare_pointers || view.attr(BARE_POINTERS).is_some();
        let callee = x.callee_attr().and_then(AttrRef::as_flat_symbol).ok_or(NoMatch)?;
        call(*op, (Some(callee), x.operands()), rw, is_bare)
    });
    patterns.add(
        move |op: Handle<func::CallIndirectOp>, x: func::CallIndirectOpAdaptor<'_>, rw: &mut Rewriter<'_>| {
            let operands = [&[x.callee()], x.callee_operands()].concat();
            call(*op, (None, &operands), rw, options.bare_pointers)
        },
    );
    patterns.add(constant);
    patterns.add(move |op: Handle<func::ReturnOp>, x: func::ReturnOpAdaptor<'_>, rw: &mut Rewriter<'_>| {
        ret(op, x, rw, options)
    });
}

/// What in the attributes of a function is an error, and not only a reason to keep the function.
fn error(view: func::FuncOp<'_>, options: Options) -> Option<&'static str> {
    if view.attr(READNONE).is_some_and(|attr| !attr.is_unit()) {
        return Some("Contains llvm.readnone attribute not of type UnitAttr");
    }
    if view.attr(LINKAGE).is_some_and(|attr| !is_linkage(view.cx(), attr.id())) {
        return Some("Contains llvm.linkage attribute not of type LLVM::LinkageAttr");
    }
    (has_interface(view, options) && is_variadic(view))
        .then_some("C interface for variadic functions is not supported yet.")
}

/// Whether a function asks for an interface for C.
fn has_interface(view: func::FuncOp<'_>, options: Options) -> bool {
    let is_bare = options.bare_pointers || view.attr(BARE_POINTERS).is_some();
    !is_bare && view.attr(EMIT_C_INTERFACE).is_some_and(AttrRef::is_unit)
}

fn is_variadic(view: func::FuncOp<'_>) -> bool {
    view.attr(VARARGS).and_then(AttrRef::as_bool) == Some(true)
}

/// Marks the calls of functions that take pointers, and their returns: a pattern does not see the function.
///
/// # Errors
/// Functions with attributes of a wrong kind.
pub(super) fn prepare(cx: &Context, module: &mut Body, options: Options) -> Result<(), Vec<Diag>> {
    let ops: Vec<Op> = module.roots().iter().flat_map(|&region| module.region_ops(region)).collect();
    let functions = ops.iter().filter_map(|&op| OpRef::new(cx, module, op).cast::<func::FuncOp>());
    let errors = functions.filter_map(|view| error(view, options).map(|message| view.plain_error(message)));
    let errors: Vec<Diag> = errors.collect();
    if !errors.is_empty() {
        return Err(errors);
    }
    let takes_pointers = |&op: &Op| OpRef::new(cx, module, op).attr(BARE_POINTERS).is_some();
    let functions: FxHashSet<Op> = ops.iter().copied().filter(takes_pointers).collect();
    let names =
        functions.iter().filter_map(|&op| symbol_name(OpRef::new(cx, module, op)).map(|name| cx.ident(name)));
    let names: FxHashSet<Ident> = names.collect();
    if names.is_empty() {
        return Ok(());
    }
    for op in ops {
        let Some(body) = module.nested_mut(op) else { continue };
        for inner in body.all_ops_pre() {
            let view = OpRef::new(cx, body, inner);
            let calls =
                view.cast::<func::CallOp>().is_some_and(|call| names.contains(&cx.ident(call.callee())));
            if calls || functions.contains(&op) && view.is::<func::ReturnOp>() {
                body.set_attr(cx, inner, BARE_POINTERS, Some(cx.unit_attr()));
            }
        }
    }
    Ok(())
}

/// The type that a function returns for these results.
fn result_type(types: &TypeConverter, cx: &Context, results: &[Type], is_bare: bool) -> Option<Type> {
    let convert = |&ty: &Type| {
        let of = cx.type_ref(ty);
        if is_bare && of.is_base_memref() { bare_pointer(of) } else { types.convert(cx, ty) }
    };
    Some(match results {
        [] => llvm::types::void(cx),
        [one] => convert(one)?,
        many => llvm::types::literal_struct(cx, &many.iter().map(convert).collect::<Option<Vec<_>>>()?),
    })
}

/// How the arguments of a function are converted, and its type in the llvm dialect.
fn signature(
    types: &TypeConverter,
    function: func::FuncOp<'_>,
    bare_pointers: bool,
) -> Option<(SignatureConversion, Type)> {
    let ty = function.function_type();
    let is_bare = bare_pointers || function.attr(BARE_POINTERS).is_some();
    let has_sizes = function.attr(BARE_SIZES).is_some();
    let is_variadic = is_variadic(function);
    let cx = ty.cx();
    let (inputs, results) = ty.as_function()?;
    let result = result_type(types, cx, results, is_bare)?;
    let mut signature = SignatureConversion::new(inputs.len());
    for (index, &input) in inputs.iter().enumerate() {
        let input = cx.type_ref(input);
        if is_bare && input.is_memref() && has_sizes {
            signature.add_input(index, &bare_types(input)?);
        } else if is_bare && input.is_base_memref() {
            signature.add_input(index, &[bare_pointer(input)?]);
        } else {
            signature.add_input(index, &parameter_types(types, input)?);
        }
    }
    let ty = llvm::types::function(cx, result, &signature.types(), is_variadic);
    Some((signature, ty))
}

/// The type in the llvm dialect of an operation that is, or becomes, a function of that dialect.
pub(super) fn llvm_type(types: &TypeConverter, op: OpRef<'_>) -> Option<Type> {
    match op.cast::<func::FuncOp>() {
        Some(function) => Some(signature(types, function, false)?.1),
        None => Some(op.cast::<llvm::LLVMFuncOp>()?.function_type().id()),
    }
}

/// The attributes of the converted parameters. Those of a parameter that becomes several have no place, but for a
/// pointer with sizes behind it.
fn argument_attributes(
    types: &TypeConverter,
    cx: &Context,
    (attributes, signature): (&[Attr], &SignatureConversion),
    has_sizes: bool,
) -> Option<Attr> {
    let none = cx.dictionary_attr(&[]);
    let mut all = Vec::new();
    for (index, &attributes) in attributes.iter().enumerate() {
        let pieces = signature.types_of(index).len();
        if pieces == 1 || has_sizes {
            let entries = cx.attr_ref(attributes).as_dictionary().unwrap_or_default();
            let converted = entries.iter().map(|&(name, value)| {
                let ty = cx.attr_ref(value).as_type().filter(|_| TYPED.contains(&cx.str(name)));
                let value = match ty {
                    Some(ty) => cx.type_attr(types.convert(cx, ty)?),
                    None => value,
                };
                Some((name, value))
            });
            all.push(cx.dictionary_attr(&converted.collect::<Option<Vec<_>>>()?));
            all.extend(std::iter::repeat_n(none, pieces.saturating_sub(1)));
        } else {
            all.extend(std::iter::repeat_n(none, pieces));
        }
    }
    Some(cx.array_attr(&all))
}

/// What a function in the llvm dialect gets.
struct Converted {
    signature: SignatureConversion,
    ty: Type,
    /// Its attributes, in any order.
    attributes: Vec<(Ident, Attr)>,
    interface: Option<Interface>,
}

impl Converted {
    fn new(view: func::FuncOp<'_>, rw: &Rewriter<'_>, options: Options) -> Result<Self, NoMatch> {
        let cx = rw.cx();
        let types = rw.converter().ok_or(NoMatch)?;
        let (signature, ty) = signature(types, view, options.bare_pointers).ok_or(NoMatch)?;
        let common = attributes(*view, options);
        let interface = interface(view, rw, (options, &common))?;
        let mut attributes = common;
        let mut add =
            |name: &str, value: Option<Attr>| attributes.extend(value.map(|value| (cx.ident(name), value)));
        if let Some(attrs) = view.arg_attrs() {
            let has_sizes = view.attr(BARE_SIZES).is_some();
            let attrs = argument_attributes(types, cx, (attrs, &signature), has_sizes).ok_or(NoMatch)?;
            add(llvm::LLVMFuncOp::ARG_ATTRS_ATTR, Some(attrs));
        }
        let has_one_result =
            view.function_type().as_function().is_some_and(|(_, results)| results.len() == 1);
        let results = view.res_attrs_attr().filter(|_| has_one_result);
        add(llvm::LLVMFuncOp::RES_ATTRS_ATTR, results.map(AttrRef::id));
        if view.attr(READNONE).is_some() {
            let none = ModRefInfo::NoModRef;
            let effects = MemoryEffectsAttr::get(cx, none, none, none, none, none, none);
            add(llvm::LLVMFuncOp::MEMORY_EFFECTS_ATTR, Some(effects));
        }
        let mut linkage = view.attr(LINKAGE).map(AttrRef::id);
        if options.is_whole {
            // Nobody else will link with the functions of a whole program.
            let is_internal = visibility(*view) == Visibility::Private && !view.is_declaration();
            let internal = || cx.enum_attr(&LINKAGE_ATTR_SPEC, Linkage::Internal.value());
            linkage = linkage.or_else(|| is_internal.then(internal));
            add(llvm::LLVMFuncOp::NO_INLINE_ATTR, view.no_inline_attr().map(AttrRef::id));
        }
        add(llvm::LLVMFuncOp::LINKAGE_ATTR, linkage);
        Ok(Converted { signature, ty, attributes, interface })
    }
}

fn is_linkage(cx: &Context, attr: Attr) -> bool {
    let value = cx.attr_ref(attr).as_enum().and_then(Linkage::from_value);
    value.is_some_and(|value| cx.enum_attr(&LINKAGE_ATTR_SPEC, value.value()) == attr)
}

/// The attributes that a function and its interface keep as they are.
fn attributes(view: OpRef<'_>, options: Options) -> Vec<(Ident, Attr)> {
    let is_kept = |name: &str| match name {
        LINKAGE | READNONE | VARARGS | BARE_SIZES => false,
        BARE_POINTERS => !options.is_whole,
        _ => true,
    };
    let mut kept = view.discardable().to_vec();
    kept.retain(|&(name, _)| is_kept(view.cx().str(name)));
    let visibility =
        view.attr(SYM_VISIBILITY).filter(|value| !options.is_whole && value.as_str() != Some("public"));
    kept.extend(visibility.map(|value| (view.cx().ident(SYM_VISIBILITY), value.id())));
    kept
}

/// The interface for C, if the function asks for one.
fn interface(
    view: func::FuncOp<'_>,
    rw: &Rewriter<'_>,
    (options, common): (Options, &[(Ident, Attr)]),
) -> Result<Option<Interface>, NoMatch> {
    let cx = rw.cx();
    let types = rw.converter().ok_or(NoMatch)?;
    if !has_interface(view, options) {
        return Ok(None);
    }
    let (inputs, results) = view.function_type().as_function().ok_or(NoMatch)?;
    let result = result_type(types, cx, results, false).ok_or(NoMatch)?;
    let mut interface = Interface::new(types, cx, inputs, result).ok_or(NoMatch)?;
    interface.attributes = common.to_vec();
    interface.set_attributes_of_parts(cx, view.arg_attrs(), view.res_attrs_attr().map(AttrRef::id));
    Ok(Some(interface))
}

fn function(op: Handle<func::FuncOp>, rw: &mut Rewriter<'_>, options: Options) -> Matched {
    let view = op.view(rw);
    let Converted { signature, ty, attributes, interface } = Converted::new(view, rw, options)?;
    let cx = rw.cx();
    let name = view.sym_name().to_owned();
    let loc = view.loc();
    let Some(mut body) = rw.body_mut().take_nested(*op) else { return Err(NoMatch) };
    let entry = body.roots().first().and_then(|&region| body.entry_block(region));
    let converted = entry.map_or(Ok(()), |entry| rw.apply_signature_conversion(&mut body, entry, &signature));
    if converted.is_err() {
        rw.body_mut().put_nested(*op, body);
        return converted;
    }
    let new = llvm::LLVMFuncOp::build(rw, loc, &name, ty);
    for (name, value) in attributes {
        rw.set_attr(*new, cx.str(name), Some(value));
    }
    rw.body_mut().put_nested(*new, body);
    match interface {
        Some(interface) if entry.is_some() => interface.wrap(rw, loc, &name),
        Some(interface) => interface.provide(rw, loc, *new),
        None => {}
    }
    rw.erase_op(*op);
    Ok(())
}

/// Calls a symbol, or the first operand.
fn call(
    op: Op,
    (callee, operands): (Option<&str>, &[Value]),
    rw: &mut Rewriter<'_>,
    is_bare: bool,
) -> Matched {
    let cx = rw.cx();
    let view = rw.op(op);
    let loc = view.loc();
    let originals: Vec<Type> = view.operand_types().collect();
    let results: Vec<Type> = view.result_types().collect();
    let types = rw.converter().ok_or(NoMatch)?;
    let parts = results.iter().map(|ty| result_type(types, cx, &[*ty], is_bare)).collect::<Option<Vec<_>>>();
    let parts = parts.ok_or(NoMatch)?;
    let returned = match results[..] {
        [] => None,
        _ => Some(result_type(types, cx, &results, is_bare).ok_or(NoMatch)?),
    };
    if is_bare && originals.iter().any(|&ty| cx.type_ref(ty).is_unranked_memref()) {
        return Err(rw.no_match("no pointer tells all of a memref of unknown rank"));
    }
    let passed = passed(rw, loc, (&originals, operands), is_bare);
    let options =
        llvm::CallOpOptions { callee, callee_operands: &passed, result_type: returned, ..Default::default() };
    let new = llvm::CallOp::build_with(rw, loc, options);
    keep_attributes(rw, op, *new);
    let value = new.view(rw).result();
    let mut values: Vec<Value> = match (value, &*parts) {
        (Some(packed), [_, _, ..]) => {
            let fields = parts.iter().enumerate();
            let fields = fields.map(|(i, &ty)| llvm::ExtractValueOp::build(rw, loc, ty, packed, &[i as i64]));
            fields.collect()
        }
        (value, _) => value.into_iter().collect(),
    };
    if is_bare {
        for (value, &ty) in values.iter_mut().zip(&results).filter(|(_, ty)| cx.type_ref(**ty).is_memref()) {
            let descriptor = rw.convert_type(ty)?;
            *value = of_static_shape(rw, loc, (descriptor, ty), *value).ok_or(NoMatch)?;
        }
    }
    copy_referred(rw, loc, &mut values, &results, To::Stack);
    rw.replace_op(op, &values);
    Ok(())
}

/// The operands of a call in the llvm dialect, given those of the call and their types before the conversion.
fn passed(
    rw: &mut Rewriter<'_>,
    loc: Loc,
    (originals, operands): (&[Type], &[Value]),
    is_bare: bool,
) -> Vec<Value> {
    let cx = rw.cx();
    let mut passed = Vec::with_capacity(operands.len());
    for (&operand, &original) in operands.iter().zip(originals) {
        let original = cx.type_ref(original);
        if is_bare && original.is_memref() {
            let descriptor = Descriptor::new(operand);
            passed.push(descriptor.aligned(rw, loc));
            let shape = original.shape().unwrap_or_default();
            let unknown = (0..shape.len()).filter(|&axis| shape[axis] == DYNAMIC);
            passed.extend(unknown.map(|axis| descriptor.size(rw, loc, axis)).collect::<Vec<_>>());
        } else {
            passed.extend(c_interface::fields(rw, loc, original, operand));
        }
    }
    passed
}

/// Gives an operation the attributes of another that both may have.
pub(super) fn keep_attributes(rw: &mut Rewriter<'_>, from: Op, to: Op) {
    let cx = rw.cx();
    let inherent = [func::CallOp::NO_INLINE_ATTR, func::CallOp::ARG_ATTRS_ATTR, func::CallOp::RES_ATTRS_ATTR]
        .into_iter();
    let inherent = inherent.filter_map(|name| Some((name, rw.op(from).attr(name)?.id())));
    let discardable = rw.op(from).discardable().iter().map(|&(name, value)| (cx.str(name), value));
    let all: Vec<_> = inherent.chain(discardable).filter(|&(name, _)| name != BARE_POINTERS).collect();
    for (name, value) in all {
        rw.set_attr(to, name, Some(value));
    }
}

/// The address of a function.
fn constant(op: Handle<func::ConstantOp>, x: func::ConstantOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let loc = op.view(rw).loc();
    let [ty] = rw.convert_result_types(*op)?[..] else { return Err(NoMatch) };
    let name = x.value_attr().and_then(AttrRef::as_flat_symbol).ok_or(NoMatch)?;
    let address = llvm::AddressOfOp::build(rw, loc, ty, name);
    with_attributes_of(rw, *op, address);
    rw.replace_by(*op, address)
}

fn ret(
    op: Handle<func::ReturnOp>,
    x: func::ReturnOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
    options: Options,
) -> Matched {
    let view = op.view(rw);
    let (cx, loc) = (rw.cx(), view.loc());
    let originals: Vec<Type> = view.operands().map(|value| view.ty(value).id()).collect();
    let is_bare = options.bare_pointers || view.attr(BARE_POINTERS).is_some();
    let mut values = x.operands().to_vec();
    let has_unranked = originals.iter().any(|&ty| cx.type_ref(ty).is_unranked_memref());
    if is_bare && has_unranked {
        return Err(rw.no_match("no pointer tells all of a memref of unknown rank"));
    }
    copy_referred(rw, loc, &mut values, &originals, To::Heap);
    for (value, &ty) in values.iter_mut().zip(&originals).filter(|_| is_bare) {
        if bare_pointer(cx.type_ref(ty)).is_some() {
            *value = Descriptor::new(*value).allocated(rw, loc);
        }
    }
    let value = match values[..] {
        [] => None,
        [one] => Some(one),
        ref many => {
            let types: Vec<Type> = many.iter().map(|&v| rw.body().ty(v)).collect();
            let mut packed = llvm::PoisonOp::build(rw, loc, llvm::types::literal_struct(cx, &types));
            for (i, &value) in many.iter().enumerate() {
                packed = llvm::InsertValueOp::build(rw, loc, packed, value, &[i as i64]);
            }
            Some(packed)
        }
    };
    let new = llvm::ReturnOp::build_with(rw, loc, llvm::ReturnOpOptions { arg: value });
    keep_attributes(rw, *op, *new);
    rw.erase_op(*op);
    Ok(())
}
