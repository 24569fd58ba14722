//! Modules as trees of statements.
//!
//! A statement has a meaning for any values of its operands' types, so that a result may be replaced by any value: this
//! is what makes programs smaller while they stay well-defined. Guards, which see to that, are not replaced.

use std::fmt::{self, Write as _};

use super::types::Type;

/// A part of a statement.
#[derive(Clone, Debug)]
pub enum Piece {
    /// A line.
    Text(String),
    /// The inside of a region.
    Block(Block),
}

/// An operation, with those in its regions.
#[derive(Clone, Debug)]
pub struct Statement {
    /// Its results with their types.
    pub results: Vec<(String, Type)>,
    /// Whether others are well-defined only with its results.
    pub is_guard: bool,
    /// Its text.
    pub pieces: Vec<Piece>,
}

/// The inside of a region or a block of a function.
#[derive(Clone, Debug, Default)]
pub struct Block {
    /// The values that it gets, with their types.
    pub arguments: Vec<(String, Type)>,
    /// Its statements.
    pub body: Vec<Statement>,
    /// Its last operation, which ends it.
    pub end: String,
}

/// A function.
#[derive(Clone, Debug)]
pub struct Function {
    /// The line before its body.
    pub head: String,
    /// Its blocks, each with its label; the first has none.
    pub blocks: Vec<(String, Block)>,
}

/// A module.
#[derive(Clone, Debug, Default)]
pub struct Program {
    /// Memory that the whole module knows, a line each.
    pub globals: Vec<String>,
    /// The functions; each calls only those before it.
    pub functions: Vec<Function>,
}

impl Block {
    fn write(&self, text: &mut String, depth: usize) {
        for statement in &self.body {
            for piece in &statement.pieces {
                match piece {
                    Piece::Text(line) => {
                        let _ = writeln!(text, "{}{line}", "  ".repeat(depth));
                    }
                    Piece::Block(block) => block.write(text, depth + 1),
                }
            }
        }
        if !self.end.is_empty() {
            let _ = writeln!(text, "{}{}", "  ".repeat(depth), self.end);
        }
    }

    /// The text of the block.
    pub fn text(&self) -> String {
        let mut text = String::new();
        self.write(&mut text, 1);
        text
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for global in &self.globals {
            writeln!(f, "{global}")?;
        }
        for function in &self.functions {
            writeln!(f, "{} {{", function.head)?;
            for (label, block) in &function.blocks {
                if !label.is_empty() {
                    writeln!(f, "{label}:")?;
                }
                f.write_str(&block.text())?;
            }
            writeln!(f, "}}")?;
        }
        Ok(())
    }
}
