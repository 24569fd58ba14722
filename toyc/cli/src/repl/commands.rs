//! Commands, which begin with a colon, and the words that end a session in other programs.

use std::path::PathBuf;

use support::suggest::nearest;
use toyc::pipeline::Level;

/// A command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command {
    Help,
    /// The last input at a level.
    Mlir(Level),
    Llvm,
    Assembly,
    Time,
    /// The type of an expression.
    Type(String),
    Variables,
    Load(PathBuf),
    Quit,
}

/// The names of the commands, their arguments, and their effects.
const COMMANDS: [(&str, &str, &str); 9] = [
    ("mlir", "[STAGE]", "the last input in MLIR: toy (unless given), opt, affine, cf, llvm"),
    ("llvm", "", "the last input as LLVM IR"),
    ("asm", "", "the last input as assembly"),
    ("time", "", "the time that the last input took"),
    ("type", "EXPR", "the type of an expression, which is not evaluated"),
    ("vars", "", "the variables and their types"),
    ("load", "FILE", "enter the definitions of a file, and run its statements"),
    ("help", "", "this"),
    ("quit", "", "the end, as Ctrl-D; 'exit' and 'quit' do the same"),
];

/// The names of the commands, with their colons.
pub(super) fn names() -> impl Iterator<Item = String> {
    COMMANDS.iter().map(|(name, ..)| format!(":{name}"))
}

/// The text of `:help`.
pub(super) fn help() -> String {
    let lines = COMMANDS.iter().map(|(name, argument, what)| {
        let call = format!(":{name} {argument}");
        format!("  {call:<15} {what}\n")
    });
    let mut help = "\
A definition is kept, a statement is run, and the value of an expression is shown:
  def f(x) { return x * x; }
  var a = [[1, 2], [3, 4]]
  f(a) + 1
Brackets may be closed on later lines. Tab completes names. Ctrl-C cancels a line, or ends what runs.

"
    .to_owned();
    help.extend(lines);
    help
}

impl Command {
    /// The command in a line that begins with a colon, or what is wrong with it; also `help`, `quit` and `exit` without
    /// a colon, as in other programs, unless they are names in the session.
    pub(super) fn read(line: &str, is_defined: impl FnOnce(&str) -> bool) -> Option<Result<Self, String>> {
        let Some(text) = line.trim().strip_prefix(':') else {
            let word = line.trim().trim_end_matches(';').trim_end_matches("()").trim_end();
            let is_command = ["help", "quit", "exit"].contains(&word) && !is_defined(word);
            return is_command.then(|| Self::of(word, ""));
        };
        let (name, argument) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        Some(Self::of(name, argument.trim()))
    }

    fn of(name: &str, argument: &str) -> Result<Self, String> {
        let wants = |wants: &str| {
            if argument.is_empty() {
                Err(format!("':{name}' needs {wants}: ':help' lists the commands"))
            } else {
                Ok(argument.to_owned())
            }
        };
        let command = match name {
            "mlir" => return level(argument).map(Command::Mlir),
            "type" => return wants("an expression").map(Command::Type),
            "load" => return wants("the name of a file").map(|path| Command::Load(path.into())),
            "help" | "h" | "?" => Command::Help,
            "llvm" => Command::Llvm,
            "asm" => Command::Assembly,
            "time" => Command::Time,
            "vars" => Command::Variables,
            "quit" | "q" | "exit" => Command::Quit,
            _ => {
                let near = nearest(name, COMMANDS.iter().map(|(name, ..)| *name));
                let help =
                    near.map_or("':help' lists them".to_owned(), |near| format!("did you mean ':{near}'?"));
                let name: String = name.chars().take(40).collect();
                return Err(format!("there is no command ':{}'; {help}", name.escape_debug()));
            }
        };
        if argument.is_empty() { Ok(command) } else { Err(format!("nothing may follow ':{name}'")) }
    }
}

/// The stages of `:mlir`.
pub(super) const STAGES: [(&str, Level); 5] = [
    ("toy", Level::Toy),
    ("opt", Level::OptimizedToy),
    ("affine", Level::Affine),
    ("cf", Level::ControlFlow),
    ("llvm", Level::Llvm),
];

/// The level with the name of a stage; the first one without a name.
fn level(name: &str) -> Result<Level, String> {
    let stage = STAGES.iter().find(|(stage, _)| name.is_empty() || *stage == name);
    let level = stage.map(|(_, level)| *level);
    level.ok_or_else(|| "the stages of ':mlir' are toy, opt, affine, cf and llvm".to_owned())
}
