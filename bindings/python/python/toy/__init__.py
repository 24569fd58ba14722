"""Functions of Toy programs, called on numpy arrays.

>>> import numpy, toy
>>> program = toy.compile("def f(a, b) { return transpose(a) * b; }")
>>> program.f(numpy.array([[1.0, 2.0]]), numpy.array([[3.0], [4.0]]))
array([[3.],
       [8.]])
"""

from ._native import VERSION as __version__
from ._native import Function, Program, Specialization, compile
from .errors import (
    ArgumentError,
    ArrayInUseError,
    CompileError,
    Error,
    PositionError,
    ShapeError,
    UnknownFunctionError,
)

__all__ = [
    "ArgumentError",
    "ArrayInUseError",
    "CompileError",
    "Error",
    "Function",
    "PositionError",
    "Program",
    "ShapeError",
    "Specialization",
    "UnknownFunctionError",
    "__version__",
    "compile",
]
