//! `toyc`: the Toy compiler.

mod driver;

fn main() -> std::process::ExitCode {
    driver::main()
}
