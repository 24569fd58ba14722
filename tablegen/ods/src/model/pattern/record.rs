//! Rewrites as their `Pattern` records describe them.

use support::{FileId, Span};
use tablegen::Record;

use super::source::PatternBuilder;
use super::{Pattern, ResultTerm, has_variadic_results, is_variadic, produced};
use crate::model::constraint::ModelReader;
use crate::model::operator::Operator;
use crate::names;
use crate::records::{self, Reader};

/// The rewrites that `main` defines.
pub(crate) fn build_all(r: &mut ModelReader<'_>, main: FileId) -> Vec<Pattern> {
    let records: Vec<&Record> = r.records.derived_from("Pattern").filter(|p| p.span.file == main).collect();
    let mut unnamed = 0;
    records
        .into_iter()
        .filter_map(|record| {
            let name = if record.anonymous {
                unnamed += 1;
                format!("Pattern{unnamed}")
            } else {
                names::camel(&record.name)
            };
            build(r, record, name)
        })
        .collect()
}

fn build<'r>(r: &mut ModelReader<'r>, record: &'r Record, name: String) -> Option<Pattern> {
    let before = r.diagnostics.len();
    r.user = Some(record.span);
    let mut b = PatternBuilder { r, record, operators: Vec::new(), known: Vec::new(), depth: 0, ops: 0 };
    let source = b.source(records::dag(record, "sourcePattern")?, record.span)?;
    let conditions = b.conditions()?;
    let results = b.targets("resultPatterns", true)?;
    let supplemental = b.targets("supplementalPatterns", false)?;
    let added =
        records::dag(record, "benefitDelta").and_then(|d| d.args.first()).and_then(|a| a.value.as_int());
    let benefit = b.ops.saturating_add(added.unwrap_or(0));
    let operators = b.operators;
    let bindings = b.known;
    let root = operators.get(source.operator)?;
    let wanted = root.results.len();
    let made: usize = results.iter().map(|t| produced(&operators, t)).sum();
    if results.is_empty() && wanted > 0 {
        r.error(record.span, format!("pattern '{name}' does not say what replaces its source"));
    } else if made < wanted
        && !matches!(&*results, [one] if is_variadic(&operators, one))
        && !matches!(&*results, [ResultTerm::Variadic(_)] if has_variadic_results(root))
    {
        r.error(record.span, format!("pattern '{name}' has {made} results for an operation with {wanted}"));
    }
    check_types(r, &operators, &results, wanted, record.span);
    if r.diagnostics.len() > before {
        return None;
    }
    Some(Pattern {
        name,
        record: record.id,
        span: record.span,
        operators,
        source,
        results,
        supplemental,
        conditions,
        bindings,
        benefit,
    })
}

/// Checks that the types of results are known, except for those that replace the root's.
fn check_types(
    r: &mut Reader<'_>,
    operators: &[Operator],
    results: &[ResultTerm],
    wanted: usize,
    span: Span,
) {
    let mut after = 0;
    for target in results.iter().rev() {
        after += produced(operators, target);
        let ResultTerm::Create(c) = target else { continue };
        let Some(op) = operators.get(c.operator) else { continue };
        let known = c.types.is_some() || op.inferred.is_some() || op.infers_by_hook;
        if !known && after > wanted && !op.results.is_empty() {
            r.error(span, format!("the result type of the new '{}' is not known", op.name));
        }
    }
}
