//! The table of what was compared.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Mutex, PoisonError};

use super::places::Place;

/// How many programs ran in a place as in the compiler, and how many did not.
#[derive(Clone, Copy, Default)]
struct Cell {
    same: usize,
    different: usize,
}

/// What was compared, by group of programs and place.
#[derive(Default)]
pub(super) struct Table(Mutex<BTreeMap<&'static str, BTreeMap<Place, Cell>>>);

impl Table {
    pub(super) fn count(&self, group: &'static str, place: Place, is_same: bool) {
        let mut rows = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let cell = rows.entry(group).or_default().entry(place).or_default();
        if is_same {
            cell.same += 1;
        } else {
            cell.different += 1;
        }
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "targets: {:<12}", "runs")?;
        for place in Place::ALL {
            write!(f, "{place:>14}")?;
        }
        writeln!(f, "{:>14}", "differences")?;
        let rows = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        for (group, row) in &*rows {
            write!(f, "targets: {group:<12}")?;
            for place in Place::ALL {
                match row.get(&place) {
                    Some(cell) => write!(f, "{:>14}", cell.same + cell.different)?,
                    None => write!(f, "{:>14}", "not run")?,
                }
            }
            writeln!(f, "{:>14}", row.values().map(|cell| cell.different).sum::<usize>())?;
        }
        Ok(())
    }
}
