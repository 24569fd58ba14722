//! Damaged files: whatever is deleted, repeated, swapped or inserted, reading ends with records or with errors.
//!
//! `TOY_TEST_SEED` sets the first seed. A failure names its seed and prints the text.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use generators::damage::{Corpus, TABLEGEN};
use generators::random::Random;
use support::{FileId, SourceMap};
use tests::harness::{first_seed, is_full};

/// A generous time limit for one text: only an endless loop exceeds it.
const LIMIT: Duration = Duration::from_secs(60);

/// Nothing can be included.
struct NoFiles;

impl tablegen::Loader for NoFiles {
    fn load(&self, _: &str, _: FileId, _: &SourceMap) -> Result<tablegen::Loaded, tablegen::NotLoaded> {
        Err(tablegen::NotLoaded::Missing)
    }
}

fn corpus() -> Corpus {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["../../tablegen/language/tests/td", "../tblgen/reference", "../tblgen/rejected"];
    let entries = folders.iter().flat_map(|f| std::fs::read_dir(here.join(f)).expect("the folder exists"));
    let mut files: Vec<PathBuf> = entries.map(|e| e.expect("the entry is readable").path()).collect();
    files.sort();
    Corpus::texts(files.iter().map(|f| std::fs::read_to_string(f).expect("the file is readable")), TABLEGEN)
}

#[test]
fn damaged_files_end_in_records_or_errors() {
    let corpus = corpus();
    let first = first_seed();
    let count = if is_full() { 100_000 } else { 20_000 };
    eprintln!("{count} damaged files; TOY_TEST_SEED={first} makes the same ones");
    let mut accepted = 0;
    for seed in first..first + count {
        let text = corpus.damaged(&mut Random::new(seed));
        let text = String::from_utf8_lossy(&text);
        let start = Instant::now();
        let outcome = std::panic::catch_unwind(|| {
            let mut sources = SourceMap::new();
            let main = sources.add("t.td", &*text);
            let (records, diagnostics) = tablegen::parse(&mut sources, main, &NoFiles);
            let message = |d| support::render::plain(&sources, d).len();
            let mut size = diagnostics.iter().map(message).sum::<usize>();
            let good = !diagnostics.iter().any(support::Diagnostic::is_error);
            if good {
                size += tablegen::print::print_records(&records).len();
                size += tablegen::print::dump_json(&records, &sources).len();
                size += records.defs().map(|d| d.fields().count()).sum::<usize>();
            }
            assert!(good || size > 0, "an error says something");
            good
        });
        let time = start.elapsed();
        match outcome {
            Ok(good) => accepted += u64::from(good),
            Err(_) => panic!("seed {seed} makes the reader panic:\n{text}"),
        }
        assert!(time < LIMIT, "seed {seed} takes {time:?}:\n{text}");
    }
    // Damage that almost every text survives, or almost none, would test nothing.
    assert!((count / 50..count / 2).contains(&accepted), "{accepted} of {count} texts are accepted");
}
