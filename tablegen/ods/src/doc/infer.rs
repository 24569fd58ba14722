//! Whether the result types of an operation follow from its operands and attributes.
//!
//! If they do, the operation implements `InferTypeOpInterface` without declaring it, and its documentation lists
//! it.

use rustc_hash::{FxHashMap, FxHashSet};
use tablegen::{Dag, Record, Value};

use super::constraint::constraint_of;
use crate::records::{self, Reader};

/// The name of the interface.
pub(super) const INTERFACE: &str = "InferTypeOpInterface";

/// A source of the types of other results.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Source {
    /// An operand or attribute, always known.
    Known,
    /// A result, by its number.
    Result(usize),
}

/// True if every result type is known once operands and attributes are.
pub(super) fn results_are_known(r: &Reader<'_>, op: &Record, traits: &[&Record]) -> bool {
    if r.records.def(INTERFACE).is_none() {
        return false;
    }
    let Some(results) = records::dag(op, "results").filter(|d| !d.args.is_empty()) else { return false };
    let constraints: Vec<Option<&Record>> =
        results.args.iter().map(|a| a.value.as_def().map(|d| constraint_of(r, d))).collect();
    if constraints.iter().flatten().any(|c| is_variable_length(c)) {
        return false;
    }
    if traits.iter().any(|t| is_same_operands_and_result_type(t)) {
        return has_single_operand(r, op);
    }
    let mut graph = Graph::new(results);
    for (number, constraint) in constraints.iter().enumerate() {
        if constraint.is_some_and(|c| !records::text(c, "builderCall").is_empty()) {
            graph.know(number);
        }
    }
    for t in traits {
        if t.is_a("TypesMatchWith") {
            graph.one_way(records::text(t, "lhs"), records::text(t, "rhs"));
        } else if t.is_a("AllTypesMatch") {
            graph.all_ways(records::list(t, "values").iter().filter_map(Value::as_str));
        }
    }
    graph.all_known()
}

fn is_variable_length(constraint: &Record) -> bool {
    constraint.is_a("Variadic") || constraint.is_a("Optional")
}

fn is_same_operands_and_result_type(t: &Record) -> bool {
    records::text(t, "trait") == "SameOperandsAndResultType"
        && records::text(t, "cppNamespace").trim_start_matches("::") == "mlir::OpTrait"
}

/// True if there is an operand that is always present, whose type the results can have.
fn has_single_operand(r: &Reader<'_>, op: &Record) -> bool {
    let arguments = records::dag(op, "arguments").map_or(&[][..], |d| &d.args);
    arguments.iter().filter_map(|a| a.value.as_def()).any(|d| {
        let constraint = constraint_of(r, d);
        constraint.is_a("TypeConstraint") && !is_variable_length(constraint)
    })
}

/// The dependencies between result types.
struct Graph<'r> {
    results: FxHashMap<&'r str, usize>,
    known: Vec<bool>,
    /// Results whose type follows once the first is known.
    edges: Vec<(usize, Vec<usize>)>,
}

impl<'r> Graph<'r> {
    fn new(results: &'r Dag) -> Self {
        let named = results.args.iter().enumerate().filter_map(|(i, a)| Some((a.name.as_deref()?, i)));
        Graph { results: named.collect(), known: vec![false; results.args.len()], edges: Vec::new() }
    }

    fn know(&mut self, number: usize) {
        if let Some(known) = self.known.get_mut(number) {
            *known = true;
        }
    }

    fn source(&self, name: &str) -> Source {
        self.results.get(name).map_or(Source::Known, |&i| Source::Result(i))
    }

    /// The type of `to` follows from the type of `from`.
    fn one_way(&mut self, from: &str, to: &str) {
        match (self.source(from), self.source(to)) {
            (_, Source::Known) => {}
            (Source::Known, Source::Result(to)) => self.know(to),
            (Source::Result(from), Source::Result(to)) => self.edges.push((from, vec![to])),
        }
    }

    /// Each of the types follows from each other one.
    fn all_ways<'n>(&mut self, names: impl Iterator<Item = &'n str>) {
        let sources: FxHashSet<Source> = names.map(|n| self.source(n)).collect();
        let results = |s: &Source| match s {
            Source::Result(i) => Some(*i),
            Source::Known => None,
        };
        let members: Vec<usize> = sources.iter().filter_map(results).collect();
        if sources.contains(&Source::Known) {
            members.iter().for_each(|&i| self.know(i));
        } else if let Some((&first, rest)) = members.split_first() {
            // The edges go through one of them, so that many types need only a few edges.
            self.edges.extend(rest.iter().map(|&i| (i, vec![first])));
            self.edges.push((first, rest.to_vec()));
        }
    }

    fn all_known(mut self) -> bool {
        let mut next: FxHashMap<usize, Vec<usize>> = FxHashMap::default();
        for (from, to) in std::mem::take(&mut self.edges) {
            next.entry(from).or_default().extend(to);
        }
        let mut work: Vec<usize> = (0..self.known.len()).filter(|&i| self.known[i]).collect();
        while let Some(number) = work.pop() {
            for to in next.remove(&number).into_iter().flatten() {
                if !std::mem::replace(&mut self.known[to], true) {
                    work.push(to);
                }
            }
        }
        self.known.iter().all(|&k| k)
    }
}
