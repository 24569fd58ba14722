//! Static libraries: an object file in an archive, in the format of the target's system and with an index of symbols.
//!
//! `ar_archive_writer` writes it, as in rustc: LLVM's C interface cannot, and `ar` is not on every system. An archive
//! has no dates, so the same program gives the same bytes.

use std::io::Cursor;

use ar_archive_writer::{ArchiveKind, DEFAULT_OBJECT_READER, NewArchiveMember, write_archive_to_stream};

use super::error::Error;
use super::target::Target;
use super::triple::System;

/// An archive with an object as its only member. The same object always gives the same bytes: members have no dates.
///
/// # Errors
/// If the object cannot be read.
pub fn archive(object: &[u8], member: &str, target: &Target) -> Result<Vec<u8>, Error> {
    let triple = target.parts();
    let kind = match triple.system {
        System::Linux => ArchiveKind::Gnu,
        System::Darwin => ArchiveKind::Darwin,
        System::Windows if triple.environment == "msvc" => ArchiveKind::Coff,
        System::Windows => ArchiveKind::Gnu,
    };
    let members = [NewArchiveMember::new(object, &DEFAULT_OBJECT_READER, member.to_owned())];
    let mut bytes = Cursor::new(Vec::new());
    write_archive_to_stream(&mut bytes, &members, kind, false, Some(false))
        .map_err(|cause| Error::Codegen { message: format!("the archive: {cause}") })?;
    Ok(bytes.into_inner())
}
