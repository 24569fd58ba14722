"""What tests share."""

import os

import pytest


@pytest.fixture
def toyc():
    """The compiler, if it has been built."""
    toyc = os.path.join(os.environ.get("TOY_TEST_BINARIES", "."), "toyc")
    if not os.path.isfile(toyc):
        pytest.skip("toyc is not built")
    return toyc
