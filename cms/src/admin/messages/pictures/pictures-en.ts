/** Texts of the page of alternative texts; the other languages have the same keys. */
export const picturesEn = {
  "gevel.pictures.title": "Alternative texts",
  "gevel.pictures.subtitle":
    "What each picture shows, for people who cannot see it. A language without a text has the default language’s, else the title beside the picture.",
  "gevel.pictures.show": "Pictures to show",
  "gevel.pictures.all": "All pictures ({count, number})",
  "gevel.pictures.lacking": "Without a text: {language} ({count, number})",
  "gevel.pictures.none": "Every picture has a text.",
  "gevel.pictures.save": "Save",
  "gevel.pictures.saved": "Saved.",
  "gevel.pictures.failed": "Not saved. Try again.",
  "gevel.pictures.leave": "Some texts are not saved yet. Leave anyway?",
  "gevel.pictures.previous": "Previous page",
  "gevel.pictures.next": "Next page",
  "gevel.pictures.page": "Page {page} of {pageCount}",
  /** Under the one field that Strapi has for it. */
  "upload.form.input.description.file-alt":
    "In the default language of the site. The other languages are under “Alternative texts” in the menu.",
} as const;

export type PictureTexts = Record<keyof typeof picturesEn, string>;
