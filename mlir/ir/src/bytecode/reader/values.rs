//! Numbers of values, uses before definitions, and orders of uses.
//!
//! Values are numbered by region: those of a region follow those of the regions around it, up to the isolated
//! operation. A value that is used before its definition is an argument of a scratch block until then.

use rustc_hash::FxHashMap;

use super::cursor::{Cursor, Res, fail};
use crate::ir::body::Body;
use crate::ir::entities::{Block, Use, Value};
use crate::values::context::Context;
use crate::values::ids::Loc;

/// A body being filled.
pub(super) struct Filling {
    pub(super) body: Box<Body>,
    /// The block that holds the stand-ins.
    scratch: Option<Block>,
    /// Values whose uses must be reordered: as given, otherwise the latest first.
    orders: Vec<(Value, Option<UseOrder>)>,
}

/// The order of the uses of a value.
pub(super) struct UseOrder {
    /// Whether the numbers are pairs, only for the uses out of order.
    pairs: bool,
    /// The position of each use, with uses numbered from the latest.
    numbers: Vec<u32>,
}

impl Filling {
    pub(super) fn new(body: Box<Body>) -> Self {
        Filling { body, scratch: None, orders: Vec::new() }
    }

    fn stand_in(&mut self, cx: &Context) -> Value {
        let body = &mut self.body;
        let scratch = *self.scratch.get_or_insert_with(|| body.create_block(&[]));
        body.add_block_arg(scratch, cx.none_ty(), Loc::UNKNOWN)
    }

    /// Sets the order of the uses of a value.
    pub(super) fn order(&mut self, value: Value, order: UseOrder) {
        self.orders.push((value, Some(order)));
    }

    /// The completed body.
    pub(super) fn finish(mut self) -> Res<Box<Body>> {
        if let Some(scratch) = self.scratch {
            self.body.erase_block(scratch);
        }
        // A given order takes precedence, whether or not the value was used early.
        self.orders.sort_by_key(|(value, order)| (value.index(), order.is_none()));
        self.orders.dedup_by_key(|(value, _)| *value);
        for (value, order) in &self.orders {
            let mut uses: Vec<Use> = self.body.uses(*value).collect();
            // Operations are created in order, outer ones before nested ones.
            uses.sort_unstable_by_key(|u| std::cmp::Reverse(u.index()));
            if let Some(order) = order.as_ref().filter(|_| uses.len() > 1) {
                uses = order.apply(&uses)?;
            }
            self.body.set_use_order(*value, &uses);
        }
        Ok(self.body)
    }
}

impl UseOrder {
    /// Reads orders for some of `count` values: the number of each value and the order.
    pub(super) fn read(c: &mut Cursor<'_>, count: usize) -> Res<Vec<(usize, UseOrder)>> {
        let lists = if count == 1 { 1 } else { c.count()? };
        let mut orders = Vec::new();
        for _ in 0..lists {
            let index = if count == 1 { 0 } else { c.varint()? };
            let index = match usize::try_from(index) {
                Ok(i) if i < count => i,
                _ => return fail(format!("invalid value {index} for a use-list order")),
            };
            let (length, pairs) = c.varint_with_flag()?;
            let mut numbers = Vec::with_capacity(c.checked_count(length)?);
            for _ in 0..length {
                match u32::try_from(c.varint()?) {
                    Ok(number) => numbers.push(number),
                    Err(_) => return fail("invalid number in a use-list order"),
                }
            }
            orders.push((index, UseOrder { pairs, numbers }));
        }
        Ok(orders)
    }

    /// The uses, given from the latest to the first, in this order.
    fn apply(&self, uses: &[Use]) -> Res<Vec<Use>> {
        let mut ordered = vec![None; uses.len()];
        let invalid = || fail("incorrect mapping in a use-list order");
        let mut places: Vec<u32> = (0..uses.len() as u32).collect();
        if self.pairs {
            for pair in self.numbers.chunks(2) {
                let &[from, to] = pair else { return invalid() };
                match places.get_mut(from as usize) {
                    Some(place) => *place = to,
                    None => return invalid(),
                }
            }
        } else if self.numbers.len() == uses.len() {
            places.copy_from_slice(&self.numbers);
        } else {
            return invalid();
        }
        for (&u, place) in uses.iter().zip(places) {
            match ordered.get_mut(place as usize) {
                Some(free @ None) => *free = Some(u),
                _ => return invalid(),
            }
        }
        // There are as many positions as uses, each used once.
        Ok(ordered.into_iter().flatten().collect())
    }
}

/// The visible values of an isolated operation, by number.
#[derive(Default)]
pub(super) struct Scope {
    /// The values of each open region, the outermost first.
    regions: Vec<RegionValues>,
    /// The first region that is in the body being filled.
    base: usize,
    /// Unused lists, kept for their memory.
    spare: Vec<Vec<Value>>,
}

/// The values of one region.
struct RegionValues {
    /// The number of the first value.
    start: u64,
    /// The final number of values.
    count: u64,
    defined: Vec<Value>,
    /// Stand-ins of values used before their definition.
    early: FxHashMap<u64, Value>,
    /// The base of the scope around the region.
    outer_base: usize,
}

impl Scope {
    /// Starts a region that defines `count` values; in a body of its own, it sees none from outside.
    pub(super) fn enter(&mut self, count: u64, own_body: bool) {
        let start = self.regions.last().map_or(0, |r| r.start.saturating_add(r.count));
        let outer_base = self.base;
        if own_body {
            self.base = self.regions.len();
        }
        let defined = self.spare.pop().unwrap_or_default();
        self.regions.push(RegionValues { start, count, defined, early: FxHashMap::default(), outer_base });
    }

    /// Ends the innermost region.
    pub(super) fn leave(&mut self) -> Res<()> {
        let Some(mut region) = self.regions.pop() else { return Ok(()) };
        if !region.early.is_empty() {
            return fail("unresolved forward reference to a value");
        }
        self.base = region.outer_base;
        region.defined.clear();
        self.spare.push(region.defined);
        Ok(())
    }

    /// Gives the next number to a value.
    #[inline]
    pub(super) fn define(&mut self, filling: &mut Filling, value: Value) -> Res<()> {
        let Some(region) = self.regions.last_mut().filter(|r| (r.defined.len() as u64) < r.count) else {
            return fail("value index range was outside of the expected range for the parent region");
        };
        if !region.early.is_empty()
            && let Some(stand_in) = region.early.remove(&(region.defined.len() as u64))
        {
            filling.body.replace_all_uses(stand_in, value);
            filling.orders.push((value, None));
        }
        region.defined.push(value);
        Ok(())
    }

    /// The value with this number, which may be defined later.
    #[inline]
    pub(super) fn value(&mut self, cx: &Context, filling: &mut Filling, number: u64) -> Res<Value> {
        for (level, region) in self.regions.iter_mut().enumerate().rev() {
            let Some(index) = number.checked_sub(region.start) else { continue };
            if level < self.base {
                return fail(format!(
                    "value {number} is defined outside of the isolated operation that uses it"
                ));
            }
            if let Some(&value) = usize::try_from(index).ok().and_then(|i| region.defined.get(i)) {
                return Ok(value);
            }
            if index >= region.count {
                break;
            }
            return Ok(*region.early.entry(index).or_insert_with(|| filling.stand_in(cx)));
        }
        fail(format!("invalid value index: {number}"))
    }
}
