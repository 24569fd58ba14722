//! How MLIR's own dialects are bufferized.

mod arith;
mod bufferization;
mod cf;
pub(super) mod concat;
mod func;
mod scf;
mod scf_loops;
mod scf_parallel;
mod slices;
mod tensor;
mod vector;

use mlir::Registry;

/// Adds the interfaces of MLIR's dialects.
pub(super) fn register(registry: &mut Registry) {
    let all = [
        (dialects::arith::DIALECT.name, &arith::BUFFERIZATIONS),
        (dialects::bufferization::DIALECT.name, &bufferization::BUFFERIZATIONS),
        (dialects::cf::DIALECT.name, &cf::BUFFERIZATIONS),
        (dialects::func::DIALECT.name, &func::BUFFERIZATIONS),
        (dialects::scf::DIALECT.name, &scf::BUFFERIZATIONS),
        (dialects::tensor::DIALECT.name, &tensor::BUFFERIZATIONS),
        (dialects::vector::DIALECT.name, &vector::BUFFERIZATIONS),
    ];
    for (dialect, interface) in all {
        registry.add_interface(dialect, interface);
    }
}

pub(super) use self::func::FUNCTION;
