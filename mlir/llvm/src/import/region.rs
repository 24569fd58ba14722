//! The import of a region: the values and blocks that have been converted, and the operations that constants become at
//! the start of its first block, in the order in which instructions need them.

use dialects::llvm::{
    AddressOfOp, BlockAddressAttr, BlockAddressOp, BlockTagAttr, ConstantOp, DSOLocalEquivalentOp,
    InsertElementOp, InsertValueOp, NoneTokenOp, PoisonOp, UndefOp, ZeroOp,
};
use mlir::{Block, Builder, InsertPoint, Loc, Op, Value as MlirValue};
use rustc_hash::{FxHashMap, FxHashSet};

use super::importer::{Failed, Imported, Importer};
use super::ir::*;
use super::node::DbgRecord;

pub(super) struct Region<'i, 'a, 'm, 'b> {
    pub(super) shared: &'i mut Importer<'a, 'm>,
    pub(super) b: Builder<'b>,
    pub(super) values: FxHashMap<Value<'m>, MlirValue>,
    pub(super) blocks: FxHashMap<BasicBlock<'m>, Block>,
    /// Where constants go.
    entry: Block,
    last_constant: Option<Op>,
    /// The records of variables, which follow when all values are known.
    pub(super) records: Vec<DbgRecord<'m>>,
}

impl<'i, 'a, 'm, 'b> Region<'i, 'a, 'm, 'b> {
    pub(super) fn new(shared: &'i mut Importer<'a, 'm>, b: Builder<'b>, entry: Block) -> Self {
        Region {
            shared,
            b,
            values: FxHashMap::default(),
            blocks: FxHashMap::default(),
            entry,
            last_constant: None,
            records: Vec::new(),
        }
    }

    /// The converted value; constants are converted where they are first needed.
    pub(super) fn value(&mut self, value: Value<'m>) -> Imported<MlirValue> {
        if let Some(&known) = self.values.get(&value) {
            return Ok(known);
        }
        if value.as_constant().is_some() {
            return self.constant(value);
        }
        let loc = value.instruction().map_or(Loc::UNKNOWN, |inst| self.shared.loc_of(inst));
        Err(self.shared.error(loc, format!("unhandled value: {}", value.print())))
    }

    pub(super) fn values_of(
        &mut self,
        values: impl IntoIterator<Item = Value<'m>>,
    ) -> Imported<Vec<MlirValue>> {
        values.into_iter().map(|value| self.value(value)).collect()
    }

    /// Converts a constant, and all that it is made of, after the other constants.
    pub(super) fn constant(&mut self, constant: Value<'m>) -> Imported<MlirValue> {
        let before = self.b.insert_point();
        match self.last_constant {
            Some(last) => self.b.set_after(last),
            None => self.b.set_start(self.entry),
        }
        let converted = self.constants(constant);
        self.restore(before);
        let value = converted?;
        self.last_constant = self.b.body().defining_op(value);
        Ok(value)
    }

    /// Goes on inserting where it was, which may be the place where constants have been inserted.
    fn restore(&mut self, at: Option<InsertPoint>) {
        self.b.set_insert_point(at);
    }

    fn constants(&mut self, constant: Value<'m>) -> Imported<MlirValue> {
        for part in self.parts(constant) {
            let value = self.convert(part)?;
            self.values.insert(part, value);
        }
        self.values.get(&constant).copied().ok_or(Failed)
    }

    /// A constant after the constants that it refers to and that have not been converted.
    fn parts(&self, constant: Value<'m>) -> Vec<Value<'m>> {
        let mut ordered = Vec::new();
        let mut seen = FxHashSet::from_iter([constant]);
        let mut pending = vec![(constant, dependencies(constant))];
        while let Some((current, rest)) = pending.last_mut() {
            let Some(next) = rest.pop() else {
                ordered.push(*current);
                pending.pop();
                continue;
            };
            if !self.values.contains_key(&next) && seen.insert(next) {
                pending.push((next, dependencies(next)));
            }
        }
        ordered
    }

    /// Converts one constant, whose parts have been converted.
    fn convert(&mut self, constant: Value<'m>) -> Imported<MlirValue> {
        let loc = Loc::UNKNOWN;
        let ty = self.shared.ty(constant.ty());
        if let Some(attr) = self.shared.constant_attr(constant) {
            return Ok(ConstantOp::build(&mut self.b, loc, ty, attr));
        }
        let b = &mut self.b;
        match constant.kind() {
            LLVMConstantPointerNullValueKind
            | LLVMConstantAggregateZeroValueKind
            | LLVMConstantTargetNoneValueKind => Ok(ZeroOp::build(b, loc, ty)),
            LLVMConstantTokenNoneValueKind => Ok(NoneTokenOp::build(b, loc)),
            LLVMPoisonValueKind => Ok(PoisonOp::build(b, loc, ty)),
            LLVMUndefValueValueKind => Ok(UndefOp::build(b, loc, ty)),
            LLVMFunctionValueKind | LLVMGlobalVariableValueKind | LLVMGlobalAliasValueKind => {
                let name = self.shared.symbol(constant);
                Ok(AddressOfOp::build(b, loc, ty, &name))
            }
            LLVMConstantExprValueKind => self.expression(constant),
            LLVMConstantArrayValueKind | LLVMConstantStructValueKind | LLVMConstantVectorValueKind => {
                self.aggregate(constant, ty)
            }
            LLVMBlockAddressValueKind => {
                let function = constant.addressed_function();
                let name = self.shared.cx.symbol_ref_attr(&function.name_text());
                let number = self.shared.block_number(function, constant.addressed_block());
                let tag = BlockTagAttr::get(self.shared.cx, number);
                let address = BlockAddressAttr::get(self.shared.cx, name, tag);
                Ok(BlockAddressOp::build(b, loc, ty, address))
            }
            _ => self.other(constant, ty),
        }
    }

    fn aggregate(&mut self, constant: Value<'m>, ty: mlir::Type) -> Imported<MlirValue> {
        let loc = Loc::UNKNOWN;
        let cx = self.shared.cx;
        let mut whole = UndefOp::build(&mut self.b, loc, ty);
        for (index, element) in constant.operands().enumerate() {
            let element = self.values.get(&element).copied().ok_or(Failed)?;
            whole = if constant.kind() == LLVMConstantVectorValueKind {
                let number = cx.int_attr_of_width(index as i64, 32);
                let at = ConstantOp::build(&mut self.b, loc, cx.int_ty(32), number);
                InsertElementOp::build(&mut self.b, loc, whole, element, at)
            } else {
                InsertValueOp::build(&mut self.b, loc, whole, element, &[index as i64])
            };
        }
        Ok(whole)
    }

    /// Constants that the C interface does not know, which are told apart by LLVM's text.
    fn other(&mut self, constant: Value<'m>, ty: mlir::Type) -> Imported<MlirValue> {
        let text = constant.print();
        let word = text.split(' ').find(|word| ["dso_local_equivalent", "no_cfi"].contains(word));
        if word == Some("dso_local_equivalent") && constant.num_operands() == 1 {
            let name = constant.operand(0).name_text().into_owned();
            return Ok(DSOLocalEquivalentOp::build(&mut self.b, Loc::UNKNOWN, ty, &name));
        }
        let why = match constant.kind() {
            LLVMConstantPtrAuthValueKind => " since ptrauth(...) is unsupported",
            _ if word == Some("no_cfi") => " since no_cfi is unsupported",
            _ if constant.as_global().is_some() => " since global value is unsupported",
            _ => "",
        };
        Err(self.shared.error(Loc::UNKNOWN, format!("unhandled constant: {text}{why}")))
    }
}

/// The constants that a constant refers to, the last to be converted first.
fn dependencies(constant: Value<'_>) -> Vec<Value<'_>> {
    match constant.kind() {
        LLVMFunctionValueKind | LLVMGlobalVariableValueKind | LLVMGlobalAliasValueKind => Vec::new(),
        LLVMConstantAggregateZeroValueKind => {
            // All elements of an array or a vector are the same constant.
            let ty = constant.ty();
            let count = match ty.kind() {
                LLVMStructTypeKind => ty.num_fields(),
                LLVMArrayTypeKind => u32::from(ty.array_length() > 0),
                LLVMVectorTypeKind | LLVMScalableVectorTypeKind => 1,
                _ => 0,
            };
            (0..count).filter_map(|index| constant.element(index)).collect()
        }
        _ => constant.operands().filter(|operand| operand.as_constant().is_some()).collect(),
    }
}
