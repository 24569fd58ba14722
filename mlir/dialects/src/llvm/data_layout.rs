//! The text of LLVM's data layouts: `e-p:64:64-i64:64-n8:16:32:64-S128`.
//!
//! This only checks a layout, with LLVM's error messages; nothing uses the contents.

/// The result of a check, or what is wrong.
type Checked<T = ()> = Result<T, String>;

/// Checks the whole text.
pub(super) fn check(text: &str) -> Checked {
    match text {
        "" => Ok(()),
        _ => text.split('-').try_for_each(specification),
    }
}

fn form<T>(form: &str) -> Checked<T> {
    Err(format!("malformed specification, must be of the form \"{form}\""))
}

/// Checks one of the parts that dashes separate.
fn specification(text: &str) -> Checked {
    let Some(specifier) = text.chars().next() else {
        return Err("empty specification is not allowed".to_owned());
    };
    if let Some(spaces) = text.strip_prefix("ni") {
        return non_integral(spaces);
    }
    let rest = &text[specifier.len_utf8()..];
    match specifier {
        'i' | 'f' | 'v' => primitive(specifier, rest),
        'a' => aggregate(rest),
        'p' => pointer(rest),
        's' => Ok(()),
        'e' | 'E' if rest.is_empty() => Ok(()),
        'e' | 'E' => Err("malformed specification, must be just 'e' or 'E'".to_owned()),
        'n' => rest.split(':').try_for_each(|width| size(width, "size").map(drop)),
        'S' if rest.is_empty() => form("S<size>"),
        'S' => alignment(rest, "stack natural", false).map(drop),
        'F' => function_pointer(rest),
        'P' | 'A' | 'G' if rest.is_empty() => form(&format!("{specifier}<address space>")),
        'P' | 'A' | 'G' => address_space(rest).map(drop),
        'm' => mangling(rest),
        _ => Err(format!("unknown specifier '{specifier}'")),
    }
}

fn non_integral(text: &str) -> Checked {
    let Some(spaces) = text.strip_prefix(':') else {
        return form("ni:<address space>[:<address space>]...");
    };
    spaces.split(':').try_for_each(|space| match address_space(space)? {
        0 => Err("address space 0 cannot be non-integral".to_owned()),
        _ => Ok(()),
    })
}

/// Checks the specification of integers, floats or vectors of a width.
fn primitive(specifier: char, text: &str) -> Checked {
    let parts: Vec<&str> = text.split(':').collect();
    let (width, abi, preferred) = match *parts {
        [width, abi] => (width, abi, None),
        [width, abi, preferred] => (width, abi, Some(preferred)),
        _ => return form(&format!("{specifier}<size>:<abi>[:<pref>]")),
    };
    let width = size(width, "size")?;
    let abi = alignment(abi, "ABI", false)?;
    if specifier == 'i' && width == 8 && abi != 8 {
        return Err("i8 must be 8-bit aligned".to_owned());
    }
    preference(abi, preferred)
}

fn aggregate(text: &str) -> Checked {
    let parts: Vec<&str> = text.split(':').collect();
    let (width, abi, preferred) = match *parts {
        [width, abi] => (width, abi, None),
        [width, abi, preferred] => (width, abi, Some(preferred)),
        _ => return form("a:<abi>[:<pref>]"),
    };
    if !width.is_empty() && number(width) != Some(0) {
        return Err("size must be zero".to_owned());
    }
    let abi = alignment(abi, "ABI", true)?;
    preference(abi, preferred)
}

fn pointer(text: &str) -> Checked {
    let parts: Vec<&str> = text.split(':').collect();
    let &[first, width, abi, ref more @ ..] = &parts[..] else {
        return form("p[<n>]:<size>:<abi>[:<pref>[:<idx>]]");
    };
    if more.len() > 2 {
        return form("p[<n>]:<size>:<abi>[:<pref>[:<idx>]]");
    }
    let space = first.trim_start_matches(|c: char| c.is_ascii_alphabetic());
    let flags = &first[..first.len() - space.len()];
    if let Some(flag) = flags.chars().find(|flag| !matches!(flag, 'u' | 'e')) {
        return Err(format!("'{flag}' is not a valid pointer specification flag"));
    }
    let space = if space.is_empty() { 0 } else { address_space(space)? };
    if space == 0 && !flags.is_empty() {
        return Err("address space 0 cannot be unstable or have external state".to_owned());
    }
    let width = size(width, "pointer size")?;
    let abi = alignment(abi, "ABI", false)?;
    preference(abi, more.first().copied())?;
    match more.get(1) {
        Some(index) if size(index, "index size")? > width => {
            Err("index size cannot be larger than the pointer size".to_owned())
        }
        _ => Ok(()),
    }
}

fn function_pointer(text: &str) -> Checked {
    let Some(kind) = text.chars().next() else { return form("F<type><abi>") };
    match kind {
        'i' | 'n' => alignment(&text[1..], "ABI", false).map(drop),
        _ => Err(format!("unknown function pointer alignment type '{kind}'")),
    }
}

fn mangling(text: &str) -> Checked {
    match text.strip_prefix(':') {
        None | Some("") => form("m:<mangling>"),
        Some("e" | "l" | "o" | "m" | "w" | "x" | "a") => Ok(()),
        Some(_) => Err("unknown mangling mode".to_owned()),
    }
}

/// Checks the preferred alignment, which defaults to the required one.
fn preference(abi: u32, preferred: Option<&str>) -> Checked {
    match preferred {
        Some(preferred) if alignment(preferred, "preferred", false)? < abi => {
            Err("preferred alignment cannot be less than the ABI alignment".to_owned())
        }
        _ => Ok(()),
    }
}

/// An unsigned number.
fn number(text: &str) -> Option<u32> {
    text.bytes().all(|b| b.is_ascii_digit()).then(|| text.parse().ok())?
}

/// A size in bits.
fn size(text: &str, name: &str) -> Checked<u32> {
    if text.is_empty() {
        return Err(format!("{name} component cannot be empty"));
    }
    let bits = number(text).filter(|n| (1..1 << 24).contains(n));
    bits.ok_or_else(|| format!("{name} must be a non-zero 24-bit integer"))
}

/// An alignment in bits; zero means one byte if `zero` allows it.
fn alignment(text: &str, name: &str, zero: bool) -> Checked<u32> {
    if text.is_empty() {
        return Err(format!("{name} alignment component cannot be empty"));
    }
    match number(text).filter(|&n| n < 1 << 16) {
        None => Err(format!("{name} alignment must be a 16-bit integer")),
        Some(0) if zero => Ok(8),
        Some(0) => Err(format!("{name} alignment must be non-zero")),
        Some(bits) if bits % 8 == 0 && (bits / 8).is_power_of_two() => Ok(bits),
        Some(_) => Err(format!("{name} alignment must be a power of two times the byte width")),
    }
}

fn address_space(text: &str) -> Checked<u32> {
    if text.is_empty() {
        return Err("address space component cannot be empty".to_owned());
    }
    let space = number(text).filter(|&n| n < 1 << 24);
    space.ok_or_else(|| "address space must be a 24-bit integer".to_owned())
}
