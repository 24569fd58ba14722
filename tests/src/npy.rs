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
