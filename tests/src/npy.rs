//! Files as numpy writes them, byte by byte.

/// A `.npy` file of version 1.0.
pub fn file(ty: &str, is_column_major: bool, shape: &str, data: &[u8]) -> Vec<u8> {
    let order = if is_column_major { "True" } else { "False" };
    let header = format!("{{'descr': '{ty}', 'fortran_order': {order}, 'shape': {shape}, }}");
    with_header(&header, data)
}

/// A file with any header.
pub fn with_header(header: &str, data: &[u8]) -> Vec<u8> {
    let length = (10 + header.len() + 1).next_multiple_of(64) - 10;
    let mut bytes = b"\x93NUMPY\x01\x00".to_vec();
    bytes.extend((length as u16).to_le_bytes());
    bytes.extend(format!("{header:<width$}\n", width = length - 1).bytes());
    bytes.extend(data);
    bytes
}

/// A row-major file of `f64`.
pub fn doubles(shape: &str, data: &[f64]) -> Vec<u8> {
    let bytes: Vec<u8> = data.iter().flat_map(|x| x.to_le_bytes()).collect();
    file("<f8", false, shape, &bytes)
}

/// An archive of files that are not compressed, in the format of ZIP. If `same_place`, its
/// directory says that all of them are where the first one is.
pub fn archive(files: &[(&str, &[u8])], same_place: bool) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut directory = Vec::new();
    let mut first = None;
    for (name, data) in files {
        let at = if same_place { *first.get_or_insert(bytes.len()) } else { bytes.len() };
        let size = (data.len() as u32).to_le_bytes();
        // No flags, not compressed, no time.
        let mut common = vec![20, 0, 0, 0, 0, 0, 0, 0, 33, 0];
        common.extend(check_sum(data).to_le_bytes());
        common.extend([size, size].concat());
        common.extend((name.len() as u16).to_le_bytes());
        common.extend([0, 0]);
        bytes.extend([b"PK\x03\x04", &*common, name.as_bytes(), data].concat());
        directory.extend([b"PK\x01\x02\x14\x00", &*common, &[0; 10]].concat());
        directory.extend([&(at as u32).to_le_bytes(), name.as_bytes()].concat());
    }
    let number = (files.len() as u16).to_le_bytes();
    let end = [(directory.len() as u32).to_le_bytes(), (bytes.len() as u32).to_le_bytes()].concat();
    [&*bytes, &directory, b"PK\x05\x06\0\0\0\0", &number, &number, &end, &[0, 0]].concat()
}

/// The CRC-32 of some bytes.
fn check_sum(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0_u32, |sum, &byte| {
        (0..8).fold(sum ^ u32::from(byte), |sum, _| (sum >> 1) ^ (0xedb8_8320 & (sum & 1).wrapping_neg()))
    })
}
