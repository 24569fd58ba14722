//! The types of a module's functions, as the module declares them, and how a type that is asked for differs from them.

use dialects::llvm::types::LlvmType;
use inkwell::module::{Linkage, Module as LlvmModule};
use inkwell::types::{AnyType as _, AnyTypeEnum};
use inkwell::values::{BasicValueEnum, FunctionValue};
use mlir::interfaces::signature;
use mlir::opdef::Traits;
use mlir::symbol_table::symbol_name;
use mlir::{Context, DYNAMIC, FloatKind, Module, Type, TypeKind};
use rustc_hash::FxHashMap;

use crate::passed::{Extent, Frame, Kind};

/// A function that can be called: its type in LLVM IR, and the one that it had before.
#[derive(Debug)]
pub(crate) struct Callable {
    source: Option<Source>,
    parameters: Vec<Option<Kind>>,
    result: Option<Kind>,
}

/// The type of a function in the module that was compiled. A type that Rust has no counterpart of has no kind.
#[derive(Debug)]
pub(crate) struct Source {
    text: String,
    parameters: Vec<(String, Option<Kind>)>,
    result: Option<Kind>,
    results: Vec<String>,
}

/// The types of a module's functions by their names.
pub(crate) fn sources(cx: &Context, module: &Module) -> FxHashMap<String, Source> {
    let module = module.op(cx);
    let ops = module.region(0).blocks().flat_map(|block| block.ops());
    ops.filter(|op| op.has_trait(Traits::FUNCTION))
        .filter_map(|op| Some((symbol_name(op)?.to_owned(), source(cx, signature(op)?))))
        .collect()
}

fn source(cx: &Context, (parameters, results): (&[Type], &[Type])) -> Source {
    let text = |&ty: &Type| cx.type_ref(ty).to_string();
    let is_nothing = |&ty: &Type| kind(cx, ty) == Some(Kind::Nothing);
    let results: Vec<Type> = results.iter().copied().filter(|ty| !is_nothing(ty)).collect();
    let kinds: Option<Vec<Kind>> = results.iter().map(|&ty| kind(cx, ty)).collect();
    Source {
        text: cx.type_ref(cx.function_ty(parameters, &results)).to_string(),
        parameters: parameters.iter().map(|ty| (text(ty), kind(cx, *ty))).collect(),
        result: kinds.map(|mut kinds| match kinds.len() {
            0 => Kind::Nothing,
            1 => kinds.remove(0),
            _ => Kind::Struct(kinds),
        }),
        results: results.iter().map(text).collect(),
    }
}

/// The kind of a value, if Rust has a type for it.
fn kind(cx: &Context, ty: Type) -> Option<Kind> {
    let all = |types: &[Type]| types.iter().map(|&ty| kind(cx, ty)).collect::<Option<Vec<_>>>();
    Some(match cx.type_kind(ty) {
        TypeKind::Integer { width, .. } => Kind::Int(*width),
        TypeKind::Index => Kind::Int(64),
        TypeKind::Float(FloatKind::F32) => Kind::F32,
        TypeKind::Float(FloatKind::F64) => Kind::F64,
        TypeKind::Complex(part) => Kind::Struct(all(&[*part, *part])?),
        TypeKind::MemRef { shape, element, layout, memory_space: None } => {
            let extent = |&size: &i64| match u64::try_from(size) {
                Ok(size) if size as i64 != DYNAMIC => Extent::Fixed(size),
                _ => Extent::Dynamic,
            };
            let element = Box::new(kind(cx, *element)?);
            Kind::MemRef { element, sizes: shape.iter().map(extent).collect(), strided: layout.is_some() }
        }
        TypeKind::Dialect(data) => match data.downcast::<LlvmType>()? {
            LlvmType::Ptr { .. } => Kind::Pointer,
            LlvmType::Void => Kind::Nothing,
            LlvmType::Array { length, element } => Kind::Array(*length, Box::new(kind(cx, *element)?)),
            LlvmType::Struct { packed: false, fields, .. } => Kind::Struct(all(fields)?),
            _ => return None,
        },
        _ => return None,
    })
}

/// The functions of a module that are visible outside, by their names.
pub(crate) fn callables(
    module: &LlvmModule<'_>,
    sources: FxHashMap<String, Source>,
) -> FxHashMap<String, Callable> {
    let mut sources = sources;
    let visible = module.get_functions().filter(|function| {
        function.count_basic_blocks() > 0
            && !function.get_type().is_var_arg()
            && !matches!(function.get_linkage(), Linkage::Private | Linkage::Internal)
    });
    visible
        .filter_map(|function| {
            let name = function.get_name().to_str().ok()?.to_owned();
            let source = sources.remove(&name);
            Some((name, callable(function, source)))
        })
        .collect()
}

fn callable(function: FunctionValue<'_>, source: Option<Source>) -> Callable {
    let kind = |parameter: &BasicValueEnum<'_>| llvm_kind(parameter.get_type().as_any_type_enum());
    Callable {
        source,
        parameters: function.get_params().iter().map(kind).collect(),
        result: match function.get_type().get_return_type() {
            Some(result) => llvm_kind(result.as_any_type_enum()),
            None => Some(Kind::Nothing),
        },
    }
}

fn llvm_kind(ty: AnyTypeEnum<'_>) -> Option<Kind> {
    Some(match ty {
        AnyTypeEnum::FloatType(ty) if ty == ty.get_context().f32_type() => Kind::F32,
        AnyTypeEnum::FloatType(ty) if ty == ty.get_context().f64_type() => Kind::F64,
        AnyTypeEnum::IntType(ty) => Kind::Int(ty.get_bit_width()),
        AnyTypeEnum::PointerType(_) => Kind::Pointer,
        AnyTypeEnum::ArrayType(ty) => {
            Kind::Array(ty.len().into(), Box::new(llvm_kind(ty.get_element_type().as_any_type_enum())?))
        }
        AnyTypeEnum::StructType(ty) if !ty.is_packed() => {
            let fields = ty.get_field_types().into_iter().map(|ty| llvm_kind(ty.as_any_type_enum()));
            Kind::Struct(fields.collect::<Option<_>>()?)
        }
        _ => return None,
    })
}

impl Callable {
    /// The kinds of its parameters in LLVM IR.
    pub(crate) fn parameters(&self) -> &[Option<Kind>] {
        &self.parameters
    }

    /// The kind of its result in LLVM IR.
    pub(crate) fn result(&self) -> Option<&Kind> {
        self.result.as_ref()
    }

    /// The kinds of its parameters and its result, if all of them are known.
    ///
    /// # Errors
    /// A message about the first that is not.
    pub(crate) fn known(&self, name: &str) -> Result<(Vec<Kind>, Kind), String> {
        let parameter = |(index, kind): (usize, &Option<Kind>)| {
            kind.clone().ok_or_else(|| format!("parameter {} of '{name}' cannot be passed", index + 1))
        };
        let parameters = self.parameters.iter().enumerate().map(parameter).collect::<Result<_, _>>()?;
        let result = self.result.clone().ok_or_else(|| format!("the result of '{name}' cannot be shown"))?;
        Ok((parameters, result))
    }

    /// How a type in Rust differs from the function's, if it does.
    pub(crate) fn difference(&self, parameters: &[Kind], result: &Kind, wanted: &[String]) -> Option<String> {
        let named = |index: usize| wanted.get(index).map_or("another type", |name| name);
        if let Some(source) = &self.source {
            let text = &source.text;
            if parameters.len() != source.parameters.len() {
                let (has, wants) = (source.parameters.len(), parameters.len());
                let s = if has == 1 { "" } else { "s" };
                return Some(format!("it has {has} parameter{s}, not {wants}: its type is '{text}'"));
            }
            for (index, (wanted, (name, kind))) in parameters.iter().zip(&source.parameters).enumerate() {
                let at = index + 1;
                match kind {
                    None => return Some(format!("parameter {at}, '{name}', cannot be passed from Rust")),
                    Some(kind) if !wanted.fits(kind) => {
                        let other = named(index);
                        return Some(format!(
                            "parameter {at} is '{name}', not '{other}': its type is '{text}'"
                        ));
                    }
                    Some(_) => {}
                }
            }
            let results = match source.results.as_slice() {
                [] => "nothing".to_owned(),
                all => format!("'{}'", all.join(", ")),
            };
            match &source.result {
                None => return Some(format!("what it returns, {results}, cannot be passed to Rust")),
                Some(kind) if !result.fits(kind) => {
                    return Some(format!(
                        "it returns {results}, not '{}': its type is '{text}'",
                        named(parameters.len())
                    ));
                }
                Some(_) => {}
            }
        }
        let mut leaves = Vec::new();
        for parameter in parameters {
            parameter.parameters(&mut leaves);
        }
        let is_same = leaves.len() == self.parameters.len()
            && leaves.iter().zip(&self.parameters).all(|(leaf, kind)| Some(leaf) == kind.as_ref())
            && Some(&result.in_llvm()) == self.result.as_ref();
        if !is_same {
            return Some("in LLVM IR, it has another type".to_owned());
        }
        (!Frame::has_room(&leaves, result)).then(|| "it passes more than Rust has room for".to_owned())
    }
}
