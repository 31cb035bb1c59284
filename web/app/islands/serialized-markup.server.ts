/** Markup laid for a document: as text, or as the bytes of pieces that many pages have. */
export type SerializedMarkup = string | readonly Buffer[];

export const markupText = (serialized: SerializedMarkup): string =>
  typeof serialized === "string" ? serialized : Buffer.concat(serialized).toString();
