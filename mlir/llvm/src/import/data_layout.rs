//! LLVM's text of a data layout as `#dlti.dl_spec`.

use dialects::dlti::{DataLayoutSpecAttr, FunctionPointerAlignmentAttr, entry};
use dialects::llvm::types::LlvmType;
use mlir::{Attr, Context, FloatKind, Type, TypeKind};

/// What LLVM takes for granted; the first entry of a kind counts.
const DEFAULT: &str =
    "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:32:64-f16:16:16-f64:64:64-f128:128:128";

/// A layout, and the parts that were not understood.
pub(super) struct Layout {
    pub(super) spec: Attr,
    pub(super) unhandled: Vec<String>,
}

/// Translates a layout.
///
/// # Errors
/// The first part that is malformed.
pub(super) fn translate(cx: &Context, text: &str) -> Result<Layout, String> {
    let separator = if text.is_empty() { "" } else { "-" };
    let whole = format!("{text}{separator}{DEFAULT}");
    let mut entries = Entries { cx, types: Vec::new(), keys: Vec::new(), unhandled: Vec::new() };
    for part in whole.split('-') {
        if entries.add(part).is_none() {
            return Err(part.to_owned());
        }
    }
    let all: Vec<Attr> =
        entries.types.iter().chain(&entries.keys).map(|&(key, value)| entry(cx, key, value)).collect();
    Ok(Layout { spec: DataLayoutSpecAttr::get(cx, &all), unhandled: entries.unhandled })
}

struct Entries<'a> {
    cx: &'a Context,
    types: Vec<(Attr, Attr)>,
    keys: Vec<(Attr, Attr)>,
    unhandled: Vec<String>,
}

/// `:a:b`
fn numbers(text: &str) -> Option<Vec<u64>> {
    text.strip_prefix(':').unwrap_or(text).split(':').map(|number| number.parse().ok()).collect()
}

/// A number, and what follows it.
fn leading(text: &str) -> Option<(u64, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    Some((text[..end].parse().ok()?, &text[end..]))
}

impl Entries<'_> {
    /// Adds a part; `None` if it is malformed.
    fn add(&mut self, part: &str) -> Option<()> {
        let end = part.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(part.len());
        let (prefix, rest) = part.split_at(end);
        match prefix {
            "" => None,
            "e" => self.endianness("little", rest),
            "E" => self.endianness("big", rest),
            "P" => self.address_space("dlti.program_memory_space", rest),
            "G" => self.address_space("dlti.global_memory_space", rest),
            "A" => self.address_space("dlti.alloca_memory_space", rest),
            "m" => self.key("dlti.mangling_mode", |cx| {
                let mode = rest.strip_prefix(':').unwrap_or(rest);
                (!mode.is_empty()).then(|| Some(cx.string_attr(mode)))
            }),
            "S" => self.key("dlti.stack_alignment", |cx| {
                let (alignment, _) = leading(rest)?;
                (alignment > 0).then(|| Some(cx.int_attr_of_width(alignment as i64, 64)))
            }),
            "n" => self.key("dlti.legal_int_widths", |cx| {
                let widths: Vec<i32> = numbers(rest)?.into_iter().map(|width| width as i32).collect();
                Some(Some(cx.dense_array_attr(&widths)))
            }),
            "i" => {
                let (width, rest) = leading(rest)?;
                self.alignment(self.cx.int_ty(u32::try_from(width).ok()?), rest)
            }
            "f" => {
                let (width, rest) = leading(rest)?;
                let kind = match width {
                    16 => FloatKind::F16,
                    32 => FloatKind::F32,
                    64 => FloatKind::F64,
                    80 => FloatKind::F80,
                    128 => FloatKind::F128,
                    _ => return None,
                };
                self.alignment(self.cx.float_ty(kind), rest)
            }
            "p" => {
                let (space, rest) = if rest.starts_with(':') { (0, rest) } else { leading(rest)? };
                self.pointer(u32::try_from(space).ok()?, rest)
            }
            _ if prefix.starts_with('F') => self.key("dlti.function_pointer_alignment", |cx| {
                let dependent = match &prefix[1..] {
                    "n" => true,
                    "i" => false,
                    _ => return None,
                };
                Some(Some(FunctionPointerAlignmentAttr::get(cx, leading(rest)?.0, dependent)))
            }),
            _ => {
                self.unhandled.push(part.to_owned());
                Some(())
            }
        }
    }

    /// Adds an entry with a name, unless there is one; `value` is `None` if malformed, and may be a default.
    fn key(&mut self, name: &str, value: impl FnOnce(&mlir::Context) -> Option<Option<Attr>>) -> Option<()> {
        let key = self.cx.string_attr(name);
        if self.keys.iter().all(|&(known, _)| known != key) {
            self.keys.extend(value(self.cx)?.map(|value| (key, value)));
        }
        Some(())
    }

    fn endianness(&mut self, value: &str, rest: &str) -> Option<()> {
        self.key("dlti.endianness", |cx| rest.is_empty().then(|| Some(cx.string_attr(value))))
    }

    fn address_space(&mut self, name: &str, rest: &str) -> Option<()> {
        self.key(name, |cx| {
            let (space, _) = leading(rest)?;
            Some((space != 0).then(|| cx.int_attr(space.into(), cx.unsigned_int_ty(64))))
        })
    }

    fn of_type(&mut self, ty: Type, values: impl FnOnce() -> Option<Vec<u64>>) -> Option<()> {
        let key = self.cx.type_attr(ty);
        if self.types.iter().any(|&(known, _)| known == key) {
            return Some(());
        }
        let values = values()?;
        let shape = [values.len() as i64].into();
        let element = self.cx.int_ty(64);
        let vector = self.cx.ty(TypeKind::Vector { shape, scalable: [false].into(), element });
        let bytes: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
        self.types.push((key, self.cx.dense_attr(vector, &bytes, 8)));
        Some(())
    }

    /// The minimal and the preferred alignment.
    fn alignment(&mut self, ty: Type, rest: &str) -> Option<()> {
        self.of_type(ty, || match *numbers(rest)? {
            [minimal] => Some(vec![minimal, minimal]),
            [minimal, preferred] => Some(vec![minimal, preferred]),
            _ => None,
        })
    }

    /// The size, the alignments, and the width of indices.
    fn pointer(&mut self, address_space: u32, rest: &str) -> Option<()> {
        let ty = self.cx.dialect_ty(LlvmType::Ptr { address_space });
        self.of_type(ty, || match *numbers(rest)? {
            [size, minimal] => Some(vec![size, minimal, minimal, size]),
            [size, minimal, preferred] => Some(vec![size, minimal, preferred, size]),
            [size, minimal, preferred, index] => Some(vec![size, minimal, preferred, index]),
            _ => None,
        })
    }
}
