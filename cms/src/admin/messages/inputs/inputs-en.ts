/** Texts of our own fields; the other languages have the same keys. */
export const inputsEn = {
  // Strapi’s own says “False” and “True”; the help texts of the fields say what off means.
  "app.components.ToggleCheckbox.off-label": "Off",
  "app.components.ToggleCheckbox.on-label": "On",
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
  "gevel.editConflicts.title": "This was saved meanwhile",
  "gevel.editConflicts.who": "{by} saved this entry on {at}, while you were editing it. Nothing is overwritten yet.",
  "gevel.editConflicts.yourself":
    "You saved this entry yourself on {at}, in another window. Nothing is overwritten yet.",
  "gevel.editConflicts.program": "A program (an import, for instance)",
  "gevel.editConflicts.what":
    "Keep mine: your changes are saved; what only the other one changed stays. Use theirs: your changes are discarded.",
  "gevel.editConflicts.field": "Field",
  "gevel.editConflicts.mine": "Yours",
  "gevel.editConflicts.theirs": "Theirs",
  "gevel.editConflicts.both": "changed by both",
  "gevel.editConflicts.nothing": "empty",
  "gevel.editConflicts.unreadable": "The other version could not be loaded. Go back and save again.",
  "gevel.editConflicts.keepMine": "Keep mine",
  "gevel.editConflicts.takeTheirs": "Use theirs",
  "gevel.editConflicts.goBack": "Back to my form",
  "gevel.editConflicts.took": "The form shows the other version. Your changes were discarded.",
  "gevel.editConflicts.remounted": "Not saved: the form was reloaded with the saved version.",
  "gevel.editConflicts.wentBack": "Not saved yet: your changes are still in the form.",
} as const;

export type InputMessages = Record<keyof typeof inputsEn, string>;
