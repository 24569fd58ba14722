//! What programs print when the compiler, in this process, interprets them.

use toyc::Program;
use toyc::pipeline::Level;

use crate::compiler;

/// What a valid program prints when it is interpreted at a level.
pub(crate) fn output(name: &str, text: &str, level: Level) -> Result<String, String> {
    let run = |program: &Program<'_>| {
        let mut output = Vec::new();
        program.interpret(&mut output).map(|status| (status, output))
    };
    match compiler::lowered(name, text, level, run)?? {
        (0, output) => Ok(String::from_utf8_lossy(&output).into_owned()),
        (status, _) => Err(format!("interpreted at {level:?}, it ends with status {status}")),
    }
}
