//! The bytecode encoding of the attributes of debug information and loops: a number for each kind, then its parameters
//! in order. Other attributes are written as text.

use std::any::Any;

use mlir::bytecode::{BytecodeAttributes, Piece, PieceKind};
use mlir::data::{AnyValue, DataDef, Made, Params};
use mlir::enums::EnumValue;
use mlir::{Attr, AttrKind, AttrRef, Context};

use super::debug_info::AttrClass;
use super::{
    DI_BASIC_TYPE_ATTR_DEF, DI_COMPILE_UNIT_ATTR_DEF, DI_COMPOSITE_TYPE_ATTR_DEF, DI_DERIVED_TYPE_ATTR_DEF,
    DI_EXPRESSION_ATTR_DEF, DI_EXPRESSION_ELEM_ATTR_DEF, DI_FILE_ATTR_DEF, DI_GLOBAL_VARIABLE_ATTR_DEF,
    DI_GLOBAL_VARIABLE_EXPRESSION_ATTR_DEF, DI_IMPORTED_ENTITY_ATTR_DEF, DI_LABEL_ATTR_DEF,
    DI_LEXICAL_BLOCK_ATTR_DEF, DI_LEXICAL_BLOCK_FILE_ATTR_DEF, DI_LOCAL_VARIABLE_ATTR_DEF,
    DI_NAMESPACE_ATTR_DEF, DI_SUBPROGRAM_ATTR_DEF, DI_SUBRANGE_ATTR_DEF, DI_SUBROUTINE_TYPE_ATTR_DEF,
    DIEmissionKind, DIFlags, DINameTableKind, DINodeAttr, DIScopeAttr, DISubprogramFlags, DITypeAttr,
    DistinctAttr, FusedLoc, LOOP_ANNOTATION_ATTR_DEF,
};

/// The dialect's interface.
pub(super) static BYTECODE: BytecodeAttributes = BytecodeAttributes { pieces, kinds, make };

/// How one parameter is encoded.
struct Codec {
    kind: PieceKind,
    to: for<'a> fn(&'a Context, &dyn Any) -> Option<Piece<'a>>,
    from: fn(&Context, Piece<'_>) -> Option<AnyValue>,
}

/// How the parameters of an attribute are encoded; parameters beyond the list are not encoded.
struct Encoding {
    def: &'static DataDef,
    codecs: &'static [Codec],
}

/// A parameter that is a number in bytecode.
trait Number: Any + Sized {
    fn to(&self) -> u64;
    fn of(number: u64) -> Option<Self>;
}

impl Number for u32 {
    fn to(&self) -> u64 {
        (*self).into()
    }

    fn of(number: u64) -> Option<Self> {
        number.try_into().ok()
    }
}

impl Number for u64 {
    fn to(&self) -> u64 {
        *self
    }

    fn of(number: u64) -> Option<Self> {
        Some(number)
    }
}

impl Number for DIEmissionKind {
    fn to(&self) -> u64 {
        self.number() as u64
    }

    fn of(number: u64) -> Option<Self> {
        EnumValue::of(number.try_into().ok()?)
    }
}

/// An absent case is encoded as zero.
impl<E: EnumValue> Number for Option<E> {
    fn to(&self) -> u64 {
        self.map_or(0, |e| e.number() as u64)
    }

    fn of(number: u64) -> Option<Self> {
        match number {
            0 => Some(None),
            _ => E::of(number.try_into().ok()?).map(Some),
        }
    }
}

const fn number<T: Number>() -> Codec {
    Codec {
        kind: PieceKind::Number,
        to: |_, value| Some(Piece::Number(value.downcast_ref::<T>()?.to())),
        from: |_, piece| if let Piece::Number(n) = piece { Some(Box::new(T::of(n)?)) } else { None },
    }
}

const fn maybe() -> Codec {
    Codec {
        kind: PieceKind::OptionalNumber,
        to: |_, value| Some(Piece::OptionalNumber(value.downcast_ref::<Option<u32>>()?.map(u64::from))),
        from: |_, piece| {
            let Piece::OptionalNumber(number) = piece else { return None };
            Some(Box::new(number.map(u32::try_from).transpose().ok()?))
        },
    }
}

const fn flag() -> Codec {
    Codec {
        kind: PieceKind::Bool,
        to: |_, value| Some(Piece::Bool(*value.downcast_ref()?)),
        from: |_, piece| if let Piece::Bool(value) = piece { Some(Box::new(value)) } else { None },
    }
}

const fn text() -> Codec {
    Codec {
        kind: PieceKind::Text,
        to: |cx, value| Some(Piece::Text(cx.attr_ref(*value.downcast_ref()?).as_str()?)),
        from: |cx, piece| {
            if let Piece::Text(text) = piece { Some(Box::new(cx.string_attr(text))) } else { None }
        },
    }
}

const fn attr<T: AttrClass>() -> Codec {
    Codec {
        kind: PieceKind::Attr,
        to: |_, value| Some(Piece::Attr(value.downcast_ref::<T>()?.get()?)),
        from: |cx, piece| {
            if let Piece::Attr(attr) = piece { Some(Box::new(T::checked(cx.attr_ref(attr))?)) } else { None }
        },
    }
}

const fn optional<T: AttrClass + Default>() -> Codec {
    Codec {
        kind: PieceKind::OptionalAttr,
        to: |_, value| Some(Piece::OptionalAttr(value.downcast_ref::<T>()?.get())),
        from: |cx, piece| {
            let Piece::OptionalAttr(attr) = piece else { return None };
            Some(Box::new(match attr {
                Some(attr) => T::checked(cx.attr_ref(attr))?,
                None => T::default(),
            }))
        },
    }
}

const fn some() -> Codec {
    Codec {
        kind: PieceKind::OptionalAttr,
        to: |_, value| Some(Piece::OptionalAttr(*value.downcast_ref::<Option<Attr>>()?)),
        from: |_, piece| if let Piece::OptionalAttr(attr) = piece { Some(Box::new(attr)) } else { None },
    }
}

const fn list<T: AttrClass>() -> Codec {
    Codec {
        kind: PieceKind::Attrs,
        to: |_, value| {
            let all = value.downcast_ref::<Box<[T]>>()?;
            Some(Piece::Attrs(all.iter().map(AttrClass::get).collect::<Option<_>>()?))
        },
        from: |cx, piece| {
            let Piece::Attrs(attrs) = piece else { return None };
            let all: Option<Box<[T]>> = attrs.into_iter().map(|a| T::checked(cx.attr_ref(a))).collect();
            Some(Box::new(all?))
        },
    }
}

const fn numbers() -> Codec {
    Codec {
        kind: PieceKind::Numbers,
        to: |_, value| Some(Piece::Numbers(value.downcast_ref::<Box<[u64]>>()?.to_vec())),
        from: |_, piece| {
            let Piece::Numbers(numbers) = piece else { return None };
            Some(Box::new(numbers.into_boxed_slice()))
        },
    }
}

/// The attributes, indexed by their numbers.
#[rustfmt::skip]
static ENCODINGS: &[Encoding] = &[
    Encoding { def: &DI_BASIC_TYPE_ATTR_DEF, codecs: &[number::<u32>(), text(), number::<u64>(), number::<u32>()] },
    Encoding { def: &DI_COMPILE_UNIT_ATTR_DEF, codecs: &[attr::<DistinctAttr>(), number::<u32>(), attr::<Attr>(), some(), flag(), number::<DIEmissionKind>(), number::<Option<DINameTableKind>>()] },
    Encoding { def: &DI_COMPOSITE_TYPE_ATTR_DEF, codecs: &[optional::<DistinctAttr>(), flag(), number::<u32>(), some(), some(), number::<u32>(), optional::<DIScopeAttr>(), optional::<DITypeAttr>(), number::<Option<DIFlags>>(), number::<u64>(), number::<u64>(), some(), some(), some(), some(), list::<DINodeAttr>()] },
    Encoding { def: &DI_DERIVED_TYPE_ATTR_DEF, codecs: &[number::<u32>(), some(), optional::<DITypeAttr>(), number::<u64>(), number::<u32>(), number::<u64>(), maybe(), optional::<DINodeAttr>()] },
    Encoding { def: &DI_EXPRESSION_ELEM_ATTR_DEF, codecs: &[number::<u32>(), numbers()] },
    Encoding { def: &DI_EXPRESSION_ATTR_DEF, codecs: &[list::<Attr>()] },
    Encoding { def: &DI_FILE_ATTR_DEF, codecs: &[text(), text()] },
    Encoding { def: &DI_GLOBAL_VARIABLE_ATTR_DEF, codecs: &[optional::<DIScopeAttr>(), some(), some(), attr::<Attr>(), number::<u32>(), attr::<DITypeAttr>(), flag(), flag(), number::<u32>()] },
    Encoding { def: &DI_GLOBAL_VARIABLE_EXPRESSION_ATTR_DEF, codecs: &[attr::<Attr>(), some()] },
    Encoding { def: &DI_IMPORTED_ENTITY_ATTR_DEF, codecs: &[number::<u32>(), attr::<DIScopeAttr>(), attr::<DINodeAttr>(), some(), number::<u32>(), some(), list::<DINodeAttr>()] },
    Encoding { def: &DI_LABEL_ATTR_DEF, codecs: &[attr::<DIScopeAttr>(), some(), some(), number::<u32>()] },
    Encoding { def: &DI_LEXICAL_BLOCK_ATTR_DEF, codecs: &[attr::<DIScopeAttr>(), some(), number::<u32>(), number::<u32>()] },
    Encoding { def: &DI_LEXICAL_BLOCK_FILE_ATTR_DEF, codecs: &[attr::<DIScopeAttr>(), some(), number::<u32>()] },
    Encoding { def: &DI_LOCAL_VARIABLE_ATTR_DEF, codecs: &[attr::<DIScopeAttr>(), some(), some(), number::<u32>(), number::<u32>(), number::<u32>(), optional::<DITypeAttr>(), number::<Option<DIFlags>>()] },
    Encoding { def: &DI_NAMESPACE_ATTR_DEF, codecs: &[some(), optional::<DIScopeAttr>(), flag()] },
    Encoding { def: &DI_SUBPROGRAM_ATTR_DEF, codecs: &[optional::<DistinctAttr>(), flag(), optional::<DistinctAttr>(), some(), optional::<DIScopeAttr>(), some(), some(), some(), number::<u32>(), number::<u32>(), number::<Option<DISubprogramFlags>>(), some(), list::<DINodeAttr>(), list::<DINodeAttr>()] },
    Encoding { def: &DI_SUBRANGE_ATTR_DEF, codecs: &[some(), some(), some(), some()] },
    Encoding { def: &DI_SUBROUTINE_TYPE_ATTR_DEF, codecs: &[number::<u32>(), list::<DITypeAttr>()] },
    Encoding { def: &LOOP_ANNOTATION_ATTR_DEF, codecs: &[some(), some(), some(), some(), some(), some(), some(), some(), some(), some(), some(), some(), optional::<FusedLoc>(), optional::<FusedLoc>(), list::<Attr>()] },
];

fn kinds(code: u64) -> Option<Vec<PieceKind>> {
    let encoding = ENCODINGS.get(usize::try_from(code).ok()?)?;
    Some(encoding.codecs.iter().map(|c| c.kind).collect())
}

fn pieces(attr: AttrRef<'_>) -> Option<(u64, Vec<Piece<'_>>)> {
    let AttrKind::Dialect(data) = attr.kind() else { return None };
    let def = DataDef::of(data)?;
    let code = ENCODINGS.iter().position(|e| std::ptr::eq(e.def, def))?;
    let values = data.parameters()?;
    let codecs = ENCODINGS.get(code)?.codecs.iter().enumerate();
    let all = codecs.map(|(i, c)| (c.to)(attr.cx(), values.param(i))).collect::<Option<_>>()?;
    Some((code as u64, all))
}

fn make(cx: &Context, code: u64, pieces: Vec<Piece<'_>>) -> Result<Attr, String> {
    let encoding = usize::try_from(code).ok().and_then(|code| ENCODINGS.get(code));
    let encoding = encoding.ok_or("unknown kind of attribute")?;
    let mut params = Params::new(encoding.def.params.len());
    for (index, (piece, codec)) in pieces.into_iter().zip(encoding.codecs).enumerate() {
        let value = (codec.from)(cx, piece);
        params.set(index, Some(value.ok_or("a parameter is of the wrong kind")?));
    }
    match (encoding.def.make)(cx, &mut params)? {
        Made::Attr(attr) => Ok(attr),
        Made::Type(_) => Err("a type is in the place of an attribute".to_owned()),
    }
}
