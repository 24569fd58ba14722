//! Functions that check the sizes of a call, and compute those of its results.
//!
//! Such a function takes each size of an argument that is not known before, and then a pointer for each such size of a
//! result. It returns 0 after it has stored them, and otherwise stores nothing and returns the position of the first
//! tensor that does not fit, counted from 1. After 0, no product of the sizes of a value overflows.

use conversions::{Export, Linear, Tensor};
use inkwell::AddressSpace;
use inkwell::IntPredicate;
use inkwell::builder::{Builder, BuilderError};
use inkwell::intrinsics::Intrinsic;
use inkwell::module::Module;
use inkwell::types::BasicMetadataTypeEnum;
use inkwell::values::{FunctionValue, IntValue};
use mlir::DYNAMIC;

/// Adds the function for an entry point.
pub(super) fn add<'ctx>(module: &Module<'ctx>, export: &Export) -> Result<FunctionValue<'ctx>, BuilderError> {
    let cx = module.get_context();
    let count = |tensors: &[Tensor]| tensors.iter().map(Tensor::open_sizes).sum::<usize>();
    let [given, returned] = [&export.arguments, &export.results].map(|tensors| count(tensors));
    let mut types: Vec<BasicMetadataTypeEnum<'ctx>> = vec![cx.i64_type().into(); given];
    types.extend(vec![BasicMetadataTypeEnum::from(cx.ptr_type(AddressSpace::default())); returned]);
    let function = module.add_function(&export.sizes(), cx.i32_type().fn_type(&types, false), None);
    let builder = cx.create_builder();
    builder.position_at_end(cx.append_basic_block(function, ""));
    let parameters = function.get_params();
    let (given, places) = parameters.split_at(given);
    let symbols: Vec<IntValue<'ctx>> = given.iter().map(|size| size.into_int_value()).collect();
    let sizes = Sizes { module, builder, function, symbols };

    let mut passed = sizes.symbols.iter().copied();
    for (position, tensor) in (1..).zip(&export.arguments) {
        sizes.check(tensor, &mut passed, position)?;
    }
    let position_of = |(position, tensor): (u64, &Tensor)| std::iter::repeat_n(position, tensor.open_sizes());
    let positions: Vec<u64> = (1..).zip(&export.arguments).flat_map(position_of).collect();
    for (symbol, wanted) in &export.sizes.equations {
        let position = positions[*symbol];
        let wanted = sizes.value(wanted, position)?;
        let symbol = sizes.symbols[*symbol];
        let differs = sizes.builder.build_int_compare(IntPredicate::NE, symbol, wanted, "")?;
        sizes.refuse_if(differs, position)?;
    }
    for (argument, bound) in &export.sizes.bounds {
        let position = *argument as u64 + 1;
        let bound = sizes.value(bound, position)?;
        sizes.refuse_below(bound, 0, position)?;
    }
    let first = export.arguments.len() as u64 + 1;
    let positions = (first..).zip(&export.results).flat_map(position_of);
    let results = positions.zip(&export.sizes.results).map(|(position, size)| sizes.value(size, position));
    let results = results.collect::<Result<Vec<_>, _>>()?;
    let mut computed = results.iter().copied();
    for (position, tensor) in (first..).zip(&export.results) {
        sizes.check(tensor, &mut computed, position)?;
    }
    for (argument, shape) in &export.sizes.values {
        let position = *argument as u64 + 1;
        // The elements that this leaves room for can be counted in bytes, too.
        let mut count = sizes.number(1 << 9);
        for size in shape {
            let size = sizes.value(size, position)?;
            count = sizes.checked("llvm.smul.with.overflow", count, size, position)?;
        }
    }
    for (place, &size) in places.iter().zip(&results) {
        sizes.builder.build_store(place.into_pointer_value(), size)?;
    }
    sizes.builder.build_return(Some(&cx.i32_type().const_zero()))?;
    Ok(function)
}

/// A function while it is built.
struct Sizes<'m, 'ctx> {
    module: &'m Module<'ctx>,
    builder: Builder<'ctx>,
    function: FunctionValue<'ctx>,
    symbols: Vec<IntValue<'ctx>>,
}

impl<'ctx> Sizes<'_, 'ctx> {
    /// Refuses a tensor with a size below 1, or with more bytes than a number counts. Its unknown sizes are the next ones.
    fn check(
        &self,
        tensor: &Tensor,
        passed: &mut impl Iterator<Item = IntValue<'ctx>>,
        position: u64,
    ) -> Result<(), BuilderError> {
        let mut bytes = self.number(tensor.element_bytes as i64);
        for &size in &tensor.shape {
            let size = if size == DYNAMIC {
                let size = passed.next().expect("a size for each that is unknown");
                self.refuse_below(size, 1, position)?;
                size
            } else {
                self.number(size)
            };
            bytes = self.checked("llvm.smul.with.overflow", bytes, size, position)?;
        }
        Ok(())
    }

    fn number(&self, number: i64) -> IntValue<'ctx> {
        self.module.get_context().i64_type().const_int(number as u64, true)
    }

    fn value(&self, linear: &Linear, position: u64) -> Result<IntValue<'ctx>, BuilderError> {
        let mut sum = self.number(linear.number);
        for (&factor, &symbol) in linear.factors.iter().zip(&self.symbols).filter(|&(&factor, _)| factor != 0)
        {
            let term = self.checked("llvm.smul.with.overflow", symbol, self.number(factor), position)?;
            sum = self.checked("llvm.sadd.with.overflow", sum, term, position)?;
        }
        Ok(sum)
    }

    /// The result of an intrinsic; refuses what overflows.
    fn checked(
        &self,
        name: &str,
        a: IntValue<'ctx>,
        b: IntValue<'ctx>,
        position: u64,
    ) -> Result<IntValue<'ctx>, BuilderError> {
        let intrinsic = Intrinsic::find(name)
            .and_then(|found| found.get_declaration(self.module, &[a.get_type().into()]));
        let intrinsic = intrinsic.expect("LLVM has arithmetic with overflow for all integers");
        let call = self.builder.build_call(intrinsic, &[a.into(), b.into()], "")?;
        let pair = call.try_as_basic_value().basic().expect("it returns a pair").into_struct_value();
        let overflows = self.builder.build_extract_value(pair, 1, "")?.into_int_value();
        self.refuse_if(overflows, position)?;
        Ok(self.builder.build_extract_value(pair, 0, "")?.into_int_value())
    }

    fn refuse_below(&self, number: IntValue<'ctx>, least: i64, position: u64) -> Result<(), BuilderError> {
        let least = self.number(least);
        let is_below = self.builder.build_int_compare(IntPredicate::SLT, number, least, "")?;
        self.refuse_if(is_below, position)
    }

    fn refuse_if(&self, condition: IntValue<'ctx>, position: u64) -> Result<(), BuilderError> {
        refuse_if(&self.builder, self.function, condition, position)
    }
}

/// Returns the position from a function if a condition holds, and continues otherwise.
pub(super) fn refuse_if<'ctx>(
    builder: &Builder<'ctx>,
    function: FunctionValue<'ctx>,
    condition: IntValue<'ctx>,
    position: u64,
) -> Result<(), BuilderError> {
    let ty = function.get_type().get_return_type().expect("it returns a position").into_int_type();
    return_if(builder, function, condition, ty.const_int(position, false))
}

/// Returns a number from a function if a condition is not 0, and continues otherwise.
pub(super) fn return_if<'ctx>(
    builder: &Builder<'ctx>,
    function: FunctionValue<'ctx>,
    condition: IntValue<'ctx>,
    number: IntValue<'ctx>,
) -> Result<(), BuilderError> {
    let cx = number.get_type().get_context();
    let [refused, next] = [(); 2].map(|()| cx.append_basic_block(function, ""));
    let no = condition.get_type().const_zero();
    let holds = builder.build_int_compare(IntPredicate::NE, condition, no, "")?;
    builder.build_conditional_branch(holds, refused, next)?;
    builder.position_at_end(refused);
    builder.build_return(Some(&number))?;
    builder.position_at_end(next);
    Ok(())
}
