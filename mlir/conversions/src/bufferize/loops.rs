//! The regions around an operation that run repeatedly, or in parallel.

use mlir::Region;

use super::interface::State;

/// By region: the nearest region, itself or around it, that is of a kind.
pub(super) struct Loops {
    repetitive: Vec<Option<Region>>,
    parallel: Vec<Option<Region>>,
}

impl Loops {
    pub(super) fn new(state: State<'_>) -> Self {
        let body = state.body;
        let mut this = Loops {
            repetitive: vec![None; body.region_capacity()],
            parallel: vec![None; body.region_capacity()],
        };
        for op in body.all_ops_pre() {
            let around = body.block_of(op).and_then(|block| body.region_of(block));
            for (index, &region) in body.regions_of(op).iter().enumerate() {
                let model = state.model(op);
                let is_repetitive = model.is_some_and(|model| model.is_repetitive(state.op(op), index));
                let is_parallel = model.is_some_and(|model| model.is_parallel(state.op(op), index));
                let repetitive = if is_repetitive { Some(region) } else { this.repetitive(around) };
                let parallel = if is_parallel { Some(region) } else { this.parallel(around) };
                this.repetitive[region.index()] = repetitive;
                this.parallel[region.index()] = parallel;
            }
        }
        this
    }

    /// The nearest region that runs repeatedly.
    pub(super) fn repetitive(&self, region: Option<Region>) -> Option<Region> {
        self.repetitive[region?.index()]
    }

    /// The nearest region that runs in parallel.
    pub(super) fn parallel(&self, region: Option<Region>) -> Option<Region> {
        self.parallel[region?.index()]
    }
}
