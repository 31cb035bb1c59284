import fc from "fast-check";

/** The same cases on every machine and at every run, so that a failure is one that can be found again. */
fc.configureGlobal({ seed: 20261121 });
