//! Addresses of blocks in the llvm dialect, and branches to them.

use dialects::llvm::{
    BlockAddressAttr, BlockAddressOp, BlockTagAttr, BlockTagOp, DSOLocalEquivalentOp, IndirectBrOp,
};
use mlir::{AttrRef, Block, OpRef};
use rustc_hash::FxHashMap;

use super::table::{Table, table};
use crate::decode::Decoder;
use crate::memory::Memory;
use crate::program::Symbol;
use crate::value::{Res, Value};

pub(super) fn table() -> Table {
    table! {
        BlockAddressOp => block_address,
        BlockTagOp as OpRef => |_, _| Ok(()),
        DSOLocalEquivalentOp => function_address,
        IndirectBrOp => branch,
    }
}

fn function_of(d: &Decoder<'_, '_>, symbol: AttrRef<'_>) -> Res<usize> {
    match d.program.symbol(symbol)? {
        Symbol::Function(function) => Ok(function),
        Symbol::Global(_) | Symbol::Declared => Err("refers to a global, not a function".to_owned()),
    }
}

fn function_address<'p>(d: &mut Decoder<'_, 'p>, op: DSOLocalEquivalentOp<'p>) -> Res {
    let address = Memory::function_address(function_of(d, op.function_name_attr())?);
    let result = d.slot(op.res());
    d.define(result, move |_| Ok(Value::Int(address.into())));
    Ok(())
}

fn tag(attr: AttrRef<'_>) -> Res<u32> {
    attr.cast::<BlockTagAttr<'_>>().map(|tag| tag.id_()).ok_or_else(|| "has a malformed tag".to_owned())
}

fn block_address<'p>(d: &mut Decoder<'_, 'p>, op: BlockAddressOp<'p>) -> Res {
    let cx = op.cx();
    let parts = op.block_addr_attr().cast::<BlockAddressAttr<'_>>().ok_or("has a malformed block address")?;
    let function = function_of(d, cx.attr_ref(parts.function()))?;
    let address = Memory::block_address(function, tag(cx.attr_ref(parts.tag()))?);
    let result = d.slot(op.res());
    d.define(result, move |_| Ok(Value::Int(address.into())));
    Ok(())
}

/// The tags of a block.
fn tags(op: OpRef<'_>, block: Block) -> Res<Vec<u32>> {
    let tags = op.body().ops(block).filter_map(|inner| op.sibling(inner).cast::<BlockTagOp>());
    tags.map(|inner| tag(inner.tag_attr())).collect()
}

fn branch<'p>(d: &mut Decoder<'_, 'p>, op: IndirectBrOp<'p>) -> Res {
    let function = d.function.ok_or("branches outside a function")?;
    let address = d.slot(op.addr());
    let edges = d.successors(*op)?;
    let mut targets = FxHashMap::default();
    for (at, block) in op.successors().enumerate() {
        for tag in tags(*op, block)? {
            targets.entry(Memory::block_address(function, tag)).or_insert(at);
        }
    }
    d.emit(move |state| {
        let at = targets.get(&state.get(address).address()?);
        let edge = at.and_then(|&at| edges.get(at)).ok_or("branches to a block that it does not list")?;
        Ok(edge.take(state))
    });
    Ok(())
}
