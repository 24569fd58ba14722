//! What is known about the arguments of built-in functions, and what can be wrong with them.

use mlir::opdef::OpDef;
use mlir::{AttrRef, Builder, DYNAMIC, Loc, OpRef, OpState, Type, Value};

use crate::shapes::shape_text;
use crate::{FlipOp, SliceOp, codes};

/// The arguments of a built-in function that are literals and not tensors.
#[derive(Default, Debug)]
pub struct Literals {
    /// The axes.
    pub axes: Option<Vec<i64>>,
    /// Whether reduced axes stay, with size 1.
    pub keeps_axes: bool,
}

/// What is known about the arguments of a function.
#[derive(Clone, Debug)]
pub struct Given {
    /// How programs call the function.
    pub name: &'static str,
    /// The literal axes, or the items of an index.
    pub literals: Option<Vec<i64>>,
    /// The shapes of the operands.
    pub shapes: Vec<Vec<i64>>,
    /// The elements of operands of few elements, if they are known.
    pub values: Vec<Option<Vec<f64>>>,
}

/// Why an operation has no result.
#[derive(Debug)]
pub struct Fault {
    /// The code of the error.
    pub code: &'static str,
    /// The error.
    pub message: String,
    /// The operand at fault.
    pub operand: usize,
    /// What to do.
    pub help: String,
}

/// Operands of more elements are no sizes or positions.
pub(crate) const MAX_VALUES: usize = 64;

impl Given {
    /// What is known when a program runs. `elements` gives the elements of an operand.
    pub fn running(
        name: &'static str,
        literals: Option<Vec<i64>>,
        shapes: Vec<Vec<i64>>,
        elements: impl Fn(usize) -> Vec<f64>,
    ) -> Self {
        let is_small =
            |shape: &Vec<i64>| shape.len() <= 2 && shape.iter().product::<i64>() <= MAX_VALUES as i64;
        let values =
            shapes.iter().enumerate().map(|(at, shape)| is_small(shape).then(|| elements(at))).collect();
        Given { name, literals, shapes, values }
    }

    /// The literal axes.
    pub fn axes(&self) -> Option<&[i64]> {
        self.literals.as_deref()
    }

    /// The only axis, counted from the first; `missing` if the call gives none.
    ///
    /// # Errors
    /// If an operand of this rank does not have it.
    pub fn axis(&self, rank: usize, missing: i64) -> Result<usize, Fault> {
        let axis = self.axes().and_then(|axes| axes.first()).copied().unwrap_or(missing);
        self.axis_of(axis, rank)
    }

    /// An axis, counted from the first.
    ///
    /// # Errors
    /// If an operand of this rank does not have it.
    pub fn axis_of(&self, axis: i64, rank: usize) -> Result<usize, Fault> {
        axis_of(axis, rank).ok_or_else(|| {
            let (message, help) = no_such_axis(self.name, axis, rank);
            Fault { code: codes::NO_SUCH_AXIS, message, operand: 0, help }
        })
    }

    /// An operand that is a number whose value must be known.
    ///
    /// # Errors
    /// If it is not.
    pub fn number(&self, operand: usize, what: &str) -> Result<f64, Fault> {
        match self.values[operand].as_deref() {
            Some(&[number]) if self.shapes[operand].is_empty() => Ok(number),
            _ if !self.shapes[operand].is_empty() => Err(self.not_a_number(operand, what)),
            _ => Err(Fault {
                code: codes::UNKNOWN_SIZE,
                message: format!("{} is not known when the program is compiled", self.of_name(what)),
                operand,
                // Of an index, only bounds must be known.
                help: if self.name == "[]" {
                    "the number of elements is fixed when a program is compiled: use literals and 'size(x, axis)'; n elements from a computed position i on are take(x, i + arange(n))"
                } else {
                    "shapes are fixed when a program is compiled: use literals, and 'size(x, axis)'"
                }
                .to_owned(),
            }),
        }
    }

    /// Whether an operand is a number that the program computes.
    pub fn is_computed(&self, operand: usize) -> bool {
        self.shapes[operand].is_empty() && self.values[operand].is_none()
    }

    /// What an operand is, as errors say it; an index has no name.
    fn of_name(&self, what: &str) -> String {
        if self.name == "[]" { what.to_owned() } else { format!("{what} of '{}'", self.name) }
    }

    /// The error for an operand that should be a number.
    pub fn not_a_number(&self, operand: usize, what: &str) -> Fault {
        Fault {
            code: codes::WRONG_SIZE,
            message: format!(
                "{} must be a number, and has shape {}",
                self.of_name(what),
                shape_text(&self.shapes[operand])
            ),
            operand,
            // The name of indexing.
            help: if self.name == "[]" {
                "a position is one number: where(c, x, y) chooses elements, and sum(c) counts them"
            } else {
                "a number has no axes"
            }
            .to_owned(),
        }
    }

    /// The same, if it is whole.
    ///
    /// # Errors
    /// If it is not.
    pub fn whole(&self, operand: usize, what: &str) -> Result<i64, Fault> {
        let number = self.number(operand, what)?;
        whole(number).ok_or_else(|| self.wrong_number(operand, what, number))
    }

    /// The error for a number that is not whole, or is out of range.
    pub fn wrong_number(&self, operand: usize, what: &str, number: f64) -> Fault {
        Fault {
            code: codes::WRONG_SIZE,
            message: format!("{} cannot be {number}", self.of_name(what)),
            operand,
            help: match whole(number) {
                Some(negative) if negative < 0 => "it must not be negative",
                Some(_) => "tensors live in memory: use smaller numbers",
                None => "sizes and positions are whole numbers",
            }
            .to_owned(),
        }
    }

    /// The sizes that operands from one on give: numbers, or one list of them.
    ///
    /// # Errors
    /// If they are not known.
    pub fn sizes(&self, first: usize) -> Result<Vec<(i64, usize)>, Fault> {
        let is_list = self.shapes.len() == first + 1 && self.shapes[first].len() == 1;
        if !is_list {
            return (first..self.shapes.len()).map(|at| Ok((self.whole(at, "a size")?, at))).collect();
        }
        let list = self.values[first].as_deref().ok_or_else(|| Fault {
            code: codes::UNKNOWN_SIZE,
            message: format!("the sizes of '{}' are not known when the program is compiled", self.name),
            operand: first,
            help: "shapes are fixed when a program is compiled: use literals, and 'size(x, axis)'".to_owned(),
        })?;
        let size = |&number| whole(number).ok_or_else(|| self.wrong_number(first, "a size", number));
        list.iter().map(|number| Ok((size(number)?, first))).collect()
    }

    /// The shape that operands from one on give.
    ///
    /// # Errors
    /// If they give none.
    pub fn new_shape(&self, first: usize) -> Result<Vec<i64>, Fault> {
        let sizes = self.sizes(first)?;
        let negative = sizes.iter().find(|(size, _)| *size < 0);
        if let Some(&(size, operand)) = negative {
            return Err(self.wrong_number(operand, "a size", size as f64));
        }
        self.countable(sizes.into_iter().map(|(size, _)| size).collect())
    }

    /// A shape whose elements can be counted.
    ///
    /// # Errors
    /// If they cannot.
    pub fn countable(&self, shape: Vec<i64>) -> Result<Vec<i64>, Fault> {
        let count =
            shape.iter().filter(|&&n| n != 0 && n != DYNAMIC).try_fold(8i64, |all, &n| all.checked_mul(n));
        if count.is_some() && shape.len() <= crate::MAX_RANK {
            return Ok(shape);
        }
        Err(Fault {
            code: codes::WRONG_SIZE,
            message: format!("'{}' would give a tensor of shape {}", self.name, shape_text(&shape)),
            operand: 0,
            help: "tensors live in memory: use smaller sizes".to_owned(),
        })
    }
}

/// The literal arguments of an operation.
pub fn literals(op: OpRef<'_>) -> Option<Vec<i64>> {
    let attr = op.attr(FlipOp::AXES_ATTR).or_else(|| op.attr(SliceOp::ITEMS_ATTR));
    attr.and_then(AttrRef::as_dense_array::<i64>)
}

/// Builds an operation whose only attribute is a list of axes or of items, if it has one.
pub(crate) fn build_with_literals(
    b: &mut Builder<'_>,
    def: &'static OpDef,
    loc: Loc,
    ty: Type,
    inputs: &[Value],
    literals: Option<&[i64]>,
) -> Value {
    let cx = b.cx();
    let mut state = OpState::of(cx, def, loc);
    state.operands.extend_from_slice(inputs);
    state.inherent[0] = literals.map(|literals| cx.dense_array_attr(literals));
    state.result_types.push(ty);
    b.create_value(state)
}

/// An axis, counted from the first one.
pub(crate) fn axis_of(axis: i64, rank: usize) -> Option<usize> {
    let counted = if axis < 0 { axis.checked_add(rank as i64)? } else { axis };
    usize::try_from(counted).ok().filter(|&axis| axis < rank)
}

/// The error for an axis that an operand of this rank does not have, and its help.
pub(crate) fn no_such_axis(name: &str, axis: i64, rank: usize) -> (String, String) {
    let axes = if rank == 1 { "axis" } else { "axes" };
    (format!("axis {axis} of '{name}' does not exist: the value has {rank} {axes}"), existing_axes(rank))
}

/// The axes that a value of this rank has.
pub(crate) fn existing_axes(rank: usize) -> String {
    match rank {
        0 => "a number has no axes: leave out 'axis'".to_owned(),
        1 => "its only axis is 0, or -1 counted from the end".to_owned(),
        _ => format!("axes are counted from 0 to {}, or from -1 down to -{rank}", rank - 1),
    }
}

/// A number that is whole, of those that a double holds exactly.
pub fn whole(number: f64) -> Option<i64> {
    (number.fract() == 0.0 && number.abs() <= (1i64 << f64::MANTISSA_DIGITS) as f64).then_some(number as i64)
}
