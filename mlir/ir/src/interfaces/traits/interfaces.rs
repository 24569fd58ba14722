//! Verifiers of interfaces about types: of casts, loops and inferred results; and the folder of casts.

use crate::definitions::op::{FoldResult, Folded, InferArgs, Traits};
use crate::interfaces::{CastOpInterface, LoopLikeOpInterface};
use crate::ir::diag::Diag;
use crate::ir::entities::Value;
use crate::ir::view::OpRef;
use crate::values::context::TypeRef;
use crate::values::ids::{Attr, Type};

/// A list of types, as in MLIR's messages.
fn listed(op: OpRef<'_>, types: impl IntoIterator<Item = Type>) -> String {
    let each = types.into_iter().map(|ty| format!("'{}'", op.cx().type_ref(ty)));
    each.collect::<Vec<_>>().join(", ")
}

/// `CastOpInterface`: the operands can be cast to the result types.
///
/// # Errors
/// If they cannot, or there is no result.
pub fn cast(op: OpRef<'_>) -> Result<(), Diag> {
    let Some(interface) = op.interface::<CastOpInterface>() else { return Ok(()) };
    if op.num_results() == 0 {
        return Err(op.error("expected at least one result for cast operation"));
    }
    let refs = |types: &[Type]| types.iter().map(|&t| op.cx().type_ref(t)).collect::<Vec<TypeRef<'_>>>();
    let from: Vec<Type> = op.operand_types().collect();
    let to: Vec<Type> = op.result_types().collect();
    if (interface.are_cast_compatible)(&refs(&from), &refs(&to)) {
        return Ok(());
    }
    let given = match from.as_slice() {
        [] => "operand types []".to_owned(),
        [_] => format!("operand type {}", listed(op, from)),
        [..] => format!("operand types {}", listed(op, from)),
    };
    let plural = if to.len() == 1 { "" } else { "s" };
    Err(op.error(format_args!("{given} and result type{plural} {} are cast incompatible", listed(op, to))))
}

/// `CastOpInterface`: a cast to the same types folds to its operands.
pub fn fold_cast(op: OpRef<'_>, _constants: &[Option<Attr>]) -> Option<Folded> {
    let same = op.operand_types().eq(op.result_types());
    same.then(|| Folded::Results(op.operands().map(FoldResult::Value).collect()))
}

/// `LoopLikeOpInterface`: initial values, iteration arguments, yielded values and results agree in number and type.
pub fn loop_like(op: OpRef<'_>, errors: &mut Vec<Diag>) {
    errors.extend(check_loop(op).err());
}

fn check_loop(op: OpRef<'_>) -> Result<(), Diag> {
    let Some(interface) = op.interface::<LoopLikeOpInterface>() else { return Ok(()) };
    let inits = ("init", (interface.loop_inits)(op));
    let args = ("region iter_arg", (interface.region_iter_args)(op));
    let yielded = ("yielded value", (interface.yielded_values)(op));
    let results = ("loop result", (interface.loop_results)(op));
    let count = |(a, n): (&str, &Vec<Value>), (b, m): (&str, &Vec<Value>)| {
        if n.len() == m.len() {
            Ok(())
        } else {
            let n = n.len();
            let m = m.len();
            Err(op.error(format_args!("different number of {a}s and {b}s: {n} != {m}")))
        }
    };
    count((inits.0, &inits.1), (args.0, &args.1))?;
    if !yielded.1.is_empty() {
        count((args.0, &args.1), (yielded.0, &yielded.1))?;
    }
    if let Some(results) = &results.1 {
        count(("loop result", results), (args.0, &args.1))?;
    }
    if args.1.is_empty() {
        return Ok(());
    }
    let same = |(a, xs): (&str, &[Value]), (b, ys): (&str, &[Value])| {
        let ty = |&v: &Value| op.ty(v);
        let Some(at) = xs.iter().zip(ys).position(|(x, y)| ty(x).id() != ty(y).id()) else { return Ok(()) };
        let x = ty(&xs[at]);
        let y = ty(&ys[at]);
        Err(op.error(format_args!("{at}-th {a} and {at}-th {b} have different type: '{x}' != '{y}'")))
    };
    same((inits.0, &inits.1), (args.0, &args.1))?;
    same((args.0, &args.1), (yielded.0, &yielded.1))?;
    same((args.0, &args.1), (results.0, results.1.as_deref().unwrap_or_default()))
}

/// `InferTypeOpInterface`: the results have the inferred types.
pub fn inferred_types(op: OpRef<'_>, errors: &mut Vec<Diag>) {
    let Some(def) = op.def() else { return };
    let Some(infer) = def.infer_results else { return };
    if def.traits.contains(Traits::SAME_OPERANDS_AND_RESULT_TYPE)
        && op.result_types().eq(op.operand_types().take(1))
    {
        return;
    }
    let operand_types: Vec<Type> = op.operand_types().collect();
    let args = InferArgs {
        cx: op.cx(),
        operand_types: &operand_types,
        inherent: op.body().inherent(op.id()),
        regions: op.body().regions_of(op.id()),
    };
    let actual: Vec<Type> = op.result_types().collect();
    let why = match infer(&args) {
        Ok(inferred) if (def.compatible_results)(op.cx(), &inferred, &actual) => return,
        Ok(inferred) => format!(
            "inferred type(s) {} are incompatible with return type(s) of operation {}",
            listed(op, inferred),
            listed(op, actual)
        ),
        Err(why) => why,
    };
    errors.push(op.error(why));
    errors.push(op.error("failed to infer returned types"));
}
