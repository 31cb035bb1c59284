/** Choices of a form that come from the site's data, by field name. */
export type FormChoices = Record<string, { value: string; label: string }[]>;
