import type { Language } from "@gevel/config";
import { decodeEntities, withMarkup } from "../draft/decode-entities.js";
import type { ItemDraft } from "../draft/item-draft.js";
import { languageOf } from "../draft/language-of.js";
import { attributeOf, childrenOf, find, textAt, type XmlElement } from "../xml/xml-element.js";

const isHtml = (text: string) => /<\/?[a-z][^>]*>/i.test(text);
const paragraphs = (text: string) =>
  `<p>${text
    .replaceAll("<", "&lt;")
    .replace(/\n\s*\n/g, "</p><p>")
    .replaceAll("\n", "<br>")}</p>`;

/** Parts of a description as one: plain text as its paragraphs, where another part has markup of its own. */
export function joinParagraphs(parts: readonly string[]): string {
  const filled = parts.filter((part) => part !== "");
  return filled.some(isHtml)
    ? filled.map((part) => (isHtml(part) ? part : paragraphs(part))).join("")
    : filled.join("\n\n");
}

/**
 * Headline and description in the listing's language, and its texts in others. Null is a language that the site lacks:
 * its texts are not stored.
 */
export function readTexts(listing: XmlElement, draft: ItemDraft, language: Language | null): void {
  const texts = find(listing, "freitexte");
  const headline = decodeEntities(textAt(texts, "objekttitel"));
  const main = textAt(texts, "objektbeschreibung") || textAt(texts, "dreizeiler");
  const parts = [main, ...["lage", "ausstatt_beschr", "sonstige_angaben"].map((name) => textAt(texts, name))];
  if (language !== null) {
    draft.localized("typeDescription", language, headline, "freitexte/objekttitel");
    draft.localized("description", language, joinParagraphs(parts.map(withMarkup)), "freitexte/objektbeschreibung");
  }
  // The first in a language counts, as objektbeschreibung does before them all.
  const given = new Set<Language>(main === "" || language === null ? [] : [language]);
  const isUnnamed = (text: XmlElement) => attributeOf(text, "lang") === "";
  // Texts that name their language come first: their language is certain.
  const others = [...childrenOf(texts, "objekt_text")].sort((a, b) => Number(isUnnamed(a)) - Number(isUnnamed(b)));
  for (const other of others) {
    const written = attributeOf(other, "lang");
    // Without a language the text is in that of the listing.
    const found = written === "" ? language : languageOf(written);
    const field = "freitexte/objekt_text/@lang";
    const text = withMarkup(other.text.trim());
    if (text === "" && written === "") continue;
    if (!found) draft.leftOut(field, written, "is no language of the site");
    else if (found === language && main !== "") draft.leftOut(field, written, "is the language of objektbeschreibung");
    else if (given.has(found)) draft.leftOut(field, written, "is the language of another objekt_text");
    else {
      given.add(found);
      const rest = found === language ? parts.slice(1) : [];
      draft.localized("description", found, joinParagraphs([text, ...rest.map(withMarkup)]), "freitexte/objekt_text");
    }
  }
}
