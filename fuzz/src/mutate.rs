//! Mutates inputs at random, reproducibly.

/// Text that hand-written inputs rarely contain and parsers rarely expect.
const DICTIONARY: &[&str] = &[
    "-1",
    "0",
    "9223372036854775807",
    "-9223372036854775808",
    "99999999999999999999",
    "0x",
    "\"",
    "\"\"",
    "()",
    "{}",
    "<>",
    "[]",
    "<",
    ">",
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    "->",
    "#",
    "!",
    "%",
    "^",
    "@",
    ":",
    ",",
    "=",
    "::",
    "?",
    "*",
    "dense<",
    "affine_map<",
    "loc(",
    "tensor<",
    "vector<",
    "memref<",
    "strided<[",
    "%0",
    "%0#1",
    "^bb0",
    "@f",
    "i32",
    "index",
    "unit",
    "true",
    "\\",
    "\0",
    "// -----\n",
    "#map",
    "loc(#loc)",
    "array<i8: ",
    "dense_resource<",
    "sparse<",
    "distinct[0]<",
    "{-#",
    "#-}",
    "i16777215",
    "1.0e",
    "tuple<",
    "complex<",
    "none",
    "x",
    "4x",
    "0x10x",
    "-",
];

/// A source of mutated inputs.
pub struct Mutator {
    state: u64,
    inputs: Vec<Vec<u8>>,
}

impl Mutator {
    /// Mutates these inputs; there must be at least one.
    pub fn new(seed: u64, inputs: Vec<Vec<u8>>) -> Self {
        Mutator { state: seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1, inputs }
    }

    /// A random number below `below`, which must not be 0 (xorshift).
    fn below(&mut self, below: usize) -> usize {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        (self.state >> 11) as usize % below.max(1)
    }

    /// The next input. Text is mutated word by word, so that most results are still UTF-8.
    pub fn next_input(&mut self, text: bool) -> Vec<u8> {
        let at = self.below(self.inputs.len());
        let mut input = self.inputs[at].clone();
        let more = self.below(4);
        for _ in 0..=self.below(more + 1) {
            match text {
                true => self.change_text(&mut input),
                false => self.change_bytes(&mut input),
            }
        }
        input
    }

    /// The start and end of a random word or character.
    fn piece(&mut self, input: &[u8]) -> (usize, usize) {
        let start = self.below(input.len());
        let word = |b: u8| b.is_ascii_alphanumeric() || b == b'_' || b == b'.';
        let Some(&first) = input.get(start) else { return (start, start) };
        match word(first) {
            true => {
                let from = input[..start].iter().rposition(|&b| !word(b)).map_or(0, |i| i + 1);
                let to = input[start..].iter().position(|&b| !word(b)).map_or(input.len(), |i| start + i);
                (from, to)
            }
            false => (start, start + 1),
        }
    }

    fn change_text(&mut self, input: &mut Vec<u8>) {
        let (from, to) = self.piece(input);
        match self.below(8) {
            0 => drop(input.drain(from..to)),
            1 | 2 => {
                let entry = DICTIONARY[self.below(DICTIONARY.len())];
                input.splice(from..to, entry.bytes());
            }
            3 => {
                let entry = DICTIONARY[self.below(DICTIONARY.len())];
                input.splice(from..from, entry.bytes());
            }
            4 | 5 => {
                // A piece of another input.
                let other = self.below(self.inputs.len());
                let other = self.inputs[other].clone();
                let (start, end) = self.piece(&other);
                input.splice(from..to, other[start..end].iter().copied());
            }
            6 => {
                let copy = input[from..to].to_vec();
                let (at, _) = self.piece(input);
                input.splice(at..at, copy);
            }
            _ => {
                let other = self.below(self.inputs.len());
                let other = self.inputs[other].clone();
                let start = self.below(other.len());
                let end = (start + self.below(200)).min(other.len());
                input.splice(from..from, other[start..end].iter().copied());
            }
        }
    }

    fn change_bytes(&mut self, input: &mut Vec<u8>) {
        if input.is_empty() {
            return;
        }
        let at = self.below(input.len());
        match self.below(7) {
            0 => input[at] ^= 1 << self.below(8),
            1 => input[at] = self.below(256) as u8,
            2 => input[at] = [0, 1, 0x7F, 0xFE, 0xFF][self.below(5)],
            3 => {
                let byte = self.below(256) as u8;
                input.insert(at, byte);
            }
            4 => drop(input.remove(at)),
            5 => {
                let end = (at + self.below(16)).min(input.len());
                let copy = input[at..end].to_vec();
                let to = self.below(input.len());
                input.splice(to..to, copy);
            }
            _ => {
                let (other, length) = (self.below(self.inputs.len()), self.below(32));
                let other = &self.inputs[other];
                let start = at.min(other.len());
                let piece = other[start..(start + length).min(other.len())].to_vec();
                let end = (at + piece.len()).min(input.len());
                input.splice(at..end, piece);
            }
        }
    }
}
