/**
 * What a project and the listings in it have in common: references are unique within a source only. Empty where a
 * listing belongs to none.
 */
export const projectKey = (source: string, reference: string): string => (reference ? `${source}/${reference}` : "");
