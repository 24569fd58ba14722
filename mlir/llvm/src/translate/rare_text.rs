//! The text of a module with what is rare in the place of what stands for it.

use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The beginning of reserved names. No symbol of a program has such a name.
pub(super) const RESERVED: &str = "\u{1}rare ";
/// The same, in the text of LLVM IR.
const WRITTEN: &str = "@\"\\01rare ";

/// What has to be replaced in the text.
#[derive(Default)]
pub(super) struct Rare {
    pub(super) is_needed: bool,
    /// The definitions of structures that may be named only by what is replaced.
    pub(super) definitions: BTreeMap<String, String>,
    /// The attributes of globals, as a list in the text, by the name of the global.
    pub(super) attributes: BTreeMap<String, String>,
}

/// A text as LLVM IR has it.
pub(super) fn quoted(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    quoted.push('"');
    for byte in text.bytes() {
        match byte {
            b' '..=b'~' if byte != b'"' && byte != b'\\' => quoted.push(byte as char),
            _ => {
                let _ = write!(quoted, "\\{byte:02X}");
            }
        }
    }
    quoted.push('"');
    quoted
}

impl Rare {
    /// The text of a module with the rare things in their places; `None` if there are none.
    pub(super) fn replace(&self, text: &str) -> Option<String> {
        if !self.is_needed {
            return None;
        }
        let mut out = String::with_capacity(text.len());
        let mut groups = String::new();
        for line in text.lines() {
            // The declarations of what is reserved.
            if line.starts_with(WRITTEN) || line.starts_with("declare ") && line.contains(WRITTEN) {
                continue;
            }
            out.push_str(&equivalents(&instruction(line)));
            let name = line.strip_prefix('@').and_then(|rest| rest.split_once(" = ")).map(|(name, _)| name);
            let name = name.map(|name| if name.starts_with('"') { name.to_owned() } else { quoted(name) });
            if let Some(attributes) = name.and_then(|name| self.attributes.get(&name)) {
                // LLVM numbers groups anew.
                let number = u32::MAX as usize - 1 - groups.lines().count();
                let _ = write!(out, " #{number}");
                let _ = writeln!(groups, "attributes #{number} = {{{attributes} }}");
            }
            out.push('\n');
        }
        out.push_str(&groups);
        for (name, definition) in &self.definitions {
            if !text.contains(&format!("\n{name} = type ")) {
                let _ = writeln!(out, "{definition}");
            }
        }
        Some(out)
    }
}

/// What LLVM writes before the function.
const EQUIVALENT: &str = "dso_local_equivalent ";

/// A line with the instruction in place of the call that stands for it.
fn instruction(line: &str) -> String {
    // An equivalent that is called is no instruction.
    let stands_for = |before: &str, rest: &str| before.contains(" = call ") && !rest.starts_with(EQUIVALENT);
    let Some((before, rest)) = line.split_once(WRITTEN).filter(|(before, rest)| stands_for(before, rest))
    else {
        return line.to_owned();
    };
    let Some((instruction, rest)) = rest.split_once("\"(") else { return line.to_owned() };
    // The arguments end with the line, or where metadata begin.
    let end = rest.rfind(')').unwrap_or(rest.len());
    let (args, after) = rest.split_at(end);
    let result = before.split(" = call ").next().unwrap_or_default();
    let instruction = instruction.replace("\\22", "\"").replacen("...", args, 1);
    format!("{result} = {instruction}{}", after.trim_start_matches(')'))
}

/// A line with the equivalents of functions in place of the globals that stand for them.
fn equivalents(line: &str) -> String {
    line.replace(&format!("{WRITTEN}{EQUIVALENT}"), &format!("{EQUIVALENT}@\""))
}
