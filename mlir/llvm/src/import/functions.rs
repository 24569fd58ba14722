//! Functions, with their attributes and bodies.

use dialects::llvm::*;
use mlir::{Attr, Builder, Loc, Op};

use super::calls::cconv;
use super::control::{reachable, reverse_post_order};
use super::globals::{linkage, unnamed_addr, visibility};
use super::importer::{Failed, Imported, Importer};
use super::ir::*;
use super::kinds::{FunctionAttributes, OF_FUNCTION, OF_RESULT};
use super::region::Region;

/// The attributes of functions that attributes of the operation stand for.
const EXPLICIT: [&str; 29] = [
    "aarch64_in_za",
    "aarch64_inout_za",
    "aarch64_new_za",
    "aarch64_out_za",
    "aarch64_preserves_za",
    "aarch64_pstate_sm_body",
    "aarch64_pstate_sm_compatible",
    "aarch64_pstate_sm_enabled",
    "alwaysinline",
    "convergent",
    "denormal-fp-math",
    "denormal-fp-math-f32",
    "fp-contract",
    "frame-pointer",
    "inlinehint",
    "instrument-function-entry",
    "instrument-function-exit",
    "memory",
    "no-infs-fp-math",
    "no-nans-fp-math",
    "no-signed-zeros-fp-math",
    "noinline",
    "nounwind",
    "optnone",
    "target-features",
    "tune-cpu",
    "uwtable",
    LLVMFuncOp::VSCALE_RANGE_ATTR,
    "willreturn",
];

/// The first of some names that a function has as an attribute.
fn first_of<const N: usize>(attributes: &FunctionAttributes<'_>, names: [&str; N]) -> [bool; N] {
    let first = names.iter().position(|name| attributes.has(name));
    std::array::from_fn(|index| first == Some(index))
}

impl<'m> Importer<'_, 'm> {
    /// Imports a function; its operation, unless calls of it become operations of their own.
    pub(super) fn function(&mut self, b: &mut Builder<'_>, function: Value<'m>) -> Imported<Option<Op>> {
        let cx = self.cx;
        let function_type = self.ty(function.value_type());
        if self.intrinsics.has_operation(cx, function) {
            return Ok(None);
        }
        let loc = self.debug.function_loc(cx, self.source, function);
        let op = self.declare(b, function, function_type, loc);
        for (kind, node) in function.global_metadata() {
            if self.is_convertible(kind) && self.attach(b, kind, node, op, loc).is_err() {
                let message = format!(
                    "unhandled function metadata: {} on {}",
                    node.describe(self.source),
                    function.print()
                );
                self.warning(loc, message);
            }
        }
        if !function.is_declaration() {
            self.body(b, function, op, loc)?;
        }
        Ok(Some(op))
    }

    fn declare(
        &mut self,
        b: &mut Builder<'_>,
        function: Value<'m>,
        function_type: mlir::Type,
        loc: Loc,
    ) -> Op {
        let cx = self.cx;
        let attributes = self.attributes.of_function(function.attributes(OF_FUNCTION));
        let arguments: Vec<Attr> = (0..function.value_type().num_params())
            .map(|index| self.of_value(&function.attributes(index + 1)))
            .collect();
        let none = cx.dictionary_attr(&[]);
        let arg_attrs = arguments.iter().any(|&attr| attr != none).then(|| cx.array_attr(&arguments));
        let res_attrs = self.of_result(&function.attributes(OF_RESULT));
        let personality = self.personality(function, loc);
        let (collector, section) = (function.collector(), function.section());
        let text = |name: &str| attributes.string(name);
        let flag = |name: &str| attributes.string(name).map(|value| value == "true");
        let [arm_streaming, arm_locally_streaming, arm_streaming_compatible] = first_of(
            &attributes,
            ["aarch64_pstate_sm_enabled", "aarch64_pstate_sm_body", "aarch64_pstate_sm_compatible"],
        );
        let [arm_new_za, arm_in_za, arm_out_za, arm_inout_za, arm_preserves_za] = first_of(
            &attributes,
            ["aarch64_new_za", "aarch64_in_za", "aarch64_out_za", "aarch64_inout_za", "aarch64_preserves_za"],
        );
        let options = LLVMFuncOpOptions {
            linkage: Some(linkage(function.linkage())),
            c_conv: cconv(function.function_cconv()),
            comdat: self.comdat(function),
            convergent: attributes.has("convergent"),
            personality: personality.as_deref(),
            garbage_collector: (!collector.is_empty()).then_some(&*collector),
            passthrough: self.passthrough(&attributes, &EXPLICIT),
            arg_attrs,
            res_attrs,
            memory_effects: self.memory_effects(attributes.memory()),
            visibility_: Some(visibility(function.visibility())),
            arm_streaming,
            arm_locally_streaming,
            arm_streaming_compatible,
            arm_new_za,
            arm_in_za,
            arm_out_za,
            arm_inout_za,
            arm_preserves_za,
            section: (!section.is_empty()).then_some(&*section),
            unnamed_addr: unnamed_addr(function.unnamed_addr()),
            alignment: Some(i64::from(function.global_alignment())).filter(|&alignment| alignment > 0),
            vscale_range: attributes
                .number(LLVMFuncOp::VSCALE_RANGE_ATTR)
                .map(|range| self.vscale_range(range)),
            frame_pointer: text("frame-pointer").and_then(frame_pointer),
            target_cpu: text("target-cpu"),
            tune_cpu: text("tune-cpu"),
            reciprocal_estimates: text("reciprocal-estimates"),
            prefer_vector_width: text("prefer-vector-width"),
            target_features: text("target-features").map(|features| self.target_features(features)),
            no_infs_fp_math: flag("no-infs-fp-math"),
            no_nans_fp_math: flag("no-nans-fp-math"),
            no_signed_zeros_fp_math: flag("no-signed-zeros-fp-math"),
            denormal_fp_math: text("denormal-fp-math"),
            denormal_fp_math_f32: text("denormal-fp-math-f32"),
            fp_contract: text("fp-contract"),
            instrument_function_entry: text("instrument-function-entry"),
            instrument_function_exit: text("instrument-function-exit"),
            no_inline: attributes.has("noinline"),
            always_inline: attributes.has("alwaysinline"),
            inline_hint: attributes.has("inlinehint"),
            no_unwind: attributes.has("nounwind"),
            will_return: attributes.has("willreturn"),
            optimize_none: attributes.has("optnone"),
            uwtable_kind: attributes.number("uwtable").and_then(uwtable_kind),
            ..Default::default()
        };
        LLVMFuncOp::build_with(b, loc, &function.name_text(), function_type, options).into()
    }

    fn personality(&mut self, function: Value<'m>, loc: Loc) -> Option<String> {
        if !function.has_personality() {
            return None;
        }
        let personality = function.personality();
        if !personality.name().is_empty() {
            return Some(personality.name_text().into_owned());
        }
        self.warning(loc, "could not deduce personality, skipping it");
        None
    }

    /// The least and the greatest multiple of scalable vectors; 0 if there is no greatest one.
    fn vscale_range(&self, range: u64) -> Attr {
        let number = |value: u64| self.cx.int_attr_of_width(value as i64, 32);
        VScaleRangeAttr::get(self.cx, number(range >> 32), number(range & u64::from(u32::MAX)))
    }

    fn target_features(&self, features: &str) -> Attr {
        let list: Vec<Attr> = features
            .split(',')
            .filter(|feature| !feature.is_empty())
            .map(|feature| self.cx.string_attr(feature))
            .collect();
        TargetFeaturesAttr::get_checked(self.cx, Loc::UNKNOWN, &list)
            .unwrap_or_else(|_| TargetFeaturesAttr::get(self.cx, &[]))
    }

    fn body(&mut self, b: &mut Builder<'_>, function: Value<'m>, op: Op, loc: Loc) -> Imported {
        let cx = self.cx;
        let Some(first) = function.first_block() else { return Ok(()) };
        let reachable = reachable(function);
        let body = b.body_mut().nested_mut(op).ok_or(Failed)?;
        let region = body.roots()[0];
        let mut inner = Builder::new(cx, body);
        let mut blocks = Vec::new();
        for block in function.blocks() {
            if reachable.contains(&block) {
                blocks.push((block, inner.create_block(region, &[])));
            } else if block.has_address_taken() {
                let name = block.as_value().name_text().into_owned();
                return Err(self.error(loc, format!("unreachable block '{name}' with address taken")));
            }
        }
        let entry = blocks[0].1;
        let mut values = Vec::new();
        for param in function.params() {
            let ty = self.ty(param.ty());
            values.push((param, inner.body_mut().add_block_arg(entry, ty, loc)));
        }
        let mut region = Region::new(self, inner, entry);
        region.blocks.extend(blocks);
        region.values.extend(values);
        for block in reverse_post_order(first) {
            region.basic_block(function, block, loc)?;
        }
        region.debug_records()
    }
}

impl<'m> Region<'_, '_, 'm, '_> {
    fn basic_block(&mut self, function: Value<'m>, block: BasicBlock<'m>, function_loc: Loc) -> Imported {
        let ours = self.block(block)?;
        self.b.set_end(ours);
        for inst in block.instructions() {
            let loc = self.shared.loc_of(inst);
            let op = self.instruction(inst, loc)?;
            match op {
                Some(op) => self.instruction_metadata(inst, op, loc),
                None if inst.opcode == LLVMPHI || !self.shared.options.emit_expensive_warnings => {}
                None => self.shared.warning(loc, format!("dropped instruction: {}", inst.value.print())),
            }
        }
        if block.has_address_taken() {
            let number = self.shared.block_number(function, block);
            let tag = BlockTagAttr::get(self.shared.cx, number);
            self.b.set_start(ours);
            BlockTagOp::build(&mut self.b, function_loc, tag);
        }
        Ok(())
    }

    /// Converts an instruction; no operation for a phi, and for intrinsics that say nothing.
    fn instruction(&mut self, inst: Inst<'m>, loc: Loc) -> Imported<Option<Op>> {
        let function = (inst.opcode == LLVMCall).then(|| inst.callee().as_function()).flatten();
        if let Some(function) = function.filter(|function| function.intrinsic_id() != 0) {
            let op = self.intrinsic(inst, function, loc)?;
            return Ok(op.inspect(|&op| self.map_result(inst, op)));
        }
        self.records_before(inst);
        let op = match inst.opcode {
            LLVMPHI => {
                let ty = self.shared.ty(inst.ty());
                let block = self.block(inst.parent())?;
                let value = self.b.body_mut().add_block_arg(block, ty, loc);
                self.values.insert(inst.value, value);
                return Ok(None);
            }
            LLVMBr => self.branch(inst, loc)?,
            LLVMSwitch => self.switch(inst, loc)?,
            LLVMIndirectBr => self.indirect_branch(inst, loc)?,
            LLVMCall => self.call(inst, loc)?,
            LLVMInvoke => return self.invoke(inst, loc).map(Some),
            LLVMLandingPad => self.landing_pad(inst, loc)?,
            _ => match self.regular(inst, loc) {
                Ok(Some(op)) => op,
                Ok(None) | Err(Failed) => {
                    return Err(self
                        .shared
                        .error(loc, format!("unhandled instruction: {}", inst.value.print())));
                }
            },
        };
        self.map_result(inst, op);
        Ok(Some(op))
    }

    fn map_result(&mut self, inst: Inst<'m>, op: Op) {
        if inst.ty().kind() != LLVMVoidTypeKind && self.b.body().num_results(op) == 1 {
            let value = self.b.body().result(op, 0);
            self.values.insert(inst.value, value);
        }
    }
}

fn frame_pointer(name: &str) -> Option<FramePointerKind> {
    FramePointerKind::ALL.iter().copied().find(|kind| kind.keyword() == name)
}

fn uwtable_kind(number: u64) -> Option<UWTableKind> {
    UWTableKind::from_value(number as i64).filter(|&kind| kind != UWTableKind::None)
}
