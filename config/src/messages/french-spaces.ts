/** Spaces that French sets before two-part punctuation and inside its quotation marks, so that no line breaks there. */
export const frenchSpaces = (text: string): string =>
  text
    .replace(/ (?=[;!?])/g, "\u202f")
    .replace(/ (?=[:»])/g, "\u00a0")
    .replace(/« /g, "«\u00a0");
