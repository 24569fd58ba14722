//! Disjoint sets of values that are merged, with the members of each in a stable order.

use mlir::Value;

/// A partition of the values of a body. At first, each value is alone.
#[derive(Debug)]
pub(super) struct Classes {
    /// By value: one that is nearer to the representative of its class, or itself.
    parent: Vec<u32>,
    /// By value: the next member of its class.
    next: Vec<Option<Value>>,
    /// By representative: the members of the class.
    class: Vec<Class>,
}

#[derive(Clone, Copy, Debug)]
struct Class {
    first: Option<Value>,
    last: Option<Value>,
    size: u32,
    /// Whether something writes to a member in place.
    is_written: bool,
    /// Whether the class, as it is, has been found to have no conflict.
    is_settled: bool,
}

impl Classes {
    /// A partition of this many values.
    pub(super) fn new(values: usize) -> Self {
        Classes {
            parent: (0..u32::try_from(values).unwrap_or(u32::MAX)).collect(),
            next: vec![None; values],
            class: vec![
                Class { first: None, last: None, size: 1, is_written: false, is_settled: true };
                values
            ],
        }
    }

    fn root(&self, value: Value) -> usize {
        let mut at = value.index();
        while self.parent[at] as usize != at {
            at = self.parent[at] as usize;
        }
        at
    }

    /// Merges the class of `b` into that of `a`; its members come last.
    pub(super) fn union(&mut self, a: Value, b: Value) {
        let (into, from) = (self.root(a), self.root(b));
        if into == from {
            return;
        }
        let head = self.class[into].first.unwrap_or(a);
        let tail = self.class[into].last.unwrap_or(a);
        let other = self.class[from].first.unwrap_or(b);
        let end = self.class[from].last.unwrap_or(b);
        self.next[tail.index()] = Some(other);
        let size = self.class[into].size + self.class[from].size;
        let is_written = self.class[into].is_written || self.class[from].is_written;
        // The larger class keeps its representative, so that the paths stay short.
        let smaller = self.class[into].size < self.class[from].size;
        let (root, child) = if smaller { (from, into) } else { (into, from) };
        self.parent[child] = root as u32;
        self.class[root] = Class { first: Some(head), last: Some(end), size, is_written, is_settled: false };
    }

    /// Notes that something writes to a value in place.
    pub(super) fn write(&mut self, value: Value) {
        let root = self.root(value);
        self.class[root].is_written = true;
        self.class[root].is_settled = false;
    }

    /// Notes that the class of a value, as it is now, has no conflict.
    pub(super) fn settle(&mut self, value: Value) {
        let root = self.root(value);
        self.class[root].is_settled = true;
    }

    /// Whether something writes to a member of the class of a value in place.
    pub(super) fn is_written(&self, value: Value) -> bool {
        self.class[self.root(value)].is_written
    }

    /// Whether the class of a value has not changed since it was found to have no conflict.
    pub(super) fn is_settled(&self, value: Value) -> bool {
        self.class[self.root(value)].is_settled
    }

    /// Whether two values are in the same class.
    pub(super) fn same(&self, a: Value, b: Value) -> bool {
        a == b || self.root(a) == self.root(b)
    }

    /// The members of the class of a value.
    pub(super) fn members(&self, value: Value) -> impl Iterator<Item = Value> + '_ {
        let first = self.class[self.root(value)].first.unwrap_or(value);
        std::iter::successors(Some(first), |at| self.next[at.index()])
    }
}
