//! The pages of errors and warnings.

use support::suggest::nearest;
use toyc::catalogue::DiagnosticCode;

/// The title of the page of a code, which begins with the code.
pub(super) fn title(entry: &DiagnosticCode) -> &'static str {
    entry.page().lines().next().unwrap_or_default().trim_start_matches("# ")
}

/// The titles of all pages, one per line.
pub(super) fn titles() -> String {
    DiagnosticCode::ALL.iter().map(|entry| format!("{}\n", title(entry))).collect()
}

/// The page of a code.
///
/// # Errors
/// If there is no such code.
pub(super) fn page(code: &str) -> Result<String, String> {
    let entry = DiagnosticCode::from_code(code).ok_or_else(|| {
        let near = nearest(&code.to_uppercase(), DiagnosticCode::ALL.iter().map(|entry| entry.code()));
        let help = near.map(|code| format!("; did you mean {code}?")).unwrap_or_default();
        format!("no error or warning has the code '{code}'{help}")
    })?;
    Ok(entry.page().to_owned())
}
