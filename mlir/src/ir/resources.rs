//! What the metadata of a file holds for others than dialects: `{-# external_resources: {...} #-}`.

/// The value of a resource.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ResourceValue {
    /// Bytes: their alignment as a little-endian u32, then the data.
    Blob(Box<[u8]>),
    /// A boolean.
    Bool(bool),
    /// A text.
    Text(Box<[u8]>),
}

/// The resources of one owner, such as `mlir_reproducer`, in the order of the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResourceGroup {
    /// Whose resources these are.
    pub owner: String,
    /// Each with its key.
    pub entries: Vec<(String, ResourceValue)>,
}
