//! Damages files at random, in the same way for the same seed: input for readers that must cope with anything.

use super::random::Random;

/// Text that MLIR files rarely contain and parsers rarely expect.
#[rustfmt::skip]
pub const MLIR: &[&str] = &[
    "-1", "0", "9223372036854775807", "-9223372036854775808", "99999999999999999999", "0x", "\"", "\"\"", "()", "{}", "<>",
    "[]", "<", ">", "(", ")", "{", "}", "[", "]", "->", "#", "!", "%", "^", "@", ":", ",", "=", "::", "?", "*", "dense<",
    "affine_map<", "loc(", "tensor<", "vector<", "memref<", "strided<[", "%0", "%0#1", "^bb0", "@f", "i32", "index", "unit",
    "true", "\\", "\0", "// -----\n", "#map", "loc(#loc)", "array<i8: ", "dense_resource<", "sparse<", "distinct[0]<", "{-#",
    "#-}", "i16777215", "1.0e", "tuple<", "complex<", "none", "x", "4x", "0x10x", "-",
];

/// Pieces that matter to the TableGen language.
#[rustfmt::skip]
pub const TABLEGEN: &[&str] = &[
    "{", "}", "(", ")", "[", "]", "<", ">", ",", ";", ":", "=", "#", ".", "...", "?", "$x", "-", "+", "!", "\"", "[{",
    "}]", "/*", "*/", "//", "\n", "\\", "0", "-1", "7", "64", "0b101", "0xff", "9223372036854775807", "99999999999999999999",
    "NAME", "\"text\"", "def ", "defm ", "class ", "multiclass ", "let ", "in ", "foreach ", "if ", "then ", "else ",
    "defset ", "defvar ", "deftype ", "assert ", "dump ", "field ", "int ", "bit ", "bits<8> ", "string ", "code ", "dag ",
    "list<int> ", "include \"x.td\"", "!add(", "!if(", "!cond(", "!foldl(", "!foreach(", "!filter(", "!cast<int>(",
    "!range(", "!listsplat(", "!dag(", "!con(", "!setdagarg(", "!getdagarg<int>(", "!isa<int>(", "!exists<A>(",
    "!instances<A>(", "!repr(", "!match(", "!substr(", "!listremove(", "!strconcat(", "\n#ifdef X\n", "\n#else\n",
    "\n#endif\n", "\n#define X\n", "ö", "\0",
];

/// Words and numbers of the headers of numpy's files.
#[rustfmt::skip]
pub const NUMPY: &[&str] = &[
    "0", "1", "-1", "3", "4294967296", "9223372036854775807", "18446744073709551615", "99999999999999999999", "<f8", ">f4",
    "<i8", "|b1", "<f2", "|O", "'", "\"", "(", ")", "{", "}", "[", "]", ",", ":", "True", "False", "None", "shape", "descr",
    "fortran_order", "L", ".", "\n", "\0", " ",
];

/// The files to damage: texts word by word, so that nearly all results are UTF-8 again, and other files byte by
/// byte.
pub struct Corpus {
    files: Vec<Vec<u8>>,
    /// The words that are put into the files, if they have words.
    dictionary: &'static [&'static str],
    is_text: bool,
}

impl Corpus {
    /// Texts, into which words of the dictionary are put.
    pub fn texts(files: impl IntoIterator<Item = String>, dictionary: &'static [&'static str]) -> Self {
        let files = files.into_iter().filter(|text| !text.is_empty()).map(String::into_bytes).collect();
        Self { files, dictionary, is_text: true }
    }

    /// Other files; those with words have a dictionary.
    pub fn binaries(files: impl IntoIterator<Item = Vec<u8>>, dictionary: &'static [&'static str]) -> Self {
        let files = files.into_iter().filter(|file| !file.is_empty()).collect();
        Self { files, dictionary, is_text: false }
    }

    /// Whether there are no files to damage.
    pub fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    /// A file with a few changes.
    pub fn damaged(&self, random: &mut Random) -> Vec<u8> {
        let mut file = self.file(random).to_vec();
        let more = random.below(4);
        for _ in 0..=random.below(more + 1) {
            if self.is_text || (!self.dictionary.is_empty() && random.chance(50)) {
                self.change_text(&mut file, random)
            } else {
                self.change_bytes(&mut file, random)
            }
        }
        file
    }

    fn file(&self, random: &mut Random) -> &[u8] {
        random.pick(&self.files).map_or(&[], Vec::as_slice)
    }

    fn change_text(&self, text: &mut Vec<u8>, random: &mut Random) {
        let (from, to) = piece(text, random);
        let word = random.pick(self.dictionary).copied().unwrap_or_default();
        match random.below(9) {
            0 => drop(text.drain(from..to)),
            1 | 2 => drop(text.splice(from..to, word.bytes())),
            3 => drop(text.splice(from..from, word.bytes())),
            4 | 5 => {
                let other = self.file(random);
                let (start, end) = piece(other, random);
                text.splice(from..to, other[start..end].iter().copied());
            }
            6 => {
                let copy = text[from..to].to_vec();
                let (at, _) = piece(text, random);
                text.splice(at..at, copy);
            }
            7 => {
                let other = self.file(random);
                let start = random.below(other.len());
                let end = (start + random.below(200)).min(other.len());
                text.splice(from..from, other[start..end].iter().copied());
            }
            _ => text.truncate(from),
        }
    }

    fn change_bytes(&self, bytes: &mut Vec<u8>, random: &mut Random) {
        if bytes.is_empty() {
            return;
        }
        let at = random.below(bytes.len());
        match random.below(8) {
            0 => bytes[at] ^= 1 << random.below(8),
            1 => bytes[at] = random.byte(),
            2 => bytes[at] = [0, 1, 0x7F, 0xFE, 0xFF][random.below(5)],
            3 => bytes.insert(at, random.byte()),
            4 => drop(bytes.remove(at)),
            5 => {
                let end = (at + random.below(16)).min(bytes.len());
                let copy = bytes[at..end].to_vec();
                let to = random.below(bytes.len());
                bytes.splice(to..to, copy);
            }
            6 => {
                let other = self.file(random);
                let start = at.min(other.len());
                let piece = &other[start..(start + random.below(32)).min(other.len())];
                let end = (at + piece.len()).min(bytes.len());
                bytes.splice(at..end, piece.iter().copied());
            }
            _ => bytes.truncate(at),
        }
    }
}

/// The start and end of a random word or other character.
fn piece(text: &[u8], random: &mut Random) -> (usize, usize) {
    let start = random.below(text.len());
    let word = |b: u8| b.is_ascii_alphanumeric() || b == b'_' || b == b'.';
    match text.get(start) {
        None => (start, start),
        Some(&first) if word(first) => {
            let from = text[..start].iter().rposition(|&b| !word(b)).map_or(0, |i| i + 1);
            let to = text[start..].iter().position(|&b| !word(b)).map_or(text.len(), |i| start + i);
            (from, to)
        }
        Some(_) => (start, start + 1),
    }
}
