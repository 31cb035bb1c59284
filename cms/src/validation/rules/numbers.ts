interface Range {
  min?: unknown;
  max?: unknown;
}

/** CMS-11: a number outside its range in words for staff, or null. Strapi itself looks only when publishing. */
export function rangeProblem(value: number, { min, max }: Range): string | null {
  const low = typeof min === "number" ? min : undefined;
  const high = typeof max === "number" ? max : undefined;
  if ((low === undefined || value >= low) && (high === undefined || value <= high)) return null;
  if (low !== undefined && high !== undefined) return `Choose a number from ${low} to ${high}.`;
  return low === undefined ? `Choose a number up to ${high}.` : `Choose a number from ${low}.`;
}
