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
    let limit = name.chars().count().max(3) / 3;
    candidates
        .into_iter()
        .filter(|c| c.len().abs_diff(name.len()) <= 4 * limit)
        .map(|c| (distance(name, c), c))
        .filter(|&(d, _)| d > 0 && d <= limit)
        .min_by_key(|&(d, _)| d)
        .map(|(_, c)| c)
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

/// Optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbours.
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut before = vec![0; b.len() + 1];
    let mut previous: Vec<usize> = (0..=b.len()).collect();
    for i in 0..a.len() {
        let mut current = vec![i + 1];
        for j in 0..b.len() {
            let mut best =
                (previous[j] + usize::from(a[i] != b[j])).min(previous[j + 1] + 1).min(current[j] + 1);
            if i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j] {
                best = best.min(before[j - 1] + 1);
            }
            current.push(best);
        }
        before = std::mem::replace(&mut previous, current);
    }
    previous[b.len()]
}
