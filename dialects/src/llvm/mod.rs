//! The llvm dialect: LLVM IR as operations.

mod assembly;
mod attrs;
mod bytecode;
mod calls;
mod data_layout;
mod debug_info;
mod dwarf;
mod fold;
mod globals;
mod inline;
mod interfaces;
mod parameters;
mod type_syntax;
pub mod types;
mod vectors;
mod verify;
mod verify_calls;
mod verify_constants;
mod verify_functions;
mod verify_globals;
mod verify_memory;
mod verify_symbols;

use mlir::Type;
use mlir::hooks::ParseType;
use mlir::text::{AttrParser, ParseResult};

use self::assembly::{
    parse_gep_indices, parse_indirect_br_op_sucessors, parse_insert_extract_value_element_type,
    parse_shuffle_type, parse_switch_op_cases, print_gep_indices, print_indirect_br_op_sucessors,
    print_insert_extract_value_element_type, print_shuffle_type, print_switch_op_cases,
};
use self::attrs::{parse_tbaa_members, print_tbaa_members};
use self::bytecode::BYTECODE;
use self::calls::{parse_op_bundles, print_op_bundles};
use self::debug_info::{
    DINodeAttr, DIScopeAttr, DITypeAttr, DIVariableAttr, DistinctAttr, FusedLoc, TBAANodeAttr,
    parse_dwarf_convention, parse_dwarf_encoding, parse_dwarf_language, parse_dwarf_operation,
    parse_dwarf_tag, parse_expression_arg, print_dwarf_convention, print_dwarf_encoding,
    print_dwarf_language, print_dwarf_operation, print_dwarf_tag, print_expression_arg,
};
use self::globals::{parse_llvm_linkage, print_llvm_linkage};

include!(concat!(env!("OUT_DIR"), "/llvm.rs"));

/// What operations of the dialect are asked.
mod questions {
    include!(concat!(env!("OUT_DIR"), "/llvm_interfaces.rs"));
}
pub use questions::{AccessGroupOpInterface, AliasAnalysisOpInterface};

impl ParseType for LLVMDialect {
    /// Parses what follows `!llvm.`.
    fn parse_type(p: &mut AttrParser<'_, '_>) -> ParseResult<Type> {
        type_syntax::parse(p)
    }
}

/// The type of a function, by its attribute.
fn function_type(op: mlir::OpRef<'_>) -> Option<&types::LlvmType> {
    types::data(mlir::interfaces::function_type(op)?)
}
