//! "Did you mean": the nearest of some known names.

/// Longer names get no suggestion: the time to compare grows with the square of their length.
const LONGEST: usize = 200;

/// The candidate nearest to `name` by edit distance, if it is near enough to be a likely slip.
///
/// Near enough is at most a third of the name's length, as rustc does it; a tie goes to the first.
///
/// ```
/// assert_eq!(support::suggest::nearest("transpse", ["print", "transpose"]), Some("transpose"));
/// assert_eq!(support::suggest::nearest("x", ["print", "transpose"]), None);
/// ```
pub fn nearest<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    if name.len() > LONGEST {
        return None;
    }
    let name: Vec<char> = name.chars().collect();
    let mut limit = name.len().max(3) / 3;
    let mut rows = Rows::default();
    let mut best = None;
    for candidate in candidates {
        // A character has at most four bytes.
        if candidate.len() > 4 * (name.len() + limit) {
            continue;
        }
        match rows.distance(&name, candidate, limit) {
            None | Some(0) => {}
            Some(distance) => {
                best = Some(candidate);
                if distance == 1 {
                    break;
                }
                limit = distance - 1;
            }
        }
    }
    best
}

/// The end of a sentence that says a name is unknown: the [`nearest`], or nothing.
///
/// ```
/// assert_eq!(support::suggest::hint("inlin", ["cse", "inline"]), "; did you mean 'inline'?");
/// assert_eq!(support::suggest::hint("x", ["cse", "inline"]), "");
/// ```
pub fn hint<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> String {
    nearest(name, candidates).map(|near| format!("; did you mean '{near}'?")).unwrap_or_default()
}

/// What [`Rows::distance`] works with, kept from one candidate to the next.
#[derive(Default)]
struct Rows {
    other: Vec<char>,
    before: Vec<usize>,
    previous: Vec<usize>,
    current: Vec<usize>,
}

impl Rows {
    /// Optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbours. None as soon as
    /// it is known to be larger than `limit`.
    fn distance(&mut self, a: &[char], b: &str, limit: usize) -> Option<usize> {
        let Rows { other: b, before, previous, current } = {
            self.other.clear();
            self.other.extend(b.chars());
            self
        };
        if a.len().abs_diff(b.len()) > limit {
            return None;
        }
        before.clear();
        before.resize(b.len() + 1, 0);
        previous.clear();
        previous.extend(0..=b.len());
        let mut nearest = 0;
        for i in 0..a.len() {
            current.clear();
            current.push(i + 1);
            let last = nearest;
            nearest = i + 1;
            for j in 0..b.len() {
                let mut best =
                    (previous[j] + usize::from(a[i] != b[j])).min(previous[j + 1] + 1).min(current[j] + 1);
                if i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j] {
                    best = best.min(before[j - 1] + 1);
                }
                nearest = nearest.min(best);
                current.push(best);
            }
            // A swap looks back two rows.
            if nearest > limit && last > limit {
                return None;
            }
            std::mem::swap(before, previous);
            std::mem::swap(previous, current);
        }
        previous.last().copied().filter(|&distance| distance <= limit)
    }
}
