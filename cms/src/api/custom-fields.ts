/**
 * Fields that the admin edits in a custom field instead of raw JSON; the stored list is the same. Schemas refer to them
 * as `global::amounts` and `global::places`.
 */
export const customFields = ["amounts", "places"].map((name) => ({
  name,
  type: "json" as const,
  inputSize: { default: 12 as const, isResizable: true },
}));
