import fc from "fast-check";
import "../../tests/support/fail-on-console-error.js";
import "../../tests/support/fixed-seed.js";

/** Whether a property fails is all that is asked; the smallest case that makes it fail takes a minute to find. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
