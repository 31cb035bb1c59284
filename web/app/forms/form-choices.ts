/** Choices of a form that come from the site's data, by field name. */
export type FormChoices = Record<
  string,
  {
    value: string;
    label: string;
    /** Of a zone: the one that it lies in, or nothing. */
    within?: string;
    /** Of a zone: as a map has room for, where its label is longer. */
    short?: string;
  }[]
>;

/** The values alone, as the rules of a form take them. */
export const optionValues = (choices: FormChoices): Record<string, string[]> =>
  Object.fromEntries(Object.entries(choices).map(([name, list]) => [name, list.map(({ value }) => value)]));
