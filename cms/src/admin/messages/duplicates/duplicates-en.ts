/** Texts of the dialog that duplicates an entry. */
export const duplicatesEn = {
  "gevel.duplicate.saveFirst": "Duplicate (save first)",
  "gevel.duplicate.help":
    "{count, plural, =0 {The copy is a draft in every language of the original.} one {The copy is a draft in every language of the original, with its own copy of # module. Changing it leaves the original as it is.} other {The copy is a draft in every language of the original, with its own copies of # modules. Changing it leaves the original as it is.}}",
  "gevel.duplicate.shared": "Pages below it and its menu entry stay with the original.",
  "gevel.duplicate.name": "Name",
  "gevel.duplicate.heading": "Title",
  "gevel.duplicate.path": "Address",
  "gevel.duplicate.from": "Old address",
  "gevel.duplicate.in": "{field} ({language})",
  "gevel.duplicate.original": "The original has: {value}",
  "gevel.duplicate.originalEmpty": "The original is the home page.",
  "gevel.duplicate.what": "What is duplicated",
  "gevel.duplicate.close": "Close",
  "gevel.duplicate.cancel": "Cancel",
  "gevel.duplicate.go": "Duplicate",
  "gevel.duplicate.made":
    "{count, plural, =0 {The copy is there as a draft: {languages}.} one {The copy is there as a draft, with # module of its own: {languages}.} other {The copy is there as a draft, with # modules of its own: {languages}.}}",
};

export type DuplicatesMessages = typeof duplicatesEn;
