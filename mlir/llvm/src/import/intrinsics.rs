//! Calls of LLVM's own functions: `llvm.intr.x` for `llvm.x` where the dialect has it, else `llvm.call_intrinsic`.

use dialects::llvm::*;
use mlir::opdef::OpDef;
use mlir::{Attr, Context, Loc, Op, OpState};
use rustc_hash::FxHashMap;

use super::importer::{Failed, Imported};
use super::ir::*;
use super::region::Region;

/// The arguments that become attributes, by their positions.
type Attributes = &'static [(u32, &'static str)];

/// How the call of an intrinsic becomes an operation.
#[derive(Clone, Copy)]
enum Form {
    /// All arguments are operands, but for these.
    Arguments(Attributes),
    /// As before; those that become attributes are also converted, after the operands.
    Constants(Attributes),
    /// As the first; the arguments and the result may have attributes.
    WithValueAttributes(Attributes),
    /// As before, with operand bundles.
    WithBundles,
    /// A masked access: the alignment is an attribute of the argument at this position.
    Masked(u32),
    /// The last arguments are names of behaviours: how a result is rounded, if so, and what happens in exceptions.
    Constrained(bool),
    /// The scope that the metadata names.
    ScopeDeclaration,
}

/// Intrinsics that differ from a call with operands, by the names of the dialect's operations.
const SPECIAL: &[(&str, Form)] = &[
    ("llvm.intr.abs", Form::Arguments(&[(1, "is_int_min_poison")])),
    ("llvm.intr.ctlz", Form::Arguments(&[(1, "is_zero_poison")])),
    ("llvm.intr.cttz", Form::Arguments(&[(1, "is_zero_poison")])),
    ("llvm.intr.expect.with.probability", Form::Arguments(&[(2, "prob")])),
    ("llvm.intr.invariant.start", Form::Arguments(&[(0, "size")])),
    ("llvm.intr.invariant.end", Form::Arguments(&[(1, "size")])),
    ("llvm.intr.is.fpclass", Form::Arguments(&[(1, "bit")])),
    ("llvm.intr.prefetch", Form::Arguments(&[(1, "rw"), (2, "hint"), (3, "cache")])),
    ("llvm.intr.ubsantrap", Form::Arguments(&[(0, "failureKind")])),
    ("llvm.intr.vector.extract", Form::Arguments(&[(1, "pos")])),
    ("llvm.intr.vector.insert", Form::Arguments(&[(2, "pos")])),
    (
        "llvm.intr.matrix.multiply",
        Form::Constants(&[(2, "lhs_rows"), (3, "lhs_columns"), (4, "rhs_columns")]),
    ),
    ("llvm.intr.matrix.transpose", Form::Constants(&[(1, "rows"), (2, "columns")])),
    (
        "llvm.intr.matrix.column.major.load",
        Form::Constants(&[(2, "isVolatile"), (3, "rows"), (4, "columns")]),
    ),
    (
        "llvm.intr.matrix.column.major.store",
        Form::Constants(&[(3, "isVolatile"), (4, "rows"), (5, "columns")]),
    ),
    ("llvm.intr.memcpy", Form::WithValueAttributes(&[(3, "isVolatile")])),
    ("llvm.intr.memmove", Form::WithValueAttributes(&[(3, "isVolatile")])),
    ("llvm.intr.memset", Form::WithValueAttributes(&[(3, "isVolatile")])),
    ("llvm.intr.memcpy.inline", Form::WithValueAttributes(&[(2, "len"), (3, "isVolatile")])),
    ("llvm.intr.memset.inline", Form::WithValueAttributes(&[(2, "len"), (3, "isVolatile")])),
    ("llvm.intr.masked.compressstore", Form::WithValueAttributes(&[])),
    ("llvm.intr.masked.expandload", Form::WithValueAttributes(&[])),
    ("llvm.intr.assume", Form::WithBundles),
    ("llvm.intr.masked.load", Form::Masked(0)),
    ("llvm.intr.masked.gather", Form::Masked(0)),
    ("llvm.intr.masked.store", Form::Masked(1)),
    ("llvm.intr.masked.scatter", Form::Masked(1)),
    ("llvm.intr.experimental.constrained.sitofp", Form::Constrained(true)),
    ("llvm.intr.experimental.constrained.uitofp", Form::Constrained(true)),
    ("llvm.intr.experimental.constrained.fptrunc", Form::Constrained(true)),
    ("llvm.intr.experimental.constrained.fpext", Form::Constrained(false)),
    ("llvm.intr.experimental.noalias.scope.decl", Form::ScopeDeclaration),
];

/// Operations whose intrinsic has another name than they.
const RENAMED: &[(&str, &str)] = &[
    ("llvm.va_start", "llvm.intr.vastart"),
    ("llvm.va_end", "llvm.intr.vaend"),
    ("llvm.va_copy", "llvm.intr.vacopy"),
];

/// The operation of each intrinsic, if the dialect has it, by LLVM's number.
#[derive(Default)]
pub(super) struct Intrinsics {
    known: FxHashMap<u32, Option<(&'static OpDef, Form)>>,
}

impl Intrinsics {
    fn operation(&mut self, cx: &Context, function: Value<'_>) -> Option<(&'static OpDef, Form)> {
        let number = function.intrinsic_id();
        *self.known.entry(number).or_insert_with(|| {
            let name = intrinsic_name(number);
            let renamed = RENAMED.iter().find(|(llvm, _)| *llvm == name).map(|&(_, ours)| ours.to_owned());
            let ours = renamed.unwrap_or_else(|| name.replacen("llvm.", "llvm.intr.", 1));
            let def = cx.op_def(cx.op_name(&ours))?;
            let special = SPECIAL.iter().find(|(name, _)| *name == def.name).map(|&(_, form)| form);
            Some((def, special.unwrap_or(Form::Arguments(&[]))))
        })
    }

    /// Whether calls of a function become an operation of their own, so that the function itself is not needed.
    pub(super) fn has_operation(&mut self, cx: &Context, function: Value<'_>) -> bool {
        function.intrinsic_id() != 0 && self.operation(cx, function).is_some()
    }
}

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
                self.set(&mut state, "arg_attrs", arguments);
                self.set(&mut state, "res_attrs", result);
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
                if is_nontemporal && def.attr_slot("nontemporal").is_some() {
                    self.set(&mut state, "nontemporal", Some(cx.unit_attr()));
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
        if fast_math.is_some() && def.attr_slot("fastmathFlags").is_some() {
            self.set(&mut state, "fastmathFlags", fast_math);
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
        self.set(state, "op_bundle_sizes", Some(cx.dense_array_attr(&sizes)));
        self.set(state, "op_bundle_tags", Some(cx.array_attr(&tags)));
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
