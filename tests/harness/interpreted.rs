//! The output of programs that the compiler interprets in this process.

use toyc::Compilation;
use toyc::pipeline::{Aims, Level, Parallel};

use crate::compiler::{self, Stage};

/// Every stage: the levels, and those for which `-opt` and `-parallel` make a difference with these
/// options.
pub(crate) const STAGES: [Stage; 11] = {
    let plain = Aims {
        optimize: false,
        parallel: None,
        fast_math: false,
        debug_info: false,
        keep_buffers: false,
        c_library: false,
        inline_all: false,
    };
    let optimized = Aims { optimize: true, ..plain };
    let parallel = Aims { parallel: Some(Parallel { threads: Some(2), min_operations: 0 }), ..optimized };
    [
        (Level::Toy, plain),
        (Level::OptimizedToy, plain),
        (Level::Affine, plain),
        (Level::Affine, optimized),
        (Level::Affine, parallel),
        (Level::ControlFlow, plain),
        (Level::ControlFlow, optimized),
        (Level::ControlFlow, parallel),
        (Level::Llvm, plain),
        (Level::Llvm, optimized),
        (Level::Llvm, parallel),
    ]
};

/// The output of a valid program that is interpreted at a stage.
pub(crate) fn output(name: &str, text: &str, stage: Stage) -> Result<String, String> {
    let run = |program: &Compilation<'_>| {
        let mut output = Vec::new();
        program.interpret(&mut output).map(|status| (status, output))
    };
    match compiler::lowered(name, text, stage, run)?? {
        (0, output) => Ok(String::from_utf8_lossy(&output).into_owned()),
        (status, _) => Err(format!("interpreted at {stage:?}, it ends with status {status}")),
    }
}
