//! A function compiled for arguments of certain shapes: the only place where compiled code is called.
#![allow(unsafe_code)]

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use lowering::code::{CallError, Code};
use lowering::compile::Job;
use ndarray::{ArrayBase, ArrayD, ArrayViewMutD, DataMut, Dimension};
use toy_dialect::element_types::FloatKind;
use toy_dialect::entry::{Argument, EntryPoint};

use super::arguments::{Arguments, Pointers};
use super::error::Error;
use super::input::Inputs;
use super::open::{OpenSizes, with_sizes};
use super::room::{AnyRoom, Memory, Room, copy};
use super::shared::Shared;
use crate::arrays::{Array, Element};
use crate::pipeline::Level;
use crate::signature::Signature;

/// A function compiled for arguments of certain shapes. A clone is the same code.
#[derive(Clone)]
pub struct Specialization(Arc<Compiled>);

struct Compiled {
    code: Code,
    signature: Signature,
    arguments: Vec<Argument>,
    /// The shapes of the results, if no size is known only when the code is called, and the types of their elements.
    results: Vec<Vec<usize>>,
    kinds: Vec<FloatKind>,
    /// The sizes that calls determine.
    open: Option<OpenSizes>,
}

impl Specialization {
    pub(super) fn compile(
        program: &Shared,
        signature: &Signature,
        arguments: Vec<Argument>,
    ) -> Result<Self, Error> {
        // Functions of the C library have no dot in their names.
        let name = format!("toy.{}", signature.name);
        let (compiler, file) = program.compiler();
        let entry = EntryPoint { name: name.clone(), function: signature.name.clone(), arguments };
        let compiled = (|| {
            let mut program = compiler.generate(file)?;
            program.enter(std::slice::from_ref(&entry))?;
            program.verify()?;
            program.lower(Level::OptimizedToy)?;
            let results = program.results(&name);
            let open = if entry.is_open() { Some(OpenSizes::new(program.open_sizes(&name)?)) } else { None };
            program.lower(Level::Llvm)?;
            Ok((program, results, open))
        })();
        let (lowered, results, open) = compiled.map_err(|errors: crate::Errors| {
            Error::source(&compiler, errors.with_note(&signature.called_with(&entry.arguments)))
        })?;
        let options = &program.options;
        let job = lowered.job(&program.name, &options.target, options.debug_info);
        let job = Job { perf_map: options.perf_map, ..job };
        let code = job.code(&name).map_err(|error| Error::compile(&compiler, error))?;
        let extents = |shape: Vec<i64>| shape.into_iter().map(|extent| extent.max(0) as usize).collect();
        let (shapes, kinds): (Vec<_>, Vec<_>) = results.into_iter().unzip();
        Ok(Specialization(Arc::new(Compiled {
            code,
            signature: signature.clone(),
            arguments: entry.arguments,
            results: shapes.into_iter().map(extents).collect(),
            kinds,
            open,
        })))
    }

    /// The types of the elements of the arguments.
    pub fn argument_kinds(&self) -> impl Iterator<Item = FloatKind> {
        self.0.arguments.iter().map(|argument| argument.kind)
    }

    /// The shapes of the results, one for each returned tensor. A size that depends on those of the arguments is 0.
    pub fn result_shapes(&self) -> &[Vec<usize>] {
        &self.0.results
    }

    /// The types of the elements of the results.
    pub fn result_kinds(&self) -> &[FloatKind] {
        &self.0.kinds
    }

    /// Whether it can print, which goes to C's standard output.
    pub fn prints(&self) -> bool {
        self.0.code.prints()
    }

    /// The memory in bytes that it holds: about what LLVM keeps for each, and its machine code and constants.
    pub fn bytes(&self) -> usize {
        /// What the process grows by for each specialization of a small function, on x86-64 Linux.
        const EACH: usize = 833 << 10;
        EACH + self.0.code.bytes()
    }

    /// Calls the code, as [`Function::call`](super::Function::call) does. Arrays in another order than the code was
    /// compiled for are copied. Code for views with certain distances between elements reads only such views.
    ///
    /// # Errors
    /// If an argument has a different shape or type of elements than the code was compiled for, or other distances than
    /// a view that it was compiled for; if there is not exactly one result, or it is an array of `f32`, or if there is no
    /// memory for it.
    pub fn call(&self, arguments: impl Inputs) -> Result<ArrayD<f64>, Error> {
        self.with_arguments(arguments, |arguments| self.one(arguments))
    }

    /// Calls the code, as [`Function::call_all`](super::Function::call_all) does.
    ///
    /// # Errors
    /// If an argument has a different shape than the code was compiled for.
    pub fn call_all(&self, arguments: impl Inputs) -> Result<Vec<ArrayD<f64>>, Error> {
        self.with_arguments(arguments, |arguments| self.all(arguments))
    }

    /// Calls the code, as [`Function::call_arrays`](super::Function::call_arrays) does.
    ///
    /// # Errors
    /// If an argument has a different shape or type of elements than the code was compiled for.
    pub fn call_arrays(&self, arguments: impl Inputs) -> Result<Vec<Array>, Error> {
        self.with_arguments(arguments, |arguments| self.arrays(arguments))
    }

    /// Calls the code, as [`Function::call_into`](super::Function::call_into) does.
    ///
    /// # Errors
    /// Same as [`Specialization::call`]; also if `out` has a different shape than the result.
    pub fn call_into<T: Element, S: DataMut<Elem = T>, E: Dimension>(
        &self,
        arguments: impl Inputs,
        out: &mut ArrayBase<S, E>,
    ) -> Result<(), Error> {
        self.with_arguments(arguments, |arguments| self.store(arguments, &mut out.view_mut().into_dyn()))
    }

    /// Calls the code with arguments in the orders that it reads, if it was compiled for them.
    fn with_arguments<R>(
        &self,
        inputs: impl Inputs,
        call: impl FnOnce(&Arguments<'_>) -> Result<R, Error>,
    ) -> Result<R, Error> {
        let compiled = &*self.0;
        let inputs = inputs.list();
        let mut arguments = Arguments::for_code(&inputs, &compiled.arguments);
        if arguments.fit(&compiled.arguments) {
            arguments.copy_others()?;
            return call(&arguments);
        }
        compiled.signature.check(arguments.list().iter().map(|given| given.shape))?;
        let pairs = || arguments.list().iter().zip(&compiled.arguments).zip(compiled.signature.arguments());
        let Some(((given, wanted), argument)) = pairs().find(|((given, wanted), _)| !given.is_alike(wanted))
        else {
            let strided = pairs().find(|((given, wanted), _)| !given.has_order(&wanted.order));
            let (_, argument) = strided.expect("the arguments do not fit, and have the wanted shapes");
            return Err(Error::Strides { argument });
        };
        if given.kind != wanted.kind {
            return Err(Error::ElementType { argument, wanted: wanted.kind, given: given.kind });
        }
        // Any size would do where it is unknown.
        let extent = |(axis, &extent): (usize, &i64)| {
            usize::try_from(extent).unwrap_or_else(|_| given.shape.get(axis).copied().unwrap_or(1))
        };
        let wanted = wanted.shape.iter().enumerate().map(extent).collect();
        Err(Error::Shape { argument, wanted, given: given.shape.to_vec() })
    }

    /// Calls the code, which has one result, with arguments that it was compiled for.
    pub(super) fn one<T: Element>(&self, arguments: &Arguments<'_>) -> Result<ArrayD<T>, Error> {
        let shapes = self.only_result(arguments)?;
        self.check_kinds(T::KIND)?;
        let mut room = Room::<T>::new(&shapes[0])?;
        self.run(arguments, std::iter::once(&mut room))?;
        // SAFETY: the code has filled it.
        Ok(unsafe { room.filled() })
    }

    /// Like `one`, with any number of results.
    pub(super) fn all(&self, arguments: &Arguments<'_>) -> Result<Vec<ArrayD<f64>>, Error> {
        self.check_kinds(FloatKind::F64)?;
        let shapes = self.shapes(arguments)?;
        let rooms: Result<Vec<Room<'_, f64>>, Error> = shapes.iter().map(|shape| Room::new(shape)).collect();
        let mut rooms = rooms?;
        self.run(arguments, rooms.iter_mut())?;
        // SAFETY: the code has filled them.
        Ok(rooms.into_iter().map(|room| unsafe { room.filled() }).collect())
    }

    /// Like `all`, with elements of either type.
    pub(super) fn arrays(&self, arguments: &Arguments<'_>) -> Result<Vec<Array>, Error> {
        let shapes = self.shapes(arguments)?;
        let places = shapes.iter().zip(&self.0.kinds);
        let rooms = places.map(|(shape, kind)| AnyRoom::new(shape, *kind));
        let mut rooms = rooms.collect::<Result<Vec<AnyRoom<'_>>, Error>>()?;
        self.run(arguments, rooms.iter_mut())?;
        // SAFETY: the code has filled them.
        Ok(rooms.into_iter().map(|room| unsafe { room.filled() }).collect())
    }

    /// Checks that results have elements of a type.
    fn check_kinds(&self, wanted: FloatKind) -> Result<(), Error> {
        match self.0.kinds.iter().find(|&&kind| kind != wanted) {
            None => Ok(()),
            Some(&returned) => {
                let function = self.0.signature.name.clone();
                Err(Error::ResultElementType { function, returned, given: wanted })
            }
        }
    }

    /// Like `one`, into `out`.
    pub(super) fn store<T: Element>(
        &self,
        arguments: &Arguments<'_>,
        out: &mut ArrayViewMutD<'_, T>,
    ) -> Result<(), Error> {
        let shapes = self.only_result(arguments)?;
        self.check_kinds(T::KIND)?;
        if out.shape() != shapes[0] {
            let wanted = shapes[0].clone();
            let given = out.shape().to_vec();
            return Err(Error::ResultShape { function: self.0.signature.name.clone(), wanted, given });
        }
        match out.as_slice_mut() {
            Some(elements) => self.run(arguments, std::iter::once(elements)),
            None => {
                copy(self.one::<T>(arguments)?.view(), out.view_mut());
                Ok(())
            }
        }
    }

    /// The shape of the only result, alone in a list.
    fn only_result(&self, arguments: &Arguments<'_>) -> Result<Cow<'_, [Vec<usize>]>, Error> {
        if self.0.results.len() == 1 {
            return self.shapes(arguments);
        }
        let function = self.0.signature.name.clone();
        Err(Error::ResultCount { function, returns: self.0.results.len(), wanted: 1 })
    }

    /// The shapes of the results for some arguments.
    fn shapes(&self, arguments: &Arguments<'_>) -> Result<Cow<'_, [Vec<usize>]>, Error> {
        match &self.0.open {
            None => Ok(Cow::Borrowed(&self.0.results)),
            Some(open) => open.results(arguments, &self.0.signature).map(Cow::Owned),
        }
    }

    /// Runs the code on arguments that it was compiled for, with memory for each result.
    fn run(
        &self,
        arguments: &Arguments<'_>,
        results: impl Iterator<Item = impl Memory>,
    ) -> Result<(), Error> {
        let compiled = &*self.0;
        assert!(arguments.fit(&compiled.arguments), "only shapes that code was compiled for reach it");
        let mut pointers: Pointers = arguments.pointers();
        let shapes = self.shapes(arguments)?;
        for (memory, shape) in results.zip(&*shapes) {
            pointers.push(memory.start(shape.iter().product()));
        }
        assert_eq!(pointers.len(), compiled.arguments.len() + compiled.results.len(), "a pointer for each");
        let sizes;
        if let Some(open) = &compiled.open {
            sizes = open.passed(arguments, &compiled.arguments, &shapes);
            pointers = with_sizes(&pointers, &sizes);
        }
        // SAFETY: the arguments have the shapes and elements that the code was compiled for, and their views are alive, so that nothing
        // writes to them. The memory of each result is large enough and borrowed mutably. Each is followed by as many
        // sizes as are unknown, and these are checked. The program is written in Toy.
        let called = unsafe { compiled.code.call(&pointers) };
        called.map_err(|error| match error {
            CallError::Position(wrong) => Error::Position(wrong.to_string()),
            CallError::Output(error) => Error::Output(error.to_string()),
        })
    }
}

impl fmt::Debug for Specialization {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shapes = self.0.arguments.iter().map(|argument| &argument.shape);
        f.debug_struct("Specialization")
            .field("function", &self.0.signature.name)
            .field("arguments", &shapes.collect::<Vec<_>>())
            .finish_non_exhaustive()
    }
}
