//! Memory: made and filled, read, written, copied.

use super::types::{Elem, Kind, Type};
use super::{Maker, Piece, Statement, Value};

impl Maker {
    pub(super) fn memory(&mut self) {
        match self.random.below(20) {
            0 => {
                let globals: Vec<Type> = self.globals.iter().map(|global| global.ty.clone()).collect();
                let ty = self.random.pick(&globals).cloned().unwrap_or_else(|| self.memory_type());
                self.new_memory(&ty);
            }
            1 => {
                let ty = self.memory_type();
                self.new_memory(&ty);
            }
            2..=6 => self.load(),
            7..=10 => self.store(),
            11 => self.copy(),
            12 => self.atomic(),
            13 => self.size(Kind::MemRef),
            14 => {
                if let Some(value) = self.pick(|value| value.ty.kind == Kind::MemRef) {
                    let all = self.digest(&value);
                    self.publish(all);
                }
            }
            _ => self.view(),
        }
    }

    /// A type of new memory.
    pub(super) fn memory_type(&mut self) -> Type {
        let sizes = self.sizes();
        let elem = match self.random.below(12) {
            0 if self.features.complex => Elem::Complex,
            _ => self.elem(),
        };
        let mut ty = Type::shaped(Kind::MemRef, &sizes, elem);
        if self.random.chance(10) {
            ty.dims.clear();
        }
        for dim in &mut ty.dims {
            if self.random.chance(15) {
                *dim = None;
            }
        }
        ty
    }

    /// Memory of a type whose layout is the usual one, or not known.
    pub(super) fn new_memory(&mut self, ty: &Type) -> Value {
        let plain = Type { layout: None, ..ty.clone() };
        let is_static = plain.sizes().is_some();
        let mut value = match self.random.below(8) {
            0 | 1 if is_static && ty.layout.is_none() && !self.globals.is_empty() => {
                match self.global(&plain) {
                    Some(value) => return value,
                    None => self.filled(&plain, "alloc"),
                }
            }
            2 | 3 if self.runs < 20 => self.filled(&plain, "alloca"),
            _ => self.filled(&plain, "alloc"),
        };
        if ty.layout.is_some() {
            let cast = self.hidden(ty, format!("memref.cast {} : {plain} to {ty}", value.name));
            value = Value { name: cast.name, ty: ty.clone(), ..value };
            self.publish(value.clone());
        }
        value
    }

    /// A global of the type.
    fn global(&mut self, ty: &Type) -> Option<Value> {
        let globals: Vec<Value> = self.globals.iter().filter(|global| global.ty == *ty).cloned().collect();
        let global = self.random.pick(&globals).cloned()?;
        let value = self.hidden(ty, format!("memref.get_global {} : {ty}", global.name));
        let value = Value { name: value.name, ..global };
        self.publish(value.clone());
        Some(value)
    }

    /// A size that is not known before the program runs: 1 to 4.
    pub(super) fn unknown_size(&mut self) -> String {
        let index = Type::scalar(Elem::Index);
        let any = self.value(&index).name;
        let four = self.splat(&index, 4).name;
        let rest = self.guard(&index, format!("arith.remui {any}, {four} : index")).name;
        let one = self.splat(&index, 1).name;
        self.guard(&index, format!("arith.addi {rest}, {one} : index")).name
    }

    /// New memory, with loops that write every element. Whoever needs the memory needs the loops.
    pub(super) fn filled(&mut self, ty: &Type, name: &str) -> Value {
        let index = Type::scalar(Elem::Index);
        let element = ty.element();
        let [first, others] = [self.value(&element).name, self.value(&element).name];
        let [zero, one] = [self.splat(&index, 0).name, self.splat(&index, 1).name];
        let mut sizes = Vec::new();
        let mut dynamic = Vec::new();
        for dim in &ty.dims {
            match dim {
                Some(size) => sizes.push(self.splat(&index, *size as i128).name),
                None => {
                    let size = self.unknown_size();
                    dynamic.push(size.clone());
                    sizes.push(size);
                }
            }
        }
        let memory = self.name();
        let mut lines = vec![format!("{memory} = memref.{name}({}) : {ty}", dynamic.join(", "))];
        let variables: Vec<String> = sizes.iter().map(|_| self.name()).collect();
        let position = variables.join(", ");
        let is_affine = self.features.affine && dynamic.is_empty() && self.random.chance(50);
        for ((variable, size), dim) in variables.iter().zip(&sizes).zip(&ty.dims) {
            lines.push(match (is_affine, dim) {
                (true, Some(size)) => format!("affine.for {variable} = 0 to {size} {{"),
                _ => format!("scf.for {variable} = {zero} to {size} step {one} {{"),
            });
        }
        let mut stored = others.clone();
        if let Some(last) = variables.last() {
            let test = self.name();
            stored = self.name();
            lines.push(format!("{test} = arith.cmpi eq, {last}, {zero} : index"));
            lines.push(format!("{stored} = arith.select {test}, {first}, {others} : {element}"));
        }
        let dialect = if is_affine { "affine" } else { "memref" };
        lines.push(format!("{dialect}.store {stored}, {memory}[{position}] : {ty}"));
        lines.extend(variables.iter().map(|_| "}".to_owned()));
        let pieces = lines.into_iter().map(Piece::Text).collect();
        self.add(Statement { results: vec![(memory.clone(), ty.clone())], is_guard: false, pieces });
        self.next += 1;
        let value = Value { root: Some(self.next), ..self.made(memory, ty) };
        self.publish(value.clone());
        if name == "alloc" && self.random.chance(60) {
            self.scope().allocated.push(value.clone());
        }
        value
    }

    /// An index below a size: of dimension `dim` of a value.
    pub(super) fn below(&mut self, of: &Value, dim: usize) -> String {
        let index = Type::scalar(Elem::Index);
        let size = of.ty.dims[dim];
        if let Some(size) = size
            && self.random.chance(45)
        {
            let number = self.random.below(size) as i128;
            return self.splat(&index, number).name;
        }
        let any = self.value(&index).name;
        match size {
            Some(size) if self.random.chance(30) => {
                let most = self.splat(&index, size as i128 - 1).name;
                self.hidden(&index, format!("index.minu {any}, {most}")).name
            }
            Some(size) => self.remainder(&any, size),
            None => {
                let size = self.extent(of, dim);
                self.hidden(&index, format!("arith.remui {any}, {size} : index")).name
            }
        }
    }

    /// An index modulo a size.
    pub(super) fn remainder(&mut self, any: &str, size: usize) -> String {
        let index = Type::scalar(Elem::Index);
        let size = self.splat(&index, size as i128).name;
        self.hidden(&index, format!("arith.remui {any}, {size} : index")).name
    }

    /// The size of a dimension.
    pub(super) fn extent(&mut self, of: &Value, dim: usize) -> String {
        let index = Type::scalar(Elem::Index);
        match of.ty.dims[dim] {
            Some(size) => self.splat(&index, size as i128).name,
            None => {
                let dialect = if of.ty.kind == Kind::MemRef { "memref" } else { "tensor" };
                let dim = self.splat(&index, dim as i128).name;
                self.guard(&index, format!("{dialect}.dim {}, {dim} : {}", of.name, of.ty)).name
            }
        }
    }

    /// Indices of an element.
    pub(super) fn position(&mut self, of: &Value) -> String {
        let indices: Vec<String> = (0..of.ty.rank()).map(|dim| self.below(of, dim)).collect();
        indices.join(", ")
    }

    fn any_memory(&mut self) -> Value {
        match self.pick(|value| value.ty.kind == Kind::MemRef) {
            Some(value) => value,
            None => {
                let ty = self.memory_type();
                self.new_memory(&ty)
            }
        }
    }

    /// Memory that may be written here.
    pub(super) fn writable(&mut self) -> Value {
        let barrier = self.barrier;
        let test =
            |value: &Value| value.ty.kind == Kind::MemRef && value.owner >= barrier && !value.is_constant;
        match self.pick(test) {
            Some(value) => value,
            None => {
                let ty = self.memory_type();
                self.filled(&ty, "alloc")
            }
        }
    }

    fn load(&mut self) {
        let memory = self.any_memory();
        let position = self.position(&memory);
        self.op(&memory.ty.element(), format!("memref.load {}[{position}] : {}", memory.name, memory.ty));
    }

    fn store(&mut self) {
        let memory = self.writable();
        let position = self.position(&memory);
        let value = self.value(&memory.ty.element()).name;
        self.line(format!("memref.store {value}, {}[{position}] : {}", memory.name, memory.ty));
    }

    /// A copy into memory that does not overlap the source.
    fn copy(&mut self) {
        let to = self.writable();
        let Some(root) = to.root else { return };
        if to.ty.sizes().is_none() {
            return;
        }
        let test = |value: &Value| {
            value.ty.kind == Kind::MemRef
                && value.ty.dims == to.ty.dims
                && value.ty.elem == to.ty.elem
                && value.root.is_some_and(|other| other != root)
        };
        let from = match self.pick(test) {
            Some(from) => from,
            None => self.filled(&Type { layout: None, ..to.ty.clone() }, "alloc"),
        };
        self.line(format!("memref.copy {}, {} : {} to {}", from.name, to.name, from.ty, to.ty));
    }

    fn atomic(&mut self) {
        let memory = self.writable();
        let element = memory.ty.element();
        let names: &[&str] = match memory.ty.elem {
            Elem::Int(8 | 16 | 32 | 64) => {
                &["addi", "andi", "ori", "maxs", "maxu", "mins", "minu", "assign", "muli"]
            }
            Elem::F32 | Elem::F64 => &["addf", "assign"],
            _ => return,
        };
        let name = names[self.random.below(names.len())];
        let position = self.position(&memory);
        let value = self.value(&element).name;
        if name == "muli" {
            let Elem::Int(32 | 64) = memory.ty.elem else { return };
            return self.generic_atomic(&memory, &position, &value);
        }
        self.op(
            &element,
            format!(
                "memref.atomic_rmw {name} {value}, {}[{position}] : ({element}, {}) -> {element}",
                memory.name, memory.ty
            ),
        );
    }

    fn generic_atomic(&mut self, memory: &Value, position: &str, value: &str) {
        let element = memory.ty.element();
        let (results, prefix) = self.results(std::slice::from_ref(&element));
        let (old, new) = (self.name(), self.name());
        let lines = [
            format!("{prefix}memref.generic_atomic_rmw {}[{position}] : {} {{", memory.name, memory.ty),
            format!("^bb0({old}: {element}):"),
            format!("  {new} = arith.muli {old}, {value} : {element}"),
            format!("  memref.atomic_yield {new} : {element}"),
            "}".to_owned(),
        ];
        self.compound(results, lines.into_iter().map(Piece::Text).collect());
    }

    /// The size of a dimension, or the number of dimensions, as a value.
    pub(super) fn size(&mut self, kind: Kind) {
        let index = Type::scalar(Elem::Index);
        let dialect = if kind == Kind::MemRef { "memref" } else { "tensor" };
        let Some(value) = self.pick(|value| value.ty.kind == kind && value.ty.rank() > 0) else { return };
        if self.random.chance(15) {
            self.op(&index, format!("{dialect}.rank {} : {}", value.name, value.ty));
            return;
        }
        let any = self.value(&index).name;
        let dim = if self.random.chance(60) {
            let dim = self.random.below(value.ty.rank()) as i128;
            self.splat(&index, dim).name
        } else {
            self.remainder(&any, value.ty.rank())
        };
        self.op(&index, format!("{dialect}.dim {}, {dim} : {}", value.name, value.ty));
    }

    /// A number that depends on every element.
    pub(super) fn digest(&mut self, value: &Value) -> Value {
        let start = self.splat(&Type::scalar(Elem::Int(64)), 7);
        match value.ty.kind {
            Kind::Scalar => self.as_integer(value),
            Kind::Vector => self.vector_digest(value, start),
            _ => self.digest_from(value, &mut Vec::new(), start),
        }
    }

    fn digest_from(&mut self, value: &Value, position: &mut Vec<String>, sum: Value) -> Value {
        let integer = Type::scalar(Elem::Int(64));
        let index = Type::scalar(Elem::Index);
        let dim = position.len();
        if dim == value.ty.rank() {
            let name = if value.ty.kind == Kind::MemRef { "memref.load" } else { "tensor.extract" };
            let text = format!("{name} {}[{}] : {}", value.name, position.join(", "), value.ty);
            let element = self.hidden(&value.ty.element(), text);
            let element = self.as_integer(&element);
            return self.mixed(&sum, &element);
        }
        let [zero, one] = [self.splat(&index, 0).name, self.splat(&index, 1).name];
        let size = self.extent(value, dim);
        let (variable, carried) = (self.name(), self.name());
        self.open(&[(variable.clone(), index), (carried.clone(), integer.clone())]);
        position.push(variable.clone());
        let inner = self.made(carried.clone(), &integer);
        let inner = self.digest_from(value, position, inner);
        position.pop();
        let block = self.close(format!("scf.yield {} : i64", inner.name));
        let name = self.name();
        let result = self.made(name.clone(), &integer);
        let head = format!(
            "{name} = scf.for {variable} = {zero} to {size} step {one} iter_args({carried} = {}) -> (i64) {{",
            sum.name
        );
        let pieces = vec![Piece::Text(head), block, Piece::Text("}".to_owned())];
        self.add(Statement { results: vec![(name, integer)], is_guard: false, pieces });
        result
    }
}
