//! The `canonicalize` pass.

use mlir::Context;
use mlir::opdef::OpDef;
use mlir::pass::{OpMut, OptionKind, PassFailed, PassOptions, PassResult, PassState, RunPass};
use mlir::rewrite::greedy::apply_to_region;
use mlir::rewrite::{
    Canonicalizer, FrozenPatternSet, GreedyConfig, OuterSymbols, PatternSet, Scope, SimplifyLevel,
};

use crate::passes::{Canonicalize, CanonicalizeOptions};

/// Reads and prints how far regions are simplified.
pub(crate) struct Level;

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

/// All canonicalization patterns.
pub(crate) fn all_patterns(cx: &Context) -> FrozenPatternSet {
    FrozenPatternSet::new(cx, pattern_set(cx))
}

fn config(options: &CanonicalizeOptions) -> GreedyConfig {
    let limit = |n: i64| u64::try_from(n).ok();
    GreedyConfig {
        top_down: options.top_down,
        simplify_regions: options.region_simplify,
        max_iterations: limit(options.max_iterations).map(|n| u32::try_from(n).unwrap_or(u32::MAX)),
        max_rewrites: limit(options.max_num_rewrites),
    }
}

/// The patterns that the options select.
fn chosen_patterns(cx: &Context, options: &CanonicalizeOptions) -> FrozenPatternSet {
    let mut set = pattern_set(cx);
    let listed = |list: &[String], name: &str| list.iter().any(|label| is_name(label, name));
    let CanonicalizeOptions { enable_patterns: enabled, disable_patterns: disabled, .. } = options;
    set.retain(|name| (enabled.is_empty() || listed(enabled, name)) && !listed(disabled, name));
    FrozenPatternSet::new(cx, set)
}

/// Whether `label` is the path of a pattern or the end of its path.
fn is_name(label: &str, path: &str) -> bool {
    let path = path.split('<').next().unwrap_or(path);
    path.strip_suffix(label).is_some_and(|rest| rest.is_empty() || rest.ends_with("::"))
}

impl RunPass for Canonicalize {
    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let cx = op.cx();
        let config = config(&self.options);
        let patterns = self.state.get(cx, || chosen_patterns(cx, &self.options));
        let symbols = OuterSymbols::new();
        op.for_each_body(state, &|header, body, state| {
            let mut converged = true;
            let scope = Some(Scope::new(header, &symbols));
            for region in body.roots().to_vec() {
                converged &= apply_to_region(cx, body, region, &patterns, &config, scope).converged;
            }
            if self.options.test_convergence && !converged {
                state.report(header.error("canonicalization did not converge"));
                return Err(PassFailed);
            }
            Ok(())
        })
    }
}
