//! The exports of a library: entry points under the names of functions in C, each with a checked form.
//!
//! An entry point takes a pointer for each tensor and a number for each scalar, then a pointer for each result, and
//! checks nothing. Sizes that are known only then follow the pointer. Its checked form takes memref descriptors. It
//! returns the position of the first argument that does not fit, counted from 1, or else calls the entry point and returns
//! 0, or -1 if a position was wrong. Everything else in the module becomes invisible to linkers, so that several libraries can be linked into one program.
//!
//! The checked form is in the library, and not only in the header, for callers that load the library and have no
//! header.

use conversions::{Export, Tensor};
use dialects::llvm::runtime;
use inkwell::builder::{Builder, BuilderError};
use inkwell::module::{Linkage, Module};
use inkwell::types::{BasicMetadataTypeEnum, BasicTypeEnum, StructType};
use inkwell::values::{
    BasicMetadataValueEnum, BasicValueEnum, FunctionValue, GlobalValue, IntValue, PointerValue,
    UnnamedAddress,
};
use inkwell::{AddressSpace, DLLStorageClass};
use mlir::DYNAMIC;

use super::error::Error;
use super::open_sizes::{self, refuse_if, return_if};
use super::runtime::{declare, unused};
use super::target::Target;
use super::triple::System;

/// Makes only the entry points that are exported visible, and adds their checked forms.
///
/// # Errors
/// If an entry point does not exist, or is not one for these shapes.
pub fn expose(module: &Module<'_>, exports: &[Export]) -> Result<(), Error> {
    let functions = exports.iter().map(|export| entry(module, export)).collect::<Result<Vec<_>, _>>()?;
    for name in exports.iter().flat_map(added) {
        if let Some(taken) = symbol(module, &name) {
            taken.set_name(&unused(module, &format!("{name}.hidden")));
        }
    }
    let names: Vec<&str> = exports.iter().map(|export| &*export.name).collect();
    let defined = module.get_functions().filter(|function| function.count_basic_blocks() > 0);
    let symbols = defined.map(|function| function.as_global_value());
    let variables = module.get_globals().filter(|global| global.get_initializer().is_some());
    for symbol in symbols.chain(variables) {
        let is_exported = symbol.get_name().to_str().is_ok_and(|name| names.contains(&name));
        if !is_exported && symbol.get_linkage() != Linkage::Private {
            symbol.set_linkage(Linkage::Internal);
        }
    }
    let checks = Checks {
        place: declare(module, &runtime::PLACE)?,
        elements: declare(module, &runtime::ELEMENTS)?,
        overlaps: declare(module, &runtime::OVERLAPS)?,
        guards: match module.get_function(runtime::WRONG_POSITION.name) {
            Some(_) => Some([declare(module, &runtime::GUARD)?, declare(module, &runtime::UNGUARD)?]),
            None => None,
        },
    };
    for (export, function) in exports.iter().zip(functions) {
        checks.add(module, export, function).map_err(failed)?;
    }
    Ok(())
}

/// The names of the functions that an export adds.
fn added(export: &Export) -> impl Iterator<Item = String> {
    [export.checked()].into_iter().chain(export.is_open().then(|| export.sizes()))
}

/// Marks the exported functions for a library that is loaded, if the system requires it.
pub fn mark_for_loading(module: &Module<'_>, target: &Target, exports: &[Export]) {
    if target.parts().system != System::Windows {
        return;
    }
    let names = exports.iter().flat_map(|export| added(export).chain([export.name.clone()]));
    for function in names.filter_map(|name| module.get_function(&name)) {
        function.as_global_value().set_dll_storage_class(DLLStorageClass::Export);
    }
}

fn failed(cause: BuilderError) -> Error {
    Error::Codegen { message: cause.to_string() }
}

fn symbol<'ctx>(module: &Module<'ctx>, name: &str) -> Option<GlobalValue<'ctx>> {
    let function = module.get_function(name).map(|function| function.as_global_value());
    function.or_else(|| module.get_global(name))
}

/// The entry point that is exported.
fn entry<'ctx>(module: &Module<'ctx>, export: &Export) -> Result<FunctionValue<'ctx>, Error> {
    let fail = |reason| Err(Error::Entry { name: export.name.clone(), reason });
    let Some(function) = module.get_function(&export.name).filter(|f| f.count_basic_blocks() > 0) else {
        return fail("there is no such function");
    };
    if function.get_type().get_return_type().is_some() {
        return fail("it returns its result instead of storing it");
    }
    let given = function.get_type().get_param_types();
    let kind = |ty: &BasicMetadataTypeEnum<'_>| (ty.is_float_type(), ty.is_int_type());
    let passed = |tensor: &Tensor, is_number| {
        [(is_number, false)].into_iter().chain(std::iter::repeat_n((false, true), tensor.open_sizes()))
    };
    let arguments = export.arguments.iter().flat_map(|tensor| passed(tensor, tensor.shape.is_empty()));
    let wanted = arguments.chain(export.results.iter().flat_map(|tensor| passed(tensor, false)));
    if wanted.eq(given.iter().map(kind)) { Ok(function) } else { fail("it takes other arguments") }
}

/// The place of the first size in a descriptor, in words: after two pointers and the offset.
const SIZES_AT: u64 = 3;

/// The functions that check, which have their bodies from [`define_runtime`](super::define_runtime).
struct Checks<'ctx> {
    place: FunctionValue<'ctx>,
    elements: FunctionValue<'ctx>,
    overlaps: FunctionValue<'ctx>,
    /// What begins and ends a call that may fail.
    guards: Option<[FunctionValue<'ctx>; 2]>,
}

/// The checked form of a function while it is built.
struct Checked<'c, 'ctx> {
    builder: Builder<'ctx>,
    function: FunctionValue<'ctx>,
    checks: &'c Checks<'ctx>,
    /// The tensors and results that fit so far: how many, and the list of their addresses and sizes.
    fitting: u64,
    list: PointerValue<'ctx>,
}

impl<'ctx> Checks<'ctx> {
    /// Adds the checked form of an entry point.
    fn add(
        &self,
        module: &Module<'ctx>,
        export: &Export,
        entry: FunctionValue<'ctx>,
    ) -> Result<(), BuilderError> {
        let cx = module.get_context();
        let mut types = entry.get_type().get_param_types();
        // Descriptors have the sizes.
        types.retain(|ty| !ty.is_int_type());
        let ty = cx.i32_type().fn_type(&types, false);
        let function = module.add_function(&export.checked(), ty, None);
        let builder = cx.create_builder();
        builder.position_at_end(cx.append_basic_block(function, ""));
        let most = export.arguments.len() + export.results.len();
        let list = cx.i64_type().const_int(most as u64, false);
        let list = builder.build_array_alloca(block_type(module), list, "")?;
        let mut checked = Checked { builder, function, checks: self, fitting: 0, list };
        let mut sizes =
            if export.is_open() { checked.sizes(module, export)? } else { Vec::new() }.into_iter();
        let mut given: Vec<BasicMetadataValueEnum<'ctx>> = Vec::new();
        let results = export.results.iter().map(|tensor| (tensor, true));
        let tensors = export.arguments.iter().map(|tensor| (tensor, false)).chain(results);
        for (position, (param, (tensor, is_result))) in (1..).zip(function.get_param_iter().zip(tensors)) {
            let open: Vec<IntValue<'ctx>> = sizes.by_ref().take(tensor.open_sizes()).collect();
            given.push(match param {
                BasicValueEnum::PointerValue(pointer) => {
                    checked.check(module, position, pointer, (tensor, &open), is_result)?.into()
                }
                number => number.into(),
            });
            given.extend(open.into_iter().map(BasicMetadataValueEnum::from));
        }
        if let Some([guard, _]) = self.guards {
            checked.builder.build_call(guard, &[], "")?;
        }
        checked.builder.build_call(entry, &given, "")?;
        match self.guards {
            Some([_, unguard]) => {
                let status = checked.call(unguard, &[])?;
                checked.builder.build_return(Some(&status))?;
            }
            None => {
                checked.builder.build_return(Some(&cx.i32_type().const_zero()))?;
            }
        }
        Ok(())
    }
}

/// The type of an entry in the list of blocks of memory.
fn block_type<'ctx>(module: &Module<'ctx>) -> StructType<'ctx> {
    let cx = module.get_context();
    cx.struct_type(&[cx.ptr_type(AddressSpace::default()).into(), cx.i64_type().into()], false)
}

impl<'ctx> Checked<'_, 'ctx> {
    /// The sizes that are passed with each tensor: those in the descriptors of the arguments, which are checked, and
    /// those of the results that follow.
    fn sizes(&self, module: &Module<'ctx>, export: &Export) -> Result<Vec<IntValue<'ctx>>, BuilderError> {
        let words = module.get_context().i64_type();
        let mut all = Vec::new();
        let given = self.function.get_param_iter().zip(&export.arguments);
        for (position, (descriptor, tensor)) in
            (1..).zip(given).filter(|(_, (_, tensor))| tensor.open_sizes() > 0)
        {
            let descriptor = descriptor.into_pointer_value();
            let is_null = self.builder.build_is_null(descriptor, "")?;
            refuse_if(&self.builder, self.function, is_null, position)?;
            for (axis, _) in (0..).zip(&tensor.shape).filter(|&(_, &size)| size == DYNAMIC) {
                let index = words.const_int(SIZES_AT + axis, false);
                let place = self.at(words.into(), descriptor, index)?;
                all.push(self.builder.build_load(words, place, "")?.into_int_value());
            }
        }
        let count = words.const_int(export.sizes.results.len() as u64, false);
        let results = self.builder.build_array_alloca(words, count, "")?;
        let places = (0..export.sizes.results.len() as u64)
            .map(|at| self.at(words.into(), results, words.const_int(at, false)))
            .collect::<Result<Vec<_>, _>>()?;
        let given = all.iter().map(|&size| size.into()).chain(places.iter().map(|&place| place.into()));
        let function = open_sizes::add(module, export)?;
        let wrong = self.call(function, &given.collect::<Vec<_>>())?.into_int_value();
        return_if(&self.builder, self.function, wrong, wrong)?;
        for place in places {
            all.push(self.builder.build_load(words, place, "")?.into_int_value());
        }
        Ok(all)
    }

    /// The place of an element of an array.
    fn at(
        &self,
        element: BasicTypeEnum<'ctx>,
        array: PointerValue<'ctx>,
        index: IntValue<'ctx>,
    ) -> Result<PointerValue<'ctx>, BuilderError> {
        // SAFETY: building an instruction accesses no memory.
        #[allow(unsafe_code)]
        unsafe {
            self.builder.build_gep(element, array, &[index], "")
        }
    }

    /// The place of the sizes and row-major strides of a shape, and the number of bytes of its elements. The unknown sizes
    /// are `open`.
    fn shape(
        &self,
        module: &Module<'ctx>,
        tensor: &Tensor,
        open: &[IntValue<'ctx>],
    ) -> Result<(PointerValue<'ctx>, IntValue<'ctx>), BuilderError> {
        let words = module.get_context().i64_type();
        let number = |number: i64| words.const_int(number as u64, false);
        if open.is_empty() {
            let bytes = tensor.shape.iter().product::<i64>() as u64 * tensor.element_bytes;
            return Ok((
                shape_constant(module, &tensor.shape).as_pointer_value(),
                words.const_int(bytes, false),
            ));
        }
        let mut open = open.iter().copied();
        let size = |&size: &i64| if size == DYNAMIC { open.next() } else { Some(number(size)) };
        let sizes: Vec<IntValue<'ctx>> = tensor.shape.iter().filter_map(size).collect();
        let rank = sizes.len();
        let place = self.builder.build_array_alloca(words, number(2 * rank as i64), "")?;
        let mut stride = number(1);
        for (axis, &size) in sizes.iter().enumerate().rev() {
            for (at, value) in [(axis, size), (rank + axis, stride)] {
                let element = self.at(words.into(), place, number(at as i64))?;
                self.builder.build_store(element, value)?;
            }
            stride = self.builder.build_int_mul(stride, size, "")?;
        }
        let bytes = self.builder.build_int_mul(stride, words.const_int(tensor.element_bytes, false), "")?;
        Ok((place, bytes))
    }

    /// Returns the position unless the argument fits; continues with the address of its elements.
    fn check(
        &mut self,
        module: &Module<'ctx>,
        position: u64,
        given: PointerValue<'ctx>,
        (tensor, open): (&Tensor, &[IntValue<'ctx>]),
        is_result: bool,
    ) -> Result<PointerValue<'ctx>, BuilderError> {
        let words = module.get_context().i64_type();
        let size = words.const_int(tensor.element_bytes, false);
        let (place, bytes) = match &*tensor.shape {
            [] => (self.call(self.checks.place, &[given.into(), size.into()])?, size),
            shape => {
                let rank = words.const_int(shape.len() as u64, false);
                let (wanted, bytes) = self.shape(module, tensor, open)?;
                let arguments = [given.into(), rank.into(), wanted.into(), size.into()];
                (self.call(self.checks.elements, &arguments)?, bytes)
            }
        };
        let place = place.into_pointer_value();
        let lacks = self.builder.build_is_null(place, "")?;
        refuse_if(&self.builder, self.function, lacks, position)?;
        if is_result {
            let count = words.const_int(self.fitting, false);
            let overlaps = &[place.into(), bytes.into(), count.into(), self.list.into()];
            let overlaps = self.call(self.checks.overlaps, overlaps)?.into_int_value();
            refuse_if(&self.builder, self.function, overlaps, position)?;
        }
        let block = block_type(module);
        let index = words.const_int(self.fitting, false);
        let entry = self.at(block.into(), self.list, index)?;
        self.builder.build_store(entry, place)?;
        let size = self.builder.build_struct_gep(block, entry, 1, "")?;
        self.builder.build_store(size, bytes)?;
        self.fitting += 1;
        Ok(place)
    }

    fn call(
        &self,
        function: FunctionValue<'ctx>,
        arguments: &[BasicMetadataValueEnum<'ctx>],
    ) -> Result<BasicValueEnum<'ctx>, BuilderError> {
        let call = self.builder.build_call(function, arguments, "")?;
        Ok(call.try_as_basic_value().basic().expect("the checks return a value"))
    }
}

/// The sizes and row-major strides of a shape as a constant.
fn shape_constant<'ctx>(module: &Module<'ctx>, shape: &[i64]) -> GlobalValue<'ctx> {
    let words = module.get_context().i64_type();
    let strides = (1..=shape.len()).map(|from| shape[from..].iter().product::<i64>());
    let numbers = shape.iter().copied().chain(strides).map(|number| words.const_int(number as u64, false));
    let numbers: Vec<IntValue<'ctx>> = numbers.collect();
    let constant = words.const_array(&numbers);
    let global = module.add_global(constant.get_type(), None, "shape");
    global.set_initializer(&constant);
    global.set_constant(true);
    global.set_linkage(Linkage::Private);
    global.set_unnamed_address(UnnamedAddress::Global);
    global
}
