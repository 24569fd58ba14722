//! "Did you mean": finds the known name nearest to a misspelled one.

/// Longer names get no suggestion, since comparing takes time quadratic in their length.
const LONGEST: usize = 200;

/// The candidate nearest to `name` by edit distance, if the distance is at most a third of the name's length, as in
/// rustc. Among equally near candidates, the first.
///
/// ```
/// assert_eq!(support::suggest::nearest("transpse", ["print", "transpose"]), Some("transpose"));
/// assert_eq!(support::suggest::nearest("x", ["print", "transpose"]), None);
/// ```
pub fn nearest<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    if name.len() > LONGEST {
        return None;
    }
    let length = name.chars().count();
    let mut limit = length.max(3) / 3;
    let mut best = None;
    for candidate in candidates {
        // A character has at most four bytes, so this rules out most candidates without counting characters.
        if candidate.len() > 4 * (length + limit) || candidate.chars().count().abs_diff(length) > limit {
            continue;
        }
        match strsim::osa_distance(name, candidate) {
            0 => {}
            distance if distance > limit => {}
            1 => return Some(candidate),
            distance => {
                best = Some(candidate);
                limit = distance - 1;
            }
        }
    }
    best
}

/// The end of a message about an unknown name: it suggests the [`nearest`] one, or is empty.
///
/// ```
/// assert_eq!(support::suggest::hint("inlin", ["cse", "inline"]), "; did you mean 'inline'?");
/// assert_eq!(support::suggest::hint("x", ["cse", "inline"]), "");
/// ```
pub fn hint<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> String {
    nearest(name, candidates).map(|near| format!("; did you mean '{near}'?")).unwrap_or_default()
}
