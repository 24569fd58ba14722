//! The passes, one file each.

/// Declares the module of each pass, and registers them.
macro_rules! passes {
    ($($name:ident)*) => {
        $(mod $name;)*

        /// Registers the passes of this crate.
        pub fn register_passes(registry: &mut PassRegistry) {
            $(registry.add($name::INFO);)*
        }
    };
}

passes! {
    coalescing data_copy expand_index_ops expand_index_ops_as_affine fold_memref_alias_ops forall_to_parallel fusion
    invariants normalize order parallel_fusion parallel_tiling parallelize peeling scalrep
    simplify_structures specialization split tile unroll unroll_jam unroll_small
}

use mlir::pass::PassRegistry;
