//! The statistics of passes.

use super::definition::{PassState, StatisticInfo};

/// A statistic with its value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Statistic {
    /// Its name and meaning.
    pub info: StatisticInfo,
    /// The count.
    pub value: u64,
}

impl Statistic {
    /// Statistics of zero.
    pub(super) fn zeros(infos: &[StatisticInfo]) -> Vec<Self> {
        infos.iter().map(|&info| Statistic { info, value: 0 }).collect()
    }
}

/// Adds the counts of a pass, also undeclared ones.
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
