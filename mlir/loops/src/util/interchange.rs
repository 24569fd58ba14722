//! Changes the order of the loops of a perfect nest.

use mlir::Builder;

use super::For;
use super::body::{block_of, ops_of};

/// Moves loop `i` of a perfect nest to position `places[i]`, counted from the outermost, and returns the loops in
/// their new order. If `places` is not a permutation, returns `None` and changes nothing. It checks neither
/// dependences nor bounds.
pub fn permute_loops(b: &mut Builder<'_>, nest: &[For], places: &[usize]) -> Option<Vec<For>> {
    let mut order: Vec<Option<For>> = vec![None; nest.len()];
    if places.len() != nest.len() {
        return None;
    }
    for (&lp, &place) in nest.iter().zip(places) {
        let slot = order.get_mut(place)?;
        *slot = Some(lp);
    }
    let order: Vec<For> = order.into_iter().collect::<Option<_>>()?;
    let (&root, &innermost) = (nest.first()?, nest.last()?);
    let inner = ops_of(b.body(), *innermost);
    b.set_after(*root);
    for &op in &inner {
        b.body_mut().detach_op(op);
    }
    for lp in nest.iter().rev() {
        b.body_mut().detach_op(**lp);
    }
    for lp in &order {
        b.insert(**lp);
        let block = block_of(b.body(), **lp)?;
        b.set_start(block);
    }
    for op in inner {
        b.insert(op);
    }
    Some(order)
}
