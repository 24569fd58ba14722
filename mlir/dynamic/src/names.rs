//! What the names in expressions mean.

use std::sync::OnceLock;

use mlir::data::{DataDef, Made, Params};
use mlir::opdef::{DialectDef, EnumAttrSpec, EnumSpec};
use mlir::text::parse_type_str;
use mlir::{AttrKind, Context, Registry, TypeKind};
use ods::model::Model;
use rustc_hash::FxHashMap;
use tablegen::{Record, Records, Value};

use crate::leak;
use crate::parameter::{Info, Table, value_of};
use crate::value::Val;

/// A class of types or attributes.
#[derive(Clone, Copy)]
pub(crate) enum Class {
    /// What a record of a loaded dialect defines.
    Data(Table),
    /// An interface, by its name.
    Interface(&'static str),
    /// What a dialect defines in C++, by dialect and mnemonic; all of the dialect's if the mnemonic is empty.
    Written(&'static str, &'static str),
}

/// The types that dialects of MLIR define in C++: class, dialect and mnemonic.
const WRITTEN: &[(&str, &str, &str)] = &[
    ("gpu::AsyncTokenType", "gpu", "async.token"),
    ("gpu::MMAMatrixType", "gpu", "mma_matrix"),
    ("gpu::SparseDnTensorHandleType", "gpu", "sparse.dntensor_handle"),
    ("gpu::SparseSpGEMMOpHandleType", "gpu", "sparse.spgemmop_handle"),
    ("gpu::SparseSpMatHandleType", "gpu", "sparse.spmat_handle"),
    ("LLVM::LLVMArrayType", "llvm", "array"),
    ("LLVM::LLVMFunctionType", "llvm", "func"),
    ("LLVM::LLVMLabelType", "llvm", "label"),
    ("LLVM::LLVMMetadataType", "llvm", "metadata"),
    ("LLVM::LLVMPointerType", "llvm", "ptr"),
    ("LLVM::LLVMPPCFP128Type", "llvm", "ppc_fp128"),
    ("LLVM::LLVMStructType", "llvm", "struct"),
    ("LLVM::LLVMTargetExtType", "llvm", "target"),
    ("LLVM::LLVMTokenType", "llvm", "token"),
    ("LLVM::LLVMVoidType", "llvm", "void"),
    ("LLVM::LLVMX86AMXType", "llvm", "x86_amx"),
    ("quant::QuantizedType", "quant", ""),
    ("spirv::ArrayType", "spirv", "array"),
    ("spirv::CooperativeMatrixType", "spirv", "coopmatrix"),
    ("spirv::ImageType", "spirv", "image"),
    ("spirv::MatrixType", "spirv", "matrix"),
    ("spirv::PointerType", "spirv", "ptr"),
    ("spirv::RuntimeArrayType", "spirv", "rtarray"),
    ("spirv::SampledImageType", "spirv", "sampled_image"),
    ("spirv::StructType", "spirv", "struct"),
    ("spirv::TensorArmType", "spirv", "arm.tensor"),
];

impl Class {
    /// Whether a type or an attribute is of the class; `None` if it is neither.
    pub(crate) fn has(self, value: &Val<'_>) -> Option<bool> {
        if let Class::Written(dialect, mnemonic) = self {
            return is_written(value, dialect, mnemonic);
        }
        let data = match value {
            Val::Type(ty) => match ty.kind() {
                TypeKind::Dialect(data) => data,
                _ => return self.of_builtin(),
            },
            Val::Attr(attr) => match attr.kind() {
                AttrKind::Dialect(data) => data,
                _ => return self.of_builtin(),
            },
            _ => return None,
        };
        Some(match self {
            Class::Data(table) => {
                DataDef::of(data).is_some_and(|def| table.get().is_some_and(|t| std::ptr::eq(*t, def)))
            }
            Class::Interface(name) => match data.interface::<Info>() {
                Some(info) => info.interfaces.contains(&name),
                // What compiled types implement has no name here.
                None => return None,
            },
            Class::Written(..) => return None,
        })
    }

    /// Whether a type or an attribute without a table is of the class: one whose syntax is C++ is kept as text.
    fn of_builtin(self) -> Option<bool> {
        match self {
            Class::Data(table) => table.get().map(|_| false),
            Class::Interface(_) | Class::Written(..) => None,
        }
    }

    /// The value of a parameter of a type or attribute of the class.
    pub(crate) fn parameter<'a>(self, cx: &'a Context, value: &Val<'a>, name: &str) -> Option<Val<'a>> {
        if self.has(value) != Some(true) {
            return None;
        }
        let data = match value {
            Val::Type(ty) => match ty.kind() {
                TypeKind::Dialect(data) => data,
                _ => return None,
            },
            Val::Attr(attr) => match attr.kind() {
                AttrKind::Dialect(data) => data,
                _ => return None,
            },
            _ => return None,
        };
        let index = DataDef::of(data)?.params.iter().position(|p| p.name == name)?;
        value_of(cx, data.parameters()?.param(index))
    }

    /// The type without parameters.
    pub(crate) fn made(self, cx: &Context) -> Option<Val<'_>> {
        let def = match self {
            Class::Data(table) => table.get()?,
            Class::Written(dialect, mnemonic) => {
                let text = format!("!{dialect}.{mnemonic}");
                return parse_type_str(cx, &text).ok().map(|ty| Val::Type(cx.type_ref(ty)));
            }
            Class::Interface(_) => return None,
        };
        match (def.make)(cx, &mut Params::new(def.params.len())).ok()? {
            Made::Type(ty) => Some(Val::Type(cx.type_ref(ty))),
            Made::Attr(attr) => Some(Val::Attr(cx.attr_ref(attr))),
        }
    }
}

/// Whether a type is one that a dialect defines in C++; `None` if the value is no type.
fn is_written(value: &Val<'_>, dialect: &str, mnemonic: &str) -> Option<bool> {
    let ty = value.as_type()?;
    let is = |written: &str| mnemonic.is_empty() || written == mnemonic;
    Some(match ty.kind() {
        TypeKind::Dialect(data) => data.dialect() == dialect && is(data.mnemonic()),
        TypeKind::Opaque { dialect: of, text } => {
            let text = ty.cx().str(*text);
            ty.cx().str(*of) == dialect && is(text.split(['<', ' ']).next().unwrap_or(text))
        }
        _ => false,
    })
}

/// The definitions of loaded dialects by their names in C++.
#[derive(Default)]
pub(crate) struct Names {
    /// Types and attributes by class.
    pub data: FxHashMap<String, Table>,
    /// The same, by the names that models give their tables.
    definitions: FxHashMap<String, Table>,
    /// Interfaces.
    interfaces: FxHashMap<String, &'static str>,
    /// Enumerations by class.
    pub enums: FxHashMap<String, &'static EnumSpec>,
    /// Enumerations that are attributes, by the names of their tables.
    pub enum_attrs: FxHashMap<String, &'static EnumAttrSpec>,
    /// The cases of enumerations: `Enum::Case`.
    cases: FxHashMap<String, i64>,
}

impl Names {
    /// Adds what a model defines; the tables of types and attributes are still empty.
    pub(crate) fn add(&mut self, model: &Model, registry: &Registry) {
        for e in &model.enums {
            let spec = leak::one(EnumSpec {
                name: leak::text(&e.cpp_type),
                summary: leak::text(&e.summary),
                cases: leak::list(e.cases.iter().map(|c| (leak::text(&c.spelling), c.value))),
                width: e.width,
                separator: e.separator.as_deref().map(leak::text),
                primary_groups: leak::texts(
                    e.cases.iter().filter(|c| e.primary_groups && c.is_group).map(|c| &c.spelling),
                ),
                quoted: e.quoted,
                from_attr: e.from_attr,
                specialized: e.specialized.is_some(),
            });
            for case in &e.cases {
                for name in [&case.spelling, &case.name, &case.symbol] {
                    self.cases.insert(format!("{}::{name}", e.name), case.value);
                }
            }
            self.enums.insert(e.name.clone(), spec);
        }
        let dialect = model.dialect.as_ref().map_or("", |d| &d.name);
        for e in &model.enum_attrs {
            let Some(cases) = self.enums.get(&e.enumeration) else { continue };
            let compiled = registry.dialects().filter(|d| d.name == dialect).flat_map(|d| d.enum_attrs);
            let mut same =
                compiled.filter(|spec| spec.mnemonic == e.mnemonic && spec.cases.cases == cases.cases);
            // Compiled dialects that use the attribute know it by its table.
            if let Some(spec) = same.next() {
                self.enum_attrs.insert(e.name.clone(), spec);
                continue;
            }
            let spec = EnumAttrSpec {
                dialect: leak::text(dialect),
                mnemonic: leak::text(&e.mnemonic),
                record: leak::text(&e.record),
                cases,
                open: leak::text(&e.open),
                close: leak::text(&e.close),
            };
            self.enum_attrs.insert(e.name.clone(), leak::one(spec));
        }
        for d in &model.data {
            self.add_data(d.class.clone(), OnceLock::new);
        }
        for i in model.all_interfaces.values() {
            self.interfaces.entry(i.name.clone()).or_insert_with(|| leak::text(&i.name));
        }
    }

    /// Adds a type or an attribute, unless its class has a table.
    fn add_data(&mut self, class: String, table: impl FnOnce() -> OnceLock<&'static DataDef>) {
        let definition = ods::names::definition(&class);
        let table = *self.data.entry(class).or_insert_with(|| leak::one(table()));
        self.definitions.insert(definition, table);
    }

    /// Adds what records of dialects that are not loaded here define, if the registry has it.
    pub(crate) fn add_foreign(&mut self, records: &Records, registry: &Registry) {
        let text = |r: &Record, field: &str| r.value(field).and_then(Value::as_str).unwrap_or("").to_owned();
        let of = |r: &Record| -> Option<&'static DialectDef> {
            let dialect = records.get(r.value("dialect")?.as_def()?);
            let name = text(dialect, "name");
            registry.dialects().find(|d| d.name == name)
        };
        for class in ["TypeDef", "AttrDef"] {
            for r in records.derived_from(class) {
                let (Some(dialect), mnemonic) = (of(r), text(r, "mnemonic")) else { continue };
                if r.is_a("EnumAttr") {
                    let spec = dialect.enum_attrs.iter().find(|spec| spec.mnemonic == mnemonic);
                    let name = ods::names::spec(&text(r, "cppClassName"));
                    if let Some(spec) = spec {
                        self.enum_attrs.entry(name).or_insert(spec);
                    }
                    continue;
                }
                let tables = if class == "TypeDef" { dialect.types } else { dialect.attrs };
                let mut tables = tables.iter().filter_map(|table| table.downcast_ref::<DataDef>());
                let Some(def) = tables.find(|def| def.mnemonic == mnemonic) else { continue };
                self.add_data(text(r, "cppClassName"), || OnceLock::from(def));
            }
        }
    }

    /// The class of a name, with or without its namespace.
    pub(crate) fn class(&self, path: &str) -> Option<Class> {
        let name = last(path);
        let data = self.data.get(name).copied().map(Class::Data);
        let interface = || self.interfaces.get(name).copied().map(Class::Interface);
        let is_named = |class: &str| {
            path.strip_suffix(class).is_some_and(|rest| rest.is_empty() || rest.ends_with("::"))
        };
        let written = || WRITTEN.iter().find(|(class, ..)| is_named(class)).map(|w| Class::Written(w.1, w.2));
        data.or_else(interface).or_else(written)
    }

    /// The enumeration that is an attribute of this class.
    pub(crate) fn enum_attr(&self, path: &str) -> Option<&'static EnumAttrSpec> {
        self.enum_attrs.get(&ods::names::spec(last(path))).copied()
    }

    /// The table that models call by this name.
    pub(crate) fn definition(&self, name: &str) -> Option<Table> {
        self.definitions.get(name).copied()
    }

    /// The number that a name stands for.
    pub(crate) fn constant(&self, path: &str) -> Option<i128> {
        let (class, case) = path.rsplit_once("::")?;
        if last(class) == "ShapedType" && case == "kDynamic" {
            return Some(mlir::DYNAMIC.into());
        }
        self.cases.get(&format!("{}::{case}", last(class))).copied().map(i128::from)
    }
}

/// A name without its namespace.
fn last(path: &str) -> &str {
    path.rsplit("::").next().unwrap_or(path)
}
