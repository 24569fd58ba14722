//! Reads resources: blobs that attributes refer to, and external resources.

use super::cursor::{Cursor, Res, entry, fail};
use super::data::Data;
use crate::bytecode::encoding::resource;
use crate::ir::resources::{ResourceGroup, ResourceValue};

/// An entry: the number of its key, its kind and its contents.
type ResourceEntry<'a> = (u64, u8, Cursor<'a>);

impl<'a> Data<'a> {
    /// Reads the blobs of the builtin dialect and records their keys in order; returns the external resources.
    pub(super) fn read_resources(
        &mut self,
        mut offsets: Cursor<'a>,
        mut resources: Cursor<'a>,
    ) -> Res<Vec<ResourceGroup>> {
        let mut external = Vec::new();
        for _ in 0..offsets.count()? {
            let owner = offsets.varint()?;
            let owner = self.resource_text(owner)?;
            let mut entries = Vec::new();
            for (key, kind, part) in group(&mut offsets, &mut resources)? {
                entries.push((self.resource_text(key)?, self.external_resource(kind, part)?));
            }
            // As in text, an owner without resources is dropped.
            if !entries.is_empty() {
                external.push(ResourceGroup { owner, entries });
            }
        }
        while !offsets.is_empty() {
            let index = offsets.varint()?;
            let dialect = entry(&self.dialects, index, "dialect")?;
            if dialect.name != "builtin" {
                return fail(format!("unexpected resources for dialect '{}'", dialect.name));
            }
            for (key, kind, part) in group(&mut offsets, &mut resources)? {
                let key = self.ident(key)?;
                self.resources.push(key);
                // An entry without contents only has a key.
                if !part.is_empty() {
                    if kind != resource::BLOB {
                        return fail("expected a blob resource entry");
                    }
                    self.cx.set_resource(key, blob(part)?.into());
                }
            }
        }
        resources.finish("resource section")?;
        Ok(external)
    }

    fn resource_text(&mut self, index: u64) -> Res<String> {
        let text = self.strings.text(index)?;
        self.spend(text.len())?;
        Ok(text.to_owned())
    }

    fn external_resource(&mut self, kind: u8, mut c: Cursor<'a>) -> Res<ResourceValue> {
        let value = match kind {
            resource::BLOB => return Ok(ResourceValue::Blob(blob(c)?.into())),
            resource::BOOL => ResourceValue::Bool(c.bool()?),
            resource::STRING => ResourceValue::Text(self.next_string(&mut c)?.into()),
            _ => return fail(format!("unknown resource kind {kind}")),
        };
        c.finish("resource")?;
        Ok(value)
    }
}

/// The entries of a group.
fn group<'a>(offsets: &mut Cursor<'a>, resources: &mut Cursor<'a>) -> Res<Vec<ResourceEntry<'a>>> {
    let count = offsets.count()?;
    let mut entries = Vec::with_capacity(count);
    for _ in 0..count {
        let key = offsets.varint()?;
        let size = offsets.varint()?;
        let kind = offsets.byte()?;
        entries.push((key, kind, resources.part(size)?));
    }
    Ok(entries)
}

/// A blob as it is stored: the alignment, then the data.
fn blob(mut c: Cursor<'_>) -> Res<Vec<u8>> {
    let alignment = c.varint()?;
    let size = c.varint()?;
    c.align(alignment)?;
    let data = c.take(size)?;
    c.finish("resource")?;
    match u32::try_from(alignment) {
        Ok(alignment) => Ok(alignment.to_le_bytes().iter().chain(data).copied().collect()),
        Err(_) => fail(format!("a resource has an alignment of {alignment} bytes")),
    }
}
