//! Linear expressions over values. With them, accesses to the same element are found without comparing all
//! pairs.
//!
//! Rows use the numbers that their [`Space`] gives to variables. A [`Linear`] has the values themselves, in
//! order, so it is equal for equal expressions anywhere in a function and can be the key of a map.

use mlir::Value;
use rustc_hash::FxHashMap;

use super::access::Access;
use super::row;
use super::space::{Instance, Space};

/// A variable with a coefficient.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Atom {
    /// A value.
    Value(Value),
    /// A quotient, by its number in [`Elements`].
    Quotient(usize),
}

/// A sum of multiples of atoms and a constant.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Linear {
    /// The atoms in order, with coefficients that are not zero.
    pub terms: Vec<(Atom, i64)>,
    /// The constant.
    pub constant: i64,
}

impl Linear {
    /// A row, with the atoms of its variables; `None` if a variable has no atom.
    pub fn of(row: &[i64], atom: impl Fn(usize) -> Option<Atom>) -> Option<Self> {
        let coefficients = row::coefficients(row).iter().enumerate().filter(|(_, c)| **c != 0);
        let terms: Option<Vec<_>> = coefficients.map(|(v, &c)| Some((atom(v)?, c))).collect();
        let mut terms = terms?;
        terms.sort_unstable();
        Some(Linear { terms, constant: row.first().copied().unwrap_or(0) })
    }
}

/// Subscripts as linear expressions that can be compared.
#[derive(Default)]
pub struct Elements {
    quotients: FxHashMap<(Linear, i64), usize>,
}

impl Elements {
    /// The subscripts of an access, or of the first element of a vector; `None` if one is not affine.
    pub fn subscripts(&mut self, access: &Access<'_>) -> Option<Vec<Linear>> {
        let mut space = Space::new(access.op);
        let mut instance = Instance::default();
        for enclosing in access.around() {
            space.add_variables(&mut instance, enclosing.induction_variables().into_iter());
        }
        let rows = space.results(&mut instance, access.map, access.indices.iter().copied());
        let values = instance.induction_variables().filter_map(|v| Some((v, instance.variable(v)?)));
        let mut atoms: FxHashMap<usize, Atom> =
            values.chain(space.symbols()).map(|(value, variable)| (variable, Atom::Value(value))).collect();
        // A dividend has earlier variables than its quotient.
        for (variable, dividend, by) in space.quotients() {
            let Some(dividend) = Linear::of(dividend, |v| atoms.get(&v).copied()) else { continue };
            let next = self.quotients.len();
            let number = *self.quotients.entry((dividend, by)).or_insert(next);
            atoms.insert(variable, Atom::Quotient(number));
        }
        rows.into_iter().map(|row| Linear::of(&row?, |v| atoms.get(&v).copied())).collect()
    }
}
