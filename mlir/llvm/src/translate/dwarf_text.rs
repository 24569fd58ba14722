//! Nodes of debug information as LLVM IR: a line for each attribute.

use std::fmt::Write as _;

use dialects::llvm::{
    DIAnnotationAttr, DIBasicTypeAttr, DICommonBlockAttr, DICompileUnitAttr, DICompositeTypeAttr,
    DIDerivedTypeAttr, DIExpressionAttr, DIExpressionElemAttr, DIFileAttr, DIGenericSubrangeAttr,
    DIGlobalVariableAttr, DIGlobalVariableExpressionAttr, DIImportedEntityAttr, DILabelAttr,
    DILexicalBlockAttr, DILexicalBlockFileAttr, DILocalVariableAttr, DIModuleAttr, DINamespaceAttr,
    DINullTypeAttr, DIStringTypeAttr, DISubprogramAttr, DISubrangeAttr, DISubroutineTypeAttr,
};
use mlir::{Attr, AttrRef, Context};
use rustc_hash::FxHashMap;

use super::rare_text::quoted;

/// How deep nodes may nest.
const MAX_DEPTH: usize = 500;

/// The tags of types that are distinct: classes, enumerations, structures and unions.
const DISTINCT_TYPES: [u32; 4] = [0x02, 0x04, 0x13, 0x17];

/// The lines so far.
pub(super) struct Texts<'a> {
    cx: &'a Context,
    /// By number; without the end, since variables are added to units.
    lines: Vec<String>,
    numbers: FxHashMap<Attr, usize>,
    /// The nodes that are being written and that may refer to themselves, by what they call themselves.
    recursive: Vec<(Attr, usize)>,
    units: Vec<Attr>,
    /// The variables of each unit, in the order in which these have any.
    variables: Vec<(usize, Vec<usize>)>,
    depth: usize,
}

/// The fields of a node.
struct Fields<'t, 'a> {
    texts: &'t mut Texts<'a>,
    out: String,
}

impl<'a> Texts<'a> {
    pub(super) fn new(cx: &'a Context) -> Self {
        Texts {
            cx,
            lines: Vec::new(),
            numbers: FxHashMap::default(),
            recursive: Vec::new(),
            units: Vec::new(),
            variables: Vec::new(),
            depth: 0,
        }
    }

    /// All lines, the number of each attribute's, and the units in order.
    pub(super) fn finish(mut self) -> (String, FxHashMap<Attr, usize>, Vec<Attr>) {
        for (owner, variables) in std::mem::take(&mut self.variables) {
            let list: Vec<String> = variables.iter().map(|number| format!("!{number}")).collect();
            let number = self.line(format!("!{{{}", list.join(", ")));
            let _ = write!(self.lines[owner], ", globals: !{number}");
        }
        let mut text = String::new();
        for (number, line) in self.lines.iter().enumerate() {
            let end = if line.contains("!{") && !line.contains("!DI") { "}" } else { ")" };
            let _ = writeln!(text, "!{number} = {line}{end}");
        }
        // LLVM takes units for invalid that are not in this list.
        let units: Vec<String> =
            self.units.iter().filter_map(|unit| Some(format!("!{}", self.numbers.get(unit)?))).collect();
        if !units.is_empty() {
            let _ = writeln!(text, "!llvm.dbg.cu = !{{{}}}", units.join(", "));
        }
        (text, self.numbers, self.units)
    }

    fn line(&mut self, text: String) -> usize {
        self.lines.push(text);
        self.lines.len() - 1
    }

    /// Adds a node that is used on its own. Attributes that are no nodes are nothing.
    pub(super) fn add(&mut self, attr: Attr) {
        let _ = self.number(attr);
    }

    /// Adds a variable to the unit that it is in.
    pub(super) fn add_global(&mut self, expression: Attr, pair: DIGlobalVariableExpressionAttr<'_>) {
        let Some(variable) = self.cx.attr_ref(pair.var()).cast::<DIGlobalVariableAttr<'_>>() else { return };
        let mut scope = variable.scope().attr();
        for _ in 0..MAX_DEPTH {
            let Some(attr) = scope.map(|scope| self.cx.attr_ref(scope)) else { return };
            scope = if let Some(module) = attr.cast::<DIModuleAttr<'_>>() {
                module.scope().attr()
            } else if let Some(block) = attr.cast::<DICommonBlockAttr<'_>>() {
                let outer = block.scope().attr().map(|outer| self.cx.attr_ref(outer));
                outer.and_then(|outer| outer.cast::<DISubprogramAttr<'_>>()?.compile_unit())
            } else if let Some(function) = attr.cast::<DISubprogramAttr<'_>>() {
                function.compile_unit()
            } else {
                break;
            };
        }
        let Some(scope) = scope.map(|scope| self.cx.attr_ref(scope)) else { return };
        if scope.cast::<DICompileUnitAttr<'_>>().is_none() {
            return;
        }
        let (Some(owner), Some(number)) = (self.number(scope.id()), self.number(expression)) else { return };
        match self.variables.iter_mut().find(|(known, _)| *known == owner) {
            Some((_, variables)) => variables.push(number),
            None => self.variables.push((owner, vec![number])),
        }
    }

    /// The number of a node, which is written if it is not yet.
    fn number(&mut self, attr: Attr) -> Option<usize> {
        if let Some(&known) = self.numbers.get(&attr) {
            return Some(known);
        }
        let view = self.cx.attr_ref(attr);
        let (itself, is_itself) = recursion(view);
        if let Some(itself) = itself.filter(|_| is_itself) {
            return self
                .recursive
                .iter()
                .rev()
                .find(|(known, _)| *known == itself)
                .map(|&(_, number)| number);
        }
        if self.depth == MAX_DEPTH || view.cast::<DINullTypeAttr<'_>>().is_some() {
            return None;
        }
        let number = self.line(String::new());
        self.numbers.insert(attr, number);
        self.recursive.extend(itself.map(|itself| (itself, number)));
        self.depth += 1;
        let mut fields = Fields { texts: self, out: String::new() };
        let is_node = fields.node(view).is_some();
        let text = fields.out;
        self.depth -= 1;
        if itself.is_some() {
            self.recursive.pop();
        }
        if !is_node {
            self.numbers.remove(&attr);
            self.lines[number] = "!{".to_owned();
            return None;
        }
        self.lines[number] = text;
        Some(number)
    }
}

/// What a node calls itself, and whether it only stands for the node of that name around it.
fn recursion(attr: AttrRef<'_>) -> (Option<Attr>, bool) {
    if let Some(node) = attr.cast::<DICompositeTypeAttr<'_>>() {
        (node.rec_id().attr(), node.is_rec_self())
    } else if let Some(node) = attr.cast::<DISubprogramAttr<'_>>() {
        (node.rec_id().attr(), node.is_rec_self())
    } else {
        (None, false)
    }
}

impl Fields<'_, '_> {
    fn begin(&mut self, name: &str) {
        self.out.push_str(name);
        self.out.push('(');
    }

    fn field(&mut self, name: &str, value: impl std::fmt::Display) {
        let separator = if self.out.ends_with('(') { "" } else { ", " };
        let _ = write!(self.out, "{separator}{name}: {value}");
    }

    /// A number that is not 0.
    fn number(&mut self, name: &str, value: impl Into<u64>) {
        let value = value.into();
        if value != 0 {
            self.field(name, value);
        }
    }

    fn flag(&mut self, name: &str, is_set: bool) {
        self.field(name, is_set);
    }

    fn text(&mut self, name: &str, attr: Option<Attr>) {
        let text = attr.and_then(|attr| self.texts.cx.attr_ref(attr).as_str()).unwrap_or_default();
        if !text.is_empty() {
            self.field(name, quoted(text));
        }
    }

    fn reference(&mut self, attr: Option<Attr>) -> String {
        match attr.and_then(|attr| self.texts.number(attr)) {
            Some(number) => format!("!{number}"),
            None => "null".to_owned(),
        }
    }

    /// A reference to another node.
    fn to(&mut self, name: &str, attr: Option<Attr>) {
        let reference = self.reference(attr);
        if reference != "null" {
            self.field(name, reference);
        }
    }

    /// A reference that is never left out.
    fn must(&mut self, name: &str, attr: Option<Attr>) {
        let reference = self.reference(attr);
        self.field(name, reference);
    }

    fn list(&mut self, name: &str, attrs: impl IntoIterator<Item = Option<Attr>>) {
        let items: Vec<String> = attrs.into_iter().map(|attr| self.reference(attr)).collect();
        let number = self.texts.line(format!("!{{{}", items.join(", ")));
        self.field(name, format_args!("!{number}"));
    }

    /// A bound of an array: a number, a variable or an expression.
    fn bound(&mut self, name: &str, attr: Option<Attr>) {
        let Some(attr) = attr else { return };
        match self.texts.cx.attr_ref(attr).as_int() {
            Some(number) => self.field(name, number),
            None => self.to(name, Some(attr)),
        }
    }

    /// Writes a node, if the attribute is one.
    fn node(&mut self, attr: AttrRef<'_>) -> Option<()> {
        self.scope(attr).or_else(|| self.ty(attr)).or_else(|| self.other(attr))
    }

    fn scope(&mut self, attr: AttrRef<'_>) -> Option<()> {
        if let Some(node) = attr.cast::<DIFileAttr<'_>>() {
            self.begin("!DIFile");
            let text = |attr: Attr| quoted(self.texts.cx.attr_ref(attr).as_str().unwrap_or_default());
            let (name, directory) = (text(node.name()), text(node.directory()));
            self.field("filename", name);
            self.field("directory", directory);
        } else if let Some(node) = attr.cast::<DICompileUnitAttr<'_>>() {
            self.texts.units.push(attr.id());
            self.begin("distinct !DICompileUnit");
            self.field("language", node.source_language());
            self.to("file", Some(node.file()));
            self.text("producer", node.producer());
            self.flag("isOptimized", node.is_optimized());
            self.field("runtimeVersion", 0);
            self.text("splitDebugFilename", node.split_debug_filename());
            self.field("emissionKind", node.emission_kind().value());
            let kind = node.name_table_kind().map_or(0, |kind| kind.value());
            self.field("nameTableKind", kind);
        } else if let Some(node) = attr.cast::<DISubprogramAttr<'_>>() {
            self.subprogram(node);
        } else if let Some(node) = attr.cast::<DILexicalBlockAttr<'_>>() {
            self.begin("distinct !DILexicalBlock");
            self.must("scope", node.scope().attr());
            self.to("file", node.file());
            self.number("line", node.line());
            self.number("column", node.column());
        } else if let Some(node) = attr.cast::<DILexicalBlockFileAttr<'_>>() {
            self.begin("distinct !DILexicalBlockFile");
            self.must("scope", node.scope().attr());
            self.to("file", node.file());
            self.field("discriminator", node.discriminator());
        } else if let Some(node) = attr.cast::<DIModuleAttr<'_>>() {
            self.begin("!DIModule");
            self.must("scope", node.scope().attr());
            self.text("name", node.name());
            self.text("configMacros", node.config_macros());
            self.text("includePath", node.include_path());
            self.text("apinotes", node.apinotes());
            self.to("file", node.file());
            self.number("line", node.line());
            self.flag("isDecl", node.is_decl());
        } else if let Some(node) = attr.cast::<DINamespaceAttr<'_>>() {
            self.begin("!DINamespace");
            self.text("name", node.name());
            self.must("scope", node.scope().attr());
            self.flag("exportSymbols", node.export_symbols());
        } else if let Some(node) = attr.cast::<DICommonBlockAttr<'_>>() {
            self.begin("!DICommonBlock");
            self.must("scope", node.scope().attr());
            self.to("declaration", node.decl());
            self.text("name", Some(node.name()));
            self.to("file", node.file());
            self.number("line", node.line());
        } else {
            return None;
        }
        Some(())
    }

    fn subprogram(&mut self, node: DISubprogramAttr<'_>) {
        let is_distinct = node.id_().attr().is_some();
        self.begin(if is_distinct { "distinct !DISubprogram" } else { "!DISubprogram" });
        self.to("scope", node.scope().attr());
        self.text("name", node.name());
        self.text("linkageName", node.linkage_name());
        self.to("file", node.file());
        self.number("line", node.line());
        self.to("type", node.type_());
        self.number("scopeLine", node.scope_line());
        let flags = node.subprogram_flags().map_or(0, |flags| flags.value());
        self.field("spFlags", flags);
        self.to("unit", node.compile_unit());
        let annotations = node.annotations();
        if !annotations.is_empty() {
            self.list("annotations", annotations.iter().map(|node| node.attr()));
        }
        let retained = node.retained_nodes();
        if !retained.is_empty() {
            self.list("retainedNodes", retained.iter().map(|node| node.attr()));
        }
    }

    fn ty(&mut self, attr: AttrRef<'_>) -> Option<()> {
        if let Some(node) = attr.cast::<DIBasicTypeAttr<'_>>() {
            self.begin("!DIBasicType");
            self.field("tag", node.tag());
            self.text("name", Some(node.name()));
            self.number("size", node.size_in_bits());
            self.number("encoding", node.encoding());
        } else if let Some(node) = attr.cast::<DICompositeTypeAttr<'_>>() {
            let is_distinct = DISTINCT_TYPES.contains(&node.tag());
            self.begin(if is_distinct { "distinct !DICompositeType" } else { "!DICompositeType" });
            self.field("tag", node.tag());
            self.text("name", node.name());
            self.to("file", node.file());
            self.number("line", node.line());
            self.to("scope", node.scope().attr());
            self.to("baseType", node.base_type().attr());
            self.number("size", node.size_in_bits());
            self.number("align", node.align_in_bits());
            self.number("flags", node.flags().map_or(0, |flags| flags.value() as u32));
            self.to("dataLocation", node.data_location());
            self.to("rank", node.rank());
            self.to("allocated", node.allocated());
            self.to("associated", node.associated());
            let elements = node.elements();
            if !elements.is_empty() {
                self.list("elements", elements.iter().map(|node| node.attr()));
            }
        } else if let Some(node) = attr.cast::<DIDerivedTypeAttr<'_>>() {
            self.begin("!DIDerivedType");
            self.field("tag", node.tag());
            self.text("name", node.name());
            self.must("baseType", node.base_type().attr());
            self.number("size", node.size_in_bits());
            self.number("align", node.align_in_bits());
            self.number("offset", node.offset_in_bits());
            if let Some(space) = node.dwarf_address_space() {
                self.field("dwarfAddressSpace", space);
            }
            self.to("extraData", node.extra_data().attr());
        } else if let Some(node) = attr.cast::<DISubroutineTypeAttr<'_>>() {
            self.begin("!DISubroutineType");
            self.number("cc", node.calling_convention());
            self.list("types", node.types().iter().map(|ty| ty.attr()));
        } else if let Some(node) = attr.cast::<DIStringTypeAttr<'_>>() {
            self.begin("!DIStringType");
            self.field("tag", node.tag());
            self.text("name", Some(node.name()));
            self.to("stringLength", node.string_length().attr());
            self.to("stringLengthExpression", node.string_length_exp());
            self.to("stringLocationExpression", node.string_location_exp());
            self.number("size", node.size_in_bits());
            self.number("align", node.align_in_bits());
            self.number("encoding", node.encoding());
        } else if let Some(node) = attr.cast::<DISubrangeAttr<'_>>() {
            self.begin("!DISubrange");
            self.bound("count", node.count());
            self.bound("lowerBound", node.lower_bound());
            self.bound("upperBound", node.upper_bound());
            self.bound("stride", node.stride());
        } else if let Some(node) = attr.cast::<DIGenericSubrangeAttr<'_>>() {
            self.begin("!DIGenericSubrange");
            self.bound("count", node.count());
            self.bound("lowerBound", Some(node.lower_bound()));
            self.bound("upperBound", node.upper_bound());
            self.bound("stride", Some(node.stride()));
        } else {
            return None;
        }
        Some(())
    }

    fn other(&mut self, attr: AttrRef<'_>) -> Option<()> {
        if let Some(node) = attr.cast::<DIExpressionAttr<'_>>() {
            self.begin("!DIExpression");
            let mut numbers: Vec<String> = Vec::new();
            for &operation in node.operations() {
                let operation = self.texts.cx.attr_ref(operation).cast::<DIExpressionElemAttr<'_>>()?;
                numbers.push(operation.opcode().to_string());
                numbers.extend(operation.arguments().iter().map(u64::to_string));
            }
            self.out.push_str(&numbers.join(", "));
        } else if let Some(node) = attr.cast::<DIGlobalVariableExpressionAttr<'_>>() {
            self.begin("!DIGlobalVariableExpression");
            self.to("var", Some(node.var()));
            match node.expr() {
                Some(expression) => self.to("expr", Some(expression)),
                None => self.field("expr", "!DIExpression()"),
            }
        } else if let Some(node) = attr.cast::<DIGlobalVariableAttr<'_>>() {
            self.begin("distinct !DIGlobalVariable");
            self.text("name", node.name());
            self.text("linkageName", node.linkage_name());
            self.to("scope", node.scope().attr());
            self.to("file", Some(node.file()));
            self.number("line", node.line());
            self.to("type", node.type_().attr());
            self.flag("isLocal", node.is_local_to_unit());
            self.flag("isDefinition", node.is_defined());
            self.number("align", node.align_in_bits());
        } else if let Some(node) = attr.cast::<DILocalVariableAttr<'_>>() {
            self.begin("!DILocalVariable");
            self.text("name", node.name());
            self.number("arg", node.arg());
            self.must("scope", node.scope().attr());
            self.to("file", node.file());
            self.number("line", node.line());
            self.to("type", node.type_().attr());
            self.number("flags", node.flags().map_or(0, |flags| flags.value() as u32));
            self.number("align", node.align_in_bits());
        } else if let Some(node) = attr.cast::<DILabelAttr<'_>>() {
            self.begin("!DILabel");
            self.must("scope", node.scope().attr());
            let name = node.name().and_then(|name| self.texts.cx.attr_ref(name).as_str()).unwrap_or_default();
            self.field("name", quoted(name));
            self.must("file", node.file());
            self.field("line", node.line());
        } else if let Some(node) = attr.cast::<DIImportedEntityAttr<'_>>() {
            self.begin("!DIImportedEntity");
            self.field("tag", node.tag());
            self.text("name", node.name());
            self.must("scope", node.scope().attr());
            self.to("entity", node.entity().attr());
            self.to("file", node.file());
            self.number("line", node.line());
            let elements = node.elements();
            if !elements.is_empty() {
                self.list("elements", elements.iter().map(|node| node.attr()));
            }
        } else if let Some(node) = attr.cast::<DIAnnotationAttr<'_>>() {
            let text = |attr: Attr| quoted(self.texts.cx.attr_ref(attr).as_str().unwrap_or_default());
            self.out = format!("!{{!{}, !{}", text(node.name()), text(node.value()));
        } else {
            return None;
        }
        Some(())
    }
}
