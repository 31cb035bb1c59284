/** Links a project to its listings: references are unique within a source only. Empty for a listing without a project. */
export const projectKey = (source: string, reference: string): string => (reference ? `${source}/${reference}` : "");
