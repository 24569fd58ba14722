//! Parses declarative assembly formats. First the elements are read in order into [`Parts`]; then the rules determine
//! the types of operands and results; only then are operands resolved.

use smallvec::{SmallVec, smallvec};

use super::basics::{ParseResult, RegionArg, UnresolvedOperand};
use super::op_parser::OpParser;
use super::parts::Parts;
use crate::definitions::op::{Arity, InferArgs, OpDef, Segments, ValueSpec};
use crate::definitions::type_class::TypeClass;
use crate::ir::entities::{Block, Region};
use crate::ir::state::OpState;
use crate::text::arguments::{CustomArg, TypeArg};
use crate::text::assembly::{Anchor, Clause, Element, Format, Group, TypeRule};
use crate::text::lexer::Tok;
use crate::values::ids::Type;

/// The types of a group.
type Types = SmallVec<[Type; 2]>;

/// Whether a rule has determined the types of a group.
enum Applied {
    Before,
    Now,
    NotYet,
}

/// Runs a format on the text after the operation's name.
pub(crate) fn parse(
    p: &mut OpParser<'_, '_>,
    def: &'static OpDef,
    format: &Format,
    state: &mut OpState,
) -> ParseResult<()> {
    let mut parts = Parts::new(def, state);
    p.elements(format.elements, &mut parts)?;
    p.finish(def, format, &mut parts)?;
    p.apply_given(state);
    Ok(())
}

impl OpParser<'_, '_> {
    fn elements(&mut self, elements: &[Element], parts: &mut Parts<'_>) -> ParseResult<()> {
        elements.iter().try_for_each(|e| self.element(e, parts))
    }

    fn element(&mut self, element: &Element, parts: &mut Parts<'_>) -> ParseResult<()> {
        match element {
            Element::Space | Element::NoSpace | Element::Newline => Ok(()),
            Element::Literal(text) => self.literal(text),
            Element::AttrDict { keyword: false } => self.optional_attr_dict(parts.state),
            Element::AttrDict { keyword: true } => self.optional_attr_dict_with_keyword(parts.state),
            Element::PropDict => self.prop_dict(parts.state),
            Element::Operand(group) => self.operand_group(*group, parts),
            Element::Attr(slot) => self.attr_slot(*slot, false, parts),
            Element::Region(group) => self.region_group(*group, parts),
            Element::Successor(group) => self.successor_group(*group, parts),
            Element::Operands => {
                let span = self.span();
                parts.all_operands = Some((span, self.operand_list(super::Delimiter::None)?));
                Ok(())
            }
            Element::Regions => (0..self.def().regions.len()).try_for_each(|g| {
                if g > 0 {
                    self.token(",")?;
                }
                self.region_group(g as u8, parts)
            }),
            Element::Successors => self.all_successors(parts),
            Element::Type(arg) => self.type_element(*arg, has_no_operands(*arg, parts), parts),
            Element::DataType(arg, def) => {
                let ty = self.stripped_ty(def)?;
                parts.set_types(*arg, smallvec![ty]);
                Ok(())
            }
            Element::FunctionalType(inputs, results) => self.functional_type(*inputs, *results, parts),
            Element::Qualified(Element::Attr(slot)) => self.attr_slot(*slot, true, parts),
            Element::Qualified(inner) => self.element(inner, parts),
            Element::Group(group) => self.optional_group(group, parts),
            Element::OiList(clauses) => self.oilist(clauses, parts),
            Element::Custom(custom) => {
                let span = self.span();
                (custom.parse)(self, parts, custom.args)?;
                for arg in custom.args {
                    if let CustomArg::Operand(group) = *arg {
                        parts.operands[usize::from(group)].span.get_or_insert(span);
                    }
                }
                Ok(())
            }
        }
    }

    /// Sets the operands written for a `VariadicOfVariadic` group, and their lengths.
    pub fn set_operand_groups(&self, parts: &mut Parts<'_>, group: u8, values: Vec<Vec<UnresolvedOperand>>) {
        if let Arity::VariadicOfVariadic(slot) = self.def().operands[usize::from(group)].arity {
            self.note_sizes(slot, &values, parts);
        }
        parts.set_operands(group, values.into_iter().flatten().collect());
    }

    fn note_sizes(&self, slot: u8, groups: &[Vec<UnresolvedOperand>], parts: &mut Parts<'_>) {
        let length = |g: &Vec<UnresolvedOperand>| i32::try_from(g.len()).unwrap_or(i32::MAX);
        let sizes: SmallVec<[i32; 4]> = groups.iter().map(length).collect();
        let spec = &self.def().attributes[usize::from(slot)];
        parts.state.inherent[usize::from(slot)] = Some(spec.segment_sizes_attr(self.cx(), &sizes));
    }

    fn operand_group(&mut self, group: u8, parts: &mut Parts<'_>) -> ParseResult<()> {
        let span = self.span();
        let values = match self.def().operands[group as usize].arity {
            Arity::Single => smallvec![self.operand()?],
            Arity::Optional => self.optional_operand()?.into_iter().collect(),
            Arity::Variadic => self.operand_list(super::Delimiter::None)?.into(),
            Arity::VariadicOfVariadic(slot) => {
                let mut groups = Vec::new();
                while self.optional_token("(") {
                    groups.push(self.operand_list(super::Delimiter::None)?);
                    self.token(")")?;
                    if !self.optional_token(",") {
                        break;
                    }
                }
                self.note_sizes(slot, &groups, parts);
                groups.into_iter().flatten().collect()
            }
        };
        let part = &mut parts.operands[group as usize];
        part.values = values;
        part.span = Some(span);
        Ok(())
    }

    fn region_group(&mut self, group: u8, parts: &mut Parts<'_>) -> ParseResult<()> {
        if !self.def().regions[group as usize].variadic {
            return self.region_with_terminators(parts, group);
        }
        if !self.peek_token("{") {
            return Ok(());
        }
        loop {
            self.region_with_terminators(parts, group)?;
            if !self.optional_token(",") {
                return Ok(());
            }
        }
    }

    /// A region for region group `group`, as written: without terminators that the text omits.
    ///
    /// # Errors
    /// If it is absent or malformed.
    pub fn region_part(&mut self, parts: &mut Parts<'_>, group: u8, args: Vec<RegionArg>) -> ParseResult<()> {
        let region = self.core.region_of(parts.state, &args)?;
        parts.regions[group as usize].push(region);
        Ok(())
    }

    /// A region for region group `group`, with the terminators that the text omits.
    fn region_with_terminators(&mut self, parts: &mut Parts<'_>, group: u8) -> ParseResult<()> {
        let region = self.region_id(parts.state, &[])?;
        parts.regions[group as usize].push(region);
        Ok(())
    }

    fn successor_group(&mut self, group: u8, parts: &mut Parts<'_>) -> ParseResult<()> {
        parts.successors[group as usize] = if self.def().successors[group as usize].variadic {
            self.successor_list()?
        } else {
            vec![self.successor()?]
        };
        Ok(())
    }

    /// Successors separated by commas, possibly none.
    fn successor_list(&mut self) -> ParseResult<Vec<Block>> {
        let mut blocks = Vec::new();
        if let Some(first) = self.optional_successor()? {
            blocks.push(first);
            while self.optional_token(",") {
                blocks.push(self.successor()?);
            }
        }
        Ok(blocks)
    }

    /// `successors`: any number; the groups get theirs in order.
    fn all_successors(&mut self, parts: &mut Parts<'_>) -> ParseResult<()> {
        let mut blocks = self.successor_list()?.into_iter();
        for (spec, part) in self.def().successors.iter().zip(&mut parts.successors) {
            let count = if spec.variadic { usize::MAX } else { 1 };
            part.extend(blocks.by_ref().take(count));
        }
        Ok(())
    }

    fn type_element(&mut self, arg: TypeArg, may_be_absent: bool, parts: &mut Parts<'_>) -> ParseResult<()> {
        let types = self.types_of(arg, may_be_absent)?;
        parts.set_types(arg, types);
        Ok(())
    }

    /// The types for `type(...)`: at least one for a variadic group, unless they `may_be_absent`.
    fn types_of(&mut self, arg: TypeArg, may_be_absent: bool) -> ParseResult<Types> {
        let spec = match arg {
            TypeArg::Operand(g) => Some(&self.def().operands[g as usize]),
            TypeArg::Result(g) => Some(&self.def().results[g as usize]),
            TypeArg::Operands | TypeArg::Results => None,
        };
        match spec.map_or(Arity::Variadic, |s| s.arity) {
            Arity::Single => {
                let class = spec.and_then(|s| s.constraint.class);
                Ok(smallvec![self.ty_of_class(class)?])
            }
            Arity::Optional => Ok(self.optional_ty()?.into_iter().collect()),
            Arity::Variadic if may_be_absent => self.optional_types(),
            Arity::Variadic => Ok(self.type_list()?.into()),
            Arity::VariadicOfVariadic(_) => {
                let mut types = Types::new();
                while self.optional_token("(") {
                    if !self.optional_token(")") {
                        types.extend(self.type_list()?);
                        self.token(")")?;
                    }
                    if !self.optional_token(",") {
                        break;
                    }
                }
                Ok(types)
            }
        }
    }

    /// A type, of this class if there is one.
    fn ty_of_class(&mut self, class: Option<&TypeClass>) -> ParseResult<Type> {
        let span = self.span();
        let ty = self.ty()?;
        match class.map_or(Ok(()), |class| class.check(self.cx().type_ref(ty))) {
            Ok(()) => Ok(ty),
            Err(message) => Err(self.error(span, message)),
        }
    }

    /// Types separated by commas, possibly none.
    fn optional_types(&mut self) -> ParseResult<Types> {
        let Some(first) = self.optional_ty()? else { return Ok(Types::new()) };
        let mut types: Types = smallvec![first];
        while self.optional_token(",") {
            types.push(self.ty()?);
        }
        Ok(types)
    }

    fn functional_type(
        &mut self,
        inputs: TypeArg,
        results: TypeArg,
        parts: &mut Parts<'_>,
    ) -> ParseResult<()> {
        let ty = self.ty_of_class(Some(&TypeClass::FUNCTION))?;
        let (i, r) = self.cx().type_ref(ty).as_function().unwrap_or_default();
        parts.set_types(inputs, i.to_vec());
        parts.set_types(results, r.to_vec());
        Ok(())
    }

    // Optional groups.

    fn optional_group(&mut self, group: &Group, parts: &mut Parts<'_>) -> ParseResult<()> {
        let first = group.then.iter().position(|e| !is_space(e));
        let (there, rest) = match first {
            Some(at) => (self.optional_element(&group.then[at], parts)?, &group.then[at + 1..]),
            None => (false, group.then),
        };
        let branch = if there { rest } else { group.otherwise };
        // The branch taken determines the unit attribute that anchors the group.
        let unit = match group.anchor {
            Anchor::Attr(slot) if group.elides_anchor(self.def()) => Some(slot),
            _ => None,
        };
        if let Some(slot) = unit
            && there != group.inverted
        {
            parts.state.inherent[slot as usize] = Some(self.cx().unit_attr());
        }
        branch.iter().filter(|e| !matches!(e, Element::Attr(slot) if Some(*slot) == unit)).try_for_each(|e| {
            match e {
                // The group is present, so its attributes are required.
                Element::Attr(slot) => self.required_attr_slot(*slot, false, parts),
                Element::Qualified(Element::Attr(slot)) => self.required_attr_slot(*slot, true, parts),
                Element::Type(arg) => self.type_element(*arg, false, parts),
                _ => self.element(e, parts),
            }
        })
    }

    /// Parses the first element of a group; returns whether it was present.
    fn optional_element(&mut self, element: &Element, parts: &mut Parts<'_>) -> ParseResult<bool> {
        match element {
            Element::Literal(text) => self.optional_literal(text),
            Element::Attr(slot) => self.optional_attr_slot(*slot, false, parts),
            Element::Qualified(Element::Attr(slot)) => self.optional_attr_slot(*slot, true, parts),
            Element::Region(group) => {
                let there = self.peek_token("{");
                if there {
                    self.region_group(*group, parts)?;
                }
                // An empty region counts as absent unless the number of regions shows its presence.
                let variadic = self.def().regions[*group as usize].variadic;
                let empty = |&r: &Region| {
                    let body = parts.state.body.as_deref().unwrap_or(self.body());
                    body.entry_block(r).is_none()
                };
                Ok(there && (variadic || !parts.regions[*group as usize].iter().all(empty)))
            }
            Element::Operand(group) => {
                self.element(element, parts)?;
                Ok(!parts.operands[*group as usize].values.is_empty())
            }
            Element::Successor(group) => {
                if self.core.at(Tok::Caret) {
                    self.element(element, parts)?;
                }
                Ok(!parts.successors[*group as usize].is_empty())
            }
            Element::Qualified(inner) => self.optional_element(inner, parts),
            Element::Custom(custom) => {
                let before = self.span();
                self.element(element, parts)?;
                // It was present if it consumed text or set a parameter.
                Ok(self.span() != before || custom.args.iter().any(|arg| parts.has(arg)))
            }
            Element::Type(arg) => {
                let types = self.types_of(*arg, true)?;
                let there = !types.is_empty();
                parts.set_types(*arg, types);
                Ok(there)
            }
            other => {
                self.element(other, parts)?;
                Ok(true)
            }
        }
    }

    fn oilist(&mut self, clauses: &[Clause], parts: &mut Parts<'_>) -> ParseResult<()> {
        let mut seen = SmallVec::<[bool; 8]>::from_elem(false, clauses.len());
        'next: loop {
            for (i, clause) in clauses.iter().enumerate() {
                if !self.optional_literal(clause.keyword)? {
                    continue;
                }
                if std::mem::replace(&mut seen[i], true) {
                    let at = self.name_span();
                    let message = format!(
                        "`{}` clause can appear at most once in the expansion of the oilist directive",
                        clause.keyword
                    );
                    return Err(self.error(at, message));
                }
                match clause.unit(self.def()) {
                    Some(slot) => parts.state.inherent[usize::from(slot)] = Some(self.cx().unit_attr()),
                    None => self.elements(clause.elements, parts)?,
                }
                continue 'next;
            }
            return Ok(());
        }
    }

    // Types, operands and the rest, once all text is read.

    fn finish(&mut self, def: &'static OpDef, format: &Format, parts: &mut Parts<'_>) -> ParseResult<()> {
        self.split_all(def, format, parts)?;
        self.order_regions(def, parts);
        for blocks in &parts.successors {
            parts.state.successors.extend_from_slice(blocks);
        }
        let mut inferred = false;
        // Rules may refer to groups whose own rule comes later, so they are applied until nothing changes.
        loop {
            let mut progress = false;
            let mut open = false;
            let mut apply = |rule, arg| match self.apply_rule(def, rule, arg, parts) {
                Applied::Before => {}
                Applied::Now => progress = true,
                Applied::NotYet => open = true,
            };
            for (g, rule) in format.operand_types.iter().enumerate() {
                apply(rule, TypeArg::Operand(g as u8));
            }
            for (g, rule) in format.result_types.iter().enumerate() {
                inferred |= matches!(rule, TypeRule::Inferred);
                apply(rule, TypeArg::Result(g as u8));
            }
            if !(progress && open) {
                break;
            }
        }
        self.check_sources(def, format, parts)?;
        self.resolve_groups(def, format, parts)?;
        if inferred {
            // Inferred types may depend on the lengths of the groups.
            self.set_segments(def, parts);
            self.infer(def, parts)?;
        } else {
            self.result_types(def, parts)?;
        }
        self.set_segments(def, parts);
        Ok(())
    }

    /// Distributes the results of `operands`, `type(operands)` and the like over the groups.
    fn split_all(&mut self, def: &OpDef, format: &Format, parts: &mut Parts<'_>) -> ParseResult<()> {
        let mut span = self.name_span();
        if let Some((at, all)) = parts.all_operands.take() {
            span = at;
            if let Some(types) = &parts.all_operand_types {
                self.same_count(span, all.len(), types.len())?;
            }
            match (group_sizes(def.operands, all.len()), parts.all_operand_types.take()) {
                (Some(sizes), types) => {
                    parts.all_operand_types = types;
                    let mut rest = all.into_iter();
                    for (part, size) in parts.operands.iter_mut().zip(sizes) {
                        part.values = rest.by_ref().take(size).collect();
                        part.span = Some(span);
                    }
                }
                // The verifier reports a wrong number of types.
                (None, Some(types)) if !infers(format) => {
                    self.resolve_into(&all, &types, span, parts.state)?;
                }
                (None, _) => {
                    let at = self.name_span();
                    return Err(self.error(at, "wrong number of operands"));
                }
            }
        }
        if let Some(all) = parts.all_operand_types.take() {
            let total: usize = parts.operands.iter().map(|o| o.values.len()).sum();
            self.same_count(span, total, all.len())?;
            let mut rest = all.into_iter();
            for part in &mut parts.operands {
                part.types = rest.by_ref().take(part.values.len()).collect();
            }
        }
        if let Some(all) = parts.all_result_types.take() {
            let Some(sizes) = group_sizes(def.results, all.len()) else {
                // The verifier reports a wrong number of types.
                parts.state.result_types.extend_from_slice(&all);
                return Ok(());
            };
            let mut rest = all.into_iter();
            for (part, size) in parts.results.iter_mut().zip(sizes) {
                *part = rest.by_ref().take(size).collect();
            }
        }
        Ok(())
    }

    /// Puts regions into the order of the definition, with empty ones where the text has none.
    fn order_regions(&mut self, def: &OpDef, parts: &mut Parts<'_>) {
        for (g, spec) in def.regions.iter().enumerate() {
            if !spec.variadic && parts.regions[g].is_empty() {
                let region = self.empty_region(parts.state);
                parts.regions[g].push(region);
            }
        }
        let ordered: Vec<Region> = parts.regions.iter().flatten().copied().collect();
        match &mut parts.state.body {
            Some(body) => body.set_roots(ordered),
            None => parts.state.regions = ordered.into(),
        }
    }

    /// Determines the types of a group by its rule, if they are still unknown and that is possible.
    fn apply_rule(&self, def: &OpDef, rule: &TypeRule, arg: TypeArg, parts: &mut Parts<'_>) -> Applied {
        let cx = self.cx();
        let (known, count) = match arg {
            TypeArg::Operand(g) => {
                let part = &parts.operands[g as usize];
                (part.types.len(), Some(part.values.len()))
            }
            TypeArg::Result(g) => {
                let single = def.results[g as usize].arity == Arity::Single;
                (parts.results[g as usize].len(), single.then_some(1))
            }
            TypeArg::Operands | TypeArg::Results => return Applied::Before,
        };
        if known > 0 || count == Some(0) {
            return Applied::Before;
        }
        let attr = |slot: u8| parts.state.inherent[slot as usize].map(|a| cx.attr_ref(a));
        if let TypeRule::From(other, compute) = rule {
            let from = types_of(parts, *other);
            let computed: Option<Types> = from.iter().map(|&t| compute(cx.type_ref(t))).collect();
            let Some(mut types) = computed.filter(|types| !types.is_empty()) else { return Applied::NotYet };
            // One type for each value if the numbers match, otherwise the first for all.
            if let Some(count) = count.filter(|count| *count != types.len()) {
                types = smallvec![types[0]; count];
            }
            parts.set_types(arg, types);
            return Applied::Now;
        }
        let (ty, like) = match rule {
            TypeRule::Written | TypeRule::Inferred | TypeRule::From(..) => (None, None),
            TypeRule::SameAs(other) => {
                let (first, len) = types_so_far(parts, *other);
                (first, Some(len))
            }
            TypeRule::Built(make) => (Some(make(cx)), None),
            TypeRule::AttrType(slot) => (attr(*slot).map(|a| a.ty().id()), None),
            TypeRule::FromAttr(slot, compute) => (attr(*slot).and_then(compute), None),
        };
        let Some(ty) = ty else { return Applied::NotYet };
        let types: Types = smallvec![ty; count.or(like).unwrap_or(1)];
        let applied = if types.is_empty() { Applied::NotYet } else { Applied::Now };
        parts.set_types(arg, types);
        applied
    }

    /// Refuses types that others are computed from if they do not satisfy their constraint, which the computation
    /// relies on.
    fn check_sources(&mut self, def: &OpDef, format: &Format, parts: &Parts<'_>) -> ParseResult<()> {
        for rule in format.result_types.iter().chain(format.operand_types) {
            let TypeRule::From(source, _) = *rule else { continue };
            let (spec, types) = match source {
                TypeArg::Operand(g) => (&def.operands[g as usize], &parts.operands[g as usize].types),
                TypeArg::Result(g) => (&def.results[g as usize], &parts.results[g as usize]),
                TypeArg::Operands | TypeArg::Results => continue,
            };
            for &ty in types {
                let ty = self.cx().type_ref(ty);
                if !(spec.constraint.accepts)(ty) {
                    let name = spec.name;
                    let summary = spec.constraint.summary;
                    let message = format!("'{name}' must be {summary}, but got '{ty}'");
                    let at = self.name_span();
                    return Err(self.error(at, message));
                }
            }
        }
        Ok(())
    }

    fn resolve_groups(&mut self, def: &OpDef, format: &Format, parts: &mut Parts<'_>) -> ParseResult<()> {
        let Parts { state, operands, resolved, .. } = parts;
        for ((part, spec), rule) in operands.iter().zip(def.operands).zip(format.operand_types) {
            let span = part.span.unwrap_or(self.name_span());
            let written = matches!(rule, TypeRule::Written);
            if part.types.is_empty() && !part.values.is_empty() && !written {
                let name = spec.name;
                return Err(self.error(span, format!("type of operand '{name}' cannot be determined")));
            }
            self.resolve_into(&part.values, &part.types, span, state)?;
        }
        state.operands.extend_from_slice(resolved);
        Ok(())
    }

    fn result_types(&mut self, def: &OpDef, parts: &mut Parts<'_>) -> ParseResult<()> {
        if !parts.state.result_types.is_empty() {
            // The types do not fit the groups.
            return Ok(());
        }
        for (types, spec) in parts.results.iter().zip(def.results) {
            if types.is_empty() && spec.arity == Arity::Single {
                let at = self.name_span();
                let name = spec.name;
                return Err(self.error(at, format!("type of result '{name}' cannot be determined")));
            }
            parts.state.result_types.extend_from_slice(types);
        }
        Ok(())
    }

    fn infer(&mut self, def: &OpDef, parts: &mut Parts<'_>) -> ParseResult<()> {
        let Some(infer) = def.infer_results else { return self.result_types(def, parts) };
        let types: SmallVec<[Type; 4]> = parts.state.operands.iter().map(|&v| self.value_ty(v)).collect();
        let args = InferArgs {
            cx: self.cx(),
            operand_types: &types,
            inherent: &parts.state.inherent,
            regions: &parts.state.regions,
        };
        match infer(&args) {
            Ok(types) => {
                parts.state.result_types = types;
                Ok(())
            }
            Err(message) => {
                let at = self.name_span();
                Err(self.core.error(at, format!("'{}' op {message}", def.name)))
            }
        }
    }

    /// Stores the lengths of the groups in their attribute. Lengths given in the text stay, and the verifier checks
    /// them.
    fn set_segments(&mut self, def: &OpDef, parts: &mut Parts<'_>) {
        let cx = self.cx();
        for (segments, of_operands) in [(def.operand_segments, true), (def.result_segments, false)] {
            let Segments::Attribute(slot) = segments else { continue };
            let sizes: SmallVec<[i32; 8]> = if of_operands {
                parts.operands.iter().map(|o| o.values.len() as i32).collect()
            } else {
                parts.results.iter().map(|r| r.len() as i32).collect()
            };
            let slot = &mut parts.state.inherent[usize::from(slot)];
            let given = slot.and_then(|attr| cx.attr_ref(attr).as_dense_array::<i32>());
            if given.is_none_or(|given| given.len() != sizes.len()) {
                *slot = Some(cx.dense_array_attr::<i32>(&sizes));
            }
        }
    }
}

/// Whether `arg` refers to operands that have been read, and there are none.
fn has_no_operands(arg: TypeArg, parts: &Parts<'_>) -> bool {
    match arg {
        TypeArg::Operand(g) => {
            let part = &parts.operands[g as usize];
            part.span.is_some() && part.values.is_empty()
        }
        TypeArg::Operands => parts.all_operands.as_ref().is_some_and(|(_, all)| all.is_empty()),
        TypeArg::Result(_) | TypeArg::Results => false,
    }
}

/// Whether the types of results are inferred, which relies on the number of operands.
fn infers(format: &Format) -> bool {
    format.result_types.iter().any(|rule| matches!(rule, TypeRule::Inferred))
}

/// The first known type of a group, or of all groups, and the number of values.
fn types_of(parts: &Parts<'_>, arg: TypeArg) -> Types {
    match arg {
        TypeArg::Operand(g) => parts.operands[g as usize].types.clone(),
        TypeArg::Result(g) => parts.results[g as usize].clone(),
        TypeArg::Operands => parts.operands.iter().flat_map(|o| o.types.iter().copied()).collect(),
        TypeArg::Results => parts.results.iter().flatten().copied().collect(),
    }
}

/// The first of the types so far, and their number.
fn types_so_far(parts: &Parts<'_>, arg: TypeArg) -> (Option<Type>, usize) {
    let of = |types: &Types| (types.first().copied(), types.len());
    let join = |(first, n): (Option<Type>, usize), types: &Types| {
        (first.or(types.first().copied()), n + types.len())
    };
    match arg {
        TypeArg::Operand(g) => of(&parts.operands[g as usize].types),
        TypeArg::Result(g) => of(&parts.results[g as usize]),
        TypeArg::Operands => parts.operands.iter().map(|o| &o.types).fold((None, 0), join),
        TypeArg::Results => parts.results.iter().fold((None, 0), join),
    }
}

/// How many of `total` values each group gets. Groups of variable length share what the others leave, and only the
/// first of them may get more than its share.
fn group_sizes(specs: &[ValueSpec], total: usize) -> Option<Vec<usize>> {
    let single = specs.iter().filter(|s| s.arity == Arity::Single).count();
    let mut rest = total.checked_sub(single)?;
    let sizes: Vec<usize> = specs
        .iter()
        .map(|s| match s.arity {
            Arity::Single => 1,
            Arity::Optional => {
                let size = rest.min(1);
                rest -= size;
                size
            }
            Arity::Variadic | Arity::VariadicOfVariadic(_) => std::mem::take(&mut rest),
        })
        .collect();
    (rest == 0).then_some(sizes)
}

/// True for elements that concern only the printer.
fn is_space(element: &Element) -> bool {
    matches!(element, Element::Space | Element::NoSpace | Element::Newline)
}
