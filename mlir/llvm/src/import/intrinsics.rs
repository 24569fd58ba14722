//! Calls of LLVM's own functions: `llvm.intr.x` for `llvm.x` where the dialect has it, else `llvm.call_intrinsic`.

use dialects::llvm::*;
use mlir::opdef::OpDef;
use mlir::{Attr, Loc, Op, OpState};

use super::importer::{Failed, Imported};
use super::intrinsic_table::{Attributes, Form};
use super::ir::*;
use super::region::Region;

impl<'m> Region<'_, '_, 'm, '_> {
    /// The call of an intrinsic; no operation if it says nothing.
    pub(super) fn intrinsic(
        &mut self,
        inst: Inst<'m>,
        function: Value<'m>,
        loc: Loc,
    ) -> Imported<Option<Op>> {
        let cx = self.shared.cx;
        let operation = self.shared.intrinsics.operation(cx, function);
        let operation = operation.filter(|_| !self.shared.options.prefer_unregistered_intrinsics);
        let converted = match operation {
            Some((def, form)) => self.registered(inst, def, form, loc),
            None => self.unregistered(inst, function, loc).map(Some),
        };
        converted.map_err(|Failed| {
            let text = inst.value.print();
            self.shared.error(loc, format!("unhandled intrinsic: {text}"))
        })
    }

    fn registered(
        &mut self,
        inst: Inst<'m>,
        def: &'static OpDef,
        form: Form,
        loc: Loc,
    ) -> Imported<Option<Op>> {
        let cx = self.shared.cx;
        let mut state = OpState::of(cx, def, loc);
        if inst.ty().kind() != LLVMVoidTypeKind {
            state.result_types.push(self.shared.ty(inst.ty()));
        }
        let operands = inst.num_args();
        match form {
            Form::Arguments(attributes) => self.arguments(inst, operands, attributes, &mut state)?,
            Form::Constants(attributes) => {
                self.arguments(inst, operands, attributes, &mut state)?;
                for &(position, _) in attributes {
                    self.value(inst.arg(position))?;
                }
            }
            Form::WithValueAttributes(attributes) => {
                self.arguments(inst, operands, attributes, &mut state)?;
                let positions: Vec<u32> = attributes.iter().map(|&(position, _)| position).collect();
                let (arguments, result) = self.shared.of_call(inst, &positions);
                self.set(&mut state, MemcpyOp::ARG_ATTRS_ATTR, arguments);
                self.set(&mut state, MemcpyOp::RES_ATTRS_ATTR, result);
            }
            Form::WithBundles => {
                self.arguments(inst, operands, &[], &mut state)?;
                self.bundles(inst, &mut state)?;
            }
            Form::Masked(pointer) => {
                self.arguments(inst, operands, &[], &mut state)?;
                let alignment = self.shared.alignment(inst, pointer);
                self.set(&mut state, "alignment", Some(cx.int_attr_of_width(alignment, 32)));
                let nontemporal = self.shared.metadata.kinds.nontemporal;
                let is_nontemporal = inst.metadata().iter().any(|&(kind, _)| kind == nontemporal);
                if is_nontemporal && def.attr_slot(MaskedLoadOp::NONTEMPORAL_ATTR).is_some() {
                    self.set(&mut state, MaskedLoadOp::NONTEMPORAL_ATTR, Some(cx.unit_attr()));
                }
            }
            Form::Constrained(rounds) => {
                let behaviours = 1 + u32::from(rounds);
                self.arguments(inst, operands.saturating_sub(behaviours), &[], &mut state)?;
                let name = |at: u32| inst.arg(operands - at).as_metadata()?.string(self.shared.source);
                let exceptions = name(1).and_then(|name| exception_behavior(&name)).ok_or(Failed)?;
                let exceptions = cx.int_attr_of_width(exceptions.value(), 64);
                let rounding = if rounds {
                    Some(name(2).and_then(|name| rounding_mode(&name)).ok_or(Failed)?)
                } else {
                    None
                };
                let rounding = rounding.map(|mode| cx.int_attr_of_width(mode.value(), 64));
                self.set(&mut state, "fpExceptionBehavior", Some(exceptions));
                self.set(&mut state, "roundingmode", rounding);
            }
            Form::ScopeDeclaration => {
                let node = inst.arg(0).as_metadata().ok_or(Failed)?;
                match self.shared.alias_scopes(node).as_deref() {
                    // No access is in such a scope.
                    None => return Ok(None),
                    Some(&[scope]) => self.set(&mut state, "scope", Some(scope)),
                    Some(_) => return Err(Failed),
                }
            }
        }
        let fast_math = self.fast_math_attr(inst);
        if fast_math.is_some() && def.attr_slot(FAddOp::FASTMATH_FLAGS_ATTR).is_some() {
            self.set(&mut state, FAddOp::FASTMATH_FLAGS_ATTR, fast_math);
        }
        Ok(Some(self.b.create(state)))
    }

    fn set(&self, state: &mut OpState, name: &str, attr: Option<Attr>) {
        if let Some(attr) = attr {
            state.set_attr(self.shared.cx, name, attr);
        }
    }

    /// The first `count` arguments, as operands or attributes.
    fn arguments(
        &mut self,
        inst: Inst<'m>,
        count: u32,
        attributes: Attributes,
        state: &mut OpState,
    ) -> Imported {
        for index in 0..count {
            let argument = inst.arg(index);
            match attributes.iter().find(|&&(position, _)| position == index) {
                Some(&(_, name)) => {
                    let attr = self.shared.scalar_attr(argument).ok_or(Failed)?;
                    self.set(state, name, Some(attr));
                }
                None => {
                    let value = self.argument(argument)?;
                    state.operands.push(value);
                }
            }
        }
        Ok(())
    }

    /// An argument that is a value; metadata are none.
    fn argument(&mut self, argument: Value<'m>) -> Imported<mlir::Value> {
        match argument.kind() {
            LLVMMetadataAsValueValueKind => Err(Failed),
            _ => self.value(argument),
        }
    }

    fn bundles(&mut self, inst: Inst<'m>, state: &mut OpState) -> Imported {
        let cx = self.shared.cx;
        let mut sizes = Vec::new();
        let mut tags = Vec::new();
        for index in 0..inst.num_bundles() {
            let (tag, values) = inst.bundle(index);
            sizes.push(values.len() as i32);
            tags.push(cx.string_attr(&String::from_utf8_lossy(&tag)));
            let values = self.values_of(values)?;
            state.operands.extend(values);
        }
        self.set(state, CallOp::OP_BUNDLE_SIZES_ATTR, Some(cx.dense_array_attr(&sizes)));
        self.set(state, CallOp::OP_BUNDLE_TAGS_ATTR, Some(cx.array_attr(&tags)));
        Ok(())
    }

    fn unregistered(&mut self, inst: Inst<'m>, function: Value<'m>, loc: Loc) -> Imported<Op> {
        let mut args = Vec::new();
        for index in 0..inst.num_args() {
            args.push(self.argument(inst.arg(index))?);
        }
        let (arg_attrs, res_attrs) = self.shared.of_call(inst, &[]);
        let has_result = inst.ty().kind() != LLVMVoidTypeKind;
        let results_type = if has_result { Some(self.shared.ty(inst.ty())) } else { None };
        let fast_math = self.fast_math_attr(inst);
        let options =
            CallIntrinsicOpOptions { results_type, args: &args, arg_attrs, res_attrs, ..Default::default() };
        let op: Op = CallIntrinsicOp::build_with(&mut self.b, loc, &function.name_text(), options).into();
        if fast_math.is_some() {
            self.b.set_attr(op, CallIntrinsicOp::FASTMATH_FLAGS_ATTR, fast_math);
        }
        Ok(op)
    }
}

fn exception_behavior(name: &str) -> Option<FPExceptionBehavior> {
    Some(match name {
        "fpexcept.ignore" => FPExceptionBehavior::Ignore,
        "fpexcept.maytrap" => FPExceptionBehavior::MayTrap,
        "fpexcept.strict" => FPExceptionBehavior::Strict,
        _ => return None,
    })
}

fn rounding_mode(name: &str) -> Option<RoundingMode> {
    Some(match name {
        "round.dynamic" => RoundingMode::Dynamic,
        "round.tonearest" => RoundingMode::NearestTiesToEven,
        "round.tonearestaway" => RoundingMode::NearestTiesToAway,
        "round.downward" => RoundingMode::TowardNegative,
        "round.upward" => RoundingMode::TowardPositive,
        "round.towardzero" => RoundingMode::TowardZero,
        _ => return None,
    })
}
