//! Views of memory.

use super::types::{Elem, Kind, Layout, Type};
use super::{Maker, Piece, Value};

/// A number that is known, or a value.
struct Entry {
    known: Option<usize>,
    text: String,
}

impl Maker {
    pub(super) fn view(&mut self) {
        let Some(from) = self.pick(|value| value.ty.kind == Kind::MemRef && value.ty.rank() > 0) else {
            return;
        };
        let is_plain = from.ty.layout.is_none() && from.ty.sizes().is_some();
        match self.random.below(9) {
            0 | 1 => self.transpose(&from),
            2 => self.memory_cast(&from),
            3 if is_plain => self.reinterpret(&from),
            4 if is_plain => self.collapse(&from),
            5 if is_plain => self.expand(&from),
            6 => self.metadata(&from),
            _ => self.subview(&from),
        }
    }

    /// Adds an operation whose result is a part of the same memory.
    fn part(&mut self, from: &Value, ty: &Type, text: String) {
        let made = self.hidden(ty, text);
        self.publish(Value { name: made.name, ty: ty.clone(), ..from.clone() });
    }

    fn transpose(&mut self, from: &Value) {
        let mut order: Vec<usize> = (0..from.ty.rank()).collect();
        self.random.shuffle(&mut order);
        let layout = from.ty.strides();
        let ty = Type {
            dims: order.iter().map(|&dim| from.ty.dims[dim]).collect(),
            layout: Some(Layout {
                strides: order.iter().map(|&dim| layout.strides[dim]).collect(),
                offset: layout.offset,
            }),
            ..from.ty.clone()
        };
        let names: Vec<String> = (0..order.len()).map(|dim| format!("d{dim}")).collect();
        let ordered: Vec<String> = order.iter().map(|dim| format!("d{dim}")).collect();
        let text = format!(
            "memref.transpose {} ({}) -> ({}) : {} to {ty}",
            from.name,
            names.join(", "),
            ordered.join(", "),
            from.ty
        );
        self.part(from, &ty, text);
    }

    fn memory_cast(&mut self, from: &Value) {
        let mut ty = from.ty.clone();
        for dim in &mut ty.dims {
            if self.random.chance(50) {
                *dim = None;
            }
        }
        if self.random.chance(50) || (ty.layout.is_some() && ty.dims != from.ty.dims) {
            ty.layout = Some(Layout { strides: vec![None; ty.rank()], offset: None });
        } else if ty.layout.is_none() && ty.dims[1..] != from.ty.dims[1..] {
            // The strides that follow from the sizes would not be known.
            ty.dims[1..].clone_from_slice(&from.ty.dims[1..]);
        }
        if ty != from.ty {
            let text = format!("memref.cast {} : {} to {ty}", from.name, from.ty);
            self.part(from, &ty, text);
        }
    }

    /// Other sizes and strides inside of the same elements.
    fn reinterpret(&mut self, from: &Value) {
        let count: usize = from.ty.sizes().unwrap_or_default().iter().product();
        let offset = self.random.below(count);
        let mut room = count - offset - 1;
        let (mut sizes, mut strides) = (Vec::new(), Vec::new());
        for _ in 0..1 + self.random.below(2) {
            let stride = 1 + self.random.below(3);
            let size = 1 + self.random.below(1 + room / stride);
            room -= (size - 1) * stride;
            sizes.push(size);
            strides.push(stride);
        }
        let layout =
            Layout { strides: strides.iter().map(|&stride| Some(stride)).collect(), offset: Some(offset) };
        let ty = Type { layout: Some(layout), ..Type::shaped(Kind::MemRef, &sizes, from.ty.elem) };
        let text = format!(
            "memref.reinterpret_cast {} to offset: [{offset}], sizes: {sizes:?}, strides: {strides:?} : {} to {ty}",
            from.name, from.ty
        );
        self.part(from, &ty, text);
    }

    fn collapse(&mut self, from: &Value) {
        let Some((groups, sizes)) = self.merged(&from.ty) else { return };
        let ty = Type::shaped(Kind::MemRef, &sizes, from.ty.elem);
        let text = format!("memref.collapse_shape {} {groups:?} : {} into {ty}", from.name, from.ty);
        self.part(from, &ty, text);
    }

    fn expand(&mut self, from: &Value) {
        let Some((groups, sizes)) = self.divided(&from.ty) else { return };
        let ty = Type::shaped(Kind::MemRef, &sizes, from.ty.elem);
        let text = format!(
            "memref.expand_shape {} {groups:?} output_shape {sizes:?} : {} into {ty}",
            from.name, from.ty
        );
        self.part(from, &ty, text);
    }

    /// Groups of dimensions, and the sizes when each is one dimension.
    pub(super) fn merged(&mut self, ty: &Type) -> Option<(Vec<Vec<usize>>, Vec<usize>)> {
        let sizes = ty.sizes()?;
        let mut groups: Vec<Vec<usize>> = Vec::new();
        for dim in 0..sizes.len() {
            match groups.last_mut() {
                Some(last) if self.random.chance(60) => last.push(dim),
                _ => groups.push(vec![dim]),
            }
        }
        let merged = groups.iter().map(|group| group.iter().map(|&dim| sizes[dim]).product()).collect();
        (groups.len() < sizes.len()).then_some((groups, merged))
    }

    /// Groups of dimensions into which those of a type are divided, and their sizes.
    pub(super) fn divided(&mut self, ty: &Type) -> Option<(Vec<Vec<usize>>, Vec<usize>)> {
        let (mut groups, mut sizes) = (Vec::new(), Vec::new());
        for size in ty.sizes()? {
            let start = sizes.len();
            match self.random.below(3) {
                0 if size % 2 == 0 => sizes.extend([2, size / 2]),
                1 => sizes.extend([size, 1]),
                _ => sizes.push(size),
            }
            groups.push((start..sizes.len()).collect());
        }
        (sizes.len() > ty.rank() && sizes.len() < 5).then_some((groups, sizes))
    }

    fn metadata(&mut self, from: &Value) {
        let index = Type::scalar(Elem::Index);
        let base = Type::shaped(Kind::MemRef, &[], from.ty.elem);
        let mut types = vec![base.clone()];
        types.extend(vec![index; 1 + 2 * from.ty.rank()]);
        let (mut values, prefix) = self.results(&types);
        let text = format!(
            "{prefix}memref.extract_strided_metadata {} : {} -> {}",
            from.name,
            from.ty,
            super::list(&types)
        );
        values[0] = Value { name: values[0].name.clone(), ty: base, ..from.clone() };
        self.compound(values, vec![Piece::Text(text)]);
    }

    /// A number below a bound, known or not.
    fn entry(&mut self, bound: usize) -> Entry {
        let index = Type::scalar(Elem::Index);
        if self.random.chance(60) {
            let number = self.random.below(bound);
            return Entry { known: Some(number), text: number.to_string() };
        }
        let any = self.value(&index).name;
        Entry { known: None, text: self.remainder(&any, bound) }
    }

    /// Offsets, sizes and strides inside of a shape, as text and as far as they are known.
    pub(super) fn slice(&mut self, of: &Value) -> [Vec<(Option<usize>, String)>; 3] {
        let mut parts = [Vec::new(), Vec::new(), Vec::new()];
        for dim in 0..of.ty.rank() {
            let entries = match of.ty.dims[dim] {
                Some(extent) => {
                    let size = 1 + self.random.below(extent);
                    let stride = if size > 1 { 1 + self.random.below((extent - 1) / (size - 1)) } else { 1 };
                    let offset = self.entry(extent - (size - 1) * stride);
                    let (is_size_known, is_stride_known) = (self.random.chance(80), self.random.chance(85));
                    [
                        (offset.known, offset.text),
                        self.number_entry(size, is_size_known),
                        self.number_entry(stride, is_stride_known),
                    ]
                }
                None if self.random.chance(50) => {
                    [(Some(0), "0".to_owned()), (None, self.extent(of, dim)), (Some(1), "1".to_owned())]
                }
                None => {
                    let offset = self.below(of, dim);
                    [(None, offset), (Some(1), "1".to_owned()), (Some(1), "1".to_owned())]
                }
            };
            for (part, entry) in parts.iter_mut().zip(entries) {
                part.push(entry);
            }
        }
        parts
    }

    fn number_entry(&mut self, number: usize, is_known: bool) -> (Option<usize>, String) {
        if is_known {
            return (Some(number), number.to_string());
        }
        let value = self.splat(&Type::scalar(Elem::Index), number as i128);
        (None, value.name)
    }

    fn subview(&mut self, from: &Value) {
        let [offsets, sizes, strides] = self.slice(from);
        let layout = from.ty.strides();
        let product = |a: Option<usize>, b: Option<usize>| {
            if a == Some(0) { a } else { a.zip(b).map(|(a, b)| a * b) }
        };
        let mut offset = layout.offset;
        for ((at, _), stride) in offsets.iter().zip(&layout.strides) {
            offset = offset.zip(product(*at, *stride)).map(|(a, b)| a + b);
        }
        // Which dimensions are gone must follow from the strides: they are if all or none of size 1 are gone.
        let is_reduced = self.random.chance(40);
        let kept: Vec<usize> =
            (0..from.ty.rank()).filter(|&dim| !is_reduced || sizes[dim].0 != Some(1)).collect();
        let ty = Type {
            dims: kept.iter().map(|&dim| sizes[dim].0).collect(),
            layout: Some(Layout {
                strides: kept.iter().map(|&dim| product(strides[dim].0, layout.strides[dim])).collect(),
                offset,
            }),
            ..from.ty.clone()
        };
        let lists = [&offsets, &sizes, &strides].map(|part| texts(part));
        let text = format!("memref.subview {}{} : {} to {ty}", from.name, lists.join(" "), from.ty);
        self.part(from, &ty, text);
    }
}

/// The entries as a list.
pub(super) fn texts(part: &[(Option<usize>, String)]) -> String {
    let texts: Vec<&str> = part.iter().map(|(_, text)| text.as_str()).collect();
    format!("[{}]", texts.join(", "))
}
