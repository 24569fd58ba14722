//! Completion in shells. A short script asks the program itself (`toyc -complete -- WORDS`) how the
//! last word can continue: the scripts of clap's generators know long options only with two dashes,
//! and no codes of errors.

use std::ffi::OsString;
use std::fmt::Write as _;

use clap::builder::PossibleValue;
use clap::{Arg, Command};
use toyc::catalogue::DiagnosticCode;
use toyc::pipeline;

use super::commands::command;
use super::explain::title;
use super::stage::Shell;

/// The script that makes a shell complete.
pub(super) fn script(shell: Shell) -> Vec<u8> {
    let text = match shell {
        Shell::Bash => include_str!("completions/toyc.bash"),
        Shell::Fish => include_str!("completions/toyc.fish"),
        Shell::Zsh => include_str!("completions/toyc.zsh"),
        Shell::Elvish => return generated(clap_complete::Shell::Elvish),
        Shell::Powershell => return generated(clap_complete::Shell::PowerShell),
    };
    text.as_bytes().to_vec()
}

fn generated(shell: clap_complete::Shell) -> Vec<u8> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command(), "toyc", &mut script);
    script
}

/// The words of a command line to complete, if completion is requested.
pub(super) fn asked(args: &[OsString]) -> Option<Vec<String>> {
    match args {
        [_, complete, dashes, words @ ..] if complete == "--complete" && dashes == "--" => {
            Some(words.iter().map(|word| word.to_string_lossy().into_owned()).collect())
        }
        _ => None,
    }
}

/// The candidates for the last word: each is a line with the text and, after a tab, its meaning.
/// `:files` means the names of files.
pub(super) fn candidates(words: &[String]) -> String {
    let mut main = command();
    main.build();
    let Some((typed, before)) = words.split_last() else { return String::new() };
    let chosen = before.get(1).and_then(|name| main.find_subcommand(name));
    let mut found = Candidates { command: chosen.unwrap_or(&main), lines: String::new() };
    let is_first = before.len() == 1;
    if before.iter().any(|word| word == "--") {
        found.files();
    } else if let Some(option) = before.iter().skip(1).next_back().and_then(|word| found.awaits_value(word)) {
        found.values(option, "", typed);
    } else if typed.starts_with('-') {
        found.options(typed);
    } else {
        for sub in main.get_subcommands().filter(|sub| is_first && sub.get_name().starts_with(&**typed)) {
            found.add(sub.get_name(), sub.get_about().map(ToString::to_string));
        }
        match found.command.get_positionals().next() {
            Some(code) if code.get_id() == "code" => found.values(code, "", typed),
            _ => found.files(),
        }
    }
    found.lines
}

struct Candidates<'c> {
    command: &'c Command,
    lines: String,
}

impl<'c> Candidates<'c> {
    fn add(&mut self, text: &str, help: Option<String>) {
        // A help text may continue on further lines.
        let help = help.unwrap_or_default();
        let _ = writeln!(self.lines, "{text}\t{}", help.lines().next().unwrap_or_default());
    }

    fn files(&mut self) {
        self.lines.push_str(":files\n");
    }

    fn option(&self, name: &str) -> Option<&'c Arg> {
        self.command.get_arguments().find(|arg| arg.get_long() == Some(name))
    }

    /// The option that a word names, if its value is the next word.
    fn awaits_value(&self, word: &str) -> Option<&'c Arg> {
        let name = word.strip_prefix("--").or_else(|| word.strip_prefix('-'))?;
        let by_letter = |arg: &&Arg| arg.get_short().is_some_and(|short| name.chars().eq([short]));
        let option = self.option(name).or_else(|| self.command.get_arguments().find(by_letter))?;
        needs_value(option).then_some(option)
    }

    /// The options with this beginning, in the style of the beginning: with one dash or two.
    fn options(&mut self, typed: &str) {
        let dashes = if typed.starts_with("--") { "--" } else { "-" };
        let typed_name = &typed[dashes.len()..];
        if let Some((name, value)) = typed_name.split_once('=') {
            if let Some(option) = self.option(name) {
                self.values(option, &format!("{dashes}{name}="), value);
            }
            return;
        }
        for option in self.command.get_arguments().filter(|option| !option.is_hide_set()) {
            let help = || option.get_help().map(ToString::to_string);
            if let Some(long) = option.get_long().filter(|long| long.starts_with(typed_name)) {
                let sign = if needs_value(option) { "=" } else { "" };
                self.add(&format!("{dashes}{long}{sign}"), help());
            } else if let Some(short) = option.get_short().filter(|_| dashes == "-") {
                let text = format!("-{short}");
                match typed.strip_prefix(&*text) {
                    // As in -O3.
                    Some(value) if !known_values(option).is_empty() => self.values(option, &text, value),
                    _ if text.starts_with(typed) => self.add(&text, help()),
                    _ => {}
                }
            }
        }
    }

    /// The values of an option with this beginning, after the text before them in the same word.
    fn values(&mut self, option: &Arg, before: &str, typed: &str) {
        let known = known_values(option);
        if known.is_empty() && option.get_value_names().is_some_and(|names| names.iter().any(|n| n == "FILE"))
        {
            return self.files();
        }
        // For a list, the last element is completed.
        let is_list = option.get_value_names().is_some_and(|names| names.iter().any(|n| n.ends_with(",...")));
        let (list, last) = match typed.rfind(',').filter(|_| is_list) {
            Some(comma) => typed.split_at(comma + 1),
            None => ("", typed),
        };
        for value in known {
            let name = value.get_name();
            if name.get(..last.len()).is_some_and(|start| start.eq_ignore_ascii_case(last)) {
                self.add(&format!("{before}{list}{name}"), value.get_help().map(ToString::to_string));
            }
        }
    }
}

/// Whether an option always has a value.
fn needs_value(option: &Arg) -> bool {
    option.get_action().takes_values() && option.get_num_args().is_none_or(|range| range.min_values() > 0)
}

/// The values that an option can have, if they are known.
fn known_values(option: &Arg) -> Vec<PossibleValue> {
    let named = |name: String, help: String| PossibleValue::new(name).help(help);
    let value_names = option.get_value_names().unwrap_or_default();
    match option.get_id().as_str() {
        "explain" | "code" => {
            let known = DiagnosticCode::ALL.iter();
            known.map(|entry| named(entry.code().to_owned(), title(entry).to_owned())).collect()
        }
        "level" => (0..=3).map(|level| PossibleValue::new(level.to_string())).collect(),
        _ if value_names.iter().any(|name| name == "BOOL") => {
            ["true", "false"].map(PossibleValue::new).into()
        }
        _ if value_names.iter().any(|name| name.starts_with("PASS")) => {
            let passes = pipeline::passes();
            let known = passes.passes();
            known.map(|pass| named(pass.argument.to_owned(), pass.summary.to_owned())).collect()
        }
        _ => option.get_possible_values(),
    }
}

#[cfg(test)]
mod tests {
    use super::candidates;

    /// The texts of the candidates for the last word of a line.
    fn complete(line: &str) -> Vec<String> {
        let words: Vec<String> = line.split(' ').map(str::to_owned).collect();
        let lines = candidates(&words);
        lines.lines().map(|line| line.split('\t').next().unwrap_or_default().to_owned()).collect()
    }

    #[test]
    fn options_are_completed_in_the_style_in_which_they_are_begun() {
        assert_eq!(complete("toyc -em"), ["-emit="]);
        assert_eq!(complete("toyc --em"), ["--emit="]);
        assert_eq!(complete("toyc -opt"), ["-opt"]);
        assert_eq!(complete("toyc -fast"), ["-fast-math"]);
        assert_eq!(complete("toyc x.toy -mlir-print-ir-after-a"), ["-mlir-print-ir-after-all"]);
        assert_eq!(complete("toyc run -em"), [""; 0]);
        assert!(complete("toyc -").contains(&"-o".to_owned()));
        assert_eq!(complete("toyc -nothing"), [""; 0]);
    }

    #[test]
    fn values_are_completed_in_the_same_word_or_the_next() {
        let mlir = ["mlir", "mlir-canonical", "mlir-affine", "mlir-cf", "mlir-llvm"];
        assert_eq!(complete("toyc -emit=m"), mlir.map(|stage| format!("-emit={stage}")));
        assert_eq!(complete("toyc -emit m"), mlir);
        assert_eq!(complete("toyc --emit=as"), ["--emit=ast", "--emit=asm"].map(str::to_owned));
        assert_eq!(complete("toyc -x "), ["toy", "mlir"]);
        assert_eq!(complete("toyc -O"), ["-O0", "-O1", "-O2", "-O3"]);
        assert_eq!(complete("toyc -W"), ["-Werror"]);
        assert_eq!(complete("toyc -mlir-timing=t"), ["-mlir-timing=true"]);
        assert_eq!(complete("toyc -mlir-print-ir-after=cse,cano"), ["-mlir-print-ir-after=cse,canonicalize"]);
    }

    #[test]
    fn codes_of_errors_are_completed() {
        assert_eq!(
            complete("toyc -explain=E060"),
            (1..=7).map(|n| format!("-explain=E060{n}")).collect::<Vec<_>>()
        );
        assert_eq!(complete("toyc -explain W0301"), ["W0301"]);
        assert_eq!(complete("toyc explain e0301"), ["E0301"]);
        assert!(complete("toyc explain ").len() > 50);
    }

    #[test]
    fn commands_and_files_are_completed() {
        assert_eq!(complete("toyc ch"), ["check", ":files"]);
        assert_eq!(complete("toyc x.toy ch"), [":files"]);
        assert_eq!(complete("toyc check "), [":files"]);
        assert_eq!(complete("toyc -o "), [":files"]);
        assert_eq!(complete("toyc -- -em"), [":files"]);
    }
}
