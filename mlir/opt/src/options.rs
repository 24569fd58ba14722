//! The options that all programs of the project share with `mlir-opt`, independent of any command-line library.
//!
//! A program shows the options in its help, passes each option that it gets to [`MlirOptions::set`], and receives the
//! configuration of the printer and the pass manager.

use std::path::Path;
use std::sync::Arc;

use mlir::debug_log::{DebugLog, Sink, Speaker};
use mlir::pass::{
    IrPrinting, Laps, PassConfig, PassRegistry, Report, StatisticsDisplay, TimeFormat, TreeSink, Which,
};
use mlir::text::PrintOptions;
use support::suggest;

/// One option.
pub(crate) struct OptionInfo {
    /// Its name, without dashes.
    pub name: &'static str,
    /// The placeholder for its value; `None` for a flag.
    pub value: Option<&'static str>,
    /// One line of help.
    pub help: &'static str,
}

const fn flag(name: &'static str, help: &'static str) -> OptionInfo {
    OptionInfo { name, value: None, help }
}

const fn valued(name: &'static str, value: &'static str, help: &'static str) -> OptionInfo {
    OptionInfo { name, value: Some(value), help }
}

/// All options. A flag may be given as `name`, `name=true` or `name=false`.
pub(crate) const OPTIONS: &[OptionInfo] = &[
    flag("allow-unregistered-dialect", "Accept operations of unknown dialects"),
    flag("verify-each", "Verify after every pass (on unless =false)"),
    flag("mlir-print-op-generic", "Print operations in the generic form"),
    flag("mlir-print-debuginfo", "Print locations"),
    flag("mlir-pretty-debuginfo", "Print locations in a readable form"),
    flag("mlir-print-op-on-diagnostic", "Show operations in errors about them (on unless =false)"),
    flag("mlir-print-local-scope", "Print without aliases, so that each line is self-contained"),
    flag("mlir-print-assume-verified", "Print custom forms without verifying first"),
    flag("mlir-print-skip-regions", "Omit the contents of regions"),
    flag("mlir-print-value-users", "Print the users of each value in comments"),
    flag("mlir-print-unique-ssa-ids", "Number values through sibling regions"),
    flag("mlir-use-nameloc-as-prefix", "Name values after their name locations"),
    valued("mlir-elide-elementsattrs-if-larger", "N", "Elide element lists with more than N elements"),
    valued("mlir-elide-resource-strings-if-larger", "N", "Omit resources of more than N characters"),
    valued(
        "mlir-print-elementsattrs-with-hex-if-larger",
        "N",
        "Print element lists with more than N elements as a hexadecimal string; -1 for never",
    ),
    valued("mlir-print-ir-before", "PASS,...", "Dump the IR before these passes"),
    valued("mlir-print-ir-after", "PASS,...", "Dump the IR after these passes"),
    flag("mlir-print-ir-before-all", "Dump the IR before each pass"),
    flag("mlir-print-ir-after-all", "Dump the IR after each pass"),
    flag(
        "mlir-print-ir-after-change",
        "Of the dumps that other options ask for, leave out those where nothing changed",
    ),
    flag("mlir-print-ir-after-failure", "Dump the IR after a pass only if it failed"),
    flag("mlir-print-ir-module-scope", "Dump the whole module even if a pass runs on a nested operation"),
    valued("mlir-print-ir-tree-dir", "FOLDER", "Write each dump to a file of its own in a tree of folders"),
    flag("mlir-disable-threading", "Work on one thread"),
    flag("debug", "Log what the pattern drivers do"),
    valued(
        "debug-only",
        "NAME,...",
        "Log what these drivers do: greedy-rewriter, dialect-conversion, patterns",
    ),
    flag("mlir-timing", "Report the time of each pass"),
    valued("mlir-timing-display", "DISPLAY", "How to report times: list, the longest first, or tree"),
    valued("mlir-output-format", "FORMAT", "How to report times: text or json"),
    flag("mlir-pass-statistics", "Report the statistics of the passes"),
    valued(
        "mlir-pass-statistics-display",
        "DISPLAY",
        "How to report statistics: list, added by pass, or pipeline",
    ),
    valued(
        "mlir-pass-pipeline-crash-reproducer",
        "FILE",
        "Where to write the IR and the pipeline if a pass fails",
    ),
    flag(
        "mlir-pass-pipeline-local-reproducer",
        "Write the IR before the pass that fails, and only that pass; on one thread",
    ),
];

/// The values of the options.
#[derive(Clone, Default)]
pub struct MlirOptions {
    /// How IR is printed.
    pub print: PrintOptions,
    /// How pipelines are run; see [`MlirOptions::pass_config`].
    pub passes: PassConfig,
    /// Whether operations of unknown dialects are accepted.
    pub allow_unregistered: bool,
    /// Whether errors about an operation omit it.
    pub hide_op_in_diagnostics: bool,
    /// Whether times are reported.
    pub timing: bool,
    /// The format of the times.
    pub time_format: TimeFormat,
    /// Whether statistics are reported.
    pub statistics: bool,
    /// The format of the statistics.
    pub statistics_display: StatisticsDisplay,
    /// The root of a tree of dumps.
    pub tree_dir: Option<String>,
    /// Where to write a reproducer.
    pub reproducer: Option<String>,
    /// The drivers whose steps are logged; see [`MlirOptions::debug_log`].
    pub debug: Vec<Speaker>,
}

impl MlirOptions {
    /// The defaults.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets one of the options; `value` is the text after `=`, if any. Passes are those of `registry`.
    ///
    /// # Errors
    /// If there is no such option, or the value is invalid.
    pub fn set(&mut self, registry: &PassRegistry, name: &str, value: Option<&str>) -> Result<(), String> {
        let Some(info) = OPTIONS.iter().find(|o| o.name == name) else {
            return Err(format!("there is no option '{name}'"));
        };
        match (info.value, value) {
            (None, value) => {
                let on = switch(name, value)?;
                self.set_flag(name, on);
                Ok(())
            }
            (Some(wanted), None) => Err(format!("option '{name}' needs a value: -{name}={wanted}")),
            (Some(_), Some(value)) => self.set_value(registry, name, value),
        }
    }

    fn set_flag(&mut self, name: &str, on: bool) {
        let print = &mut self.print;
        let passes = &mut self.passes;
        let which = |on| if on { Which::All } else { Which::None };
        match name {
            "allow-unregistered-dialect" => self.allow_unregistered = on,
            "mlir-print-op-on-diagnostic" => self.hide_op_in_diagnostics = !on,
            "verify-each" => passes.verify_each = on,
            "mlir-print-op-generic" => print.generic = on,
            "mlir-print-debuginfo" => print.debuginfo = on,
            "mlir-pretty-debuginfo" => print.pretty_debuginfo = on,
            "mlir-print-local-scope" => print.local_scope = on,
            "mlir-print-assume-verified" => print.assume_verified = on,
            "mlir-print-skip-regions" => print.skip_regions = on,
            "mlir-print-value-users" => print.value_users = on,
            "mlir-print-unique-ssa-ids" => print.unique_ssa_ids = on,
            "mlir-use-nameloc-as-prefix" => print.use_nameloc_as_prefix = on,
            "mlir-print-ir-before-all" => passes.printing.before = which(on),
            "mlir-print-ir-after-all" => passes.printing.after = which(on),
            "mlir-print-ir-module-scope" => passes.printing.module_scope = on,
            "mlir-pass-pipeline-local-reproducer" => passes.local_reproducer = on,
            "mlir-print-ir-after-change" => passes.printing.only_changes = on,
            "mlir-print-ir-after-failure" => passes.printing.only_failures = on,
            "mlir-disable-threading" => {
                passes.threads = !on;
                print.threads = !on;
            }
            "debug" => self.debug = if on { Speaker::ALL.to_vec() } else { Vec::new() },
            "mlir-timing" => self.timing = on,
            "mlir-pass-statistics" => self.statistics = on,
            _ => debug_assert!(false, "flag '{name}' is listed but not set"),
        }
    }

    fn set_value(&mut self, registry: &PassRegistry, name: &str, value: &str) -> Result<(), String> {
        match name {
            "mlir-elide-elementsattrs-if-larger" => self.print.elide_elements_larger = limit(name, value)?,
            "mlir-elide-resource-strings-if-larger" => {
                self.print.elide_resource_strings_larger = limit(name, value)?;
            }
            "mlir-print-elementsattrs-with-hex-if-larger" => {
                self.print.hex_elements_larger = limit(name, value)?;
            }
            "mlir-print-ir-before" => self.passes.printing.before.add(passes(registry, name, value)?),
            "mlir-print-ir-after" => self.passes.printing.after.add(passes(registry, name, value)?),
            "mlir-print-ir-tree-dir" => self.tree_dir = Some(value.to_owned()),
            "mlir-timing-display" => {
                self.time_format.list = one_of(name, value, &[("tree", false), ("list", true)])?;
            }
            "mlir-output-format" => {
                self.time_format.json = one_of(name, value, &[("text", false), ("json", true)])?;
            }
            "mlir-pass-statistics-display" => {
                let displays = [("list", StatisticsDisplay::List), ("pipeline", StatisticsDisplay::Pipeline)];
                self.statistics_display = one_of(name, value, &displays)?;
            }
            "debug-only" => self.debug = speakers(name, value)?,
            "mlir-pass-pipeline-crash-reproducer" => self.reproducer = Some(value.to_string()),
            _ => debug_assert!(false, "option '{name}' is listed but not set"),
        }
        Ok(())
    }

    /// The requested log, for [`Context::set_debug_log`](mlir::Context::set_debug_log).
    pub fn debug_log(&self, sink: Sink) -> Option<DebugLog> {
        (!self.debug.is_empty()).then(|| DebugLog::new(self.debug.clone(), sink))
    }

    /// What `-mlir-pass-statistics` and `-mlir-timing` print at the end of a run.
    pub fn reports(&self, passes: &Report, laps: &Laps) -> String {
        let statistics = self.statistics.then(|| passes.statistics_text(self.statistics_display));
        let times = self.timing.then(|| laps.report(self.time_format));
        statistics.into_iter().chain(times).collect()
    }

    /// How to run pipelines; dumps go to `sink` or to files.
    pub fn pass_config(&self, sink: Sink) -> PassConfig {
        PassConfig {
            printing: IrPrinting {
                options: self.print.clone(),
                tree: self.tree_dir.as_deref().map(tree_of_files),
                sink: Some(sink),
                ..self.passes.printing.clone()
            },
            keep_reproducer: self.reproducer.is_some(),
            ..self.passes.clone()
        }
    }
}

/// Writes dumps to files under a folder.
fn tree_of_files(root: &str) -> TreeSink {
    let root = root.to_owned();
    Arc::new(move |path, text| {
        let file = Path::new(&root).join(path);
        let folder = file.parent().map_or(Ok(()), std::fs::create_dir_all);
        folder.map_err(|e| format!("cannot write '{}': {e}", file.display()))?;
        support::file::write(&file, text.as_bytes())
    })
}

/// The value of one of several words.
fn one_of<T: Copy>(name: &str, value: &str, words: &[(&str, T)]) -> Result<T, String> {
    words.iter().find(|(word, _)| *word == value).map(|(_, meaning)| *meaning).ok_or_else(|| {
        let words: Vec<&str> = words.iter().map(|(word, _)| *word).collect();
        format!("option '{name}' takes {}, not '{value}'", words.join(" or "))
    })
}

fn switch(name: &str, value: Option<&str>) -> Result<bool, String> {
    match value {
        None | Some("" | "true" | "TRUE" | "1") => Ok(true),
        Some("false" | "FALSE" | "0") => Ok(false),
        Some(other) => Err(format!("option '{name}' takes true or false, not '{other}'")),
    }
}

/// A list of registered passes.
fn passes(registry: &PassRegistry, name: &str, value: &str) -> Result<Vec<String>, String> {
    let pass = |pass: &str| match registry.pass(pass) {
        Some(_) => Ok(pass.to_owned()),
        None => {
            let hint = suggest::hint(pass, registry.passes().map(|info| info.argument));
            Err(format!("-{name}: '{pass}' does not refer to a registered pass{hint}"))
        }
    };
    value.split(',').map(str::trim).map(pass).collect()
}

/// A list of drivers.
fn speakers(name: &str, value: &str) -> Result<Vec<Speaker>, String> {
    let speaker = |word: &str| {
        Speaker::ALL.into_iter().find(|s| s.name() == word).ok_or_else(|| {
            format!(
                "-{name}: '{word}' is not a log; there are {}",
                Speaker::ALL.map(Speaker::name).join(", ")
            )
        })
    };
    value.split(',').map(str::trim).map(speaker).collect()
}

/// A number of elements; -1 for no limit.
fn limit(name: &str, value: &str) -> Result<Option<usize>, String> {
    match value.parse::<i64>() {
        Ok(n) => Ok(usize::try_from(n).ok()),
        Err(_) => Err(format!("option '{name}' takes a number, not '{value}'")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_can_be_set() {
        for option in OPTIONS {
            let mut options = MlirOptions::new();
            let value = option.value.map(|v| match v {
                "N" => "7",
                "DISPLAY" => "list",
                "FORMAT" => "json",
                "NAME,..." => "greedy-rewriter",
                _ => "x",
            });
            let set = options.set(&PassRegistry::new(), option.name, value);
            let names_passes = matches!(option.name, "mlir-print-ir-before" | "mlir-print-ir-after");
            assert_eq!(set.is_err(), names_passes, "{}: {set:?}", option.name);
        }
    }

    #[test]
    fn values_are_checked() {
        let mut options = MlirOptions::new();
        let set =
            |options: &mut MlirOptions, name: &str, value| options.set(&PassRegistry::new(), name, value);
        assert!(set(&mut options, "mlir-nonsense", None).is_err());
        assert!(set(&mut options, "mlir-timing", Some("maybe")).is_err());
        assert!(set(&mut options, "mlir-elide-elementsattrs-if-larger", None).is_err());
        assert!(set(&mut options, "mlir-elide-elementsattrs-if-larger", Some("x")).is_err());
        set(&mut options, "mlir-print-elementsattrs-with-hex-if-larger", Some("-1")).expect("a number");
        set(&mut options, "verify-each", Some("0")).expect("a switch");
        assert_eq!(options.print.hex_elements_larger, None);
        assert!(!options.passes.verify_each);
    }
}
