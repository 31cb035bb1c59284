/**
 * Both runners run everything in full, which `.ci/run` and the workflows say too. `npm test` on one's own machine sets
 * TEST_SCOPE=quick and leaves out what decisions 147 and 148 list, such as browser tests with `@full` in their title.
 */
export const isFullScope = process.env.TEST_SCOPE !== "quick";

/** Of the variants of one check, such as widths or languages: each in a full run, the first in a quick one. */
export const inScope = <Variant>(variants: readonly Variant[]): readonly Variant[] =>
  isFullScope ? variants : variants.slice(0, 1);
