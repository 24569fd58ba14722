//! Hand-written text and verifiers of attributes.

use mlir::data::{parse_list, parse_own_attr};
use mlir::hooks::{AttrAssembly, VerifyParameters};
use mlir::text::{AttrParser, ParseResult, Printer};
use mlir::{Attr, AttrRef, Context, Type, TypeKind};

use super::{
    AliasScopeAttr, ConstantRangeAttr, DIExpressionAttr, ModuleFlagAttr, ModuleFlagCGProfileEntryAttr,
    ModuleFlagProfileSummaryAttr, TBAAMemberAttrStorage, TargetFeaturesAttr,
};

/// `{<#root, 0>, <#type, 4>}`
pub(super) fn parse_tbaa_members(p: &mut AttrParser<'_, '_>) -> ParseResult<Option<Box<[Attr]>>> {
    p.token("{")?;
    let members = parse_list(p, "expected '<'", parse_own_attr::<TBAAMemberAttrStorage>)?;
    let Some(members) = members else { return Err(p.error_here("expected '<'")) };
    p.token("}")?;
    Ok(Some(members))
}

pub(super) fn print_tbaa_members(members: &[Attr], p: &mut Printer<'_>) {
    p.write_text("{");
    for (index, &member) in members.iter().enumerate() {
        if index > 0 {
            p.write_text(", ");
        }
        p.stripped_attr(member);
    }
    p.write_text("}");
}

/// The lowest `width` bits, sign-extended.
fn wrapped(value: i128, width: u32) -> i128 {
    match width {
        0 => 0,
        1..128 => value << (128 - width) >> (128 - width),
        _ => value,
    }
}

impl AttrAssembly for ConstantRangeAttr<'_> {
    /// Parses `<i32, 0, 12>`.
    fn parse(p: &mut AttrParser<'_, '_>, _ty: Option<Type>) -> ParseResult<Attr> {
        p.token("<")?;
        let span = p.span();
        let ty = p.ty()?;
        let TypeKind::Integer { width, .. } = *p.cx().type_kind(ty) else {
            let found = p.cx().type_ref(ty);
            let message =
                format!("invalid kind of type specified: expected builtin.integer, but found '{found}'");
            return Err(p.error(span, message));
        };
        p.token(",")?;
        let mut bounds = [0; 2];
        for (index, bound) in bounds.iter_mut().enumerate() {
            if index > 0 {
                p.token(",")?;
            }
            let Some(number) = p.optional_wide_integer()? else {
                return Err(p.error_here("expected integer value"));
            };
            *bound = wrapped(number, width);
        }
        p.token(">")?;
        Ok(ConstantRangeAttr::get(p.cx(), width, bounds[0], bounds[1]))
    }

    fn print(self, p: &mut Printer<'_>) {
        p.write_text(&format!("<i{}, {}, {}>", self.width(), self.lower(), self.upper()));
    }
}

impl VerifyParameters for TargetFeaturesAttr<'_> {
    /// Each feature starts with `+` or `-` and is a single feature.
    fn verify(self) -> Result<(), String> {
        for &feature in self.features() {
            let text = self.cx.attr_ref(feature).as_str().unwrap_or_default();
            if !text.starts_with(['+', '-']) {
                return Err("target features must start with '+' or '-'".to_owned());
            }
            if text.contains(',') {
                return Err("target features can not contain ','".to_owned());
            }
        }
        Ok(())
    }
}

impl VerifyParameters for AliasScopeAttr<'_> {
    /// A scope is identified by a distinct attribute or a name.
    fn verify(self) -> Result<(), String> {
        let id = self.cx.attr_ref(self.data.id);
        if id.is_string() || matches!(id.kind(), mlir::AttrKind::Distinct { .. }) {
            Ok(())
        } else {
            Err("id of an alias scope must be a StringAttr or a DistrinctAttr".to_owned())
        }
    }
}

/// The keys of module flags with values of a special form.
const CG_PROFILE: &str = "CG Profile";
const PROFILE_SUMMARY: &str = "ProfileSummary";

impl VerifyParameters for ModuleFlagAttr<'_> {
    /// The value is of the kind that the key requires.
    fn verify(self) -> Result<(), String> {
        let key = self.cx.attr_ref(self.key()).as_str().unwrap_or_default();
        let value = self.cx.attr_ref(self.value());
        match key {
            CG_PROFILE => {
                let entry = |a: AttrRef<'_>| a.isa::<ModuleFlagCGProfileEntryAttr>();
                if value.as_array().is_some_and(|all| all.iter().all(|&a| entry(self.cx.attr_ref(a)))) {
                    Ok(())
                } else {
                    Err("'CG Profile' key expects an array of '#llvm.cgprofile_entry'".to_owned())
                }
            }
            PROFILE_SUMMARY => {
                if value.isa::<ModuleFlagProfileSummaryAttr>() {
                    Ok(())
                } else {
                    Err("'ProfileSummary' key expects a '#llvm.profile_summary' attribute".to_owned())
                }
            }
            _ if value.is_integer_attr() || value.is_string() => Ok(()),
            _ => Err(format!(
                "only integer and string values are currently supported for unknown key '{}'",
                self.cx.attr_ref(self.key())
            )),
        }
    }
}

/// `#llvm.di_expression<>`, a default that is not printed.
pub(crate) fn no_operations(cx: &Context) -> AttrRef<'_> {
    cx.attr_ref(DIExpressionAttr::get(cx, &[]))
}
