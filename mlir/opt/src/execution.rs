//! Running a function of the module, as `mlir-runner` does: its options, and the request.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Arg, ArgAction, ArgMatches, value_parser};

use mlir::builtin::ModuleOp;
use mlir::pass::{OpPipeline, PassManager, PassRegistry};
use mlir::{Context, Diag, Module, OpRef};
use support::tool::wrong;

use crate::switches::{is_on, switch, valued};

/// How a tool runs modules.
#[derive(Clone, Copy)]
pub struct Execution {
    /// The pipeline to the dialect that can be run.
    pub lower: &'static str,
    /// That dialect.
    pub dialect: &'static str,
    /// Runs a module of that dialect.
    ///
    /// # Errors
    /// A message, if that is not possible.
    pub run: fn(&Context, Module, &Request) -> Result<(), String>,
}

/// What to run.
#[derive(Clone, Debug)]
pub struct Request {
    /// What to call.
    pub call: Call,
    /// How much LLVM optimizes, 0 to 3.
    pub level: u8,
    /// Libraries in which the program's functions are looked up.
    pub libraries: Vec<PathBuf>,
    /// The file to write the object code to.
    pub object: Option<PathBuf>,
}

/// What to call.
#[derive(Clone, Debug)]
pub enum Call {
    /// A function without parameters, and the type of its result: `i32`, `i64`, `f32` or `void`.
    Entry {
        /// Its name.
        name: String,
        /// The type.
        result: String,
    },
    /// A function with arguments, which are numbers.
    Function {
        /// Its name.
        name: String,
        /// The numbers.
        arguments: Vec<String>,
    },
}

/// The options.
pub(crate) fn args() -> Vec<Arg> {
    let heading = "Running";
    let text = |name: &'static str, value: &'static str| Arg::new(name).long(name).value_name(value);
    vec![
        valued(Arg::new("run").long("run"), "FUNCTION", "")
            .help("Run the module after the passes: the function of this name with the arguments after the file, \
                 and print its result; without a name, the one of -e"),
        text("e", "FUNCTION").short('e').default_value("main").help("The function that -run calls"),
        text("entry-point-result", "TYPE").value_parser(["i32", "i64", "f32", "void"])
            .help("The type of its result, which is printed"),
        Arg::new("level").short('O').value_name("LEVEL").value_parser(value_parser!(u8).range(0..=3))
            .default_value("0").help("How much LLVM optimizes what is run"),
        text("shared-libs", "FILES").value_parser(value_parser!(PathBuf)).value_delimiter(',')
            .action(ArgAction::Append)
            .help("Libraries in which the program's functions are looked up; MLIR's runner utilities are built in"),
        switch("dump-object-file", "Write the object code of what is run to a file"),
        text("object-filename", "FILE").value_parser(value_parser!(PathBuf))
            .help("That file [default: the input's name and .o]"),
        Arg::new("arguments").value_name("ARGUMENTS").num_args(0..).allow_negative_numbers(true)
            .help("The arguments of the function that -run=FUNCTION calls"),
    ]
    .into_iter()
    .map(|arg| arg.help_heading(heading))
    .collect()
}

/// What the command line asks to run, and the input: it is standard input if numbers come first.
pub(crate) fn request(matches: &ArgMatches, input: PathBuf) -> Result<(Option<Request>, PathBuf), ExitCode> {
    let arguments: Vec<String> = matches.get_many("arguments").into_iter().flatten().cloned().collect();
    let Some(name) = matches.get_many::<String>("run").and_then(Iterator::last) else {
        return match arguments.first() {
            Some(other) => Err(wrong(&format!("there is one input, but '{other}' follows it"))),
            None => Ok((None, input)),
        };
    };
    let is_object_asked = is_on(matches, "dump-object-file");
    let object = is_object_asked.then(|| match matches.get_one::<PathBuf>("object-filename") {
        Some(path) => path.clone(),
        None => {
            let mut name = input.clone().into_os_string();
            name.push(".o");
            name.into()
        }
    });
    let (call, input) = if name.is_empty() {
        if let Some(other) = arguments.first() {
            return Err(wrong(&format!(
                "-run passes no arguments, but there is '{other}': name a function, -run=NAME"
            )));
        }
        let name = matches.get_one::<String>("e").cloned().unwrap_or_default();
        let result = matches.get_one::<String>("entry-point-result").cloned();
        let result =
            result.ok_or_else(|| wrong("-run needs -entry-point-result=TYPE, the type of what it calls"))?;
        (Call::Entry { name, result }, input)
    } else {
        let first = input.to_str().filter(|text| text.parse::<f64>().is_ok()).map(str::to_owned);
        let input = if first.is_some() { "-".into() } else { input };
        let arguments = first.into_iter().chain(arguments).collect();
        (Call::Function { name: name.clone(), arguments }, input)
    };
    let level = matches.get_one("level").copied().unwrap_or(0);
    let libraries = matches.get_many("shared-libs").into_iter().flatten().cloned().collect();
    Ok((Some(Request { call, level, libraries, object }), input))
}

impl Execution {
    /// Lowers a module, unless that is done, and runs it.
    pub(crate) fn execute(
        &self,
        cx: &Context,
        mut module: Module,
        registry: &PassRegistry,
        request: &Request,
    ) -> Result<(), Vec<Diag>> {
        let failed = |module: &Module, message: String| vec![Diag::error(module.op(cx).loc(), message)];
        if !self.is_lowered(cx, &module) {
            let pipeline = OpPipeline::parse(registry, self.lower);
            let pipeline = pipeline.map_err(|error| failed(&module, error.to_string()))?;
            PassManager::from_pipeline(pipeline).run(cx, &mut module).map_err(|failure| failure.diags)?;
        }
        let loc = module.op(cx).loc();
        (self.run)(cx, module, request).map_err(|message| vec![Diag::error(loc, message)])
    }

    /// Whether all operations are of the dialect that can be run, or modules.
    fn is_lowered(&self, cx: &Context, module: &Module) -> bool {
        let mut bodies = vec![module.body()];
        while let Some(body) = bodies.pop() {
            for op in body.all_ops_pre() {
                let view = OpRef::new(cx, body, op);
                let dialect = view.name().split_once('.').map(|(dialect, _)| dialect);
                if dialect != Some(self.dialect) && !view.is::<ModuleOp>() {
                    return false;
                }
                bodies.extend(body.nested(op));
            }
        }
        true
    }
}
