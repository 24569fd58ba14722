//! The dlti dialect: layouts of data, `#dlti.dl_spec<i64 = dense<64> : vector<2xi64>>`, and descriptions of targets.

use mlir::hooks::AttrAssembly;
use mlir::text::{AttrParser, ParseResult, Printer};
use mlir::{Attr, AttrKind, AttrRef, Context, Type};

include!(concat!(env!("OUT_DIR"), "/dlti.rs"));

/// The name of the attribute of a module that holds its data layout.
pub const LAYOUT: &str = "dlti.dl_spec";

/// The key of the order of bytes.
const ENDIANNESS: &str = "dlti.endianness";

/// An entry of one of the dialect's lists.
pub fn entry(cx: &Context, key: Attr, value: Attr) -> Attr {
    DataLayoutEntryAttr::get(cx, key, value)
}

/// The key and value of an entry.
fn parts(entry: AttrRef<'_>) -> Option<(Attr, Attr)> {
    entry.as_dialect::<DataLayoutEntryAttrStorage>().map(|entry| (entry.key, entry.value))
}

/// The keys and values of a data layout.
fn entries_of_layout(spec: AttrRef<'_>) -> impl Iterator<Item = (AttrRef<'_>, AttrRef<'_>)> {
    let entries = spec.cast::<DataLayoutSpecAttr<'_>>().map(|spec| spec.entries());
    entries.into_iter().flatten().filter_map(move |&entry| {
        let (key, value) = parts(spec.cx().attr_ref(entry))?;
        Some((spec.cx().attr_ref(key), spec.cx().attr_ref(value)))
    })
}

/// The types of which a data layout says something, and what it says.
pub fn types_of_layout(spec: AttrRef<'_>) -> impl Iterator<Item = (Type, AttrRef<'_>)> {
    entries_of_layout(spec).filter_map(|(key, value)| Some((key.as_type()?, value)))
}

/// Whether a data layout stores the most significant byte first, if it says so.
pub fn is_big_endian(spec: AttrRef<'_>) -> Option<bool> {
    let (_, order) = entries_of_layout(spec).find(|(key, _)| key.as_str() == Some(ENDIANNESS))?;
    Some(order.as_str() == Some("big"))
}

/// Parses a type or a string.
fn parse_key(p: &mut AttrParser<'_, '_>) -> ParseResult<Attr> {
    if let Some(text) = p.optional_string()? {
        return Ok(p.cx().string_attr(&text));
    }
    match p.optional_ty()? {
        Some(ty) => Ok(p.cx().type_attr(ty)),
        None => Err(p.error_here("expected a type or a quoted string")),
    }
}

fn print_key(p: &mut Printer<'_>, key: Attr) {
    match p.cx().attr_kind(key) {
        AttrKind::Type(ty) => p.ty(*ty),
        _ => p.attr(key),
    }
}

/// Parses `<key = value, ...>`.
fn parse_entries(p: &mut AttrParser<'_, '_>) -> ParseResult<Vec<Attr>> {
    let mut entries: Vec<Attr> = Vec::new();
    let mut keys = Vec::new();
    p.token("<")?;
    if p.optional_token(">") {
        return Ok(entries);
    }
    loop {
        let span = p.span();
        let key = parse_key(p)?;
        if keys.contains(&key) {
            let key = p.cx().attr_ref(key);
            let text = match key.as_str() {
                Some(text) => text.to_owned(),
                None => key.to_string(),
            };
            return Err(p.error(span, format!("repeated layout entry key: '{text}'")));
        }
        keys.push(key);
        p.token("=")?;
        let value = p.attr(None)?;
        entries.push(entry(p.cx(), key, value));
        if !p.optional_token(",") {
            break;
        }
    }
    p.token(">")?;
    Ok(entries)
}

fn print_entries(p: &mut Printer<'_>, entries: &[Attr]) {
    p.write_text("<");
    for (index, &entry) in entries.iter().enumerate() {
        if index > 0 {
            p.write_text(", ");
        }
        if let Some((key, value)) = parts(p.cx().attr_ref(entry)) {
            print_key(p, key);
            p.write_text(" = ");
            p.attr(value);
        }
    }
    p.write_text(">");
}

impl AttrAssembly for DataLayoutEntryAttr<'_> {
    /// Parses `<key, value>`.
    fn parse(p: &mut AttrParser<'_, '_>, _ty: Option<Type>) -> ParseResult<Attr> {
        p.token("<")?;
        let key = parse_key(p)?;
        p.token(",")?;
        let value = p.attr(None)?;
        p.token(">")?;
        Ok(entry(p.cx(), key, value))
    }

    fn print(self, p: &mut Printer<'_>) {
        p.write_text("<");
        print_key(p, self.key());
        p.write_text(", ");
        p.attr(self.value());
        p.write_text(">");
    }
}

/// The syntax of attributes that are lists of entries.
macro_rules! lists_of_entries {
    ($($name:ident)*) => {$(
        impl AttrAssembly for $name<'_> {
            fn parse(p: &mut AttrParser<'_, '_>, _ty: Option<Type>) -> ParseResult<Attr> {
                let entries = parse_entries(p)?;
                Ok($name::get(p.cx(), &entries))
            }

            fn print(self, p: &mut Printer<'_>) {
                print_entries(p, self.entries());
            }
        }
    )*};
}

lists_of_entries! { DataLayoutSpecAttr MapAttr TargetSystemSpecAttr TargetDeviceSpecAttr }
