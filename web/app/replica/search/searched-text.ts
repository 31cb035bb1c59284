import { tokenize } from "@gevel/config";

/** What stands before a reference in the four languages of a page. */
const labels = new Set(["referentie", "reference", "referenz", "ref"]);

/** What a visitor searches for, who may have copied the label of a reference with it: `Referentie 548`. */
export function searchedText(text: string): string {
  const words = tokenize(text);
  const telling = words.filter((word) => !labels.has(word));
  return telling.length > 0 && telling.length < words.length ? telling.join(" ") : text;
}
