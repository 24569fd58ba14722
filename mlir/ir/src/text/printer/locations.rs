//! Prints locations.

use super::state::Printer;
use crate::values::ids::Loc;
use crate::values::loc_kind::LocKind;

impl Printer<'_> {
    /// Prints a location as `loc(...)`, never as just an alias.
    pub fn location(&mut self, loc: Loc) {
        if self.collecting() {
            return self.visit_loc(loc, None);
        }
        if self.options.pretty_debuginfo {
            return self.location_body(loc, true);
        }
        self.write_text("loc(");
        self.location_body(loc, false);
        self.write_char(')');
    }

    /// Prints a space and the location of an operation, as `loc(#alias)` if it has one.
    pub(super) fn trailing_location(&mut self, loc: Loc) {
        if !self.options.debuginfo || self.collecting() {
            return;
        }
        self.write_char(' ');
        if self.options.pretty_debuginfo {
            return self.location_body(loc, true);
        }
        self.write_text("loc(");
        if !self.loc_alias(loc) {
            self.location_body(loc, false);
        }
        self.write_char(')');
    }

    /// Prints a space and the location of a block argument, which is never an alias.
    pub(super) fn argument_location(&mut self, loc: Loc) {
        if !self.options.debuginfo {
            return;
        }
        if self.collecting() {
            return self.visit_loc(loc, Some(false));
        }
        self.write_char(' ');
        self.location(loc);
    }

    fn nested_location(&mut self, loc: Loc, pretty: bool) {
        if self.collecting() {
            self.visit_loc(loc, None);
        } else if !self.loc_alias(loc) {
            self.location_body(loc, pretty);
        }
    }

    /// Prints the contents of `loc(...)`; inner locations may be aliases.
    fn location_body(&mut self, loc: Loc, pretty: bool) {
        let cx = self.cx;
        match cx.loc_kind(loc) {
            LocKind::Unknown => self.write_text(if pretty { "[unknown]" } else { "unknown" }),
            LocKind::File { file, line, column, end_line, end_column } => {
                if pretty {
                    self.write_text(cx.str(file))
                } else {
                    self.string(cx.str(file))
                }
                self.write_displayed(format_args!(":{line}:{column}"));
                if end_line != line {
                    self.write_displayed(format_args!(" to {end_line}:{end_column}"));
                } else if end_column != column {
                    self.write_displayed(format_args!(" to :{end_column}"));
                }
            }
            LocKind::Name { name, child } => {
                self.string(cx.str(name));
                if child != Loc::UNKNOWN {
                    self.write_char('(');
                    self.nested_location(child, pretty);
                    self.write_char(')');
                }
            }
            LocKind::CallSite { callee, caller } => self.call_site(callee, caller, pretty),
            LocKind::Fused { locations, metadata } => {
                if !pretty {
                    self.write_text("fused");
                }
                if let Some(metadata) = metadata {
                    self.write_char('<');
                    self.attr(metadata);
                    self.write_char('>');
                }
                self.write_char('[');
                self.separated(locations.iter().copied(), |p, l| p.nested_location(l, pretty));
                self.write_char(']');
            }
        }
    }

    fn call_site(&mut self, callee: Loc, caller: Loc, pretty: bool) {
        if !pretty {
            self.write_text("callsite(");
        }
        self.nested_location(callee, pretty);
        let one_line = !pretty
            || (matches!(self.cx.loc_kind(callee), LocKind::Name { .. })
                && matches!(self.cx.loc_kind(caller), LocKind::File { .. }));
        self.write_text(if one_line { " at " } else { "\n at " });
        self.nested_location(caller, pretty);
        if !pretty {
            self.write_char(')');
        }
    }

    /// Visits the parts of a location, for aliases.
    pub(super) fn visit_loc_parts(&mut self, loc: Loc) {
        let cx = self.cx;
        match cx.loc_kind(loc) {
            LocKind::Unknown | LocKind::File { .. } => {}
            LocKind::Name { child, .. } => {
                if child != Loc::UNKNOWN {
                    self.visit_loc(child, None);
                }
            }
            LocKind::CallSite { callee, caller } => {
                self.visit_loc(callee, None);
                self.visit_loc(caller, None);
            }
            LocKind::Fused { locations, metadata } => {
                if let Some(metadata) = metadata {
                    self.attr(metadata);
                }
                for &l in locations {
                    self.visit_loc(l, None);
                }
            }
        }
    }
}
