//! Bounds the expansion of aliases: aliases of aliases can nest without end and double in size with each line.

use super::aliases::Cost;
use super::basics::{MAX_DEPTH, ParseResult};
use super::core::Core;

/// How deep aliases may nest if they are printed as aliases again: deeper than text, since later stages use less stack.
/// Other aliases must be readable when written out.
const MAX_SHARED_DEPTH: u32 = 2 * MAX_DEPTH;

/// How the value of an alias is printed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Printed {
    /// Written out.
    Whole,
    /// As an alias again: only its nesting counts.
    Shared,
    /// A location, as an alias or written out.
    Location,
}

/// How many bytes an alias may stand for, in addition to the size of the file.
const MAX_ALIAS: u64 = 1 << 26;

/// How many bytes all uses of aliases may stand for in total, in addition to [`EXPANSION`] times the size of the file.
const MAX_TOTAL: u64 = 1 << 28;

/// By what factor a file may grow when its aliases are written out.
const EXPANSION: u64 = 64;

/// The state of the costs before an alias.
pub(super) struct Before {
    start: u32,
    depth: u32,
    total: u64,
}

impl<'a> Core<'a> {
    /// Starts counting the value of an alias.
    pub(super) fn begin_alias(&mut self) -> Before {
        let depth = self.depth();
        self.alias_costs.deepest = depth;
        Before { start: self.tok.start, depth, total: self.alias_costs.total }
    }

    /// Ends the value of the alias `name`, which includes `#` or `!`.
    pub(super) fn end_alias(&mut self, name: &'a str, before: &Before) -> ParseResult<()> {
        let written = u64::from(self.prev_end().saturating_sub(before.start));
        let costs = &mut self.alias_costs;
        let depth = costs.deepest.saturating_sub(before.depth);
        let size = written.saturating_add(costs.total - before.total);
        // Definitions are not in the output, only uses in IR.
        costs.total = before.total;
        self.new_aliases().costs.insert(name, Cost { depth, size });
        if size > MAX_ALIAS + self.text.len() as u64 {
            Err(self.error_here(format!("the alias '{name}' expands to too much text")))
        } else {
            Ok(())
        }
    }

    /// Counts a use of the alias `name`, which includes `#` or `!`.
    pub(super) fn use_alias(&mut self, name: &'a str, printed: Printed) -> ParseResult<()> {
        let Some(&cost) = self.aliases.costs.get(name) else { return Ok(()) };
        // The use itself is the first level of the value.
        let depth = self.depth().saturating_sub(1).saturating_add(cost.depth);
        if depth > if printed == Printed::Whole { MAX_DEPTH } else { MAX_SHARED_DEPTH } {
            return Err(self.error_here("nesting too deep"));
        }
        let costs = &mut self.alias_costs;
        costs.deepest = costs.deepest.max(depth);
        if printed == Printed::Shared {
            return Ok(());
        }
        costs.total = costs.total.saturating_add(cost.size);
        if self.aliases_cost_too_much() {
            Err(self.error_here("the aliases of this file expand to too much text"))
        } else {
            Ok(())
        }
    }

    /// True when the uses of aliases so far exceed the bound.
    pub(super) fn aliases_cost_too_much(&self) -> bool {
        self.alias_costs.total > MAX_TOTAL.saturating_add(EXPANSION * self.text.len() as u64)
    }
}
