//! Properties: the kinds of their values.

use mlir::opdef::{EnumAttrSpec, EnumSpec};
use mlir::properties::{EnumProp, PropKind};
use ods::model::property::PropType;

use crate::leak;
use crate::names::Names;

/// The kind of a property's value; why there is none otherwise.
pub(crate) fn kind(ty: &PropType, names: &Names) -> Result<PropKind, String> {
    Ok(match ty {
        PropType::Int { rust, bits } => PropKind::Int { bits: *bits, signed: rust.starts_with('i') },
        PropType::Bool => PropKind::Bool,
        PropType::Unit => PropKind::Unit,
        PropType::Str => PropKind::String,
        PropType::Enum(e) => {
            let unknown = |name: &str| format!("'{name}' is unknown");
            let cases: &'static EnumSpec = names.enums.get(&e.name).ok_or_else(|| unknown(&e.name))?;
            let attr: Option<&'static EnumAttrSpec> = match &e.attr {
                Some(name) => Some(names.enum_attrs.get(name).ok_or_else(|| unknown(name))?),
                None => None,
            };
            PropKind::Enum(EnumProp {
                cases,
                name: leak::text(&e.name),
                expected: leak::text(&e.expected),
                mnemonic: e.mnemonic.as_deref().map(leak::text),
                attr,
                in_attr: e.in_attr,
            })
        }
        PropType::IntArray { bits, .. } => PropKind::IntArray(*bits),
        PropType::Array(inner) => PropKind::Array(leak::one(kind(inner, names)?)),
        PropType::Optional { inner, bare } => {
            PropKind::Optional { inner: leak::one(kind(inner, names)?), bare: *bare }
        }
        PropType::Custom { path } => return Err(format!("values of '{path}' are C++")),
        PropType::Written { inner, .. } => kind(inner, names)?,
    })
}
