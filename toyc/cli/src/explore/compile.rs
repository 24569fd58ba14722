//! The information about a program that the page gets: its stages, and the compiler's diagnostics.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;

use support::tool::panic_text;
use support::{Diagnostic, FileId, SourceMap, file};
use toyc::Compiler;
use toyc::explore::{self, Explored, Limits, Stopped};

use super::settings::Settings;
use crate::begin::Found;
use crate::cli::{Explore, Language};
use crate::llvm;
use crate::terminal::as_json;

/// How many steps of pattern drivers are kept. The page of a file keeps more, but must be made only once.
const LIMITS: Limits = Limits { steps: 200, bytes: 512 << 10 };

/// How programs are compiled.
pub(super) struct Recipe {
    name: String,
    language: Language,
    max_errors: usize,
    settings: Settings,
}

impl Recipe {
    pub(super) fn new(request: &Explore) -> Self {
        Recipe {
            name: file::input_name(&request.input),
            language: request.language,
            max_errors: request.reporter.max_errors,
            settings: Settings::new(request),
        }
    }

    /// The answer for a line of settings and a text after it, as a JSON object: `page` (the data of a page, or null),
    /// `diagnostics` (as rustc writes them), `time` (in microseconds).
    pub(super) fn compile(&self, request: &str) -> String {
        let start = Instant::now();
        // A panic is a bug, but no reason to start another process.
        let made = catch_unwind(AssertUnwindSafe(|| self.page(request)));
        let (page, diagnostics) = made.unwrap_or_else(|cause| {
            let bug =
                format!("internal error: {}; this is a bug in toyc, please report it", panic_text(&*cause));
            (None, without_place(bug))
        });
        answer(page.as_deref().unwrap_or("null"), &diagnostics, start)
    }

    /// The data of the page, unless there are errors; and all diagnostics of the compiler.
    fn page(&self, request: &str) -> (Option<String>, String) {
        let (query, text) = request.split_once('\n').unwrap_or_default();
        let settings = match self.settings.changed(query) {
            Ok(settings) => settings,
            Err(message) => return (None, without_place(message)),
        };
        let mut compiler = Compiler::new();
        compiler.max_errors = self.max_errors;
        compiler.aims = settings.aims;
        let file = compiler.add(self.name.clone(), text.to_owned());
        let made = self.explored(&mut compiler, file, &settings);
        let (page, diagnostics) = match made {
            Ok(Explored { page, warnings }) => (Some(page.data()), warnings),
            Err(stopped) => (None, stopped.diagnostics()),
        };
        (page, lines(compiler.sources(), &diagnostics))
    }

    fn explored(
        &self,
        compiler: &mut Compiler,
        file: FileId,
        settings: &Settings,
    ) -> Result<Explored, Stopped> {
        let target = llvm::target(&settings.machine, settings.aims.optimize);
        let found = match self.language {
            Language::Toy => settings.begin.find(compiler, file)?,
            Language::Mlir => Found::Main,
        };
        let machine = llvm::shown(&target);
        let options = explore::Options { machine, limits: LIMITS, begin: found.begin() };
        let made = match self.language {
            Language::Toy => explore::toy(compiler, file, options),
            Language::Mlir => explore::mlir(compiler, file, options),
        };
        made.map_err(|stopped| stopped.with_note(found.note()))
    }
}

/// The answer for a text without a page, and the reason.
pub(super) fn failed(why: String, start: Instant) -> String {
    answer("null", &without_place(why), start)
}

fn answer(page: &str, diagnostics: &str, start: Instant) -> String {
    let time = start.elapsed().as_micros();
    format!(r#"{{"page":{page},"diagnostics":[{diagnostics}],"time":{time}}}"#)
}

fn without_place(message: String) -> String {
    lines(&SourceMap::new(), &[Diagnostic::error(None, message)])
}

/// Diagnostics as JSON objects, separated by commas.
fn lines(sources: &SourceMap, diagnostics: &[Diagnostic]) -> String {
    diagnostics.iter().map(|diagnostic| as_json(sources, diagnostic)).collect::<Vec<_>>().join(",")
}
