#!/bin/sh
# Stable rustdoc with the options that are not stable yet. Set for all of cargo, the variable would change dependencies.
RUSTC_BOOTSTRAP=1 exec rustdoc "$@"
