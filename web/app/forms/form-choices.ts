/** Options of a form that come from the site's data, by field name. */
export type FormChoices = Record<
  string,
  {
    value: string;
    label: string;
    /** Zones only: the zone it is part of, if any. */
    within?: string;
    /** Zones only: its place among those that the agency is active in, from 1. */
    near?: number;
    /** Zones only: a shorter name for the map, if the label is longer. */
    short?: string;
  }[]
>;

/** The values alone, as the rules of a form take them. */
export const optionValues = (choices: FormChoices): Record<string, string[]> =>
  Object.fromEntries(Object.entries(choices).map(([name, list]) => [name, list.map(({ value }) => value)]));
