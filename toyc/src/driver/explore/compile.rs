//! What the page is told of a program: its stages, and what the compiler says.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use support::tool::panic_text;
use support::{Diagnostic, SourceMap, file};
use toyc::Compiler;
use toyc::explore::{self, Explored, Limits, Stopped};
use toyc::pipeline::Aims;

use crate::driver::cli::{Explore, Language};
use crate::driver::terminal::as_json;

/// How much of what pattern drivers do is kept. The page of a file keeps more, but has to be made only once.
const LIMITS: Limits = Limits { steps: 200, bytes: 512 << 10 };

/// The longest text that is compiled, in bytes.
pub(super) const MAX_TEXT: u64 = 4 << 20;

/// How programs are compiled.
pub(super) struct Recipe {
    path: PathBuf,
    language: Language,
    aims: Aims,
    max_errors: usize,
    #[cfg(feature = "llvm")]
    target: toyc::TargetOptions,
    /// The last text with its answer. Held while a program is compiled: two at once would only be slower.
    last: Mutex<(String, Arc<str>)>,
}

impl Recipe {
    pub(super) fn new(request: &Explore) -> Self {
        Recipe {
            path: request.input.clone(),
            language: request.language,
            aims: request.aims,
            max_errors: request.reporter.max_errors,
            #[cfg(feature = "llvm")]
            target: request.machine.target(request.aims.optimize),
            last: Mutex::default(),
        }
    }

    /// The page's name for the program.
    pub(super) fn name(&self) -> String {
        file::input_name(&self.path)
    }

    /// The answer for a text, as a JSON object: `page` (the data of a page, or null), `diagnostics` (as rustc writes
    /// them), `time` (in microseconds).
    pub(super) fn answer(&self, text: &str) -> Arc<str> {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        if last.0 == text && !last.1.is_empty() {
            return Arc::clone(&last.1);
        }
        let start = Instant::now();
        // A panic is a bug, and no reason to lose what is being edited.
        let made = catch_unwind(AssertUnwindSafe(|| self.compile(text)));
        let (page, diagnostics) = made.unwrap_or_else(|cause| {
            let bug =
                format!("internal error: {}; this is a bug in toyc, please report it", panic_text(&*cause));
            (None, lines(&SourceMap::new(), &[Diagnostic::error(None, bug)]))
        });
        let page = page.as_deref().unwrap_or("null");
        let time = start.elapsed().as_micros();
        let answer: Arc<str> =
            format!(r#"{{"page":{page},"diagnostics":[{diagnostics}],"time":{time}}}"#).into();
        *last = (text.to_owned(), Arc::clone(&answer));
        answer
    }

    /// The data of the page, unless there are errors; and all that the compiler says.
    fn compile(&self, text: &str) -> (Option<String>, String) {
        let mut compiler = Compiler::new();
        compiler.max_errors = self.max_errors;
        compiler.aims = self.aims;
        let file = compiler.add(self.name(), text.to_owned());
        let options = explore::Options {
            #[cfg(feature = "llvm")]
            machine: Some(&self.target),
            #[cfg(not(feature = "llvm"))]
            machine: None,
            limits: LIMITS,
        };
        let made = match self.language {
            Language::Toy => explore::toy(&mut compiler, file, options),
            Language::Mlir => explore::mlir(&mut compiler, file, options),
        };
        let (page, diagnostics) = match made {
            Ok(Explored { page, warnings }) => (Some(page.data()), warnings),
            Err(Stopped::Errors(errors)) => (None, errors.diagnostics),
            #[cfg(feature = "llvm")]
            Err(other) => (None, vec![Diagnostic::error(None, other.to_string())]),
        };
        (page, lines(compiler.sources(), &diagnostics))
    }
}

/// Diagnostics as JSON objects, separated by commas.
fn lines(sources: &SourceMap, diagnostics: &[Diagnostic]) -> String {
    diagnostics.iter().map(|diagnostic| as_json(sources, diagnostic)).collect::<Vec<_>>().join(",")
}
