//! Writes the sections of resources: external resources, and the blobs that attributes refer to.

use super::numbering::Numbering;
use super::sink;
use super::sink::varint;
use crate::bytecode::encoding::{resource, section};
use crate::ir::resources::{ResourceGroup, ResourceValue};

/// The contents of entries, and what is needed to find them.
#[derive(Default)]
struct Resources {
    offsets: Vec<u8>,
    data: Vec<u8>,
    /// The widest alignment of a blob.
    alignment: usize,
    /// The bytes before blobs that align them.
    padding: usize,
}

/// The most padding in a file. The format aligns blobs within the file itself, so that a blob with
/// an alignment of two gigabytes makes a file of that size that is almost all padding.
const MOST_PADDING: usize = 64 << 20;

/// Writes both sections, if there is anything to write; of elided blobs of dialects, only the keys.
///
/// # Errors
/// If blobs need more padding than [`MOST_PADDING`].
pub(super) fn sections<'a>(
    numbering: &mut Numbering<'a>,
    external: &'a [ResourceGroup],
    elide: bool,
    out: &mut Vec<u8>,
) -> Result<(), String> {
    let cx = numbering.cx;
    let keys = std::mem::take(&mut numbering.resources);
    let external = if elide { &[] } else { external };
    if keys.is_empty() && external.is_empty() {
        return Ok(());
    }
    let mut all = Resources { alignment: 1, ..Resources::default() };
    varint(&mut all.offsets, external.len() as u64);
    for group in external {
        varint(&mut all.offsets, numbering.string_number(group.owner.as_bytes()));
        varint(&mut all.offsets, group.entries.len() as u64);
        for (name, value) in &group.entries {
            let key = numbering.string_number(name.as_bytes());
            let start = all.data.len();
            let kind = match value {
                ResourceValue::Blob(bytes) => {
                    all.blob(name, bytes)?;
                    resource::BLOB
                }
                ResourceValue::Bool(value) => {
                    all.data.push(u8::from(*value));
                    resource::BOOL
                }
                ResourceValue::Text(text) => {
                    let text = numbering.string_number(text);
                    varint(&mut all.data, text);
                    resource::STRING
                }
            };
            all.entry(key, start, kind);
        }
    }
    if !keys.is_empty() {
        // The builtin dialect has the first number.
        varint(&mut all.offsets, 0);
        varint(&mut all.offsets, keys.len() as u64);
        for key in keys {
            let number = numbering.string_number(cx.str(key).as_bytes());
            let start = all.data.len();
            if let Some(blob) = cx.resource(key).filter(|_| !elide) {
                all.blob(cx.str(key), &blob)?;
            }
            all.entry(number, start, resource::BLOB);
        }
    }
    sink::section(out, section::RESOURCE_OFFSET, &all.offsets);
    // Positions in the section are aligned if its start is.
    out.push(section::RESOURCE | section::ALIGNED);
    varint(out, all.data.len() as u64);
    varint(out, all.alignment as u64);
    pad(out, all.alignment);
    out.extend_from_slice(&all.data);
    Ok(())
}

impl Resources {
    /// Adds the entry for the data from `start` on.
    fn entry(&mut self, key: u64, start: usize, kind: u8) {
        varint(&mut self.offsets, key);
        varint(&mut self.offsets, (self.data.len() - start) as u64);
        self.offsets.push(kind);
    }

    /// Writes a blob, given as four bytes of alignment and the data.
    fn blob(&mut self, key: &str, bytes: &[u8]) -> Result<(), String> {
        let Some((alignment, blob)) = bytes.split_first_chunk::<4>() else { return Ok(()) };
        // Only powers of two can be represented.
        let alignment = u32::from_le_bytes(*alignment).clamp(1, 1 << 31).next_power_of_two() as usize;
        varint(&mut self.data, alignment as u64);
        varint(&mut self.data, blob.len() as u64);
        self.alignment = self.alignment.max(alignment);
        self.padding += self.data.len().next_multiple_of(alignment) - self.data.len();
        // The start of the section is aligned as well.
        if self.padding.saturating_add(self.alignment) > MOST_PADDING {
            return Err(format!(
                "cannot be written as bytecode: the resource '{key}' is aligned to {alignment} bytes, and padding would \
                 take more than {MOST_PADDING} bytes of the file"
            ));
        }
        pad(&mut self.data, alignment);
        self.data.extend_from_slice(blob);
        Ok(())
    }
}

fn pad(out: &mut Vec<u8>, alignment: usize) {
    out.resize(out.len().next_multiple_of(alignment), section::PADDING);
}
