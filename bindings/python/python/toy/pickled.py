"""Programs and functions that came from another process: they are compiled here, once."""

import functools

from ._native import compile


@functools.lru_cache(maxsize=64)
def _compiled(source, options):
    return compile(source, **dict(options))


def program(source, options):
    """The program with this source; `options` are the other arguments of `toy.compile`."""
    return _compiled(source, tuple(sorted(options.items())))


def function(source, options, name):
    """A function of it."""
    return program(source, options)[name]
