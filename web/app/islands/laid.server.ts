/** Markup laid for a document: as text, or as the bytes of pieces that many pages have. */
export type Laid = string | readonly Buffer[];

export const laidText = (laid: Laid): string => (typeof laid === "string" ? laid : Buffer.concat(laid).toString());
