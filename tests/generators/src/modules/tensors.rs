//! Tensors.

use super::types::{Elem, Kind, Type};
use super::views::texts;
use super::{Maker, Piece, Value};

impl Maker {
    pub(super) fn tensor_type(&mut self) -> Type {
        let elem = self.elem_where(Elem::is_plain);
        Type::shaped(Kind::Tensor, &self.sizes(), elem)
    }

    fn any_tensor(&mut self) -> Value {
        match self.pick(|value| value.ty.kind == Kind::Tensor) {
            Some(value) => value,
            None => {
                let ty = self.tensor_type();
                self.new_tensor(&ty)
            }
        }
    }

    /// A tensor of a type.
    pub(super) fn new_tensor(&mut self, ty: &Type) -> Value {
        let Some(sizes) = ty.sizes() else {
            let sizes: Vec<usize> =
                ty.dims.iter().map(|dim| dim.unwrap_or_else(|| 1 + self.random.below(4))).collect();
            let known = Type::shaped(Kind::Tensor, &sizes, ty.elem);
            let from = self.new_tensor(&known).name;
            return self.op(ty, format!("tensor.cast {from} : {known} to {ty}"));
        };
        match self.random.below(4) {
            0 | 1 => self.constant(ty),
            2 => {
                let element = ty.element();
                let count = sizes.iter().product();
                let values: Vec<String> = (0..count).map(|_| self.value(&element).name).collect();
                self.op(ty, format!("tensor.from_elements {} : {ty}", values.join(", ")))
            }
            _ => self.filled_tensor(ty, &sizes),
        }
    }

    /// A tensor whose elements a loop inserts one by one.
    fn filled_tensor(&mut self, ty: &Type, sizes: &[usize]) -> Value {
        let index = Type::scalar(Elem::Index);
        let element = self.value(&ty.element()).name;
        let [zero, one] = [self.splat(&index, 0).name, self.splat(&index, 1).name];
        let limits: Vec<String> = sizes.iter().map(|&size| self.splat(&index, size as i128).name).collect();
        let empty = self.name();
        let mut lines = vec![format!("{empty} = tensor.empty() : {ty}")];
        let mut ends = Vec::new();
        let (mut variables, mut carried) = (Vec::new(), empty);
        let result = self.name();
        let mut outer = result.clone();
        for limit in &limits {
            let (variable, inner, next) = (self.name(), self.name(), self.name());
            lines.push(format!(
                "{outer} = scf.for {variable} = {zero} to {limit} step {one} iter_args({inner} = {carried}) -> ({ty}) {{"
            ));
            ends.push(format!("scf.yield {next} : {ty}\n  }}"));
            variables.push(variable);
            (carried, outer) = (inner, next);
        }
        lines.push(format!(
            "{outer} = tensor.insert {element} into {carried}[{}] : {ty}",
            variables.join(", ")
        ));
        lines.extend(ends.into_iter().rev());
        let value = self.made(result, ty);
        self.compound(vec![value.clone()], lines.into_iter().map(Piece::Text).collect());
        value
    }

    pub(super) fn tensor(&mut self) {
        let from = self.any_tensor();
        let is_static = from.ty.sizes().is_some();
        match self.random.below(16) {
            0..=3 => {
                let position = self.position(&from);
                self.op(
                    &from.ty.element(),
                    format!("tensor.extract {}[{position}] : {}", from.name, from.ty),
                );
            }
            4..=6 => {
                let position = self.position(&from);
                let value = self.value(&from.ty.element()).name;
                self.op(
                    &from.ty,
                    format!("tensor.insert {value} into {}[{position}] : {}", from.name, from.ty),
                );
            }
            7 | 8 => self.tensor_slice(&from),
            9 | 10 => self.tensor_insertion(&from),
            11 => {
                let mut ty = from.ty.clone();
                for dim in &mut ty.dims {
                    if self.random.chance(50) {
                        *dim = None;
                    }
                }
                if ty != from.ty {
                    self.op(&ty, format!("tensor.cast {} : {} to {ty}", from.name, from.ty));
                }
            }
            12 if is_static => self.reshape(&from),
            13 => self.size(Kind::Tensor),
            14 => {
                let all = self.digest(&from);
                self.publish(all);
            }
            _ => {
                let ty = self.tensor_type();
                self.new_tensor(&ty);
            }
        }
    }

    fn reshape(&mut self, from: &Value) {
        if self.random.chance(50) {
            let Some((groups, sizes)) = self.merged(&from.ty) else { return };
            let ty = Type::shaped(Kind::Tensor, &sizes, from.ty.elem);
            self.op(&ty, format!("tensor.collapse_shape {} {groups:?} : {} into {ty}", from.name, from.ty));
        } else {
            let Some((groups, sizes)) = self.divided(&from.ty) else { return };
            let ty = Type::shaped(Kind::Tensor, &sizes, from.ty.elem);
            let text = format!(
                "tensor.expand_shape {} {groups:?} output_shape {sizes:?} : {} into {ty}",
                from.name, from.ty
            );
            self.op(&ty, text);
        }
    }

    fn tensor_slice(&mut self, from: &Value) {
        let [offsets, sizes, strides] = self.slice(from);
        let kept = (0..from.ty.rank()).filter(|&dim| sizes[dim].0 != Some(1) || !self.random.chance(40));
        let dims = kept.map(|dim| sizes[dim].0).collect();
        let ty = Type { dims, ..from.ty.clone() };
        let lists = [&offsets, &sizes, &strides].map(|part| texts(part)).join(" ");
        self.op(&ty, format!("tensor.extract_slice {}{lists} : {} to {ty}", from.name, from.ty));
    }

    fn tensor_insertion(&mut self, to: &Value) {
        let [offsets, sizes, strides] = self.slice(to);
        // Sizes are those of the source's type.
        if sizes.iter().any(|(known, _)| known.is_none()) {
            return;
        }
        let kept = (0..to.ty.rank()).filter(|&dim| sizes[dim].0 != Some(1) || !self.random.chance(40));
        let dims = kept.map(|dim| sizes[dim].0).collect();
        let ty = Type { dims, ..to.ty.clone() };
        let source = self.value(&ty).name;
        let lists = [&offsets, &sizes, &strides].map(|part| texts(part)).join(" ");
        self.op(
            &to.ty,
            format!("tensor.insert_slice {source} into {}{lists} : {ty} into {}", to.name, to.ty),
        );
    }
}
