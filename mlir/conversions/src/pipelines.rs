//! Named pipelines, whose passes are from several crates.

use mlir::pass::{OpPipeline, PassOption, PassOptions, PassRegistry, PipelineInfo};

/// Adds the named pipelines.
pub fn register_pipelines(registry: &mut PassRegistry) {
    registry.add_pipeline(PipelineInfo {
        argument: "buffer-deallocation-pipeline",
        summary: "The default pipeline for automatically inserting deallocation operations after one-shot \
                  bufferization. Deallocation operations (except `memref.realloc`) may not be present already.",
        options: &[PassOption {
            name: DYNAMIC_OWNERSHIP,
            summary: "Allows to add additional results to private functions to return ownership of returned memrefs to \
                      callers. This can avoid spurious buffer clones in the callee.",
            ty: "bool",
        }],
        build: add_buffer_deallocation,
    });
}

/// The option of the pipeline, and of the pass that it is for.
const DYNAMIC_OWNERSHIP: &str = "private-function-dynamic-ownership";

fn add_buffer_deallocation(
    pipeline: &mut OpPipeline,
    registry: &PassRegistry,
    options: &PassOptions,
) -> Result<(), String> {
    let ownership = format!("{DYNAMIC_OWNERSHIP}={}", options.flag(DYNAMIC_OWNERSHIP)?.unwrap_or_default());
    let passes = [
        ("expand-realloc", "emit-deallocs=false"),
        ("canonicalize", ""),
        ("ownership-based-buffer-deallocation", &ownership),
        ("canonicalize", ""),
        ("buffer-deallocation-simplification", ""),
        ("bufferization-lower-deallocations", ""),
        ("cse", ""),
        ("canonicalize", ""),
    ];
    passes.iter().try_for_each(|(name, options)| {
        pipeline.add_by_name(registry, name, options).map_err(|error| error.message)
    })
}
