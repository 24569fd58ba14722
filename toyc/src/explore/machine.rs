//! LLVM IR and assembly without their debug information, which records the places that their lines come
//! from.

use std::collections::{HashMap, HashSet};

use page::{Lines, Place};

/// Text and the places of its lines, line by line.
#[derive(Default)]
struct Builder {
    text: String,
    marks: Vec<(usize, Vec<Place>)>,
}

impl Builder {
    fn line(&mut self, line: &str, place: Option<Place>) {
        self.marks.extend(place.map(|place| (self.text.len(), vec![place])));
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn finish(self) -> Lines {
        Lines::new(self.text, self.marks)
    }
}

/// LLVM IR with `!dbg` attachments, as lines without them.
pub(super) fn llvm_ir(text: &str) -> Lines {
    let places: HashMap<&str, Place> = text.lines().filter_map(debug_place).collect();
    let mut out = Builder::default();
    let kept = kept_metadata(text);
    for line in text.lines() {
        let is_dropped = match line.split_once(" = ") {
            Some((name, _)) if name.starts_with('!') => !kept.contains(name),
            _ => false,
        };
        if !is_dropped {
            let (line, node) = without_debug(line);
            out.line(&line, node.and_then(|node| places.get(node).copied()));
        }
    }
    let mut lines = out;
    lines.text.truncate(lines.text.trim_end().len() + 1);
    lines.finish()
}

/// The name of a metadata node for a place, and the place.
fn debug_place(line: &str) -> Option<(&str, Place)> {
    let (name, node) = line.split_once(" = ").filter(|(name, _)| name.starts_with('!'))?;
    let node = node.strip_prefix("distinct ").unwrap_or(node);
    if !node.starts_with("!DILocation(") && !node.starts_with("!DISubprogram(") {
        return None;
    }
    let number = |field: &str| {
        let start = node
            .find(&format!("{}{field}: ", if node.contains(&format!("({field}: ")) { "(" } else { " " }))?;
        let digits = node[start + field.len() + 3..].split(|c: char| !c.is_ascii_digit()).next()?;
        digits.parse::<u32>().ok()
    };
    let place = Place { line: number("line")?, column: number("column").unwrap_or(0) };
    (place.line > 0).then_some((name, place))
}

/// A line without ` !dbg !7`, and the name of the node.
fn without_debug(line: &str) -> (String, Option<&str>) {
    const MARK: &str = "!dbg !";
    let Some(start) = line.find(MARK).filter(|_| !line.trim_start().starts_with(';')) else {
        return (line.to_owned(), None);
    };
    let node_start = start + MARK.len() - 1;
    let digits = line[node_start + 1..].find(|c: char| !c.is_ascii_digit());
    let end = digits.map_or(line.len(), |length| node_start + 1 + length);
    let before = line[..start].trim_end();
    let before = before.strip_suffix(',').unwrap_or(before);
    (format!("{before}{}", &line[end..]), Some(&line[node_start..end]))
}

/// The names of the metadata nodes that are not about debugging: those that the code refers to, and those
/// that they refer to.
fn kept_metadata(text: &str) -> HashSet<&str> {
    let mut nodes: HashMap<&str, &str> = HashMap::new();
    let mut pending: Vec<&str> = Vec::new();
    for line in text.lines() {
        match line.split_once(" = ") {
            Some((name, node)) if name.starts_with('!') => {
                nodes.insert(name, node);
            }
            _ if line.contains('!') => {
                let debug = line.find("!dbg !").unwrap_or(line.len());
                pending.extend(references(&line[..debug]));
                pending.extend(references(line[debug..].get("!dbg !".len()..).unwrap_or_default()));
            }
            _ => {}
        }
    }
    let is_flag = |node: &str| node.contains("\"Debug Info Version\"") || node.contains("\"Dwarf Version\"");
    for (name, node) in &nodes {
        let named = name[1..].starts_with(|c: char| c.is_ascii_alphabetic()) && *name != "!llvm.dbg.cu";
        let inner = || references(node).into_iter().filter_map(|inner| nodes.get(inner));
        if named && inner().any(|inner| !is_flag(inner)) {
            pending.push(name);
        }
    }
    let mut kept = HashSet::new();
    while let Some(name) = pending.pop() {
        if let Some((name, node)) = nodes.get_key_value(name)
            && kept.insert(*name)
        {
            pending.extend(references(node));
        }
    }
    kept
}

/// The names `!7` in a text.
fn references(text: &str) -> Vec<&str> {
    let starts = text.match_indices('!').map(|(at, _)| at);
    let name = |at: usize| {
        let rest = &text[at + 1..];
        let length = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        (length > 0).then(|| &text[at..at + 1 + length])
    };
    starts.filter_map(name).collect()
}

/// Assembly with `.loc` directives, as lines without these and without the sections for debuggers. The program's own
/// functions, by their names, come first.
pub(super) fn assembly(text: &str, is_own: impl Fn(&str) -> bool) -> Lines {
    let mut out = Builder::default();
    let mut here = None;
    let mut label = None;
    let mut in_debug = false;
    for line in text.lines() {
        let mut words = line.split_whitespace();
        let first = words.next().unwrap_or_default();
        match first {
            ".section" | ".text" | ".data" | ".bss" => {
                let section = words.next().unwrap_or_default();
                in_debug = section.starts_with(".debug") || section.starts_with("__DWARF");
            }
            ".loc" => {
                let mut number = || words.next()?.parse::<u32>().ok();
                let _ = number();
                let line = number();
                let column = number();
                let column = column.unwrap_or(0);
                here = line.filter(|line| *line > 0).map(|line| Place { line, column });
                // The place of a function itself comes after its label.
                if let (Some(at), Some(place), 0) = (label.take(), here, column) {
                    out.marks.push((at, vec![place]));
                }
            }
            ".cfi_endproc" => (here, label) = (None, None),
            _ => {}
        }
        let is_made_for_debugging = [".Ltmp", ".Lfunc_begin", "Ltmp", "Lfunc_begin"];
        let is_label = first.ends_with(':');
        let is_dropped = in_debug
            || [".loc", ".file"].contains(&first)
            || first.starts_with(".cfi_")
            || (is_label && is_made_for_debugging.iter().any(|prefix| first.starts_with(prefix)));
        if is_dropped {
            continue;
        }
        let is_local = first.starts_with(".L") || first.starts_with('L');
        if is_label && !is_local {
            label = Some(out.text.len());
            here = None;
        }
        let is_code = line.starts_with('\t') && !first.starts_with(['.', '#', '/', ';', '@']);
        out.line(line, here.filter(|_| is_code));
    }
    out.marks.sort_by_key(|(at, _)| *at);
    functions_first(out, is_own).finish()
}

/// The same in the order of interest: the functions of the program, those that the compiler adds, and the constants that
/// LLVM writes before each.
fn functions_first(all: Builder, is_own: impl Fn(&str) -> bool) -> Builder {
    const BEGIN: &str = "-- Begin function ";
    const END: &str = "-- End function";
    let mut functions = Vec::new();
    let mut constants = Vec::new();
    let mut name = None;
    let (mut start, mut code, mut at) = (0, 0, 0);
    for line in all.text.split_inclusive('\n') {
        if let Some((_, begun)) = line.split_once(BEGIN) {
            name = Some(begun.trim().trim_matches('"'));
        } else if line.starts_with("\t.text") || line.starts_with("\t.section") {
            // The last section before the instructions is theirs.
            code = at;
        }
        at += line.len();
        if let Some(name) = name.take_if(|_| line.contains(END)) {
            functions.push((is_own(name), (code, at)));
            constants.push((start, code));
            (start, code) = (at, at);
        }
    }
    functions.sort_by_key(|(is_own, _)| !is_own);
    let functions = functions.into_iter().map(|(_, part)| part);
    let parts = functions.chain(constants).chain([(start, all.text.len())]);
    let first_from = |start: usize| all.marks.partition_point(|(at, _)| *at < start);
    let mut sorted = Builder::default();
    for (start, end) in parts {
        let to = sorted.text.len();
        let marks = &all.marks[first_from(start)..first_from(end)];
        sorted.marks.extend(marks.iter().map(|(at, places)| (at - start + to, places.clone())));
        sorted.text.push_str(&all.text[start..end]);
    }
    sorted
}

#[cfg(test)]
mod tests {
    use expect_test::expect;

    use super::*;

    #[test]
    fn llvm_ir_loses_what_is_for_debuggers_only() {
        let text = "\
define void @f(ptr %0) !dbg !3 {
  %1 = load double, ptr %0, align 8, !dbg !6, !alias.scope !9
  ret void, !dbg !7
}

!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}

!0 = !{i32 2, !\"Debug Info Version\", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2)
!2 = !DIFile(filename: \"a\", directory: \".\")
!3 = distinct !DISubprogram(name: \"f\", scope: null, file: !2, line: 9, type: !4, scopeLine: 8)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 12, column: 34, scope: !3)
!7 = !DILocation(line: 0, scope: !3)
!9 = distinct !{!9}
";
        let lines = llvm_ir(text);
        expect![[r#"
            define void @f(ptr %0) {
              %1 = load double, ptr %0, align 8, !alias.scope !9
              ret void
            }


            !9 = distinct !{!9}
        "#]]
        .assert_eq(lines.text());
        let place = |line, column| vec![Place { line, column }];
        let wanted = Lines::new(lines.text().to_owned(), [(0, place(9, 0)), (30, place(12, 34))]);
        assert_eq!(lines, wanted);
    }

    #[test]
    fn assembly_loses_what_is_for_debuggers_only() {
        let text = "\
\t.file\t\"a.toy\"
\t.text
main:                                   # @main
.Lfunc_begin0:
\t.loc\t1 6 0                           # a.toy:6:0
\t.cfi_startproc
# %bb.0:
\tpushq\t%rax
.Ltmp0:
\t.loc\t1 9 3 prologue_end              # a.toy:9:3
\tcallq\tf
\t.loc\t1 0 3
\tretq
.Lfunc_end0:
\t.size\tmain, .Lfunc_end0-main
\t.cfi_endproc
\t.section\t.debug_abbrev,\"\",@progbits
\t.byte\t1
\t.section\t\".note.GNU-stack\",\"\",@progbits
";
        let lines = assembly(text, |_| true);
        let wanted = "\
\t.text
main:                                   # @main
# %bb.0:
\tpushq\t%rax
\tcallq\tf
\tretq
.Lfunc_end0:
\t.size\tmain, .Lfunc_end0-main
\t.section\t\".note.GNU-stack\",\"\",@progbits
";
        let at = |text: &str| wanted.find(text).expect("it is there");
        let place = |line, column| vec![Place { line, column }];
        let marks = [(at("main:"), place(6, 0)), (at("\tpushq"), place(6, 0)), (at("\tcallq"), place(9, 3))];
        assert_eq!(lines, Lines::new(wanted.to_owned(), marks));
    }

    #[test]
    fn assembly_begins_with_the_program() {
        let code = |name: &str| format!("\t.text\n{name}: # @{name}\n\tretq\n\t# -- End function\n");
        let constants = |name: &str| {
            format!("\t.section\t.rodata\n\t.p2align\t4 # -- Begin function {name}\n.LC{name}:\n")
        };
        let places = |text: String| text.replace("\tretq", "\t.loc\t1 2 3\n\tretq");
        let text = [
            constants("added"),
            places(code("added")),
            constants("main"),
            places(code("main")),
            "\t.data\n".to_owned(),
        ];
        let lines = assembly(&text.concat(), |name| name == "main");
        let wanted =
            [code("main"), code("added"), constants("added"), constants("main"), "\t.data\n".to_owned()]
                .concat();
        let marks = wanted.match_indices("\tretq").map(|(at, _)| (at, vec![Place { line: 2, column: 3 }]));
        let marks: Vec<_> = marks.collect();
        assert_eq!(lines, Lines::new(wanted, marks));
    }
}
