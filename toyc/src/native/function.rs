//! A function that can be called with arrays of any shape.

use std::fmt;
use std::sync::Arc;

use ndarray::{ArrayBase, ArrayD, DataMut, Dimension};
use toy_dialect::element_types::FloatKind;
use toy_dialect::entry::{Argument, Order};

use super::arguments::Arguments;
use super::cache::Cache;
use super::error::Error;
use super::input::Inputs;
use super::shared::{Shared, on_large_stack};
use super::specialization::Specialization;
use crate::arrays::{Array, Element};
use crate::signature::Signature;

/// A function of a [`Program`](super::Program).
///
/// It is compiled once for each combination of shapes, types of elements and orders with which it is called. The
/// specializations are kept, as many as fit into [`Options::max_bytes`](super::Options). A clone shares them, and
/// threads may call at the same time.
#[derive(Clone)]
pub struct Function {
    program: Arc<Shared>,
    index: usize,
    cache: Arc<Cache>,
}

impl Function {
    pub(super) fn new(program: Arc<Shared>, index: usize) -> Self {
        let cache = Arc::new(Cache::new(program.options.max_bytes));
        Function { program, index, cache }
    }

    /// The parameters and results of the function.
    pub fn signature(&self) -> &Signature {
        &self.program.functions[self.index]
    }

    /// Calls the function, which returns one tensor: a number, an array of rank 0, or an array in row-major order. There is an
    /// argument for each tensor that it takes; a struct is passed field by field.
    ///
    /// Arguments of different ranks and types are passed as a tuple, see [`Inputs`], or as a list of
    /// [`View`](crate::arrays::View).
    ///
    /// Once the code exists, a call allocates only the result, unless it has to copy an argument. With more than eight
    /// arrays, including results, it also needs memory for a list of them.
    ///
    /// # Errors
    /// If the number of arguments is wrong, an array is empty, the shapes do not fit together ([`Error::Source`], with
    /// both places and the calls that lead there), or the function returns nothing, a struct, or an array of `f32`. Also if
    /// the function computes a position that a tensor does not have ([`Error::Position`]).
    ///
    /// ```
    /// use ndarray::array;
    /// let program = toyc::native::Program::parse("def scale(x, s) { return x * s; }")?;
    /// let scale = program.function("scale")?;
    /// let x = array![[1., 2.], [3., 4.]];
    /// assert_eq!(scale.call((&x, 10.))?, array![[10., 20.], [30., 40.]].into_dyn());
    ///
    /// let error = scale.call((&x,)).expect_err("one array is missing");
    /// assert_eq!(error.to_string(), "scale(x, s) takes 2 arrays, and 1 is given");
    ///
    /// let pick = toyc::native::Program::parse("def pick(x, i) { return x[i]; }")?.function("pick")?;
    /// let error = pick.call((&x, 2.)).expect_err("there are two rows");
    /// assert_eq!(error.to_string(), "<source>:1:25: position 2 is out of range: the axis has size 2");
    /// assert_eq!(pick.call((&x, -1.))?, array![3., 4.].into_dyn());
    /// # Ok::<(), toyc::native::Error>(())
    /// ```
    pub fn call(&self, arguments: impl Inputs) -> Result<ArrayD<f64>, Error> {
        self.with_code(arguments, Specialization::one)
    }

    /// Calls the function. For a struct, there is a result for each tensor in it; if nothing is returned, there is
    /// none.
    ///
    /// # Errors
    /// Same as [`Function::call`], but the function may return nothing or a struct.
    ///
    /// ```
    /// use ndarray::array;
    /// let source = "struct Both { var sum; var product; }
    ///               def both(x, y) { Both b = {x + y, x * y}; return b; }";
    /// let both = toyc::native::Program::parse(source)?.function("both")?;
    /// let results = both.call_all((array![1., 2.], array![3., 4.]))?;
    /// assert_eq!(results, [array![4., 6.].into_dyn(), array![3., 8.].into_dyn()]);
    /// # Ok::<(), toyc::native::Error>(())
    /// ```
    pub fn call_all(&self, arguments: impl Inputs) -> Result<Vec<ArrayD<f64>>, Error> {
        self.with_code(arguments, Specialization::all)
    }

    /// Calls the function, whose results may have elements of either type.
    ///
    /// # Errors
    /// Same as [`Function::call`], but the function may return anything.
    ///
    /// ```
    /// use ndarray::array;
    /// use toyc::arrays::Array;
    /// let scale = toyc::native::Program::parse("def scale(x, s) { return f32(s) * x; }")?.function("scale")?;
    /// let x = array![1f32, 2.];
    /// assert_eq!(scale.call_arrays((&x, 10.))?, [Array::F32(array![10f32, 20.].into_dyn())]);
    ///
    /// let error = scale.call((&x, 10.)).expect_err("it is an array of f32");
    /// assert_eq!(error.to_string(), "function 'scale' returns an array of f32, and there is one of f64 for it");
    /// # Ok::<(), toyc::native::Error>(())
    /// ```
    pub fn call_arrays(&self, arguments: impl Inputs) -> Result<Vec<Array>, Error> {
        self.with_code(arguments, Specialization::arrays)
    }

    /// Like [`Function::call`], but stores the result in existing memory: an array or view of the shape of the result.
    /// If its elements are not contiguous and in row-major order, the result is copied there.
    ///
    /// # Errors
    /// Same as [`Function::call`]; also if the result has a different shape or elements of another type.
    ///
    /// ```
    /// use ndarray::{Array2, array};
    /// let f = toyc::native::Program::parse("def f(x) { return transpose(x); }")?.function("f")?;
    /// let mut out = Array2::<f64>::zeros((3, 1));
    /// f.call_into((array![[1., 2., 3.]],), &mut out)?;
    /// assert_eq!(out, array![[1.], [2.], [3.]]);
    /// # Ok::<(), toyc::native::Error>(())
    /// ```
    pub fn call_into<T: Element, S: DataMut<Elem = T>, E: Dimension>(
        &self,
        arguments: impl Inputs,
        out: &mut ArrayBase<S, E>,
    ) -> Result<(), Error> {
        self.with_code(arguments, |code, arguments| code.store(arguments, &mut out.view_mut().into_dyn()))
    }

    /// The function compiled for arguments of the shapes and orders of these, as [`Function::call`] would call it.
    ///
    /// # Errors
    /// Same as [`Function::call`].
    pub fn compile_like(&self, arguments: impl Inputs) -> Result<Specialization, Error> {
        self.specialization(&mut Arguments::new(&arguments.list()))
    }

    /// Compiles the function for arguments of `f64` and these shapes, in row-major order. Calling the result needs no
    /// look-up. For other types of elements and orders, see [`Function::compile_for_arguments`].
    ///
    /// # Errors
    /// Same as [`Function::call`].
    ///
    /// ```
    /// use ndarray::array;
    /// let f = toyc::native::Program::parse("def f(x, y) { return x - y; }")?.function("f")?;
    /// let f = f.compile_for(&[[2], [2]])?;
    /// assert_eq!(f.call((array![5., 6.], array![1., 1.]))?, array![4., 5.].into_dyn());
    ///
    /// let error = f.call((array![5.], array![1.])).expect_err("the shapes differ");
    /// assert_eq!(error.to_string(), "the array for 'x' has the shape <1>, and the code is for <2>");
    /// # Ok::<(), toyc::native::Error>(())
    /// ```
    pub fn compile_for<S: AsRef<[usize]>>(&self, shapes: &[S]) -> Result<Specialization, Error> {
        let argument = |shape: &S| Argument::new(shape.as_ref(), FloatKind::F64, Order::RowMajor);
        self.compile_for_arguments(&shapes.iter().map(argument).collect::<Vec<_>>())
    }

    /// Compiles the function for arguments of these shapes, types of elements (`f64` or `f32`) and orders. With
    /// [`Argument::any`], some sizes may be any, as in [`Function::compile_for_any`].
    ///
    /// # Errors
    /// Same as [`Function::call`]; also if the elements are of another type, or if there are not as many distances as
    /// dimensions, or an unknown size among dimensions with distances ([`Error::Argument`]).
    ///
    /// ```
    /// use ndarray::array;
    /// use toyc::arrays::{Array, FloatKind};
    /// use toyc::entry::{Argument, Order};
    /// let f = toyc::native::Program::parse("def f(x, s) { return x * f32(s); }")?.function("f")?;
    /// let x = Argument::new(&[2], FloatKind::F32, Order::RowMajor);
    /// let s = Argument::new(&[], FloatKind::F64, Order::RowMajor);
    /// let f = f.compile_for_arguments(&[x, s])?;
    /// assert_eq!(f.call_arrays((array![1f32, 2.], 10.))?, [Array::F32(array![10f32, 20.].into_dyn())]);
    /// # Ok::<(), toyc::native::Error>(())
    /// ```
    pub fn compile_for_arguments(&self, arguments: &[Argument]) -> Result<Specialization, Error> {
        let shapes: Vec<Vec<usize>> = arguments.iter().map(Argument::least_shape).collect();
        self.signature().check(shapes.iter().map(Vec::as_slice))?;
        let names = self.signature().arguments();
        match names.into_iter().zip(arguments).find(|(_, argument)| !argument.can_be_passed()) {
            None => self.compile(arguments.to_vec()),
            Some((name, _)) => Err(Error::Argument(name)),
        }
    }

    /// Compiles the function once for arguments of `f64` in row-major order of which some sizes are any: `None`. Sizes
    /// that meet in an operation must be equal; only an axis that is known to have size 1 repeats.
    ///
    /// # Errors
    /// Same as [`Function::call`]; also if an operation must know a size.
    ///
    /// ```
    /// use ndarray::{Array2, array};
    /// let f = toyc::native::Program::parse("def f(x, y) { return x[1:] * y; }")?.function("f")?;
    /// let f = f.compile_for_any(&[&[None, Some(2)][..], &[Some(2)]])?;
    /// let y = array![10., 1.].into_dyn();
    /// for rows in 2..5 {
    ///     let x = Array2::from_elem((rows, 2), 3.).into_dyn();
    ///     assert_eq!(f.call(&[x.view(), y.view()])?.shape(), [rows - 1, 2]);
    /// }
    ///
    /// let x = array![[1., 2., 3.]].into_dyn();
    /// let error = f.call(&[x.view(), y.view()]).expect_err("there are three columns");
    /// assert_eq!(error.to_string(), "the array for 'x' has the shape <1, 3>, and the code is for <1, 2>");
    /// # Ok::<(), toyc::native::Error>(())
    /// ```
    pub fn compile_for_any<S: AsRef<[Option<usize>]>>(&self, shapes: &[S]) -> Result<Specialization, Error> {
        let arguments = shapes.iter().map(|shape| Argument::any(shape.as_ref(), FloatKind::F64));
        self.compile_for_arguments(&arguments.collect::<Vec<_>>())
    }

    /// The current number of specializations.
    pub fn num_specializations(&self) -> usize {
        self.cache.len()
    }

    /// Calls the code for these arguments.
    fn with_code<R>(
        &self,
        inputs: impl Inputs,
        call: impl FnOnce(&Specialization, &Arguments<'_>) -> Result<R, Error>,
    ) -> Result<R, Error> {
        let inputs = inputs.list();
        let mut arguments = Arguments::new(&inputs);
        let code = self.specialization(&mut arguments)?;
        arguments.copy_others()?;
        call(&code, &arguments)
    }

    fn specialization(&self, arguments: &mut Arguments<'_>) -> Result<Specialization, Error> {
        self.cache.get(arguments, |arguments| {
            self.signature().check(arguments.list().iter().map(|given| given.shape))?;
            self.compile(arguments.to_key())
        })
    }

    fn compile(&self, arguments: Vec<Argument>) -> Result<Specialization, Error> {
        on_large_stack(|| Specialization::compile(&self.program, self.signature(), arguments))
    }
}

impl fmt::Debug for Function {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Function").field(&self.signature().to_string()).finish()
    }
}
