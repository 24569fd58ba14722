//! What loops of every dialect have in common: values carried from one run of the body to the next.

use mlir::{BlockRef, Diag, OpRef, Type, Value};

/// What goes into a loop, through it, and out of it.
pub(crate) struct Carried<'a> {
    /// The operands that the first run starts with.
    pub inits: Vec<Value>,
    /// The body.
    pub body: BlockRef<'a>,
    /// The terminator, if it is the one of the dialect.
    pub yielded: Option<OpRef<'a>>,
}

/// A loop starts with, passes on, and ends with as many values of the same types.
///
/// # Errors
/// When it does not.
pub(crate) fn verify_carried(op: OpRef<'_>, carried: &Carried<'_>) -> Result<(), Diag> {
    let args: Vec<Type> = carried.body.arg_types().skip(1).collect();
    let inits: Vec<Type> = carried.inits.iter().map(|&v| op.ty(v).id()).collect();
    let results: Vec<Type> = op.result_types().collect();
    let yielded: Option<Vec<Type>> = carried.yielded.map(|y| y.operand_types().collect());
    let count = |a: &str, n: usize, b: &str, m: usize| match n == m {
        true => Ok(()),
        false => Err(op.error(format_args!("different number of {a} and {b}: {n} != {m}"))),
    };
    count("inits", inits.len(), "region iter_args", args.len())?;
    if let Some(yielded) = yielded.as_ref().filter(|y| !y.is_empty()) {
        count("region iter_args", args.len(), "yielded values", yielded.len())?;
    }
    count("loop results", results.len(), "region iter_args", args.len())?;
    let same = |a: (&str, &[Type]), b: (&str, &[Type])| {
        let Some(at) = a.1.iter().zip(b.1).position(|(x, y)| x != y) else { return Ok(()) };
        let (x, y) = (op.cx().type_ref(a.1[at]), op.cx().type_ref(b.1[at]));
        Err(op.error(format_args!("{at}-th {} and {at}-th {} have different type: '{x}' != '{y}'", a.0, b.0)))
    };
    same(("init", &inits), ("region iter_arg", &args))?;
    same(("region iter_arg", &args), ("yielded value", yielded.as_deref().unwrap_or_default()))?;
    same(("region iter_arg", &args), ("loop result", &results))
}
