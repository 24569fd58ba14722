//! The parts of an operation that its declarative format has parsed so far.

use smallvec::SmallVec;
use support::Span;

use super::basics::UnresolvedOperand;
use crate::definitions::op::{OpDef, Types};
use crate::ir::entities::{Block, Region, Value};
use crate::ir::state::OpState;
use crate::text::arguments::{CustomArg, TypeArg};

/// The parts that a declarative format has parsed so far; custom directives fill them too.
#[derive(Debug)]
pub struct Parts<'s> {
    /// The operation: its attributes (by slot in `state.inherent`), regions and location. Operands, result types and
    /// successors are added last, from the groups.
    pub state: &'s mut OpState,
    /// Operand groups in order.
    pub operands: SmallVec<[OperandPart; 3]>,
    /// The types of each result group.
    pub results: SmallVec<[Types; 1]>,
    /// The regions of each region group.
    pub regions: Vec<Vec<Region>>,
    /// The successors of each successor group.
    pub successors: Vec<Vec<Block>>,
    /// The operands passed to successors, in order, already resolved.
    pub resolved: Vec<Value>,
    pub(super) all_operands: Option<(Span, Vec<UnresolvedOperand>)>,
    pub(super) all_operand_types: Option<Types>,
    pub(super) all_result_types: Option<Types>,
}

/// An operand group.
#[derive(Clone, Default, Debug)]
pub struct OperandPart {
    /// The operands as written.
    pub values: SmallVec<[UnresolvedOperand; 2]>,
    /// Their types, as far as the text gives them.
    pub types: Types,
    /// The span of the operands.
    pub span: Option<Span>,
}

impl<'s> Parts<'s> {
    pub(super) fn new(def: &OpDef, state: &'s mut OpState) -> Self {
        Parts {
            state,
            operands: def.operands.iter().map(|_| OperandPart::default()).collect(),
            results: def.results.iter().map(|_| Types::new()).collect(),
            regions: vec![Vec::new(); def.regions.len()],
            successors: vec![Vec::new(); def.successors.len()],
            resolved: Vec::new(),
            all_operands: None,
            all_operand_types: None,
            all_result_types: None,
        }
    }

    /// True if something was parsed for this argument.
    pub(super) fn has(&self, arg: &CustomArg) -> bool {
        match *arg {
            CustomArg::Operand(g) => !self.operands[g as usize].values.is_empty(),
            CustomArg::Attr(slot) => self.state.inherent[slot as usize].is_some(),
            CustomArg::Region(g) => !self.regions[g as usize].is_empty(),
            CustomArg::Successor(g) => !self.successors[g as usize].is_empty(),
            CustomArg::Type(TypeArg::Operand(g)) => !self.operands[g as usize].types.is_empty(),
            CustomArg::Type(TypeArg::Result(g)) => !self.results[g as usize].is_empty(),
            CustomArg::Type(TypeArg::Operands) => self.all_operand_types.is_some(),
            CustomArg::Type(TypeArg::Results) => self.all_result_types.is_some(),
            CustomArg::AttrDict => !self.state.discardable.is_empty(),
            CustomArg::PropDict => self.state.inherent.iter().any(Option::is_some),
            // The directive parses no other arguments.
            _ => false,
        }
    }

    /// Sets the types written for a group.
    pub fn set_types(&mut self, arg: TypeArg, types: impl Into<Types>) {
        let types = types.into();
        match arg {
            TypeArg::Operand(g) => self.operands[g as usize].types = types,
            TypeArg::Result(g) => self.results[g as usize] = types,
            TypeArg::Operands => self.all_operand_types = Some(types),
            TypeArg::Results => self.all_result_types = Some(types),
        }
    }

    /// Sets the operands written for a group.
    pub fn set_operands(&mut self, group: u8, values: Vec<UnresolvedOperand>) {
        self.operands[group as usize].values = values.into();
    }
}
