//! Interfaces from records, and the standard ones.

include!(concat!(env!("OUT_DIR"), "/interfaces.rs"));

impl PlainOp<'_> {
    /// Its own name.
    pub fn label(self, prefix: &str) -> String {
        format!("{prefix}plain")
    }

    /// Has no special kind.
    pub fn kind() -> &'static str {
        "simple"
    }
}

impl CostlyOp<'_> {
    /// Its own name.
    pub fn label(self, prefix: &str) -> String {
        format!("{prefix}costly")
    }

    /// A kind of its own.
    pub fn kind() -> &'static str {
        "expensive"
    }

    /// Replaces the default.
    pub fn cost(self, factor: usize) -> usize {
        factor * 100
    }
}

impl RankedOp<'_> {
    /// Required by the base interface.
    pub fn label(self, prefix: &str) -> String {
        format!("{prefix}ranked {}", self.rank())
    }

    /// Required by the base interface.
    pub fn kind() -> &'static str {
        "ranked"
    }

    /// The number of operands.
    pub fn rank(self) -> usize {
        self.0.num_operands()
    }
}

impl ByteType<'_> {
    /// A single byte.
    pub fn bytes(self) -> u64 {
        1
    }
}

impl WordType<'_> {
    /// The number of bytes that its bits fill.
    pub fn bytes(self) -> u64 {
        u64::from(self.width()).div_ceil(8)
    }

    /// Replaces the default.
    pub fn alignment(self) -> u64 {
        4
    }

    /// Replaces the default.
    pub fn unit() -> &'static str {
        "byte of a word"
    }

    /// Words of odd width are signed.
    pub fn is_signed(self) -> bool {
        self.width() % 2 == 1
    }
}

impl CoinAttr<'_> {
    /// Its own value.
    pub fn price(self) -> i64 {
        self.amount()
    }
}

impl BulkAttr<'_> {
    /// Ten times its number.
    pub fn price(self) -> i64 {
        10 * self.amount()
    }

    /// One of them is free.
    pub fn price_of(self, count: i64) -> i64 {
        (count - 1) * self.price()
    }
}
