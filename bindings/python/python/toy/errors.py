"""The exceptions of this package. Each has the text that the compiler shows, and what is wrong as data."""


class Error(Exception):
    """What is wrong with a program or a call."""

    def __init__(self, message, diagnostics=()):
        super().__init__(message)
        #: A dict for each error and warning: severity, code, message, line, column (from 1, in bytes) and help.
        self.diagnostics = list(diagnostics)


class CompileError(Error):
    """There are errors in the source."""


class ShapeError(Error, ValueError):
    """The shapes of the arguments do not fit together, or not to the function."""


class UnknownFunctionError(Error, AttributeError):
    """The program has no such function."""


class ArgumentError(Error, TypeError):
    """The number of arguments is wrong, or a struct has other fields."""


class ArrayInUseError(Error, RuntimeError):
    """Another call, on another thread, writes into an array or reads the one to write into."""


class PositionError(Error, IndexError):
    """The function computed a position that an axis does not have."""


# As users see them.
for _class in (
    Error,
    CompileError,
    ShapeError,
    UnknownFunctionError,
    ArgumentError,
    ArrayInUseError,
    PositionError,
):
    _class.__module__ = "toy"
del _class
