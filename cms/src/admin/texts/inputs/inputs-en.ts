/** What our own fields say; the other languages have the same keys. */
export const inputsEn = {
  "gevel.amounts.name": "Amounts in euro",
  "gevel.amounts.add": "Add",
  "gevel.amounts.remove": "Remove {amount}",
  "gevel.amounts.added": "{count, plural, one {{amounts} added.} other {# amounts added.}}",
  "gevel.amounts.removed": "{amount} removed.",
  "gevel.amounts.none": "No amounts yet.",
  "gevel.amounts.unreadable": "“{text}” is not an amount. Write whole euros, e.g. 250,000.",
  "gevel.amounts.double": "{amount} is in the list already.",
  "gevel.places.name": "Places",
  "gevel.places.placeholder": "Name or postcode",
  "gevel.places.noneFound": "No place found.",
  "gevel.places.waiting": "Loading the list…",
  "gevel.places.closed": "You may not read the list of places; what was chosen stays.",
  "gevel.places.unreachable": "The list of places could not be loaded; what was chosen stays.",
  "gevel.places.again": "Try again",
  "gevel.places.remove": "Remove {place}",
  "gevel.places.all": "All places.",
} as const;

export type InputTexts = Record<keyof typeof inputsEn, string>;
