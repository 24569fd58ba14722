//! The `canonicalize` pass.

use std::sync::OnceLock;

use mlir::Context;
use mlir::opdef::OpDef;
use mlir::pass::{
    Flag, List, OpMut, OptionKind, Pass, PassFailed, PassInfo, PassOptions, PassResult, PassState, Scalar,
};
use mlir::pass_options;
use mlir::rewrite::greedy::apply_to_region;
use mlir::rewrite::{
    Canonicalizer, FrozenPatternSet, GreedyConfig, OuterSymbols, PatternSet, Scope, SimplifyLevel,
};

/// The registration of the pass.
pub(crate) const INFO: PassInfo = PassInfo {
    name: "Canonicalizer",
    argument: "canonicalize",
    summary: "Canonicalize operations",
    options: CanonicalizeOptions::OPTIONS,
    create: |given| Ok(Box::new(Canonicalize::new(CanonicalizeOptions::read(given)?))),
};

pass_options! {
    /// The options of the pass.
    #[derive(Clone, PartialEq, Debug)]
    pub struct CanonicalizeOptions {
        /// Names of patterns to skip
        "disable-patterns" => disabled: Vec<String> as List = Vec::new(),
        /// Names of the only patterns to apply; without any, all are applied
        "enable-patterns" => enabled: Vec<String> as List = Vec::new(),
        /// Max. iterations between applying patterns / simplifying regions; -1 for no limit
        "max-iterations" => max_iterations: i64 as Scalar = 10,
        /// Max. number of pattern rewrites within an iteration; -1 for no limit
        "max-num-rewrites" => max_rewrites: i64 as Scalar = -1,
        /// Perform control flow optimizations to the region tree: disabled, normal or aggressive
        "region-simplify" => simplify_regions: SimplifyLevel as Level = SimplifyLevel::Normal,
        /// Fail if the limits are reached before a fixed point
        "test-convergence" => test_convergence: bool as Flag = false,
        /// Seed the worklist in general top-down order
        "top-down" => top_down: bool as Flag = true,
    }
}

/// The kind of an option that selects how far regions are simplified.
struct Level;

impl Level {
    const NAMES: [(&str, SimplifyLevel); 3] = [
        ("disabled", SimplifyLevel::Disabled),
        ("normal", SimplifyLevel::Normal),
        ("aggressive", SimplifyLevel::Aggressive),
    ];
}

impl OptionKind<SimplifyLevel> for Level {
    fn read(given: &PassOptions, name: &str) -> Result<Option<SimplifyLevel>, String> {
        let Some(text) = given.text(name) else { return Ok(None) };
        let level = Self::NAMES.iter().find(|(name, _)| *name == text).map(|(_, level)| *level);
        let wrong = || format!("option '{name}' must be disabled, normal or aggressive, but got '{text}'");
        level.map(Some).ok_or_else(wrong)
    }

    fn show(name: &'static str, value: &SimplifyLevel) -> Option<(&'static str, String)> {
        Self::NAMES.iter().find(|(_, level)| level == value).map(|(text, _)| (name, (*text).to_owned()))
    }
}

/// The canonicalization patterns of all registered dialects, followed by those of all operations in order of name.
fn pattern_set(cx: &Context) -> PatternSet {
    let mut ops: Vec<&OpDef> = cx.dialects().iter().flat_map(|d| d.ops.iter().copied()).collect();
    ops.sort_by_key(|op| op.name);
    let mut set = PatternSet::new();
    let of_dialects = cx.dialects().iter().filter_map(|d| d.interface());
    for Canonicalizer(add) in of_dialects.chain(ops.iter().filter_map(|op| op.interface())) {
        add(&mut set);
    }
    set
}

/// The `canonicalize` pass: folds, erases dead operations and applies canonicalization patterns until nothing changes.
#[derive(Default)]
pub(crate) struct Canonicalize {
    options: CanonicalizeOptions,
    /// The patterns of the context in which the pass first ran; a pass object belongs to one context.
    patterns: OnceLock<FrozenPatternSet>,
}

impl Canonicalize {
    /// The pass with its options.
    pub(crate) fn new(options: CanonicalizeOptions) -> Self {
        Canonicalize { options, patterns: OnceLock::new() }
    }

    fn config(&self) -> GreedyConfig {
        let limit = |n: i64| u64::try_from(n).ok();
        GreedyConfig {
            top_down: self.options.top_down,
            simplify_regions: self.options.simplify_regions,
            max_iterations: limit(self.options.max_iterations).map(|n| u32::try_from(n).unwrap_or(u32::MAX)),
            max_rewrites: limit(self.options.max_rewrites),
        }
    }

    /// The patterns that the options select.
    fn chosen_patterns(&self, cx: &Context) -> FrozenPatternSet {
        let mut set = pattern_set(cx);
        let listed = |list: &[String], name: &str| list.iter().any(|label| is_name(label, name));
        let CanonicalizeOptions { enabled, disabled, .. } = &self.options;
        set.retain(|name| (enabled.is_empty() || listed(enabled, name)) && !listed(disabled, name));
        FrozenPatternSet::new(cx, set)
    }
}

/// Whether `label` is the path of a pattern or the end of its path.
fn is_name(label: &str, path: &str) -> bool {
    let path = path.split('<').next().unwrap_or(path);
    path.strip_suffix(label).is_some_and(|rest| rest.is_empty() || rest.ends_with("::"))
}

impl Pass for Canonicalize {
    fn info(&self) -> &PassInfo {
        &INFO
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        self.options.shown()
    }

    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let cx = op.cx();
        let config = self.config();
        let patterns = self.patterns.get_or_init(|| self.chosen_patterns(cx));
        let symbols = OuterSymbols::new();
        op.for_each_body(state, &|header, body, state| {
            let mut converged = true;
            let scope = Some(Scope::new(header, &symbols));
            for region in body.roots().to_vec() {
                converged &= apply_to_region(cx, body, region, patterns, &config, scope).converged;
            }
            if self.options.test_convergence && !converged {
                state.report(header.error("canonicalization did not converge"));
                return Err(PassFailed);
            }
            Ok(())
        })
    }
}
