//! The documentation of a pass, as its record has it, for reference pages.

use std::fmt::Write as _;

use super::registry::{PassInfo, PassOptions};

impl PassInfo {
    /// The defaults of the options, as a pipeline prints them; those that are not printed are missing.
    pub fn defaults(&self) -> Vec<(&'static str, String)> {
        (self.create)(&PassOptions::new()).map_or_else(|_| Vec::new(), |pass| pass.options())
    }

    /// The summary and the description, then tables of options and statistics, and the dialects that the pass needs.
    pub fn markdown(&self) -> String {
        let mut out = format!("{}.\n", self.summary.trim_end_matches('.'));
        if !self.description.is_empty() {
            let _ = writeln!(out, "\n{}", self.description);
        }
        if !self.options.is_empty() {
            out.push_str("\n| option | type | default | what it is |\n|---|---|---|---|\n");
        }
        let defaults = self.defaults();
        for option in self.options {
            let default = defaults.iter().find(|(name, _)| *name == option.name);
            let default = default.filter(|(_, value)| !value.is_empty());
            let default = default.map_or_else(String::new, |(_, value)| format!("`{value}`"));
            let summary = option.summary.replace('|', "\\|");
            let ty = option.ty.rsplit("::").next().unwrap_or_default();
            let _ = writeln!(out, "| `{}` | `{ty}` | {default} | {summary} |", option.name);
        }
        if !self.statistics.is_empty() {
            out.push_str("\n| statistic | what it counts |\n|---|---|\n");
        }
        for statistic in self.statistics {
            let _ = writeln!(out, "| `{}` | {} |", statistic.name, statistic.summary);
        }
        let dialects: Vec<String> = self.dependent_dialects.iter().map(|name| format!("`{name}`")).collect();
        if !dialects.is_empty() {
            let _ = writeln!(out, "\nDialects that must be registered: {}.", dialects.join(", "));
        }
        out
    }
}
