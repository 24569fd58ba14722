//! Whether the files apply every pattern of the passes that they run, as `toy-opt -debug-only=patterns` lists them.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use tests::process;
use tests::tools::{self, Tools};

use super::{LIMIT, OPTIONS, OURS, options_of};

/// Patterns that are given for all operations of a dialect, and need only one.
const FOR_MANY: [&str; 1] = ["conversions::arith::widen_floats::compute_wide"];
/// Patterns before which another one always applies, as in MLIR.
const NEVER_FIRST: [(&str, &str); 1] = [("scf.if", "dialects::region_branch::replace_inputs_of_one_value")];

/// The operation and the name of a pattern.
type Pattern = (String, String);

/// What a log says about patterns.
#[derive(Default)]
struct Seen {
    given: BTreeSet<Pattern>,
    applied: BTreeSet<Pattern>,
}

impl Seen {
    /// Reads lines such as `[patterns] 'arith.addi': name` and `[greedy-rewriter] 'arith.addi' at loc(..): name: applied`.
    fn read(&mut self, log: &str) {
        for line in log.lines() {
            let Some((speaker, rest)) = line.split_once("] '") else { continue };
            let Some((root, rest)) = rest.split_once('\'') else { continue };
            if speaker == "[patterns" {
                let name = rest.trim_start_matches(": ");
                self.given.insert((root.to_owned(), name.to_owned()));
            } else if let Some((_, name)) =
                rest.strip_suffix(": applied").and_then(|rest| rest.rsplit_once(": "))
            {
                self.applied.insert((root.to_owned(), name.to_owned()));
            }
        }
    }

    /// The patterns of MLIR's dialects that were not applied.
    fn missing(&self) -> Vec<&Pattern> {
        let names: BTreeSet<&str> = self.applied.iter().map(|(_, name)| &**name).collect();
        let is_applied = |pattern: &&Pattern| {
            let (root, name) = (&*pattern.0, &*pattern.1);
            let is_for_many = root == "any" || FOR_MANY.contains(&name);
            self.applied.contains(*pattern) || is_for_many && names.contains(name)
        };
        let is_ours = |pattern: &&Pattern| pattern.0.starts_with("toy.");
        let never = |pattern: &&Pattern| NEVER_FIRST.contains(&(&*pattern.0, &*pattern.1));
        self.given
            .iter()
            .filter(|pattern| !is_applied(pattern) && !is_ours(pattern) && !never(pattern))
            .collect()
    }
}

/// Runs the passes of every file.
pub(crate) fn all_apply(tools: &Tools, folder: &Path) -> Result<(), String> {
    let mut seen = Seen::default();
    for file in tools::files_under(folder, &["mlir"], &[]) {
        let text = std::fs::read_to_string(&file).map_err(|e| format!("{}: {e}", file.display()))?;
        for options in options_of(&file, &text) {
            let mut command: Command = tools.command(OURS);
            command.args(OPTIONS).args(options);
            command.args(["-o", "/dev/null", "-debug-only=greedy-rewriter,dialect-conversion,patterns"]);
            let outcome = process::run(command, text.as_bytes(), LIMIT)?;
            seen.read(&String::from_utf8_lossy(&outcome.stderr));
        }
    }
    let missing = seen.missing();
    if seen.given.is_empty() || !missing.is_empty() {
        return Err(format!(
            "of {} patterns these are never applied, so that no file tests them: {missing:#?}",
            seen.given.len()
        ));
    }
    Ok(())
}
