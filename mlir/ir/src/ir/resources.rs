//! Resources in a file's metadata that are not a dialect's: `{-# external_resources: {...} #-}`.

/// The value of a resource.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ResourceValue {
    /// The alignment as a little-endian u32, then the data.
    Blob(Box<[u8]>),
    /// A boolean.
    Bool(bool),
    /// Text.
    Text(Box<[u8]>),
}

/// The resources of one owner, such as `mlir_reproducer`, in the order of the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResourceGroup {
    /// The owner's name.
    pub owner: String,
    /// Keys and values.
    pub entries: Vec<(String, ResourceValue)>,
}
