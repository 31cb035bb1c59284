/**
 * What the admin edits by a field of its own instead of raw JSON; what is stored is the same list. Schemas name them
 * `global::amounts` and `global::places`.
 */
export const customFields = ["amounts", "places"].map((name) => ({
  name,
  type: "json" as const,
  inputSize: { default: 12 as const, isResizable: true },
}));
