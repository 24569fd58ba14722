//! Operations that are calls of LLVM's own functions: `llvm.intr.fabs` is a call of `llvm.fabs`. Nearly all are rows of a
//! table, which says what the types in the function's name are, and which arguments are attributes.

use dialects::llvm::{self, FPExceptionBehavior, RoundingMode};
use mlir::{Diag, OpRef};

use super::auxiliary::{declare, lookup};
use super::building::fast_math;
use super::building::result_type;
use super::calls::{Bundles, attributes_of_call, call_declared};
use super::constants;
use super::function::{Built, Function};
use super::raw::{Ty, Value, c, type_of};

/// Functions whose types are found in one way.
struct Shape {
    /// The results whose types are in the name: fields of a structure, if there are several.
    results: &'static [u32],
    /// The arguments whose types follow.
    operands: &'static [u32],
    /// The arguments that are attributes, by their positions.
    immediates: &'static [(u32, &'static str)],
    /// The names of the functions, without `llvm.`.
    names: &'static [&'static str],
}

/// An operation that calls a function of LLVM's.
#[derive(Clone, Copy)]
struct Row {
    shape: &'static Shape,
    name: &'static str,
}

impl Row {
    /// The name of the operation.
    fn op(self) -> String {
        format!("llvm.intr.{}", self.name)
    }

    /// The name of the function, without the types.
    fn function(self) -> String {
        match self.name {
            "vastart" => "llvm.va_start".to_owned(),
            "vaend" => "llvm.va_end".to_owned(),
            "vacopy" => "llvm.va_copy".to_owned(),
            name => format!("llvm.{name}"),
        }
    }
}

/// The names of the operations, with their places in the table.
pub(super) fn rows() -> impl Iterator<Item = (String, (usize, usize))> {
    SHAPES.iter().enumerate().flat_map(|(at, shape)| {
        shape.names.iter().enumerate().map(move |(index, name)| (Row { shape, name }.op(), (at, index)))
    })
}

const SHAPES: &[Shape] = &[
    Shape {
        results: &[],
        operands: &[0],
        immediates: &[],
        names: &[
            "acos",
            "asin",
            "atan",
            "atan2",
            "bitreverse",
            "bswap",
            "ceil",
            "copysign",
            "cos",
            "cosh",
            "ctpop",
            "eh.typeid.for",
            "exp",
            "exp10",
            "exp2",
            "expect",
            "fabs",
            "floor",
            "fma",
            "fmuladd",
            "fshl",
            "fshr",
            "is.constant",
            "launder.invariant.group",
            "lifetime.end",
            "lifetime.start",
            "log",
            "log10",
            "log2",
            "masked.compressstore",
            "maximum",
            "maxnum",
            "minimum",
            "minnum",
            "nearbyint",
            "pow",
            "rint",
            "round",
            "roundeven",
            "sadd.sat",
            "sin",
            "sincos",
            "sinh",
            "smax",
            "smin",
            "sqrt",
            "ssa.copy",
            "sshl.sat",
            "ssub.sat",
            "stackrestore",
            "strip.invariant.group",
            "tan",
            "tanh",
            "threadlocal.address",
            "trunc",
            "uadd.sat",
            "umax",
            "umin",
            "ushl.sat",
            "usub.sat",
            "vacopy",
            "vaend",
            "vastart",
            "vector.deinterleave2",
            "vector.reduce.add",
            "vector.reduce.and",
            "vector.reduce.fmax",
            "vector.reduce.fmaximum",
            "vector.reduce.fmin",
            "vector.reduce.fminimum",
            "vector.reduce.mul",
            "vector.reduce.or",
            "vector.reduce.smax",
            "vector.reduce.smin",
            "vector.reduce.umax",
            "vector.reduce.umin",
            "vector.reduce.xor",
        ],
    },
    Shape {
        results: &[0],
        operands: &[],
        immediates: &[],
        names: &[
            "coro.align",
            "coro.size",
            "masked.expandload",
            "sadd.with.overflow",
            "smul.with.overflow",
            "ssub.with.overflow",
            "stacksave",
            "stepvector",
            "uadd.with.overflow",
            "umul.with.overflow",
            "usub.with.overflow",
            "vector.interleave2",
            "vp.add",
            "vp.and",
            "vp.ashr",
            "vp.fadd",
            "vp.fdiv",
            "vp.fma",
            "vp.fmul",
            "vp.fmuladd",
            "vp.fneg",
            "vp.frem",
            "vp.fsub",
            "vp.lshr",
            "vp.mul",
            "vp.or",
            "vp.sdiv",
            "vp.shl",
            "vp.smax",
            "vp.smin",
            "vp.srem",
            "vp.sub",
            "vp.udiv",
            "vp.umax",
            "vp.umin",
            "vp.urem",
            "vp.xor",
            "vscale",
        ],
    },
    Shape {
        results: &[0],
        operands: &[0],
        immediates: &[],
        names: &[
            "get.active.lane.mask",
            "llrint",
            "llround",
            "lrint",
            "lround",
            "scmp",
            "ucmp",
            "vp.fpext",
            "vp.fptosi",
            "vp.fptoui",
            "vp.fptrunc",
            "vp.inttoptr",
            "vp.load",
            "vp.ptrtoint",
            "vp.sext",
            "vp.sitofp",
            "vp.trunc",
            "vp.uitofp",
            "vp.zext",
        ],
    },
    Shape {
        results: &[],
        operands: &[1],
        immediates: &[],
        names: &[
            "vector.reduce.fadd",
            "vector.reduce.fmul",
            "vp.merge",
            "vp.reduce.add",
            "vp.reduce.and",
            "vp.reduce.fadd",
            "vp.reduce.fmax",
            "vp.reduce.fmin",
            "vp.reduce.fmul",
            "vp.reduce.mul",
            "vp.reduce.or",
            "vp.reduce.smax",
            "vp.reduce.smin",
            "vp.reduce.umax",
            "vp.reduce.umin",
            "vp.reduce.xor",
            "vp.select",
        ],
    },
    Shape {
        results: &[],
        operands: &[],
        immediates: &[],
        names: &[
            "assume",
            "coro.begin",
            "coro.end",
            "coro.free",
            "coro.id",
            "coro.promise",
            "coro.resume",
            "coro.save",
            "coro.suspend",
            "debugtrap",
            "trap",
        ],
    },
    Shape {
        results: &[],
        operands: &[0, 1],
        immediates: &[],
        names: &["ldexp", "powi", "ptrmask", "var.annotation", "vp.store"],
    },
    Shape { results: &[0], operands: &[2], immediates: &[], names: &["annotation", "ptr.annotation"] },
    Shape { results: &[0, 1], operands: &[], immediates: &[], names: &["frexp"] },
    Shape { results: &[0], operands: &[0, 1], immediates: &[], names: &["experimental.vp.strided.load"] },
    Shape { results: &[], operands: &[0, 1, 2], immediates: &[], names: &["experimental.vp.strided.store"] },
    Shape {
        results: &[],
        operands: &[0],
        immediates: &[(1, llvm::CountLeadingZerosOp::IS_ZERO_POISON_ATTR)],
        names: &["ctlz", "cttz"],
    },
    Shape {
        results: &[],
        operands: &[0, 1, 2],
        immediates: &[(3, "isVolatile")],
        names: &["memcpy", "memmove"],
    },
    Shape {
        results: &[],
        operands: &[0],
        immediates: &[(1, llvm::AbsOp::IS_INT_MIN_POISON_ATTR)],
        names: &["abs"],
    },
    Shape { results: &[], operands: &[0], immediates: &[(2, "prob")], names: &["expect.with.probability"] },
    Shape { results: &[], operands: &[2], immediates: &[(1, "size")], names: &["invariant.end"] },
    Shape { results: &[], operands: &[1], immediates: &[(0, "size")], names: &["invariant.start"] },
    Shape { results: &[], operands: &[0], immediates: &[(1, "bit")], names: &["is.fpclass"] },
    Shape {
        results: &[],
        operands: &[0, 1, 2],
        immediates: &[(2, "len"), (3, "isVolatile")],
        names: &["memcpy.inline"],
    },
    Shape {
        results: &[],
        operands: &[0, 2],
        immediates: &[(2, "len"), (3, "isVolatile")],
        names: &["memset.inline"],
    },
    Shape { results: &[], operands: &[0, 2], immediates: &[(3, "isVolatile")], names: &["memset"] },
    Shape {
        results: &[],
        operands: &[0],
        immediates: &[(1, "rw"), (2, "hint"), (3, "cache")],
        names: &["prefetch"],
    },
    Shape { results: &[], operands: &[], immediates: &[(0, "failureKind")], names: &["ubsantrap"] },
    Shape { results: &[0], operands: &[0], immediates: &[(1, "pos")], names: &["vector.extract"] },
    Shape { results: &[0], operands: &[1], immediates: &[(2, "pos")], names: &["vector.insert"] },
];

/// Declares a function of LLVM's for these types, and calls it.
pub(super) fn call(
    this: &Function<'_, '_, '_>,
    op: OpRef<'_>,
    name: &str,
    types: &[Ty],
    args: &[Value],
    bundles: &Bundles,
) -> Result<Value, Diag> {
    let id = lookup(name).ok_or_else(|| op.error("has no translation to LLVM IR"))?;
    Ok(call_declared(this.raw(), declare(this.raw(), id, types), args, bundles))
}

/// The call of a row of the table.
pub(super) fn regular(this: &Function<'_, '_, '_>, op: OpRef<'_>, (shape, name): (usize, usize)) -> Built {
    let row = Row { shape: &SHAPES[shape], name: SHAPES[shape].names[name] };
    let (bundles, bundled) = Bundles::of(this, op)?;
    let operands: Vec<_> = op.operands().take(op.num_operands() - bundled).collect();
    let count = operands.len() + row.shape.immediates.len();
    let mut operands = operands.into_iter();
    let mut args = Vec::with_capacity(count);
    for position in 0..count as u32 {
        args.push(match row.shape.immediates.iter().find(|(at, _)| *at == position) {
            Some((_, name)) => immediate(this, op, name)?,
            None => {
                let operand = operands.next().ok_or_else(|| op.error("has too few operands"))?;
                this.get(op, operand)?
            }
        });
    }
    let mut types = Vec::with_capacity(2);
    for &index in row.shape.results {
        let result = result_type(this, op)?;
        let is_struct = row.shape.results.len() > 1 || row.name.ends_with(".with.overflow");
        types.push(if is_struct { c!(LLVMStructGetTypeAtIndex(result, index)) } else { result });
    }
    types.extend(row.shape.operands.iter().map(|&index| type_of(args[index as usize])));
    let value = call(this, op, &row.function(), &types, &args, &bundles)?;
    if let Some(flags) = op.attr(llvm::FMAOp::FASTMATH_FLAGS_ATTR) {
        fast_math(value, mlir::enums::case_of(flags));
    }
    this.shared.nodes.annotate_access(this.raw(), &this.shared.diags, op, value)?;
    attributes_of_call(this, op, value, row.shape.immediates)?;
    Ok((op.num_results() > 0).then_some(value))
}

/// The number that an attribute is.
fn immediate(this: &Function<'_, '_, '_>, op: OpRef<'_>, name: &str) -> Result<Value, Diag> {
    let attr = op.attr(name).ok_or_else(|| op.error(format_args!("lacks '{name}'")))?;
    let ty = attr.typed().ok_or_else(|| op.error(format_args!("has a '{name}' without a type")))?;
    constants::constant(this.raw(), attr, this.ty(op, ty)?).map_err(|message| this.failed(op, message))
}

/// The scope goes into a list of one.
pub(super) fn noalias_scope(this: &Function<'_, '_, '_>, op: llvm::NoAliasScopeDeclOp<'_>) -> Built {
    let raw = this.raw();
    let scope = this.shared.nodes.alias_scope(raw, op.scope_attr());
    let scope = scope.ok_or_else(|| op.error("has a malformed 'scope'"))?;
    let list = raw.as_value(raw.node(&[scope]));
    call(this, *op, "llvm.experimental.noalias.scope.decl", &[], &[list], &Bundles::default())?;
    Ok(None)
}

/// An operation on floats whose rounding and exceptions are said.
pub(super) fn constrained(
    this: &Function<'_, '_, '_>,
    op: OpRef<'_>,
    rounding: Option<RoundingMode>,
    behavior: FPExceptionBehavior,
) -> Built {
    let raw = this.raw();
    let arg = this.get(op, op.operand(0))?;
    let mut args = vec![arg];
    let word = |text: &str| raw.as_value(raw.string(text));
    args.extend(rounding.map(|mode| {
        word(match mode {
            RoundingMode::TowardZero => "round.towardzero",
            RoundingMode::TowardPositive => "round.upward",
            RoundingMode::TowardNegative => "round.downward",
            RoundingMode::NearestTiesToAway => "round.tonearestaway",
            RoundingMode::Dynamic => "round.dynamic",
            RoundingMode::NearestTiesToEven | RoundingMode::Invalid => "round.tonearest",
        })
    }));
    args.push(word(match behavior {
        FPExceptionBehavior::Ignore => "fpexcept.ignore",
        FPExceptionBehavior::MayTrap => "fpexcept.maytrap",
        FPExceptionBehavior::Strict => "fpexcept.strict",
    }));
    let types = [result_type(this, op)?, type_of(arg)];
    let name = op.name().replacen("intr.", "", 1);
    let value = call(this, op, &name, &types, &args, &Bundles::default())?;
    c!(LLVMAddCallSiteAttribute(value, super::raw::ON_FUNCTION, raw.known_attribute("strictfp", 0)));
    Ok(Some(value))
}
