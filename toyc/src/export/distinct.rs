//! Checks that the functions of a library have different names.

use super::dispatch;
use super::request::{Passed, Request};

/// Checks that no two functions in C get the same name.
///
/// # Errors
/// The name that two of them would get.
pub fn check_distinct(requests: &[Request]) -> Result<(), String> {
    let mut taken = std::collections::BTreeSet::new();
    for request in requests {
        let is_open = request.arguments.iter().any(Passed::is_open);
        let sizes = is_open.then(|| format!("{}_sizes", request.name));
        for name in [request.name.clone(), format!("{}_checked", request.name)].into_iter().chain(sizes) {
            if !taken.insert(name.clone()) {
                return Err(format!(
                    "-export={request}: '{name}' is exported already; give one of the two another name: NAME={}",
                    request.text.split_once('=').map_or(&*request.text, |(_, called)| called)
                ));
            }
        }
    }
    // Those that choose among several are made of them, so that none of the requests is at fault more than another.
    match dispatch::names(requests).into_iter().find(|name| !taken.insert(name.clone())) {
        None => Ok(()),
        Some(name) => Err(format!(
            "'{name}' is exported, and is the function of the header that chooses among several shapes; export it \
             under another name: NAME={name}"
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_differ_also_from_those_of_checked_forms() {
        let parse = |text: &str| Request::parse(text).expect("well-formed");
        assert!(check_distinct(&[parse("f:2"), parse("f:3"), parse("g=f:2")]).is_ok());
        assert_eq!(
            check_distinct(&[parse("f:2"), parse("f:02")]),
            Err("-export=f:02: 'f_2' is exported already; give one of the two another name: NAME=f:02".into())
        );
        assert_eq!(
            check_distinct(&[parse("f:2"), parse("f_2_checked=g:3")]),
            Err("-export=f_2_checked=g:3: 'f_2_checked' is exported already; give one of the two another name: \
                 NAME=g:3"
                .into())
        );
        assert!(check_distinct(&[parse("f:2"), parse("f_any=g:3")]).is_ok());
        assert_eq!(
            check_distinct(&[parse("f:2"), parse("f_any"), parse("f:3")]),
            Err("'f_any' is exported, and is the function of the header that chooses among several shapes; export it \
                 under another name: NAME=f_any"
                .into())
        );
    }
}
