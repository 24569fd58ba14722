//! What passes count.

use super::definition::{PassState, StatisticInfo};

/// What a pass counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Statistic {
    /// What it is called and what it means.
    pub info: StatisticInfo,
    /// How many there were.
    pub value: u64,
}

impl Statistic {
    /// Statistics of zero.
    pub(super) fn zeros(infos: &[StatisticInfo]) -> Vec<Self> {
        infos.iter().map(|&info| Statistic { info, value: 0 }).collect()
    }
}

/// Adds what a pass counted, and what it counted but did not declare.
pub(super) fn add(to: &mut Vec<Statistic>, state: &PassState) {
    for (&name, &value) in state.statistics() {
        merge(to, Statistic { info: StatisticInfo { name, summary: "" }, value });
    }
}

/// Adds a statistic to those of the same pass.
pub(super) fn merge(to: &mut Vec<Statistic>, more: Statistic) {
    match to.iter_mut().find(|s| s.info.name == more.info.name) {
        Some(known) => known.value += more.value,
        None => to.push(more),
    }
}
