//! The text of pipelines is derived from their values, and read back it gives the same.

use mlir::pass::OpPipeline;

use super::{Aims, Level, Parallel, between, passes};

/// Prints what was read from a text.
fn again(text: &str) -> String {
    OpPipeline::parse(&passes(), text).map_or_else(|error| error.to_string(), |read| read.to_string())
}

#[test]
fn every_pipeline_is_read_as_it_was_printed() {
    const LEVELS: [Level; 6] = [
        Level::Toy,
        Level::CanonicalToy,
        Level::OptimizedToy,
        Level::Affine,
        Level::ControlFlow,
        Level::Llvm,
    ];
    let parallel = [None, Some(Parallel::default()), Some(Parallel { threads: Some(3), min_operations: 7 })];
    for flags in 0..16u8 {
        for parallel in parallel {
            let [optimize, fast_math, keep_buffers, c_library] =
                [0, 1, 2, 3].map(|bit| flags >> bit & 1 == 1);
            let debug_info = keep_buffers;
            let aims = Aims {
                optimize,
                parallel,
                fast_math,
                debug_info,
                keep_buffers,
                c_library,
                inline_all: false,
            };
            for (at, &from) in LEVELS.iter().enumerate() {
                for &to in &LEVELS[at..] {
                    let text = between(from, to, aims).to_string();
                    assert_eq!(again(&text), text);
                }
            }
        }
    }
}

/// A value of an option that is not its default.
fn other(ty: &str, default: &str) -> &'static str {
    match ty.rsplit("::").next().unwrap_or_default() {
        "bool" if default == "true" => "false",
        "bool" => "true",
        "u32" | "u64" | "i64" | "FullThreshold" => "17",
        "f64" => "0.75",
        "String" => "word",
        "ComplexRange" => "none",
        "DIEmissionKind" => "Full",
        "ContractLowering" => "outerproduct",
        "MultiReductionLowering" => "inner-reduction",
        "TransposeLowering" => "shuffle1d",
        "Layout" => "identity-layout-map",
        "Vec<i64>" | "Vec<u32>" => "{3,5}",
        "Vec<String>" => "{one,two}",
        "FusionMode" => "sibling",
        "SimplifyLevel" => "aggressive",
        "CalleePipeline" => "cse,canonicalize{max-iterations=3 top-down=false}",
        "OpPipelines" => "{func.func(cse),llvm.func(cse,symbol-dce)}",
        _ => panic!("no value of the type {ty}"),
    }
}

#[test]
fn every_option_of_every_pass_is_read_as_it_was_printed() {
    let mut options = 0;
    for pass in passes().passes() {
        let plain = pass.argument.to_owned();
        let defaults = pass.defaults();
        for option in pass.options {
            let default = defaults.iter().find(|(name, _)| *name == option.name);
            let value = other(option.ty, default.map_or("", |(_, value)| value));
            let element = format!("{plain}{{{}={value}}}", option.name);
            let anchored = OpPipeline::parse(&passes(), &format!("any({element})"));
            if option.name == "generate-dma" {
                let error = anchored.expect_err("copies are loops");
                assert!(error.message.contains("is not supported"), "{error}");
                continue;
            }
            let printed = anchored.expect("the value is of the option's type").to_string();
            assert!(
                printed.contains(&format!("{}={}", option.name, value)),
                "{element} is printed as {printed}"
            );
            assert_eq!(again(&printed), printed);
            options += 1;
        }
        let printed = again(&format!("any({plain})"));
        assert_eq!(again(&printed), printed);
    }
    assert!(options > 30, "only {options} options were tried");
}
