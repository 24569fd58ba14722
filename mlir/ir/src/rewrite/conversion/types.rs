//! Conversion of types and of the signatures of blocks.

use crate::ir::builder::Builder;
use crate::ir::entities::Value;
use crate::ir::view::OpRef;
use crate::values::context::{Context, TypeRef};
use crate::values::ids::{Loc, Type};

/// The result of a conversion function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TypeConversion {
    /// This type; the same one if it is legal.
    To(Type),
    /// The type cannot be converted.
    Unsupported,
    /// Another function must decide.
    Skip,
}

/// The two sides of a conversion.
#[derive(Clone, Copy)]
pub(super) enum Side {
    /// The original types.
    Source,
    /// The converted types.
    Target,
}

type ConversionFn = Box<dyn Fn(&TypeConverter, TypeRef<'_>) -> TypeConversion + Send + Sync>;

/// Creates a value of a type from others at the builder's insertion point; `None` if it cannot.
pub type MaterializationFn =
    Box<dyn Fn(&mut Builder<'_>, Type, &[Value], Loc) -> Option<Value> + Send + Sync>;

/// Like [`MaterializationFn`], but also gets the type that the value had before the conversion.
pub type TargetMaterializationFn =
    Box<dyn Fn(&mut Builder<'_>, Type, &[Value], Type, Loc) -> Option<Value> + Send + Sync>;

/// How a conversion changes types, and how values of one side are made from those of the other.
///
/// Functions added later are tried first. A type that every function skips cannot be converted. If values of both sides
/// meet and no materialization succeeds, a `builtin.unrealized_conversion_cast` remains, or the conversion fails if the
/// converter asks for that.
#[derive(Default)]
pub struct TypeConverter {
    conversions: Vec<ConversionFn>,
    materialization_required: bool,
    source: Vec<MaterializationFn>,
    target: Vec<TargetMaterializationFn>,
}

impl TypeConverter {
    /// A converter that converts no type.
    pub fn new() -> Self {
        Self::default()
    }

    /// A converter that leaves types unchanged, except as functions added later say.
    pub fn identity() -> Self {
        let mut converter = Self::default();
        converter.add_conversion(|_, ty| TypeConversion::To(ty.id()));
        converter
    }

    /// Adds a conversion function; it gets the converter, for nested types.
    pub fn add_conversion(
        &mut self,
        convert: impl Fn(&TypeConverter, TypeRef<'_>) -> TypeConversion + Send + Sync + 'static,
    ) -> &mut Self {
        self.conversions.push(Box::new(convert));
        self
    }

    /// Adds a function that creates values of an original type from converted ones.
    pub fn add_source_materialization(
        &mut self,
        make: impl Fn(&mut Builder<'_>, Type, &[Value], Loc) -> Option<Value> + Send + Sync + 'static,
    ) -> &mut Self {
        self.source.push(Box::new(make));
        self
    }

    /// Adds a function that creates values of a converted type from original ones, or from the values that replace an
    /// argument in a signature. It gets the type, the values, the type before the conversion, and the location.
    pub fn add_target_materialization(
        &mut self,
        make: impl Fn(&mut Builder<'_>, Type, &[Value], Type, Loc) -> Option<Value> + Send + Sync + 'static,
    ) -> &mut Self {
        self.target.push(Box::new(make));
        self
    }

    /// Lets the conversion fail where no materialization succeeds, as MLIR's does for a converter without any.
    pub fn require_materialization(&mut self) -> &mut Self {
        self.materialization_required = true;
        self
    }

    pub(super) fn requires_materialization(&self) -> bool {
        self.materialization_required
    }

    /// The converted type; `None` if it cannot be converted.
    pub fn convert(&self, cx: &Context, ty: Type) -> Option<Type> {
        for convert in self.conversions.iter().rev() {
            match convert(self, cx.type_ref(ty)) {
                TypeConversion::To(ty) => return Some(ty),
                TypeConversion::Unsupported => return None,
                TypeConversion::Skip => {}
            }
        }
        None
    }

    /// The converted types; `None` if one cannot be converted.
    pub fn convert_all(&self, cx: &Context, types: impl IntoIterator<Item = Type>) -> Option<Vec<Type>> {
        types.into_iter().map(|ty| self.convert(cx, ty)).collect()
    }

    /// The converted function type, with each input and result converted to one type.
    pub fn convert_function(&self, cx: &Context, ty: Type) -> Option<Type> {
        let (inputs, results) = cx.type_ref(ty).as_function()?;
        let inputs = self.convert_all(cx, inputs.iter().copied())?;
        let results = self.convert_all(cx, results.iter().copied())?;
        Some(cx.function_ty(&inputs, &results))
    }

    /// True if the type stays unchanged.
    pub fn is_legal(&self, cx: &Context, ty: Type) -> bool {
        self.convert(cx, ty) == Some(ty)
    }

    /// True if all operand and result types stay unchanged.
    pub fn is_legal_op(&self, op: OpRef<'_>) -> bool {
        op.operand_types().chain(op.result_types()).all(|ty| self.is_legal(op.cx(), ty))
    }

    /// True if all inputs and results of a function type stay unchanged.
    pub fn is_legal_signature(&self, cx: &Context, ty: Type) -> bool {
        self.convert_function(cx, ty) == Some(ty)
    }

    /// True if the types of all block arguments in the regions of an operation stay unchanged.
    pub fn is_legal_regions(&self, op: OpRef<'_>) -> bool {
        op.regions().all(|r| r.blocks().all(|b| b.arg_types().all(|ty| self.is_legal(op.cx(), ty))))
    }

    pub(super) fn materialize(
        &self,
        side: Side,
        b: &mut Builder<'_>,
        ty: Type,
        (values, original): (&[Value], Type),
        loc: Loc,
    ) -> Option<Value> {
        let made = match side {
            Side::Source => self.source.iter().rev().find_map(|make| make(b, ty, values, loc)),
            Side::Target => self.target.iter().rev().find_map(|make| make(b, ty, values, original, loc)),
        };
        made.filter(|&value| b.body().ty(value) == ty)
    }
}

/// How the arguments of a block are converted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SignatureConversion {
    pub(super) pieces: Vec<Vec<Type>>,
}

impl SignatureConversion {
    /// A conversion that drops all arguments.
    pub fn new(arguments: usize) -> Self {
        SignatureConversion { pieces: vec![Vec::new(); arguments] }
    }

    /// Each argument gets its converted type; `None` if one cannot be converted.
    pub fn of_types(cx: &Context, converter: &TypeConverter, types: &[Type]) -> Option<Self> {
        let pieces = types.iter().map(|&ty| Some(vec![converter.convert(cx, ty)?])).collect::<Option<_>>()?;
        Some(SignatureConversion { pieces })
    }

    /// Replaces an argument, which must exist, by arguments of these types.
    pub fn add_input(&mut self, index: usize, types: &[Type]) -> &mut Self {
        if let Some(pieces) = self.pieces.get_mut(index) {
            pieces.extend_from_slice(types);
        }
        self
    }

    /// The types of the new arguments in place of one, which must exist.
    pub fn types_of(&self, index: usize) -> &[Type] {
        self.pieces.get(index).map_or(&[], Vec::as_slice)
    }

    /// The types of all new arguments.
    pub fn types(&self) -> Vec<Type> {
        self.pieces.concat()
    }
}
