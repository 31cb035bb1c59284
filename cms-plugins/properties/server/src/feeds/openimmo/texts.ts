import { isLanguage, type Language } from "@gevel/config";
import type { ItemDraft } from "../draft/item-draft.js";
import { attributeOf, childrenOf, find, textAt, type XmlElement } from "../xml/xml-element.js";

/** nl, nl-BE, nl_BE and NL are one language. */
export function languageOf(written: string): Language | null {
  const code = written.slice(0, 2).toLowerCase();
  return /^[a-z]{2}([-_].*)?$/i.test(written) && isLanguage(code) ? code : null;
}

const isHtml = (text: string) => /<\/?[a-z][^>]*>/i.test(text);
const breaks = (text: string) =>
  isHtml(text) ? text : `<p>${text.replace(/\n\s*\n/g, "</p><p>").replaceAll("\n", "<br>")}</p>`;

/** Parts of a description as one: plain text as its paragraphs, where another part has markup of its own. */
export function joinParagraphs(parts: readonly string[]): string {
  const filled = parts.filter((part) => part !== "");
  return filled.some(isHtml) ? filled.map(breaks).join("") : filled.join("\n\n");
}

/** Headline and description in the listing's language, and what it says in others. */
export function readTexts(listing: XmlElement, draft: ItemDraft, language: Language): void {
  const texts = find(listing, "freitexte");
  draft.localized("typeDescription", language, textAt(texts, "objekttitel"), "freitexte/objekttitel");
  const main = textAt(texts, "objektbeschreibung") || textAt(texts, "dreizeiler");
  const parts = [main, ...["lage", "ausstatt_beschr", "sonstige_angaben"].map((name) => textAt(texts, name))];
  draft.localized("description", language, joinParagraphs(parts), "freitexte/objektbeschreibung");
  for (const other of childrenOf(texts, "objekt_text")) {
    const written = attributeOf(other, "lang");
    const found = languageOf(written);
    const field = "freitexte/objekt_text/@lang";
    if (!found) draft.leftOut(field, written, "is no language of the site");
    else if (found === language && main !== "") draft.leftOut(field, written, "is the language of objektbeschreibung");
    else draft.localized("description", found, other.text.trim(), "freitexte/objekt_text");
  }
}
