//! Vectors.

use super::types::{Elem, Kind, Type};
use super::{Maker, Piece, Value};

impl Maker {
    fn vector_type(&mut self) -> Type {
        let elem = self.elem();
        Type::shaped(Kind::Vector, &self.vector_sizes(), elem)
    }

    fn any_vector(&mut self) -> Value {
        match self.pick(|value| value.ty.kind == Kind::Vector) {
            Some(value) => value,
            None => {
                let ty = self.vector_type();
                self.constant(&ty)
            }
        }
    }

    /// A position inside of a vector, of the length given.
    fn static_position(&mut self, sizes: &[usize], length: usize) -> String {
        let numbers: Vec<String> =
            sizes[..length].iter().map(|&size| self.random.below(size).to_string()).collect();
        format!("[{}]", numbers.join(", "))
    }

    pub(super) fn vector(&mut self) {
        match self.random.below(24) {
            0..=5 if self.features.memory => self.transfer(),
            6 => self.masked(),
            7 | 8 => self.reduction(),
            9 => self.contraction(),
            10..=13 => self.elements(),
            _ => self.rearranged(),
        }
    }

    /// Parts of vectors.
    fn elements(&mut self) {
        let vector = self.any_vector();
        let sizes = vector.ty.sizes().unwrap_or_default();
        let length = 1 + self.random.below(sizes.len());
        let part = if length == sizes.len() {
            vector.ty.element()
        } else {
            Type::shaped(Kind::Vector, &sizes[length..], vector.ty.elem)
        };
        let ty = vector.ty.clone();
        let mut position = self.static_position(&sizes, length);
        if length == 1 && sizes.len() == 1 && self.random.chance(40) {
            position = format!("[{}]", self.below(&vector, 0));
        }
        match self.random.below(4) {
            0 => {
                let value = self.value(&part).name;
                self.op(&ty, format!("vector.insert {value}, {}{position} : {part} into {ty}", vector.name));
            }
            1 if sizes.len() == 1 => {
                let values: Vec<String> = (0..sizes[0]).map(|_| self.value(&part).name).collect();
                let element = ty.element();
                if length == 1 && part == element {
                    self.op(&ty, format!("vector.from_elements {} : {ty}", values.join(", ")));
                }
            }
            2 if sizes.len() == 1 => {
                let (results, prefix) = self.results(&vec![ty.element(); sizes[0]]);
                let text = format!("{prefix}vector.to_elements {} : {ty}", vector.name);
                self.compound(results, vec![Piece::Text(text)]);
            }
            _ => {
                self.op(&part, format!("vector.extract {}{position} : {part} from {ty}", vector.name));
            }
        }
    }

    /// The same elements in another order or shape.
    fn rearranged(&mut self) {
        let Value { name, ty, .. } = self.any_vector();
        let sizes = ty.sizes().unwrap_or_default();
        let is_flat = sizes.len() == 1;
        let of = |sizes: &[usize]| Type::shaped(Kind::Vector, sizes, ty.elem);
        match self.random.below(10) {
            0 => {
                let value = self.value(&ty.element()).name;
                self.op(&ty, format!("vector.broadcast {value} : {} to {ty}", ty.element()));
            }
            1 if is_flat => {
                let to = of(&[2, sizes[0]]);
                self.op(&to, format!("vector.broadcast {name} : {ty} to {to}"));
            }
            2 if is_flat => {
                let other = self.value(&ty).name;
                let mask: Vec<usize> = (0..4).map(|_| self.random.below(2 * sizes[0])).collect();
                let to = of(&[4]);
                self.op(&to, format!("vector.shuffle {name}, {other} {mask:?} : {ty}, {ty}"));
            }
            3 if !is_flat => {
                let to = of(&[sizes[1], sizes[0]]);
                self.op(&to, format!("vector.transpose {name}, [1, 0] : {ty} to {to}"));
            }
            4 => {
                let count: usize = sizes.iter().product();
                let to = if is_flat { of(&[count / 2, 2]) } else { of(&[count]) };
                self.op(&to, format!("vector.shape_cast {name} : {ty} to {to}"));
            }
            5 if is_flat && sizes[0] == 4 => {
                let offset = self.random.below(3);
                let to = of(&[2]);
                let text = format!(
                    "vector.extract_strided_slice {name} {{offsets = [{offset}], sizes = [2], strides = [1]}} : {ty} to {to}"
                );
                self.op(&to, text);
            }
            6 if is_flat && sizes[0] == 4 => {
                let (part, offset) = (of(&[2]), self.random.below(3));
                let value = self.value(&part).name;
                let text = format!(
                    "vector.insert_strided_slice {value}, {name} {{offsets = [{offset}], strides = [1]}} : {part} into {ty}"
                );
                self.op(&ty, text);
            }
            7 if is_flat && sizes[0] == 2 => {
                let other = self.value(&ty).name;
                let to = of(&[4]);
                self.op(&to, format!("vector.interleave {name}, {other} : {ty} -> {to}"));
            }
            8 if ty.elem.is_float() => {
                let [b, c] = [self.value(&ty).name, self.value(&ty).name];
                self.op(&ty, format!("vector.fma {name}, {b}, {c} : {ty}"));
            }
            9 if is_flat && sizes[0] == 4 => {
                let part = of(&[2]);
                let (results, prefix) = self.results(&[part.clone(), part.clone()]);
                let text = format!("{prefix}vector.deinterleave {name} : {ty} -> {part}");
                self.compound(results, vec![Piece::Text(text)]);
            }
            _ => self.scalar(),
        }
    }

    fn reduction(&mut self) {
        let vector = self.any_vector();
        let ty = vector.ty.clone();
        if ty.rank() != 1 || ty.elem == Elem::Complex {
            return;
        }
        let element = ty.element();
        let float = ["add", "mul", "minimumf", "maximumf"];
        let int = ["add", "mul", "and", "or", "xor", "minsi", "maxsi", "minui", "maxui"];
        let kind = if ty.elem.is_float() { float[self.random.below(4)] } else { int[self.random.below(9)] };
        let start =
            if self.random.chance(40) { format!(", {}", self.value(&element).name) } else { String::new() };
        self.op(&element, format!("vector.reduction <{kind}>, {}{start} : {ty} into {element}", vector.name));
    }

    /// Products of matrices and vectors, of integers.
    fn contraction(&mut self) {
        let elem = self.elem_where(|elem| matches!(elem, Elem::Int(8 | 16 | 32 | 64)));
        let of = |sizes: &[usize]| Type::shaped(Kind::Vector, sizes, elem);
        let (maps, kinds, types) = match self.random.below(3) {
            0 => (
                ["(d0) -> (d0)", "(d0) -> (d0)", "(d0) -> ()"],
                "\"reduction\"",
                [of(&[4]), of(&[4]), Type::scalar(elem)],
            ),
            1 => (
                ["(d0, d1) -> (d0, d1)", "(d0, d1) -> (d1)", "(d0, d1) -> (d0)"],
                "\"parallel\", \"reduction\"",
                [of(&[2, 4]), of(&[4]), of(&[2])],
            ),
            _ => (
                ["(d0, d1, d2) -> (d0, d2)", "(d0, d1, d2) -> (d2, d1)", "(d0, d1, d2) -> (d0, d1)"],
                "\"parallel\", \"parallel\", \"reduction\"",
                [of(&[3, 2]), of(&[2, 2]), of(&[3, 2])],
            ),
        };
        let names = types.clone().map(|ty| self.value(&ty).name);
        let maps: Vec<String> = maps.iter().map(|map| format!("affine_map<{map}>")).collect();
        let text = format!(
            "vector.contract {{indexing_maps = [{}], iterator_types = [{kinds}], kind = #vector.kind<add>}} {} : {}, {} into {}",
            maps.join(", "),
            names.join(", "),
            types[0],
            types[1],
            types[2]
        );
        self.op(&types[2], text);
    }

    /// Masks, and choices by them.
    fn masked(&mut self) {
        let mask = Type::shaped(Kind::Vector, &[4], Elem::Int(1));
        if self.random.chance(40) {
            let size = self.random.below(5);
            self.op(&mask, format!("vector.constant_mask [{size}] : {mask}"));
        } else {
            let size = self.value(&Type::scalar(Elem::Index)).name;
            let size = self.remainder(&size, 6);
            self.op(&mask, format!("vector.create_mask {size} : {mask}"));
        }
    }

    /// Reads and writes of memory: also beyond its end, if that is defined.
    fn transfer(&mut self) {
        let is_read = self.random.chance(60);
        let test = |value: &Value| {
            value.ty.kind == Kind::MemRef
                && value.ty.rank() > 0
                && value.ty.elem.is_plain()
                && value.ty.strides().strides.last() == Some(&Some(1))
        };
        let barrier = self.barrier;
        let memory =
            self.pick(|value| test(value) && (is_read || (value.owner >= barrier && !value.is_constant)));
        let Some(memory) = memory else { return };
        let mut position: Vec<String> = (0..memory.ty.rank()).map(|dim| self.below(&memory, dim)).collect();
        let length = [2, 4][self.random.below(2)];
        let ty = Type::shaped(Kind::Vector, &[length], memory.ty.elem);
        let last = memory.ty.dims[memory.ty.rank() - 1];
        let (name, of) = (memory.name.clone(), memory.ty.clone());
        match (self.random.below(3), last) {
            (0, Some(last)) if last >= length => {
                let any = self.value(&Type::scalar(Elem::Index)).name;
                let room = last - length + 1;
                let index = self.remainder(&any, room);
                position.pop();
                position.push(index);
                let position = position.join(", ");
                if is_read {
                    self.op(&ty, format!("vector.load {name}[{position}] : {of}, {ty}"));
                } else {
                    let value = self.value(&ty).name;
                    self.line(format!("vector.store {value}, {name}[{position}] : {of}, {ty}"));
                }
            }
            (1, Some(last)) => {
                let mask = Type::shaped(Kind::Vector, &[length], Elem::Int(1));
                let size = self.below(&memory, memory.ty.rank() - 1);
                let whole = self.splat(&Type::scalar(Elem::Index), last as i128).name;
                let room = self.guard(
                    &Type::scalar(Elem::Index),
                    format!("arith.subi {whole}, {} : index", position[position.len() - 1]),
                );
                let inside = self.guard(&mask, format!("vector.create_mask {} : {mask}", room.name)).name;
                let any = self.guard(&mask, format!("vector.create_mask {size} : {mask}")).name;
                let chosen = self.guard(&mask, format!("arith.andi {inside}, {any} : {mask}")).name;
                let value = self.value(&ty).name;
                let position = position.join(", ");
                if is_read {
                    let text = format!(
                        "vector.maskedload {name}[{position}], {chosen}, {value} : {of}, {mask}, {ty} into {ty}"
                    );
                    self.op(&ty, text);
                } else {
                    self.line(format!(
                        "vector.maskedstore {name}[{position}], {chosen}, {value} : {of}, {mask}, {ty}"
                    ));
                }
            }
            _ => self.padded_transfer(&memory, &position, is_read),
        }
    }

    fn padded_transfer(&mut self, memory: &Value, position: &[String], is_read: bool) {
        let is_matrix = memory.ty.rank() > 1 && self.random.chance(40);
        let sizes: &[usize] = if is_matrix { &[2, 2] } else { &[4] };
        let ty = Type::shaped(Kind::Vector, sizes, memory.ty.elem);
        let (name, of, position) = (&memory.name, &memory.ty, position.join(", "));
        if is_read {
            let padding = self.value(&of.element()).name;
            let text = format!("vector.transfer_read {name}[{position}], {padding} : {of}, {ty}");
            self.op(&ty, text);
        } else {
            let value = self.value(&ty).name;
            self.line(format!("vector.transfer_write {value}, {name}[{position}] : {ty}, {of}"));
        }
    }

    /// A number that depends on every element.
    pub(super) fn vector_digest(&mut self, value: &Value, start: Value) -> Value {
        let sizes = value.ty.sizes().unwrap_or_default();
        let count: usize = sizes.iter().product();
        let element = value.ty.element();
        let mut sum = start;
        for at in 0..count {
            let mut rest = at;
            let mut position: Vec<String> = Vec::new();
            for &size in sizes.iter().rev() {
                position.insert(0, (rest % size).to_string());
                rest /= size;
            }
            let text = format!(
                "vector.extract {}[{}] : {element} from {}",
                value.name,
                position.join(", "),
                value.ty
            );
            let part = self.hidden(&element, text);
            let part = self.as_integer(&part);
            sum = self.mixed(&sum, &part);
        }
        sum
    }
}
