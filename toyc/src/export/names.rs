//! Names in C: those that functions can have, and those that parameters get.

/// The keywords of C and of C++, up to C23 and C++23, since headers are for both.
const KEYWORDS: &str = "\
    alignas alignof and and_eq asm auto bitand bitor bool break case catch char char16_t char32_t char8_t class co_await \
    co_return co_yield compl concept const const_cast consteval constexpr constinit continue decltype default delete do \
    double dynamic_cast else enum explicit export extern false float for friend goto if inline int long mutable namespace \
    new noexcept not not_eq nullptr operator or or_eq private protected public register reinterpret_cast requires restrict \
    return short signed sizeof static static_assert static_cast struct switch template this thread_local throw true try \
    typedef typeid typename typeof typeof_unqual union unsigned using virtual void volatile wchar_t while xor xor_eq";

/// The functions, types, constants and macros with parameters of the C library: the declarations in its headers, and
/// functions of its other versions. A program that defined one of them would change the library for all its parts.
const LIBRARY: &str = include_str!("c_names.txt");

/// Macros without parameters that the headers of a C library or a compiler define, except those that `is_like_a_macro`
/// knows.
const MACROS: &str = include_str!("c_macros.txt");

/// Whether a word is in a list.
fn has(list: &str, word: &str) -> bool {
    list.split_whitespace().any(|listed| listed == word)
}

/// Whether the C library has a function, a type or a constant of this name, or libgomp may have.
pub fn belongs_to_c(name: &str) -> bool {
    has(LIBRARY, name) || is_of_libgomp(name)
}

fn is_of_libgomp(name: &str) -> bool {
    name.starts_with("GOMP_") || name.starts_with("omp_")
}

/// Whether a name is an identifier in C.
pub(super) fn is_identifier(name: &str) -> bool {
    let is_part = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    name.bytes().all(is_part) && name.bytes().next().is_some_and(|first| !first.is_ascii_digit())
}

/// Checks the name of a function in C.
///
/// # Errors
/// The reason why no function should have this name.
pub(super) fn check(name: &str) -> Result<(), String> {
    let reason = match name {
        _ if !is_identifier(name) => {
            "is no identifier in C: that has letters, digits and underscores, and does not begin with a digit"
        }
        _ if has(KEYWORDS, name) => "is a keyword of C or C++",
        "main" => "is where a program in C starts",
        _ if name.starts_with('_') => "begins with an underscore: such names belong to the C compiler",
        _ if has(LIBRARY, name) => "is a name of the C library",
        _ if is_of_libgomp(name) => "may be a function of libgomp",
        _ if name.starts_with("toy_memref_") => "may be a type of the header",
        _ if name.ends_with("_t") => "may be a type of the C library",
        _ if has(MACROS, name) || is_like_a_macro(name) => "may be a macro of the C library or the header",
        _ => return Ok(()),
    };
    Err(format!("'{}' {reason}", name.escape_debug()))
}

/// Names for the parameters of a function in C, from those in Toy: `p_x` for `p.x`. An underscore is appended if C has
/// a keyword or may have a macro of this name, or if two names would be the same.
pub(super) fn parameters<'a>(names: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut made: Vec<String> = Vec::new();
    for name in names {
        let mut name = name.replace('.', "_");
        if has(KEYWORDS, &name) || may_be_macro(&name) {
            name.push('_');
        }
        while made.contains(&name) {
            name.push('_');
        }
        made.push(name);
    }
    made
}

/// Whether the C standard, or our header, reserves names like this for macros.
fn is_like_a_macro(name: &str) -> bool {
    const PREFIXES: [&str; 17] = [
        "ATOMIC_", "CMPLX", "DBL_", "DECIMAL_", "EXIT_", "FE_", "FLT_", "FP_", "INT", "LC_", "LDBL_", "M_",
        "PRI", "SCN", "SEEK_", "SIG", "UINT",
    ];
    let is_upper_case = !name.contains(|c: char| c.is_ascii_lowercase());
    let is_number_of_error = name.strip_prefix('E').is_some_and(|rest| rest.len() > 1);
    let is_limit = ["_MAX", "_MIN", "_WIDTH"].iter().any(|end| name.ends_with(end));
    let has_prefix = PREFIXES.iter().any(|start| name.starts_with(start));
    name.starts_with("TOY_") || is_upper_case && (is_number_of_error || is_limit || has_prefix)
}

/// Whether the headers of a C library, a compiler or ours may define a macro or a type of this name.
fn may_be_macro(name: &str) -> bool {
    let is_upper_case = name.len() > 1 && !name.contains(|c: char| c.is_ascii_lowercase());
    let is_ours = name.to_ascii_lowercase().starts_with("toy_");
    is_ours || is_upper_case || has(MACROS, name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_are_not_taken_by_the_language() {
        let names = ["x", "p.x", "p_x", "int", "int_", "class", "NAN", "I", "A", "toy_memref_2d", "linux"];
        let made = parameters(names.into_iter());
        let expected =
            ["x", "p_x", "p_x_", "int_", "int__", "class_", "NAN_", "I_", "A", "toy_memref_2d_", "linux_"];
        assert_eq!(made, expected);
    }

    #[test]
    fn the_lists_are_in_order() {
        for list in [KEYWORDS, LIBRARY, MACROS] {
            assert!(list.split_whitespace().is_sorted(), "{list}");
        }
    }

    #[test]
    fn functions_of_the_library_are_known_in_each_type() {
        for name in ["sin", "sinf", "sinl", "printf", "fma"] {
            assert!(check(name).is_err(), "{name}");
        }
        for name in
            ["linux", "int64_t", "INT64_MAX", "TOY_RESTRICT", "TOY_MEMREF_2D", "isnan", "EOF", "ENOENT", "I"]
        {
            assert!(check(name).is_err(), "{name}");
        }
        for name in ["f", "sine", "f_2x3", "printf_2", "Main", "F", "ADD", "E", "INT_2x3", "unit"] {
            assert_eq!(check(name), Ok(()), "{name}");
        }
    }
}
