//! The `canonicalize` pass.

use std::sync::OnceLock;

use mlir::opdef::OpDef;
use mlir::pass::{
    OpMut, Pass, PassFailed, PassInfo, PassOption, PassOptions, PassResult, PassState, list_option,
};
use mlir::rewrite::greedy::apply_to_region;
use mlir::rewrite::{
    FrozenPatternSet, GreedyConfig, GreedyOutcome, OuterSymbols, PatternSet, Scope, SimplifyLevel,
    apply_patterns_greedily,
};
use mlir::{Body, Context};

/// How the pass is found.
pub(crate) const INFO: PassInfo = PassInfo {
    argument: "canonicalize",
    summary: "Canonicalize operations",
    options: &[
        PassOption {
            name: "disable-patterns",
            summary: "Names of patterns that are not applied; see toy-opt's documentation",
            default: "",
        },
        PassOption {
            name: "enable-patterns",
            summary: "Names of the only patterns that are applied; all if there are none",
            default: "",
        },
        PassOption {
            name: "max-iterations",
            summary: "Max. iterations between applying patterns / simplifying regions; -1 for no limit",
            default: "10",
        },
        PassOption {
            name: "max-num-rewrites",
            summary: "Max. number of pattern rewrites within an iteration; -1 for no limit",
            default: "-1",
        },
        PassOption {
            name: "region-simplify",
            summary: "Perform control flow optimizations to the region tree: disabled, normal or aggressive",
            default: "normal",
        },
        PassOption {
            name: "test-convergence",
            summary: "Fail if the limits are reached before nothing changes any more",
            default: "false",
        },
        PassOption {
            name: "top-down",
            summary: "Seed the worklist in general top-down order",
            default: "true",
        },
    ],
    create: |options| Ok(Box::new(Canonicalize::from_options(options)?)),
};

/// Every canonicalization pattern of every registered dialect, and then of every operation in the order of names.
pub fn canonicalization_patterns(cx: &Context) -> FrozenPatternSet {
    FrozenPatternSet::new(cx, pattern_set(cx))
}

fn pattern_set(cx: &Context) -> PatternSet {
    let mut ops: Vec<&OpDef> = cx.dialects().iter().flat_map(|d| d.ops.iter().copied()).collect();
    ops.sort_by_key(|op| op.name);
    let mut set = PatternSet::new();
    for add in cx.dialects().iter().filter_map(|d| d.canonicalize) {
        add(&mut set);
    }
    for add in ops.iter().filter_map(|op| op.canonicalize) {
        add(&mut set);
    }
    set
}

/// Folds, erases dead operations and applies canonicalization patterns, in `body` and in bodies inside it.
pub fn canonicalize(cx: &Context, body: &mut Body) -> GreedyOutcome {
    apply_patterns_greedily(cx, body, &canonicalization_patterns(cx), &GreedyConfig::canonicalize())
}

/// Folds, erases dead operations and applies canonicalization patterns until nothing changes.
pub struct Canonicalize {
    config: GreedyConfig,
    test_convergence: bool,
    disabled: Vec<String>,
    enabled: Vec<String>,
    /// Of the context that the pass first ran in; a pass is for one context.
    patterns: OnceLock<FrozenPatternSet>,
}

impl Default for Canonicalize {
    fn default() -> Self {
        Self::new(GreedyConfig::canonicalize())
    }
}

impl Canonicalize {
    /// The pass with its own configuration.
    pub fn new(config: GreedyConfig) -> Self {
        let (disabled, enabled) = (Vec::new(), Vec::new());
        Canonicalize { config, test_convergence: false, disabled, enabled, patterns: OnceLock::new() }
    }

    /// The patterns that the options leave.
    fn chosen_patterns(&self, cx: &Context) -> FrozenPatternSet {
        let mut set = pattern_set(cx);
        let listed = |list: &[String], name: &str| list.iter().any(|label| is_name(label, name));
        set.retain(|name| {
            (self.enabled.is_empty() || listed(&self.enabled, name)) && !listed(&self.disabled, name)
        });
        FrozenPatternSet::new(cx, set)
    }

    fn from_options(options: &PassOptions) -> Result<Self, String> {
        let limit = |name, default: i64| -> Result<Option<u64>, String> {
            let value = options.value(name, default)?;
            Ok(u64::try_from(value).ok())
        };
        let simplify_regions = match options.text("region-simplify").unwrap_or("normal") {
            "disabled" => SimplifyLevel::Disabled,
            "normal" => SimplifyLevel::Normal,
            "aggressive" => SimplifyLevel::Aggressive,
            other => {
                return Err(format!(
                    "option 'region-simplify' is one of disabled, normal and aggressive, not '{other}'"
                ));
            }
        };
        let mut pass = Self::new(GreedyConfig {
            top_down: options.flag("top-down", true)?,
            simplify_regions,
            max_iterations: limit("max-iterations", 10)?.map(|n| u32::try_from(n).unwrap_or(u32::MAX)),
            max_rewrites: limit("max-num-rewrites", -1)?,
            ..GreedyConfig::canonicalize()
        });
        pass.test_convergence = options.flag("test-convergence", false)?;
        pass.disabled = options.list("disable-patterns")?;
        pass.enabled = options.list("enable-patterns")?;
        Ok(pass)
    }
}

/// True for the path of a pattern, and for the end of it.
fn is_name(label: &str, path: &str) -> bool {
    let path = path.split('<').next().unwrap_or(path);
    path.strip_suffix(label).is_some_and(|rest| rest.is_empty() || rest.ends_with("::"))
}

impl Pass for Canonicalize {
    fn name(&self) -> &'static str {
        "Canonicalizer"
    }

    fn argument(&self) -> &'static str {
        INFO.argument
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        let limit = |n: Option<u64>| n.map_or_else(|| "-1".to_owned(), |n| n.to_string());
        let level = match self.config.simplify_regions {
            SimplifyLevel::Disabled => "disabled",
            SimplifyLevel::Normal => "normal",
            SimplifyLevel::Aggressive => "aggressive",
        };
        vec![
            list_option("disable-patterns", &self.disabled),
            list_option("enable-patterns", &self.enabled),
            ("max-iterations", limit(self.config.max_iterations.map(u64::from))),
            ("max-num-rewrites", limit(self.config.max_rewrites)),
            ("region-simplify", level.to_owned()),
            ("test-convergence", self.test_convergence.to_string()),
            ("top-down", self.config.top_down.to_string()),
        ]
    }

    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let cx = op.cx();
        let patterns = self.patterns.get_or_init(|| self.chosen_patterns(cx));
        let symbols = OuterSymbols::new();
        op.for_each_body(state, &|header, body, state| {
            let mut converged = true;
            let scope = Some(Scope::new(header, &symbols));
            for region in body.roots().to_vec() {
                converged &= apply_to_region(cx, body, region, patterns, &self.config, scope).converged;
            }
            if self.test_convergence && !converged {
                state.report(header.error("canonicalization did not converge"));
                return Err(PassFailed);
            }
            Ok(())
        })
    }
}
