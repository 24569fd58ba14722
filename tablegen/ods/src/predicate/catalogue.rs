//! The methods and functions that predicates can call: one table of each.
//!
//! The last column is the Rust that a call becomes: `{0}` is the receiver (or the first argument of a function),
//! `{1}` and `{2}` the arguments, `{G}` the type argument, `{I}` one that names an interface as C++ does. In operation
//! traits, `op` is the `OpRef`. Everything listed here compiles with every argument of its kind: so kinds are exact,
//! down to the widths of integers.

use super::kind::Dense;
use super::kind::Kind::{self, *};
use Argument::{ClosureOnElement, Of, Same};

/// A method.
pub struct Method {
    /// The kind of receiver.
    pub receiver: Kind,
    /// Its name.
    pub name: &'static str,
    /// The kinds of its arguments.
    pub args: &'static [Want],
    /// The kind of its result.
    pub result: Kind,
    /// The Rust code that a call becomes.
    pub rust: &'static str,
}

/// A function.
pub struct Function {
    /// Its name.
    pub name: &'static str,
    /// The kinds of its arguments; a closure's parameter is an element of the argument before it.
    pub args: &'static [Argument],
    /// The kind of its result.
    pub result: Kind,
    /// The Rust code that a call becomes.
    pub rust: &'static str,
}

/// The kinds of arguments that a function takes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Argument {
    /// A value of this kind.
    Of(Kind),
    /// A value of the same kind as the argument before.
    Same,
    /// A condition on an element of the argument before.
    ClosureOnElement,
}

/// The kinds of arguments that a method takes: a kind, or constants of it within bounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Want {
    /// `bool`
    Bool,
    /// `i64`
    Int,
    /// `i128`
    Wide,
    /// `u32`
    Width,
    /// `usize`
    Index,
    /// `i64`; constants fit this many bits, signed or unsigned.
    Bits(u32),
    /// The integer type of Rust with this width and name.
    Exact(u32, &'static str),
    /// `bool`, which C++ also writes as 0 and 1.
    Truth,
    /// `f64`
    Float,
    /// `f32`
    Single,
    /// `&str`
    Str,
    /// A type.
    Type,
    /// An attribute.
    Attr,
    /// An affine map.
    Map,
    /// An integer set.
    Set,
    /// A slice of elements.
    Dense(Dense),
    /// A slice of attributes.
    Array,
    /// The entries of a dictionary: `{{"name", attribute}}`.
    Entries,
}

impl Want {
    const I8: Want = Want::Bits(8);
    const I16: Want = Want::Bits(16);
    const I32: Want = Want::Bits(32);
    const I64: Want = Want::Bits(64);
    const BOOLS: Want = Want::Dense(Dense::Bool);
    const I8S: Want = Want::Dense(Dense::I8);
    const I16S: Want = Want::Dense(Dense::I16);
    const I32S: Want = Want::Dense(Dense::I32);
    const I64S: Want = Want::Dense(Dense::I64);
    const F32S: Want = Want::Dense(Dense::F32);
    const F64S: Want = Want::Dense(Dense::F64);

    /// The kind of the argument.
    pub fn kind(self) -> Kind {
        match self {
            Want::Bool | Want::Truth => Bool,
            Want::Int | Want::Width | Want::Index | Want::Bits(_) => Int,
            Want::Exact(bits, name) => match (bits, name) {
                (..64, _) | (_, "i64") => Int,
                _ => Wide,
            },
            Want::Wide => Wide,
            Want::Float => Float,
            Want::Single => Single,
            Want::Str => Str,
            Want::Type => Type,
            Want::Attr => Attr,
            Want::Map => Map,
            Want::Set => Set,
            Want::Dense(d) => Kind::Dense(d),
            Want::Array => Array,
            Want::Entries => List,
        }
    }
}

/// The elements of a dense array of conditions.
const BOOL_LIST: Kind = Kind::Dense(Dense::Bool);

macro_rules! methods {
    ({$($kind:ident: $($same:ident)*;)*}
     $($receiver:ident . $name:ident ( $($arg:ident),* ) -> $result:expr, $rust:literal;)*) => {
        /// Every method.
        pub static METHODS: &[Method] = &[$($(Method {
            receiver: $kind,
            name: stringify!($same),
            args: &[],
            result: Bool,
            rust: concat!("{0}.", stringify!($same), "()"),
        },)*)* $(Method {
            receiver: $receiver,
            name: stringify!($name),
            args: &[$(Want::$arg),*],
            result: $result,
            rust: $rust,
        }),*];
    };
}

methods! {
    // Questions that the Rust method of the same name answers.
    {
        Type:
            is_integer_type is_signless_integer is_index is_int_or_index is_float is_f16 is_bf16 is_f32 is_f64
            is_none is_complex is_tuple is_function is_vector is_tensor is_ranked_tensor is_memref
            is_unranked_memref is_base_memref is_shaped has_rank has_static_shape;
        Attr:
            is_typed is_unit is_bool is_integer_attr is_index_attr is_float_attr is_string is_symbol_ref
            is_flat_symbol_ref is_type_attr is_array is_dictionary is_dense_elements is_elements
            is_dense_string_elements is_affine_map is_integer_set is_dense_array;
    }
    // Types.
    Type.is_integer(Width) -> Bool, "{0}.is_integer({1})";
    Type.is_any_integer_of(Width) -> Bool, "({0}.is_integer_type() && {0}.bit_width() == Some({1}))";
    Type.is_signed_integer(Width) -> Bool, "{0}.is_signed_integer({1})";
    Type.is_unsigned_integer(Width) -> Bool, "{0}.is_unsigned_integer({1})";
    Type.is_any_signed_integer() -> Bool, "{0}.bit_width().is_some_and(|w| {0}.is_signed_integer(w))";
    Type.is_any_unsigned_integer() -> Bool, "{0}.bit_width().is_some_and(|w| {0}.is_unsigned_integer(w))";
    Type.is_signless_int_or_index() -> Bool, "({0}.is_signless_integer() || {0}.is_index())";
    Type.is_int_or_float() -> Bool, "({0}.is_integer_type() || {0}.is_float())";
    Type.is_int_or_index_or_float() -> Bool, "({0}.is_int_or_index() || {0}.is_float())";
    Type.is_tf32() -> Bool, "matches!({0}.kind(), mlir::TypeKind::Float(mlir::FloatKind::TF32))";
    Type.is_f80() -> Bool, "matches!({0}.kind(), mlir::TypeKind::Float(mlir::FloatKind::F80))";
    Type.is_f128() -> Bool, "matches!({0}.kind(), mlir::TypeKind::Float(mlir::FloatKind::F128))";
    Type.is_float_named(Str) -> Bool, "{0}.is_float_named({1})";
    Type.is_scalable_vector() -> Bool,
        "matches!({0}.kind(), mlir::TypeKind::Vector { scalable, .. } if scalable.contains(&true))";
    Type.is_fixed_vector() -> Bool,
        "matches!({0}.kind(), mlir::TypeKind::Vector { scalable, .. } if !scalable.contains(&true))";
    Type.is_trailing_scalable_vector() -> Bool,
        "matches!({0}.kind(), mlir::TypeKind::Vector { scalable, .. } if scalable.last() == Some(&true) \
        && scalable.iter().filter(|&&s| s).count() == 1)";
    Type.is_all_scalable_vector() -> Bool,
        "matches!({0}.kind(), mlir::TypeKind::Vector { scalable, .. } if scalable.contains(&true) && !scalable.contains(&false))";
    Type.is_strided_memref() -> Bool, "{0}.strided_layout().is_some()";
    Type.scalable_dims() -> Kind::Dense(Dense::Bool),
        "match {0}.kind() { mlir::TypeKind::Vector { scalable, .. } => &scalable[..], _ => &[] }";
    Type.num_tuple_types() -> Int,
        "match {0}.kind() { mlir::TypeKind::Tuple(types) => types.len() as i64, _ => 0 }";
    Type.tuple_types() -> Types,
        "match {0}.kind() { mlir::TypeKind::Tuple(types) => &types[..], _ => &[] }.iter().map(|&t| {0}.cx().type_ref(t))";
    Type.flattened_tuple_types() -> Types, "{0}.flattened_tuple_types().into_iter()";
    Type.is_unranked_tensor() -> Bool, "({0}.is_tensor() && !{0}.has_rank())";
    Type.has_value_semantics() -> Bool, "({0}.is_tensor() || {0}.is_vector())";
    Type.rank() -> Int, "{0}.rank()";
    Type.shape() -> Shape, "{0}.shape()";
    Type.dims() -> Ints, "{0}.shape().unwrap_or_default().iter().copied()";
    Type.has_shape(I64S) -> Bool, "{0}.shape().is_some_and(|extents| extents == {1})";
    Type.width() -> Int, "{0}.bit_width().map_or(0, i64::from)";
    Type.element_width() -> Int, "{0}.element_type().bit_width().map_or(0, i64::from)";
    Type.context() -> Builder, "{0}.cx()";
    Type.with_element_type(Type) -> Type, "{0}.with_element_type({1:id})";
    Type.scale_element_width(Width) -> Type, "{0}.scale_element_width({1})";
    Type.with_shape(I64S) -> Type, "{0}.with_shape({1})";
    Type.with_dim(Index, Int) -> Type, "{0}.with_dim({1}, {2})";
    Type.vector_of(I64S) -> Type, "{0}.cx().type_ref({0}.cx().vector_ty({1}, {0:id}))";
    Type.tensor_of(I64S) -> Type, "{0}.cx().type_ref({0}.cx().tensor_ty({1}, {0:id}))";
    Type.memref_of(I64S) -> Type, "{0}.cx().type_ref({0}.cx().memref_ty({1}, {0:id}))";
    Type.unranked_tensor_of() -> Type, "{0}.cx().type_ref({0}.cx().unranked_tensor_ty({0:id}))";
    Type.complex_of() -> Type, "{0}.cx().type_ref({0}.cx().ty(mlir::TypeKind::Complex({0:id})))";
    Type.num_elements() -> Int, "{0}.num_elements().map_or(-1, |n| n as i64)";
    Type.complex_element_type() -> Type,
        "match {0}.kind() { mlir::TypeKind::Complex(t) => {0}.cx().type_ref(*t), _ => {0} }";
    Type.length() -> Int, "{0}.num_elements().map_or(-1, |n| n as i64)";
    Type.dim(Int) -> Int, "{0}.dim({1})";
    Type.broadcasts_with(Type) -> Bool, "{0}.broadcasts_with({1})";
    Type.same_kind_as(Type) -> Bool, "{0}.same_kind_as({1})";
    Type.element_type() -> Type, "{0}.element_type()";
    Type.element_type_or_self() -> Type, "{0}.element_type()";
    Type.is_dialect_type(Str) -> Bool, "{0}.is_dialect_type({1})";
    Type.is_of_dialect(Str) -> Bool, "{0}.is_of_dialect({1})";
    Type.isa() -> Bool, "{0}.isa::<{G}<'_>>()";
    Type.has_interface() -> Bool, "{0}.has_interface::<{I}>()";
    Type.function_inputs() -> Types,
        "{0}.as_function().map_or(&[][..], |f| f.0).iter().map(|&t| {0}.cx().type_ref(t))";
    Type.function_results() -> Types,
        "{0}.as_function().map_or(&[][..], |f| f.1).iter().map(|&t| {0}.cx().type_ref(t))";
    // Attributes.
    Attr.context() -> Builder, "{0}.cx()";
    Attr.element_type_or_self() -> Type, "{0}.ty().element_type()";
    Attr.is_empty() -> Bool, "matches!({0}.array_len(), 0)";
    Attr.string_is_empty() -> Bool, "{0}.as_str().unwrap_or_default().is_empty()";
    Attr.ty() -> Type, "{0}.ty()";
    Attr.is_integer_of(Width) -> Bool, "{0}.is_integer_of({1})";
    Attr.is_dense_int_elements() -> Bool,
        "({0}.is_dense_elements() && {0}.ty().element_type().is_int_or_index())";
    Attr.is_dense_fp_elements() -> Bool, "({0}.is_dense_elements() && {0}.ty().element_type().is_float())";
    Attr.is_opaque() -> Bool, "matches!({0}.kind(), mlir::AttrKind::Opaque { .. })";
    Attr.is_location() -> Bool, "matches!({0}.kind(), mlir::AttrKind::Location(_))";
    Attr.is_dense_array_i1() -> Bool, "{0}.is_dense_array_of(1)";
    Attr.is_dense_array_i8() -> Bool, "{0}.is_dense_array_of(8)";
    Attr.is_dense_array_i16() -> Bool, "{0}.is_dense_array_of(16)";
    Attr.is_dense_array_i32() -> Bool, "{0}.is_dense_array_of(32)";
    Attr.is_dense_array_i64() -> Bool, "{0}.is_dense_array_of(64)";
    Attr.is_dense_array_f32() -> Bool, "matches!({0}.kind(), mlir::AttrKind::DenseArray { element, .. } \
        if {0}.cx().type_ref(*element).is_f32())";
    Attr.is_dense_array_f64() -> Bool, "matches!({0}.kind(), mlir::AttrKind::DenseArray { element, .. } \
        if {0}.cx().type_ref(*element).is_f64())";
    Attr.isa() -> Bool, "{0}.isa::<{G}<'_>>()";
    Attr.has_interface() -> Bool, "{0}.has_interface::<{I}>()";
    Attr.is_dialect_attr(Str) -> Bool, "{0}.is_dialect_attr({1})";
    Attr.as_view() -> Any, "{0}.cast::<{G}<'_>>().expect(\"a verified operation has it\")";
    Attr.int_value() -> Int, "{0}.as_int().unwrap_or_default()";
    Attr.wide_value() -> Wide, "{0}.as_i128().unwrap_or_default()";
    Attr.bool_value() -> Bool, "{0}.as_bool().unwrap_or_default()";
    Attr.string_value() -> Str, "{0}.as_str().unwrap_or_default()";
    Attr.type_value() -> Type, "{0}.as_type().map_or_else(|| {0}.ty(), |t| {0}.cx().type_ref(t))";
    Attr.symbol_name() -> Str, "{0}.as_flat_symbol().unwrap_or_default()";
    Attr.is_enum_attr(Str, Str) -> Bool, "{0}.as_dialect::<mlir::attributes::EnumAttr>()\
        .is_some_and(|e| e.spec.dialect == {1} && e.spec.mnemonic == {2})";
    Attr.enum_value() -> Int, "{0}.as_enum().unwrap_or(i64::MIN)";
    Attr.float_value() -> Float, "{0}.as_float().unwrap_or_default()";
    Attr.affine_map() -> Map, "{0}.as_affine_map().expect(\"an affine map\")";
    Attr.integer_set() -> Set, "{0}.as_integer_set().expect(\"an integer set\")";
    Attr.array_value() -> Array, "{0}.as_array().unwrap_or_default()";
    Attr.i1_array() -> Kind::Dense(Dense::Bool), "{0}.as_dense_array::<bool>().unwrap_or_default()";
    Attr.i8_array() -> Kind::Dense(Dense::I8), "{0}.as_dense_array::<i8>().unwrap_or_default()";
    Attr.i16_array() -> Kind::Dense(Dense::I16), "{0}.as_dense_array::<i16>().unwrap_or_default()";
    Attr.i32_array() -> Kind::Dense(Dense::I32), "{0}.as_dense_array::<i32>().unwrap_or_default()";
    Attr.i64_array() -> Kind::Dense(Dense::I64), "{0}.as_dense_array::<i64>().unwrap_or_default()";
    Attr.f32_array() -> Kind::Dense(Dense::F32), "{0}.as_dense_array::<f32>().unwrap_or_default()";
    Attr.f64_array() -> Kind::Dense(Dense::F64), "{0}.as_dense_array::<f64>().unwrap_or_default()";
    Attr.element(Index) -> Attr, "{0}.array_element({1}).unwrap_or({0})";
    Attr.elements() -> Attrs,
        "{0}.as_array().unwrap_or_default().iter().map(|&a| {0}.cx().attr_ref(a))";
    Attr.int_elements() -> Ints, "{0}.dense_array_ints().unwrap_or_default().into_iter()";
    Attr.len() -> Int, "({0}.array_len() as i64)";
    // Values.
    Value.ty() -> Type, "op.ty({0})";
    Value.element_type_or_self() -> Type, "op.ty({0}).element_type()";
    Value.is_present() -> Bool, "true";
    Value.use_empty() -> Bool, "op.body().is_unused({0})";
    OptionalValue.is_present() -> Bool, "{0}.is_some()";
    OptionalValue.ty() -> Type,
        "{0}.map_or_else(|| op.cx().type_ref(op.cx().none_ty()), |v| op.ty(v))";
    Values.ty() -> Types, "{0}.map(|v| op.ty(v))";
    Values.types() -> Types, "{0}.map(|v| op.ty(v))";
    OptionalValue.element_type_or_self() -> Type,
        "{0}.map_or_else(|| op.cx().type_ref(op.cx().none_ty()), |v| op.ty(v).element_type())";
    Values.size() -> Int, "({0}.count() as i64)";
    Values.empty() -> Bool, "matches!({0}.count(), 0)";
    Values.len() -> Int, "({0}.count() as i64)";
    Values.is_present() -> Bool, "({0}.count() > 0)";
    // Operations.
    Op.num_operands() -> Int, "({0}.num_operands() as i64)";
    Op.num_results() -> Int, "({0}.num_results() as i64)";
    Op.num_regions() -> Int, "({0}.num_regions() as i64)";
    Op.operand(Index) -> Value, "{0}.operand({1})";
    Op.result(Index) -> Value, "{0}.result({1})";
    Op.operand_types() -> Types, "{0}.operand_types().map(|t| op.cx().type_ref(t))";
    Op.result_types() -> Types, "{0}.result_types().map(|t| op.cx().type_ref(t))";
    // Regions.
    Region.num_blocks() -> Int, "({0}.blocks().count() as i64)";
    Region.is_empty() -> Bool, "{0}.is_empty()";
    // Lists.
    Types.size() -> Int, "({0}.count() as i64)";
    Types.empty() -> Bool, "matches!({0}.count(), 0)";
    Ints.contains(Int) -> Bool, "{0}.any(|x| x == {1})";
    BOOL_LIST.contains(Bool) -> Bool, "{0}.contains(&({1}))";
    BOOL_LIST.back() -> Bool, "{0}.last().copied().unwrap_or_default()";
    BOOL_LIST.drop_back() -> Kind::Dense(Dense::Bool), "{0}.split_last().map_or(&[][..], |l| l.1)";
    Types.len() -> Int, "({0}.count() as i64)";
    Attrs.len() -> Int, "({0}.len() as i64)";
    Attrs.size() -> Int, "({0}.len() as i64)";
    Attrs.empty() -> Bool, "matches!({0}.len(), 0)";
    Attrs.is_empty() -> Bool, "matches!({0}.len(), 0)";
    Ints.len() -> Int, "({0}.len() as i64)";
    Ints.size() -> Int, "({0}.len() as i64)";
    Ints.empty() -> Bool, "matches!({0}.len(), 0)";
    Ints.is_empty() -> Bool, "matches!({0}.len(), 0)";
    Str.size() -> Int, "({0}.len() as i64)";
    Str.empty() -> Bool, "{0}.is_empty()";
    Str.is_empty() -> Bool, "{0}.is_empty()";
    // The builder, which creates types and attributes.
    Builder.get_type() -> Type, "{0}.type_ref({G}::get({0}))";
    Builder.index_type() -> Type, "{0}.type_ref({0}.index_ty())";
    Builder.none_type() -> Type, "{0}.type_ref({0}.none_ty())";
    Builder.integer_type(Width) -> Type, "{0}.type_ref({0}.int_ty({1}))";
    Builder.signed_integer_type(Width) -> Type, "{0}.type_ref({0}.ty(mlir::TypeKind::Integer \
        { width: {1}, signedness: mlir::Signedness::Signed }))";
    Builder.unsigned_integer_type(Width) -> Type, "{0}.type_ref({0}.ty(mlir::TypeKind::Integer \
        { width: {1}, signedness: mlir::Signedness::Unsigned }))";
    Builder.f16_type() -> Type, "{0}.type_ref({0}.ty(mlir::TypeKind::Float(mlir::FloatKind::F16)))";
    Builder.bf16_type() -> Type, "{0}.type_ref({0}.ty(mlir::TypeKind::Float(mlir::FloatKind::BF16)))";
    Builder.float_named(Str) -> Type, "{0}.float_named({1})";
    Builder.tf32_type() -> Type, "{0}.type_ref({0}.ty(mlir::TypeKind::Float(mlir::FloatKind::TF32)))";
    Builder.f32_type() -> Type, "{0}.type_ref({0}.ty(mlir::TypeKind::Float(mlir::FloatKind::F32)))";
    Builder.f64_type() -> Type, "{0}.type_ref({0}.f64_ty())";
    Builder.f80_type() -> Type, "{0}.type_ref({0}.ty(mlir::TypeKind::Float(mlir::FloatKind::F80)))";
    Builder.f128_type() -> Type, "{0}.type_ref({0}.ty(mlir::TypeKind::Float(mlir::FloatKind::F128)))";
    Builder.unit_attr() -> Attr, "{0}.attr_ref({0}.unit_attr())";
    Builder.bool_attr(Truth) -> Attr, "{0}.attr_ref({0}.bool_attr({1}))";
    Builder.i1_attr(Truth) -> Attr, "{0}.attr_ref({0}.bool_attr({1}))";
    Builder.i8_attr(I8) -> Attr, "{0}.attr_ref({0}.int_attr_of_width({1}, 8))";
    Builder.i16_attr(I16) -> Attr, "{0}.attr_ref({0}.int_attr_of_width({1}, 16))";
    Builder.i32_attr(I32) -> Attr, "{0}.attr_ref({0}.int_attr_of_width({1}, 32))";
    Builder.i64_attr(I64) -> Attr, "{0}.attr_ref({0}.int_attr_of_width({1}, 64))";
    Builder.index_attr(Int) -> Attr, "{0}.attr_ref({0}.index_attr({1}))";
    Builder.integer_attr(Width, Wide) -> Attr, "{0}.attr_ref({0}.int_attr({2}, {0}.int_ty({1})))";
    Builder.signed_integer_attr(Width, Wide) -> Attr,
        "{0}.attr_ref({0}.int_attr({2}, {0}.signed_int_ty({1})))";
    Builder.unsigned_integer_attr(Width, Wide) -> Attr,
        "{0}.attr_ref({0}.int_attr({2}, {0}.unsigned_int_ty({1})))";
    Builder.f32_attr(Single) -> Attr, "{0}.attr_ref({0}.f32_attr({1}))";
    Builder.f16_attr(Float) -> Attr, "{0}.attr_ref({0}.float_attr({1}, mlir::FloatKind::F16))";
    Builder.f80_attr(Float) -> Attr, "{0}.attr_ref({0}.float_attr({1}, mlir::FloatKind::F80))";
    Builder.f128_attr(Float) -> Attr, "{0}.attr_ref({0}.float_attr({1}, mlir::FloatKind::F128))";
    Builder.f64_attr(Float) -> Attr, "{0}.attr_ref({0}.f64_attr({1}))";
    Builder.string_attr(Str) -> Attr, "{0}.attr_ref({0}.string_attr({1}))";
    Builder.type_attr(Type) -> Attr, "{0}.attr_ref({0}.type_attr({1:id}))";
    Builder.dictionary_attr(Entries) -> Attr, "{0}.attr_ref({0}.dictionary_attr({1}))";
    Builder.array_attr(Array) -> Attr, "{0}.attr_ref({0}.array_attr({1}))";
    Builder.i1_array_attr(BOOLS) -> Attr, "{0}.attr_ref({0}.dense_array_attr::<bool>({1}))";
    Builder.i8_array_attr(I8S) -> Attr, "{0}.attr_ref({0}.dense_array_attr::<i8>({1}))";
    Builder.i16_array_attr(I16S) -> Attr, "{0}.attr_ref({0}.dense_array_attr::<i16>({1}))";
    Builder.i32_array_attr(I32S) -> Attr, "{0}.attr_ref({0}.dense_array_attr::<i32>({1}))";
    Builder.i64_array_attr(I64S) -> Attr, "{0}.attr_ref({0}.dense_array_attr::<i64>({1}))";
    Builder.f32_array_attr(F32S) -> Attr, "{0}.attr_ref({0}.dense_array_attr::<f32>({1}))";
    Builder.f64_array_attr(F64S) -> Attr, "{0}.attr_ref({0}.dense_array_attr::<f64>({1}))";
    Builder.affine_map_attr(Map) -> Attr, "{0}.attr_ref({0}.affine_map_attr({1}))";
    Builder.integer_set_attr(Set) -> Attr, "{0}.attr_ref({0}.integer_set_attr({1}))";
    Builder.symbol_ref_attr(Str) -> Attr, "{0}.attr_ref({0}.symbol_ref_attr({1}))";
}

/// Every function.
pub static FUNCTIONS: &[Function] = &[
    function("eq", &[Of(Any), Same], Bool, "{0} == {1}"),
    function("all_of", &[Of(Any), ClosureOnElement], Bool, "{0}.all({1})"),
    function("any_of", &[Of(Any), ClosureOnElement], Bool, "{0}.any({1})"),
    function("is_sorted", &[Of(Ints)], Bool, "{0}.is_sorted()"),
    function("all_differ", &[Of(Ints)], Bool, "{0}.is_sorted_by(|a, b| a != b)"),
    function("is_strictly_sorted", &[Of(Ints)], Bool, "{0}.is_sorted_by(|a, b| a < b)"),
    function("i1_same_shape", &[Of(Type)], Type, "{0}.with_element_type({0}.cx().int_ty(1))"),
    function("is_power_of_two", &[Of(Int)], Bool, "u64::try_from({0}).is_ok_and(u64::is_power_of_two)"),
    function(
        "repeat",
        &[Of(Type), Of(Int)],
        Types,
        "std::iter::repeat_n({0}, usize::try_from({1}).unwrap_or(0))",
    ),
    function("max", &[Of(Int), Of(Int)], Int, "i64::max({0}, {1})"),
    function("min", &[Of(Int), Of(Int)], Int, "i64::min({0}, {1})"),
    function(
        "log2_ceil",
        &[Of(Int)],
        Int,
        "u64::try_from({0}).ok().and_then(u64::checked_next_power_of_two).map_or(0, |n| i64::from(n.trailing_zeros()))",
    ),
    function("has_only_bits", &[Of(Int), Of(Int)], Bool, "({0} & !{1} == 0)"),
];

const fn function(
    name: &'static str,
    args: &'static [Argument],
    result: Kind,
    rust: &'static str,
) -> Function {
    Function { name, args, result, rust }
}

/// The methods of this name, one for each kind that has it.
pub fn methods_named(name: &str) -> impl Iterator<Item = &'static Method> + use<'_> {
    METHODS.iter().filter(move |m| m.name == name)
}
