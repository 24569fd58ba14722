//! Sizes and alignments of types: the default ones, or those of the data layouts around an operation.

use std::collections::BTreeMap;

use mlir::{AttrRef, Context, FloatKind, OpRef, Type, TypeKind};

use super::types::{LlvmType, data};
use crate::dlti;

/// Size and alignment in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Layout {
    pub(super) size: u64,
    pub(super) alignment: u64,
}

/// Types nested deeper than this, which the parser rejects, have no layout.
const MAX_DEPTH: usize = 1024;

/// How types are laid out.
pub(super) struct Layouts<'a> {
    cx: &'a Context,
    /// The alignments of integers by their width. A width without one has that of the next larger one.
    integers: BTreeMap<u32, u64>,
    floats: Vec<(Type, u64)>,
    /// Pointers by their address space.
    pointers: BTreeMap<u32, Layout>,
    /// The width of an index.
    index: u64,
    /// The least alignment of structures.
    structures: u64,
    /// Whether the most significant byte comes first.
    pub(super) big_endian: bool,
}

impl<'a> Layouts<'a> {
    /// The default layout.
    pub(super) fn new(cx: &'a Context) -> Self {
        Layouts {
            cx,
            integers: BTreeMap::new(),
            floats: Vec::new(),
            pointers: BTreeMap::new(),
            index: 64,
            structures: 1,
            big_endian: false,
        }
    }

    /// What the data layouts of an operation and of those around it say, the innermost last.
    pub(super) fn at(op: OpRef<'a>) -> Self {
        let mut specs: Vec<AttrRef<'a>> = Vec::new();
        let mut at = Some(op);
        while let Some(op) = at {
            specs.extend(op.attr(dlti::LAYOUT));
            at = op.parent_op();
        }
        let mut layouts = Layouts::new(op.cx());
        layouts.big_endian = specs.iter().find_map(|&spec| dlti::is_big_endian(spec)).unwrap_or(false);
        for (key, value) in specs.into_iter().rev().flat_map(dlti::types_of_layout) {
            layouts.add(key, value);
        }
        layouts
    }

    fn add(&mut self, ty: Type, value: AttrRef<'_>) {
        let numbers: Vec<u64> = value
            .dense_integers()
            .into_iter()
            .flatten()
            .take(4)
            .filter_map(|n| u64::try_from(n).ok())
            .collect();
        let bytes = |at: usize| numbers.get(at).map(|bits| bits / 8).filter(|&bytes| bytes > 0);
        match self.cx.type_kind(ty) {
            TypeKind::Integer { width, .. } => self.integers.extend(bytes(0).map(|bytes| (*width, bytes))),
            TypeKind::Float(_) => {
                self.floats.retain(|(known, _)| *known != ty);
                self.floats.extend(bytes(0).map(|bytes| (ty, bytes)));
            }
            TypeKind::Index => {
                self.index = value.as_int().and_then(|width| width.try_into().ok()).unwrap_or(self.index);
            }
            TypeKind::Dialect(_) => match data(self.cx.type_ref(ty)) {
                Some(LlvmType::Ptr { address_space }) => {
                    if let (Some(size), Some(alignment)) = (bytes(0), bytes(1)) {
                        self.pointers.insert(*address_space, Layout { size, alignment });
                    }
                }
                Some(LlvmType::Struct { .. }) => self.structures = bytes(0).unwrap_or(self.structures),
                _ => {}
            },
            _ => {}
        }
    }

    /// Whether values of these types, one behind the other, fill the memory of a type.
    pub(super) fn fill(&self, ty: Type, parts: &[Type]) -> bool {
        let size = |ty| self.of(ty).map(|layout| layout.size);
        let all = parts.iter().try_fold(0_u64, |all, &part| all.checked_add(size(part)?));
        all.is_some() && all == size(ty)
    }

    /// The layout of a type, if it has one.
    pub(super) fn of(&self, ty: Type) -> Option<Layout> {
        self.at_depth(ty, 0)
    }

    fn at_depth(&self, ty: Type, depth: usize) -> Option<Layout> {
        if depth > MAX_DEPTH {
            return None;
        }
        let inner = |ty| self.at_depth(ty, depth + 1);
        match self.cx.type_kind(ty) {
            TypeKind::Integer { width, .. } => Some(self.integer(u64::from(*width))),
            TypeKind::Index => Some(self.integer(self.index)),
            TypeKind::Float(kind) => {
                let stated = self.floats.iter().find(|(known, _)| *known == ty);
                let Layout { size, alignment } = float(*kind);
                Some(Layout { size, alignment: stated.map_or(alignment, |(_, alignment)| *alignment) })
            }
            TypeKind::Complex(element) => {
                // The imaginary part follows the real one, at a multiple of its size rounded up to a power of two.
                let Layout { size, alignment } = inner(*element)?;
                let preferred = size.checked_next_power_of_two()?;
                Some(Layout {
                    size: size.checked_next_multiple_of(preferred.max(1))?.checked_add(size)?,
                    alignment,
                })
            }
            TypeKind::Vector { shape, element, .. } => vector(shape, inner(*element)?),
            TypeKind::Dialect(_) => match data(self.cx.type_ref(ty))? {
                LlvmType::Ptr { address_space } => {
                    let stated = self.pointers.get(address_space).or_else(|| self.pointers.get(&0));
                    Some(stated.copied().unwrap_or(Layout { size: 8, alignment: 8 }))
                }
                LlvmType::Array { length, element } => {
                    let Layout { size, alignment } = inner(*element)?;
                    let size = size.checked_next_multiple_of(alignment)?.checked_mul(*length)?;
                    Some(Layout { size, alignment })
                }
                LlvmType::Struct { packed, fields, .. } => self.structure(fields, *packed, depth),
                LlvmType::Opaque { .. } => self.structure(&[], false, depth),
                _ => None,
            },
            _ => None,
        }
    }

    /// Where each field of a structure begins, and its layout; `None` from a field on that has none.
    pub(super) fn fields(
        &self,
        fields: &[Type],
        packed: bool,
    ) -> impl Iterator<Item = Option<(u64, Layout)>> {
        self.fields_at_depth(fields, packed, 0)
    }

    fn fields_at_depth(
        &self,
        fields: &[Type],
        packed: bool,
        depth: usize,
    ) -> impl Iterator<Item = Option<(u64, Layout)>> {
        let mut end = Some(0_u64);
        fields.iter().map(move |&field| {
            let layout = self.at_depth(field, depth)?;
            let start = if packed { end? } else { end?.checked_next_multiple_of(layout.alignment)? };
            end = start.checked_add(layout.size);
            Some((start, layout))
        })
    }

    fn structure(&self, fields: &[Type], packed: bool, depth: usize) -> Option<Layout> {
        let mut whole = Layout { size: 0, alignment: if packed { 1 } else { self.structures } };
        for field in self.fields_at_depth(fields, packed, depth + 1) {
            let (start, layout) = field?;
            whole.size = start.checked_add(layout.size)?;
            if !packed {
                whole.alignment = whole.alignment.max(layout.alignment);
            }
        }
        whole.size = whole.size.checked_next_multiple_of(whole.alignment)?;
        Some(whole)
    }

    /// By default, integers of 64 bits or more are aligned to 4 bytes only.
    fn integer(&self, width: u64) -> Layout {
        let size = width.div_ceil(8);
        let wide = u32::try_from(width).unwrap_or(u32::MAX);
        let stated = self.integers.range(wide..).next().or_else(|| self.integers.last_key_value());
        let default = if width < 64 { size.next_power_of_two() } else { 4 };
        Layout { size, alignment: stated.map_or(default, |(_, &alignment)| alignment) }
    }
}

fn float(kind: FloatKind) -> Layout {
    let size = u64::from(kind.width()).div_ceil(8);
    Layout { size, alignment: size.next_power_of_two() }
}

/// The innermost dimension is rounded up to a power of two.
fn vector(shape: &[i64], element: Layout) -> Option<Layout> {
    let mut size = element.size;
    for (index, &extent) in shape.iter().enumerate() {
        let extent = u64::try_from(extent).ok()?;
        let last = index + 1 == shape.len();
        size = size.checked_mul(if last { extent.checked_next_power_of_two()? } else { extent })?;
    }
    Some(Layout { size, alignment: size.checked_next_power_of_two()? })
}
