//! The state of printing types and attributes, which is also the printer for dialect hooks.

use std::fmt;
use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::collector::{Aliases, Collector};
use super::options::PrintOptions;
use super::words::push_digits;
use crate::values::context::Context;
use crate::values::ids::{Attr, Ident, Loc, Type};

/// Prints types and attributes, also for dialect hooks.
pub struct Printer<'a> {
    pub(super) cx: &'a Context,
    pub(super) out: String,
    pub(super) options: PrintOptions,
    pub(super) aliases: Arc<Aliases>,
    /// The keys of the blobs that were referred to, in order.
    pub(super) resources: Vec<Ident>,
    /// The numbers of distinct attributes, in the order in which they were printed.
    pub(super) distinct: FxHashMap<Attr, usize>,
    /// The texts of types printed before.
    pub(super) type_texts: FxHashMap<Type, Box<str>>,
    /// By the number of an operation's name: the slots of its attributes that its declarative format does not bind,
    /// computed when first needed.
    pub(super) free_slots: Vec<Option<Box<[usize]>>>,
    /// Set while aliases are collected; then nothing is written.
    pub(super) collector: Option<Box<Collector>>,
}

impl<'a> Printer<'a> {
    pub(super) fn new(cx: &'a Context, options: &PrintOptions) -> Self {
        Printer {
            cx,
            out: String::new(),
            options: options.clone(),
            aliases: Arc::default(),
            resources: Vec::new(),
            distinct: FxHashMap::default(),
            type_texts: FxHashMap::default(),
            free_slots: Vec::new(),
            collector: None,
        }
    }

    /// The context of the types and attributes.
    pub fn cx(&self) -> &'a Context {
        self.cx
    }

    /// Appends text verbatim.
    #[inline]
    pub fn write_text(&mut self, text: &str) {
        if self.collector.is_none() {
            self.out.push_str(text);
        }
    }

    #[inline]
    pub(super) fn write_char(&mut self, c: char) {
        if self.collector.is_none() {
            self.out.push(c);
        }
    }

    /// Appends a number. Small numbers are not formatted, which would be slower.
    pub(super) fn write_number(&mut self, number: impl TryInto<i64> + Copy + fmt::Display) {
        if self.collector.is_some() {
            return;
        }
        match number.try_into() {
            Ok(small) => {
                if small < 0 {
                    self.out.push('-');
                }
                push_digits(&mut self.out, small.unsigned_abs());
            }
            Err(_) => self.write_displayed(number),
        }
    }

    pub(super) fn write_displayed(&mut self, value: impl fmt::Display) {
        if self.collector.is_none() {
            let _ = fmt::Write::write_fmt(&mut self.out, format_args!("{value}"));
        }
    }

    /// True while aliases are collected and nothing is printed.
    #[inline]
    pub(super) fn collecting(&self) -> bool {
        self.collector.is_some()
    }

    /// Calls `each` for every item, with a comma and a space between items.
    pub(crate) fn separated<T>(
        &mut self,
        items: impl IntoIterator<Item = T>,
        mut each: impl FnMut(&mut Self, T),
    ) {
        for (i, item) in items.into_iter().enumerate() {
            if i != 0 {
                self.write_text(", ");
            }
            each(self, item);
        }
    }
}

impl fmt::Write for Printer<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.write_text(text);
        Ok(())
    }
}

/// The text of a type, without aliases.
pub fn type_to_string(cx: &Context, ty: Type) -> String {
    let mut p = Printer::new(cx, &PrintOptions::default());
    p.ty(ty);
    p.out
}

/// The text of an attribute, without aliases.
pub fn attr_to_string(cx: &Context, attr: Attr) -> String {
    let mut p = Printer::new(cx, &PrintOptions::default());
    p.attr(attr);
    p.out
}

/// The text of a location, `loc(...)`, without aliases.
pub fn loc_to_string(cx: &Context, loc: Loc) -> String {
    let mut p = Printer::new(cx, &PrintOptions::default());
    p.location(loc);
    p.out
}
