import fc from "fast-check";
import "../../tests/support/fail-on-console-error.js";
import "../../tests/support/fixed-seed.js";

/** It only matters whether a property fails; shrinking the counterexample takes a minute. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
