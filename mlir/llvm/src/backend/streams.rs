//! Stores that bypass the caches (`!nontemporal`), in loops that are vectorized.
//!
//! LLVM's vectorizer leaves a loop alone that has such a store of an element. So the passes see ordinary stores in an
//! alias scope of a domain of its own, which promises nothing and stays with a store that becomes wider. Afterwards,
//! the stores in that scope are marked again, and loops that store in long runs prefetch what they load: a processor
//! that is busy computing requests less memory at a time than one that copies.
//!
//! On x86, vectors bypass the caches only if their address is a multiple of 16 bytes. Others would be stored number by
//! number, which takes longer than ordinary stores, so they stay ordinary ones. Memory that a program allocates is aligned;
//! arguments need not be.
//!
//! On x86, other threads may see such a store later than ordinary ones that follow it (Intel 64 and IA-32 Architectures
//! Software Developer's Manual, volume 1, 10.4.6.2), so a fence precedes every instruction that may reveal the store to
//! them.
#![allow(unsafe_code, reason = "inkwell does not remove metadata")]

use inkwell::basic_block::BasicBlock;
use inkwell::intrinsics::Intrinsic;
use inkwell::llvm_sys::core::LLVMSetMetadata;
use inkwell::module::Module;
use inkwell::types::BasicTypeEnum;
use inkwell::values::{
    AsValueRef as _, BasicMetadataValueEnum, BasicValue as _, BasicValueEnum, FunctionValue,
    InstructionOpcode, InstructionValue, InstructionValueError, MetadataValue,
};
use inkwell::{AddressSpace, AtomicOrdering};
use rustc_hash::FxHashSet;

use super::error::Error;
use super::instructions::{LINE, callee, constant, instructions, operand};

/// The name of the domain of the scope.
const DOMAIN: &str = "stores past the caches";

/// How many bytes beyond a load its loop prefetches: a few times what a processor requests by itself.
const AHEAD: u64 = 16 * LINE;

/// The number of elements from which a loop is long, so that few of its prefetches are wasted.
const MANY: u64 = 1024;

/// The stores of a module that were turned into ordinary ones.
pub(super) struct Streams<'m, 'ctx> {
    module: &'m Module<'ctx>,
    /// The alias scope that they are in.
    scope: BasicMetadataValueEnum<'ctx>,
    /// The numbers of two kinds of metadata.
    nontemporal: u32,
    scopes: u32,
}

impl<'m, 'ctx> Streams<'m, 'ctx> {
    /// Turns all such stores into ordinary ones; `None` if there are none.
    pub(super) fn set_aside(module: &'m Module<'ctx>) -> Result<Option<Self>, Error> {
        let cx = module.get_context();
        let [nontemporal, scopes] = ["nontemporal", "alias.scope"].map(|kind| cx.get_kind_id(kind));
        let marked: Vec<InstructionValue<'ctx>> = stores(module, nontemporal).collect();
        if marked.is_empty() {
            return Ok(None);
        }
        let domain = cx.metadata_node(&[cx.metadata_string(DOMAIN).into()]);
        let scope = cx.metadata_node(&[cx.metadata_string(DOMAIN).into(), domain.into()]).into();
        let streams = Streams { module, scope, nontemporal, scopes };
        for store in marked {
            let mut scopes = streams.scopes(store);
            scopes.push(scope);
            streams.set(store, streams.scopes, &scopes)?;
            streams.set(store, streams.nontemporal, &[])?;
        }
        Ok(Some(streams))
    }

    /// Turns the resulting stores back into such stores.
    pub(super) fn restore(self) -> Result<(), Error> {
        let one = self.module.get_context().i32_type().const_int(1, false).into();
        let is_x86 = self.module.get_triple().as_str().to_bytes().starts_with(b"x86_64-");
        let mut loops: Vec<BasicBlock<'ctx>> = Vec::new();
        for store in stores(self.module, self.scopes) {
            let mut scopes = self.scopes(store);
            let all = scopes.len();
            scopes.retain(|&scope| scope != self.scope);
            if scopes.len() < all {
                self.set(store, self.scopes, &scopes)?;
                if is_x86 && !is_aligned(store) {
                    continue;
                }
                self.set(store, self.nontemporal, &[one])?;
                loops.extend(store.get_parent().filter(|&block| is_long_loop(block)));
            }
        }
        loops.dedup();
        for block in loops {
            self.fetch_ahead(block)?;
        }
        if is_x86 {
            for function in self.module.get_functions() {
                self.fence(function)?;
            }
        }
        Ok(())
    }

    /// The alias scopes that contain an access.
    fn scopes(&self, access: InstructionValue<'ctx>) -> Vec<BasicMetadataValueEnum<'ctx>> {
        access.get_metadata(self.scopes).and_then(MetadataValue::get_node_values).unwrap_or_default()
    }

    /// Gives an instruction metadata with these operands, or removes it if there are none.
    fn set(
        &self,
        at: InstructionValue<'ctx>,
        kind: u32,
        operands: &[BasicMetadataValueEnum<'ctx>],
    ) -> Result<(), Error> {
        if operands.is_empty() {
            // SAFETY: the instruction is alive, and null means no metadata.
            unsafe { LLVMSetMetadata(at.as_value_ref(), kind, std::ptr::null_mut()) };
            return Ok(());
        }
        let node = self.module.get_context().metadata_node(operands);
        at.set_metadata(node, kind).map_err(|cause| failed(&cause))
    }

    /// Makes a loop of one block prefetch the lines beyond those from which it loads vectors.
    fn fetch_ahead(&self, block: BasicBlock<'ctx>) -> Result<(), Error> {
        let cx = self.module.get_context();
        let prefetch = self.intrinsic("llvm.prefetch", &[cx.ptr_type(AddressSpace::default()).into()])?;
        let [read, keep, data] = [0, 3, 1].map(|number| cx.i32_type().const_int(number, false).into());
        let distance = cx.i64_type().const_int(AHEAD, false);
        let builder = cx.create_builder();
        for load in block.get_instructions().filter(|&at| begins_a_line(at)) {
            let Some(BasicValueEnum::PointerValue(address)) = operand(load, 0) else { continue };
            builder.position_before(&load);
            // SAFETY: the index is for a type of one byte. Without `inbounds`, the result may be anywhere.
            let ahead = unsafe { builder.build_gep(cx.i8_type(), address, &[distance], "") };
            let ahead = ahead.map_err(|cause| failed(&cause))?;
            builder
                .build_call(prefetch, &[ahead.into(), read, keep, data], "")
                .map_err(|cause| failed(&cause))?;
        }
        Ok(())
    }

    fn intrinsic(&self, name: &str, types: &[BasicTypeEnum<'ctx>]) -> Result<FunctionValue<'ctx>, Error> {
        Intrinsic::find(name)
            .and_then(|intrinsic| intrinsic.get_declaration(self.module, types))
            .ok_or_else(|| Error::Codegen { message: format!("there is no intrinsic `{name}`") })
    }

    /// Inserts fences between the marked stores of a function and instructions that may reveal them to other threads.
    fn fence(&self, function: FunctionValue<'ctx>) -> Result<(), Error> {
        let is_marked = |at: &InstructionValue<'ctx>| is_store_with(*at, self.nontemporal);
        let starts =
            function.get_basic_block_iter().filter(|block| block.get_instructions().any(|at| is_marked(&at)));
        let mut blocks: Vec<(BasicBlock<'ctx>, bool)> = starts.map(|block| (block, false)).collect();
        if blocks.is_empty() {
            return Ok(());
        }
        // The blocks at whose beginning a store may be pending, and the instructions that must wait for stores.
        let mut entered = FxHashSet::default();
        let mut waiting = FxHashSet::default();
        while let Some((block, mut under_way)) = blocks.pop() {
            for at in block.get_instructions() {
                if under_way && may_tell(at) {
                    waiting.insert(at);
                    under_way = false;
                }
                under_way |= is_marked(&at);
            }
            let end = block.get_terminator().filter(|_| under_way);
            for next in end.into_iter().flat_map(|end| end.get_operands()).filter_map(|to| to?.block()) {
                if entered.insert(next) {
                    blocks.push((next, true));
                }
            }
        }
        let fence = self.intrinsic("llvm.x86.sse.sfence", &[])?;
        let builder = self.module.get_context().create_builder();
        for at in waiting {
            builder.position_before(&at);
            builder.build_call(fence, &[], "").map_err(|cause| failed(&cause))?;
        }
        Ok(())
    }
}

/// The stores that have metadata of a kind.
fn stores<'ctx>(module: &Module<'ctx>, kind: u32) -> impl Iterator<Item = InstructionValue<'ctx>> {
    module.get_functions().flat_map(instructions).filter(move |&at| is_store_with(at, kind))
}

fn is_store_with(at: InstructionValue<'_>, kind: u32) -> bool {
    at.get_opcode() == InstructionOpcode::Store && at.get_metadata(kind).is_some()
}

/// Whether a store of a vector has an address that all processors of x86 take for one that bypasses the caches.
fn is_aligned(store: InstructionValue<'_>) -> bool {
    let is_vector = operand(store, 0).is_some_and(BasicValueEnum::is_vector_value);
    !is_vector || store.get_alignment().is_ok_and(|alignment| alignment >= 16)
}

/// Whether a block is a loop of one block that is known to run over many elements.
fn is_long_loop(block: BasicBlock<'_>) -> bool {
    let Some(end) = block.get_terminator().filter(|end| end.get_num_operands() == 3) else { return false };
    let repeats = end.get_operands().any(|to| to.and_then(|to| to.block()) == Some(block));
    let ends = operand(end, 0).and_then(|value| value.as_instruction_value());
    let ends = ends.filter(|ends| ends.get_opcode() == InstructionOpcode::ICmp);
    repeats && ends.and_then(|ends| constant(ends, 1)).is_some_and(|count| count >= MANY)
}

/// Whether an instruction loads a vector and is the first one in its iteration that loads from a line: the others are
/// some bytes beyond its address.
fn begins_a_line(load: InstructionValue<'_>) -> bool {
    let is_vector = load.get_opcode() == InstructionOpcode::Load && load.get_type().is_vector_type();
    let address = operand(load, 0).and_then(|address| address.as_instruction_value());
    let address = address.filter(|at| at.get_gep_source_element_type().is_ok_and(is_byte));
    let bytes_behind = address.filter(|at| at.get_num_operands() == 2).and_then(|at| constant(at, 1));
    is_vector && bytes_behind.unwrap_or(0).is_multiple_of(LINE)
}

fn is_byte(ty: BasicTypeEnum<'_>) -> bool {
    ty.is_int_type() && ty.into_int_type().get_bit_width() == 8
}

/// Whether an instruction may let another thread learn what was stored before it.
fn may_tell(at: InstructionValue<'_>) -> bool {
    let is_plain = |at: InstructionValue<'_>| -> Result<bool, InstructionValueError> {
        Ok(at.get_atomic_ordering()? == AtomicOrdering::NotAtomic && !at.get_volatile()?)
    };
    match at.get_opcode() {
        InstructionOpcode::Call => callee(at).is_none_or(|callee| callee.get_intrinsic_id() == 0),
        InstructionOpcode::Store => !is_plain(at).unwrap_or(false),
        InstructionOpcode::Return
        | InstructionOpcode::Resume
        | InstructionOpcode::Invoke
        | InstructionOpcode::CallBr
        | InstructionOpcode::Fence
        | InstructionOpcode::AtomicRMW
        | InstructionOpcode::AtomicCmpXchg => true,
        _ => false,
    }
}

fn failed(cause: &dyn std::error::Error) -> Error {
    Error::Codegen { message: cause.to_string() }
}
