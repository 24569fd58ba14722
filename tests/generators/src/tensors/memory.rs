//! Views of memory whose types do not show all sizes, strides and offsets.

use super::{ARGUMENTS, Maker};

/// A number, and whether it is static.
type Number = (usize, bool);

/// Memory as the program sees it: nothing writes to it, so the elements follow from their positions.
#[derive(Clone, Debug)]
pub(super) struct View {
    pub(super) name: String,
    sizes: Vec<Number>,
    strides: Vec<Number>,
    offset: Number,
    /// The number of elements of the viewed memory.
    length: usize,
}

fn shown((number, known): Number) -> String {
    if known { number.to_string() } else { "?".to_owned() }
}

fn all_shown(numbers: &[Number], separator: &str) -> String {
    numbers.iter().map(|&number| shown(number)).collect::<Vec<_>>().join(separator)
}

impl View {
    /// Memory without gaps; `known` says which sizes are static.
    pub(super) fn new(name: String, sizes: &[usize], known: &[bool]) -> Self {
        let mut strides = vec![1; sizes.len()];
        for at in (1..sizes.len()).rev() {
            strides[at - 1] = strides[at] * sizes[at];
        }
        View {
            name,
            sizes: sizes.iter().copied().zip(known.iter().copied()).collect(),
            strides: strides.into_iter().zip(known.iter().copied()).collect(),
            offset: (0, known.first().copied().unwrap_or(true)),
            length: sizes.iter().product(),
        }
    }

    pub(super) fn ty(&self) -> String {
        let sizes: String = self.sizes.iter().map(|&size| format!("{}x", shown(size))).collect();
        let strides = all_shown(&self.strides, ", ");
        format!("memref<{sizes}f64, strided<[{strides}], offset: {}>>", shown(self.offset))
    }

    fn rank(&self) -> usize {
        self.sizes.len()
    }
}

/// The product of two numbers, as types show it.
fn product(a: Number, b: Number) -> Number {
    let is_zero = |(number, known): Number| known && number == 0;
    (a.0 * b.0, (a.1 && b.1) || is_zero(a) || is_zero(b))
}

impl Maker {
    pub(super) fn memory_step(&mut self) {
        match self.random.below(10) {
            0..=2 => self.view_cast(),
            3..=5 => self.subview(),
            6 => self.transpose(),
            7 => self.reinterpret(),
            8 => self.metadata(),
            _ => self.view_dim(),
        }
    }

    fn view(&mut self) -> View {
        let from = if self.random.chance(70) { self.views.len().saturating_sub(3) } else { 0 };
        let at = from + self.random.below(self.views.len() - from);
        self.views[at].clone()
    }

    fn define_view(&mut self, text: &str, mut view: View) {
        view.name = self.name();
        self.line(&format!("{} = {text}", view.name));
        self.views.push(view);
    }

    /// The same numbers, but with different ones static.
    fn told(&mut self, numbers: &[Number]) -> Vec<Number> {
        numbers.iter().map(|&(number, _)| (number, self.random.chance(40))).collect()
    }

    fn numbers(&mut self, numbers: &[Number]) -> String {
        let (values, known): (Vec<usize>, Vec<bool>) = numbers.iter().copied().unzip();
        self.list(&values, &known)
    }

    fn view_cast(&mut self) {
        let view = self.view();
        let mut to = view.clone();
        (to.sizes, to.strides) = (self.told(&view.sizes), self.told(&view.strides));
        to.offset.1 = self.random.chance(40);
        let text = format!("memref.cast {} : {} to {}", view.name, view.ty(), to.ty());
        self.define_view(&text, to);
    }

    fn subview(&mut self) {
        let view = self.view();
        let sizes: Vec<usize> = view.sizes.iter().map(|size| size.0).collect();
        let [offsets, part, steps] = self.part(&sizes);
        let offsets = offsets
            .iter()
            .zip(&sizes)
            .map(|(&at, &size)| (at, at < size && self.random.chance(50)))
            .collect::<Vec<_>>();
        let part = part.iter().map(|&size| (size, self.random.chance(60))).collect::<Vec<_>>();
        let steps = steps.iter().map(|&step| (step, self.random.chance(70))).collect::<Vec<_>>();
        let mut to = view.clone();
        to.offset = offsets.iter().zip(&view.strides).fold(view.offset, |sum, (&offset, &stride)| {
            let moved = product(offset, stride);
            (sum.0 + moved.0, sum.1 && moved.1)
        });
        let strides: Vec<Number> = steps.iter().zip(&view.strides).map(|(&a, &b)| product(a, b)).collect();
        // The type does not show which of several dimensions of size 1 are dropped: all or none are.
        let reduces = self.random.chance(50);
        let kept: Vec<usize> = (0..view.rank()).filter(|&dim| !(reduces && part[dim] == (1, true))).collect();
        to.sizes = kept.iter().map(|&dim| part[dim]).collect();
        to.strides = kept.iter().map(|&dim| strides[dim]).collect();
        let offsets = self.numbers(&offsets);
        let part = self.numbers(&part);
        let steps = self.numbers(&steps);
        let text =
            format!("memref.subview {}{offsets} {part} {steps} : {} to {}", view.name, view.ty(), to.ty());
        self.define_view(&text, to);
    }

    fn transpose(&mut self) {
        let view = self.view();
        let mut order: Vec<usize> = (0..view.rank()).collect();
        self.random.shuffle(&mut order);
        let mut to = view.clone();
        to.sizes = order.iter().map(|&dim| view.sizes[dim]).collect();
        to.strides = order.iter().map(|&dim| view.strides[dim]).collect();
        let dims = |order: &[usize]| order.iter().map(|dim| format!("d{dim}")).collect::<Vec<_>>().join(", ");
        let before: Vec<usize> = (0..view.rank()).collect();
        let text = format!(
            "memref.transpose {} ({}) -> ({}) : {} to {}",
            view.name,
            dims(&before),
            dims(&order),
            view.ty(),
            to.ty()
        );
        self.define_view(&text, to);
    }

    /// A view of all the memory, or one of the same sizes at other positions.
    fn reinterpret(&mut self) {
        let view = self.view();
        let sizes: Vec<usize> = if self.random.chance(50) {
            view.sizes.iter().map(|size| size.0).collect()
        } else {
            (0..1 + self.random.below(2)).map(|_| self.random.below(4)).collect()
        };
        let count: usize = sizes.iter().product();
        if count > view.length {
            return;
        }
        let listed = View::new(String::new(), &sizes, &vec![true; sizes.len()]);
        let offset = self.random.below((view.length - count + 1).min(ARGUMENTS));
        let mut to = View { length: view.length, offset: (offset, self.random.chance(60)), ..listed };
        (to.sizes, to.strides) = (self.told(&to.sizes), self.told(&to.strides));
        let at = self.entry(to.offset.0, to.offset.1);
        let sizes = self.numbers(&to.sizes);
        let strides = self.numbers(&to.strides);
        // The type may be less static than the operands.
        let forgets = self.random.chance(50);
        for number in to.sizes.iter_mut().chain(&mut to.strides).chain([&mut to.offset]) {
            number.1 &= !forgets;
        }
        let text = format!(
            "memref.reinterpret_cast {} to offset: [{at}], sizes: {sizes}, strides: {strides} : {} to {}",
            view.name,
            view.ty(),
            to.ty()
        );
        self.define_view(&text, to);
    }

    /// Extracts the metadata of a view and builds the view again from it.
    fn metadata(&mut self) {
        let view = self.view();
        let rank = view.rank();
        let parts: Vec<String> = (0..2 + 2 * rank).map(|_| self.name()).collect();
        let types = vec!["index"; 1 + 2 * rank].join(", ");
        let name = view.name.clone();
        let ty = view.ty();
        self.line(&format!(
            "{} = memref.extract_strided_metadata {name} : {ty} -> memref<f64>, {types}",
            parts.join(", ")
        ));
        let mut to = view;
        for number in to.sizes.iter_mut().chain(&mut to.strides).chain([&mut to.offset]) {
            number.1 = false;
        }
        let sizes = parts[2..2 + rank].join(", ");
        let strides = parts[2 + rank..].join(", ");
        let text = format!(
            "memref.reinterpret_cast {} to offset: [{}], sizes: [{sizes}], strides: [{strides}] : memref<f64> to {}",
            parts[0],
            parts[1],
            to.ty()
        );
        self.define_view(&text, to);
    }

    fn view_dim(&mut self) {
        let view = self.view();
        if view.rank() == 0 {
            return;
        }
        let dim = self.random.below(view.rank());
        let index = self.operand(dim);
        let name = self.name();
        self.line(&format!("{name} = memref.dim {}, {index} : {}", view.name, view.ty()));
        self.indices.push((name, view.sizes[dim].0));
    }

    /// Prints every view with its sizes.
    pub(super) fn print_views(&mut self) {
        for view in self.views.clone() {
            for dim in 0..view.rank() {
                let index = self.name();
                let name = self.name();
                self.line(&format!("{index} = arith.constant {dim} : index"));
                self.line(&format!("{name} = memref.dim {}, {index} : {}", view.name, view.ty()));
                self.line(&format!("call @count({name}) : (index) -> ()"));
            }
            self.line(&format!("toy.print {} : {}", view.name, view.ty()));
        }
    }
}
