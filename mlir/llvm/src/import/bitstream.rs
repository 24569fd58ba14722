//! Reads LLVM's container of bits: blocks of records, some of them in abbreviated form. LLVM has written the bytes, so
//! whatever cannot be read ends the reading.

/// The smallest part of a block: another block, which the reader may enter, or a record.
pub(super) enum Entry {
    /// A block of this kind.
    Block(u64),
    /// A record: its code and its values.
    Record(u64, Vec<u64>),
    /// The end of the block.
    End,
}

/// How an operand of a record is written.
#[derive(Clone, Debug)]
enum Encoding {
    Literal(u64),
    Fixed(u32),
    Vbr(u32),
    Array,
    Char6,
    Blob,
}

type Abbreviation = Vec<Encoding>;

/// A block that has been entered.
struct Scope {
    width: u32,
    abbreviations: Vec<Abbreviation>,
}

/// A position in the bits.
pub(super) struct Bitstream<'d> {
    data: &'d [u8],
    at: usize,
    scopes: Vec<Scope>,
    /// The abbreviations for blocks of each kind, from the block that describes others.
    described: Vec<(u64, Abbreviation)>,
    /// Where a block that has been announced, and not entered, begins and ends.
    pending: Option<(u64, u32, usize)>,
}

const BLOCK_INFO: u64 = 0;
const END_BLOCK: u64 = 0;
const ENTER_BLOCK: u64 = 1;
const DEFINE_ABBREVIATION: u64 = 2;
const UNABBREVIATED: u64 = 3;
const SET_BLOCK: u64 = 1;
const TOP_WIDTH: u32 = 2;
const CHAR6: &[u8; 64] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._";

impl<'d> Bitstream<'d> {
    /// A reader at the first block after the magic number.
    pub(super) fn new(data: &'d [u8]) -> Option<Self> {
        data.starts_with(b"BC\xC0\xDE").then(|| Bitstream {
            data,
            at: 32,
            scopes: vec![Scope { width: TOP_WIDTH, abbreviations: Vec::new() }],
            described: Vec::new(),
            pending: None,
        })
    }

    pub(super) fn at_end(&self) -> bool {
        self.at + 32 > self.data.len() * 8
    }

    fn fixed(&mut self, width: u32) -> Option<u64> {
        let mut value = 0u64;
        let mut read = 0;
        while read < width {
            let byte = u64::from(*self.data.get(self.at / 8)?);
            let offset = (self.at % 8) as u32;
            let take = (8 - offset).min(width - read);
            value |= (byte >> offset & ((1 << take) - 1)) << read;
            read += take;
            self.at += take as usize;
        }
        Some(value)
    }

    fn vbr(&mut self, width: u32) -> Option<u64> {
        let more = 1u64 << (width - 1);
        let mut value = 0u64;
        let mut shift = 0;
        loop {
            let chunk = self.fixed(width)?;
            value |= (chunk & (more - 1)).checked_shl(shift)?;
            shift += width - 1;
            if chunk & more == 0 {
                return Some(value);
            }
        }
    }

    fn align(&mut self) {
        self.at = self.at.next_multiple_of(32);
    }

    /// The next part of the block that was entered last.
    pub(super) fn next(&mut self) -> Option<Entry> {
        if let Some((_, _, end)) = self.pending.take() {
            self.at = end;
        }
        loop {
            let width = self.scopes.last()?.width;
            match self.fixed(width)? {
                END_BLOCK => {
                    self.align();
                    self.scopes.pop();
                    return Some(Entry::End);
                }
                ENTER_BLOCK => {
                    let kind = self.vbr(8)?;
                    let width = self.vbr(4)? as u32;
                    self.align();
                    let words = self.fixed(32)? as usize;
                    self.pending = Some((kind, width, self.at + 32 * words));
                    if kind != BLOCK_INFO {
                        return Some(Entry::Block(kind));
                    }
                    self.enter()?;
                    self.describe()?;
                }
                DEFINE_ABBREVIATION => {
                    let abbreviation = self.abbreviation()?;
                    self.scopes.last_mut()?.abbreviations.push(abbreviation);
                }
                id => return self.record(id),
            }
        }
    }

    /// Enters the block that [`Self::next`] returned.
    pub(super) fn enter(&mut self) -> Option<()> {
        let (kind, width, _) = self.pending.take()?;
        let of_kind = self.described.iter().filter(|(of, _)| *of == kind);
        let abbreviations = of_kind.map(|(_, abbreviation)| abbreviation.clone()).collect();
        self.scopes.push(Scope { width, abbreviations });
        Some(())
    }

    /// Reads the block that describes others.
    fn describe(&mut self) -> Option<()> {
        let mut kind = 0;
        loop {
            let width = self.scopes.last()?.width;
            match self.fixed(width)? {
                END_BLOCK => {
                    self.align();
                    self.scopes.pop();
                    return Some(());
                }
                ENTER_BLOCK => return None,
                DEFINE_ABBREVIATION => {
                    let abbreviation = self.abbreviation()?;
                    self.described.push((kind, abbreviation));
                }
                id => {
                    if let Entry::Record(SET_BLOCK, values) = self.record(id)? {
                        kind = *values.first()?;
                    }
                }
            }
        }
    }

    fn abbreviation(&mut self) -> Option<Abbreviation> {
        let count = self.vbr(5)?;
        let mut list = Vec::new();
        for _ in 0..count {
            let encoding = if self.fixed(1)? == 1 {
                Encoding::Literal(self.vbr(8)?)
            } else {
                match self.fixed(3)? {
                    1 => Encoding::Fixed(self.vbr(5)? as u32),
                    2 => Encoding::Vbr(self.vbr(5)? as u32),
                    3 => Encoding::Array,
                    4 => Encoding::Char6,
                    5 => Encoding::Blob,
                    _ => return None,
                }
            };
            list.push(encoding);
        }
        Some(list)
    }

    fn record(&mut self, id: u64) -> Option<Entry> {
        let mut values = Vec::new();
        if id == UNABBREVIATED {
            let code = self.vbr(6)?;
            for _ in 0..self.vbr(6)? {
                values.push(self.vbr(6)?);
            }
            return Some(Entry::Record(code, values));
        }
        let index = usize::try_from(id).ok()?.checked_sub(UNABBREVIATED as usize + 1)?;
        let abbreviation = self.scopes.last()?.abbreviations.get(index)?.clone();
        let mut encodings = abbreviation.iter();
        while let Some(encoding) = encodings.next() {
            match encoding {
                Encoding::Array => {
                    let element = encodings.next()?;
                    for _ in 0..self.vbr(6)? {
                        values.push(self.scalar(element)?);
                    }
                }
                Encoding::Blob => {
                    let length = self.vbr(6)? as usize;
                    self.align();
                    let start = self.at / 8;
                    values.extend(self.data.get(start..start + length)?.iter().map(|&byte| u64::from(byte)));
                    self.at += 8 * length;
                    self.align();
                }
                scalar => values.push(self.scalar(scalar)?),
            }
        }
        let code = (!values.is_empty()).then(|| values.remove(0))?;
        Some(Entry::Record(code, values))
    }

    fn scalar(&mut self, encoding: &Encoding) -> Option<u64> {
        match *encoding {
            Encoding::Literal(value) => Some(value),
            Encoding::Fixed(width) => self.fixed(width),
            Encoding::Vbr(width) => self.vbr(width),
            Encoding::Char6 => Some(CHAR6[self.fixed(6)? as usize].into()),
            Encoding::Array | Encoding::Blob => None,
        }
    }
}
