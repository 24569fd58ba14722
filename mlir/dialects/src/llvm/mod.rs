//! The llvm dialect: LLVM IR as operations.

mod accesses;
mod aggregates;
mod assembly;
mod attrs;
mod bundles;
mod bytecode;
mod calls;
mod data_layout;
mod debug_info;
mod directives;
mod dwarf;
mod fold;
mod globals;
mod inline;
mod interfaces;
mod layout;
mod parameters;
mod reinterpret;
pub mod runtime;
mod slots;
mod symbols;
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

use mlir::hooks::ParseType;
use mlir::opdef::CustomArg;
use mlir::text::{AttrParser, OpParser, OpPrinter, ParseResult, Parts};
use mlir::{Attr, AttrRef, OpRef, Type};

use self::bundles::{parse_op_bundles, print_op_bundles};
use self::debug_info::{
    attr_class, parse_dwarf_convention, parse_dwarf_encoding, parse_dwarf_language, parse_dwarf_operation,
    parse_dwarf_tag, parse_expression_arg, print_dwarf_convention, print_dwarf_encoding,
    print_dwarf_language, print_dwarf_operation, print_dwarf_tag, print_expression_arg,
};
use self::directives::{
    parse_gep_indices, parse_indirect_br_address, parse_indirect_br_op_sucessors,
    parse_insert_extract_value_element_type, parse_shuffle_type, parse_switch_op_cases, print_gep_indices,
    print_indirect_br_address, print_indirect_br_op_sucessors, print_insert_extract_value_element_type,
    print_shuffle_type, print_switch_op_cases,
};

include!(concat!(env!("OUT_DIR"), "/llvm.rs"));

/// Names of discardable attributes.
pub mod names {
    /// Of a module: the layout of data, as LLVM writes it.
    pub const DATA_LAYOUT: &str = "llvm.data_layout";
    /// Of a module: the target, as LLVM names it.
    pub const TARGET_TRIPLE: &str = "llvm.target_triple";
    /// Of a module: lines of assembly.
    pub const MODULE_ASM: &str = "llvm.module_asm";
    /// Of a module: libraries to link.
    pub const DEPENDENT_LIBRARIES: &str = "llvm.dependent_libraries";
    /// Of an access to memory: the memory model's relaxation annotations.
    pub const MMRA: &str = "llvm.mmra";
}

/// The interfaces from `Interfaces.td`.
mod questions {
    include!(concat!(env!("OUT_DIR"), "/llvm_interfaces.rs"));
}
pub use debug_info::{DistinctAttr, FusedLoc};
pub use questions::{AccessGroupOpInterface, AliasAnalysisOpInterface};

impl ParseType for LLVMDialect {
    /// Parses what follows `!llvm.`.
    fn parse_type(p: &mut AttrParser<'_, '_>) -> ParseResult<Type> {
        type_syntax::parse(p)
    }
}

/// The function type of a function.
fn function_type(op: mlir::OpRef<'_>) -> Option<&types::LlvmType> {
    types::data(mlir::interfaces::function_type(op)?)
}

attr_class! {
    /// Attributes that can contain declarations.
    DIScopeAttr if is_scope;
    /// Types.
    DITypeAttr if is_type;
    /// Variables.
    DIVariableAttr if is_variable;
    /// Any node of debug information.
    DINodeAttr if is_node;
    /// Roots and types of type-based alias analysis.
    TBAANodeAttr if is_tbaa_node;
}

/// Whether an attribute can be cast to one of these views.
macro_rules! is_one_of {
    ($attr:expr, $($view:ident)*) => { false $(|| $attr.isa::<$view<'_>>())* };
}

fn is_scope(attr: AttrRef<'_>) -> bool {
    is_one_of!(attr, DICommonBlockAttr DICompileUnitAttr DICompositeTypeAttr DIFileAttr DILexicalBlockAttr
        DIDerivedTypeAttr DILexicalBlockFileAttr DISubprogramAttr DIModuleAttr DINamespaceAttr)
}

fn is_type(attr: AttrRef<'_>) -> bool {
    is_one_of!(attr, DINullTypeAttr DIBasicTypeAttr DICompositeTypeAttr DIDerivedTypeAttr DIStringTypeAttr
        DISubroutineTypeAttr)
}

fn is_variable(attr: AttrRef<'_>) -> bool {
    is_one_of!(attr, DILocalVariableAttr DIGlobalVariableAttr)
}

fn is_node(attr: AttrRef<'_>) -> bool {
    is_scope(attr)
        || is_type(attr)
        || is_variable(attr)
        || is_one_of!(attr, DIAnnotationAttr DIGenericSubrangeAttr DIImportedEntityAttr DILabelAttr DISubrangeAttr)
}

fn is_tbaa_node(attr: AttrRef<'_>) -> bool {
    is_one_of!(attr, TBAARootAttr TBAATypeDescriptorAttr)
}

/// Parses the keyword of a linkage; the default is external.
fn parse_linkage(p: &mut OpParser<'_, '_>) -> ParseResult<Attr> {
    let given = p.peek_keyword().and_then(|w| LINKAGE_ATTR_SPEC.cases.value(w));
    if given.is_some() {
        p.any_keyword()?;
    }
    Ok(p.cx().enum_attr(&LINKAGE_ATTR_SPEC, given.unwrap_or(Linkage::External.value())))
}

/// The keyword of a linkage.
fn linkage_word(attr: Option<AttrRef<'_>>) -> String {
    let linkage = attr.and_then(AttrRef::as_enum).unwrap_or(Linkage::External.value());
    LINKAGE_ATTR_SPEC.cases.spell(linkage)
}

/// `custom<LLVMLinkage>`
fn parse_llvm_linkage(
    p: &mut OpParser<'_, '_>,
    parts: &mut Parts<'_>,
    args: &[CustomArg],
) -> ParseResult<()> {
    let &[CustomArg::Attr(slot)] = args else { return Ok(()) };
    parts.state.inherent[usize::from(slot)] = Some(parse_linkage(p)?);
    Ok(())
}

/// Prints what [`parse_llvm_linkage`] reads.
fn print_llvm_linkage(op: OpRef<'_>, p: &mut OpPrinter<'_>, args: &[CustomArg]) {
    let &[CustomArg::Attr(slot)] = args else { return };
    p.write_text(&linkage_word(op.inherent(slot.into())));
}
