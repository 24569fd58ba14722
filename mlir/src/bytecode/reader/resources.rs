//! Blobs that attributes refer to. What other tools left in the file for themselves is skipped.

use std::sync::Arc;

use super::super::resource;
use super::cursor::{Cursor, Res, entry, fail};
use super::data::Data;

impl<'a> Data<'a> {
    /// Reads the blobs of the builtin dialect, and notes their keys in order.
    pub(super) fn read_resources(&mut self, mut offsets: Cursor<'a>, mut resources: Cursor<'a>) -> Res<()> {
        for _ in 0..offsets.count()? {
            offsets.varint()?;
            self.resource_group(&mut offsets, &mut resources, false)?;
        }
        while !offsets.is_empty() {
            let index = offsets.varint()?;
            let dialect = entry(&self.dialects, index, "dialect")?;
            if dialect.name != "builtin" {
                return fail(format!("unexpected resources for dialect '{}'", dialect.name));
            }
            self.resource_group(&mut offsets, &mut resources, true)?;
        }
        resources.finish("resource section")
    }

    fn resource_group(
        &mut self,
        offsets: &mut Cursor<'a>,
        resources: &mut Cursor<'a>,
        keep: bool,
    ) -> Res<()> {
        for _ in 0..offsets.count()? {
            let key = offsets.varint()?;
            let size = offsets.varint()?;
            let kind = offsets.byte()?;
            let part = resources.part(size)?;
            if !keep {
                continue;
            }
            let key = self.ident(key)?;
            self.resources.push(key);
            // One without content is only named.
            if !part.is_empty() {
                let blob = blob(part, kind)?;
                self.cx.set_resource(key, blob);
            }
        }
        Ok(())
    }
}

/// A blob as the context keeps it: the alignment, then the data.
fn blob(mut c: Cursor<'_>, kind: u8) -> Res<Arc<[u8]>> {
    match kind {
        resource::BLOB => {}
        resource::BOOL | resource::STRING => return fail("expected a blob resource entry"),
        _ => return fail(format!("unknown resource kind {kind}")),
    }
    let alignment = c.varint()?;
    let size = c.varint()?;
    c.align(alignment)?;
    let data = c.take(size)?;
    c.finish("resource")?;
    let Ok(alignment) = u32::try_from(alignment) else {
        return fail(format!("a resource has an alignment of {alignment} bytes"));
    };
    Ok(alignment.to_le_bytes().iter().chain(data).copied().collect())
}
