import { parse, TYPE } from "@formatjs/icu-messageformat-parser";

/** @typedef {Readonly<Record<string, string>>} Catalogue */

/**
 * The placeholders of a message, each with its kind, so that a plural that became plain text shows.
 *
 * @param {readonly import("@formatjs/icu-messageformat-parser").MessageFormatElement[]} elements
 * @returns {string[]}
 */
function placeholders(elements) {
  return elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.plural:
      case TYPE.select:
        return [element.value, ...Object.values(element.options).flatMap((option) => placeholders(option.value))];
      case TYPE.tag:
        return [`<${element.value}>`, ...placeholders(element.children)];
      default:
        return [element.value];
    }
  });
}

/** @param {string} message */
const namesIn = (message) => [...new Set(placeholders(parse(message)))].sort().join(", ");

/**
 * What is wrong with the catalogues of one folder: messages that no ICU parser reads, empty ones, ids that a language lacks
 * or has alone, placeholders that differ from English. A translation may have more ids than English where `mayAdd` says
 * so: labels of Strapi whose English Strapi or a form's layout has.
 *
 * @param {Readonly<Record<string, Catalogue>>} catalogues by language, `en` among them
 * @param {(id: string) => boolean} mayAdd
 * @returns {string[]}
 */
export function messageFaults(catalogues, mayAdd) {
  const { en = {}, ...others } = catalogues;
  const broken = Object.entries(catalogues).flatMap(([language, texts]) =>
    Object.entries(texts).flatMap(([id, text]) => {
      if (text.trim() === "") return [`${language}: ${id} is empty`];
      try {
        parse(text);
        return [];
      } catch (error) {
        return [`${language}: ${id} is not an ICU message (${error instanceof Error ? error.message : error})`];
      }
    }),
  );
  if (broken.length > 0) return broken;
  return Object.entries(others).flatMap(([language, texts]) => [
    ...Object.keys(en)
      .filter((id) => !(id in texts))
      .map((id) => `${language}: ${id} is missing`),
    ...Object.keys(texts)
      .filter((id) => !(id in en) && !mayAdd(id))
      .map((id) => `${language}: ${id} is not in en`),
    ...Object.entries(texts).flatMap(([id, text]) => {
      const english = en[id];
      if (english === undefined || namesIn(english) === namesIn(text)) return [];
      return [`${language}: ${id} has the placeholders (${namesIn(text)}), en has (${namesIn(english)})`];
    }),
  ]);
}

/**
 * The language of a catalogue, `messages/nl.json` or `messages/nl/forms.json`, and its path without the language, which all
 * languages have in common.
 *
 * @param {string} file
 */
export function catalogueOf(file) {
  const [, folder, language, area = ""] = /^(.*\/)([a-z]{2})(\/[\w-]+)?\.json$/.exec(file) ?? [];
  if (folder === undefined || language === undefined) throw new Error(`${file} is in no language`);
  return { catalogue: `${folder}*${area}.json`, language };
}

/** Letters and what joins them: an id, or a part of one. */
const quoted = /["'`]([\w.:-]+)["'`]/g;
const template = /`((?:[\w.:-]|\$\{[^{}]*\})*)`/g;

/**
 * Ids that no source has: neither whole, nor by a template whose fixed parts they have.
 *
 * @param {readonly string[]} ids
 * @param {string} source
 * @returns {string[]}
 */
export function unusedMessages(ids, source) {
  const whole = new Set(Array.from(source.matchAll(quoted), ([, id]) => id));
  const patterns = Array.from(source.matchAll(template), ([, text = ""]) => text.split(/\$\{[^{}]*\}/)).filter(
    (parts) => parts.length > 1 && /\w\./.test(parts[0] ?? ""),
  );
  const built = patterns.map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll(".", "\\.")).join(".+")}$`));
  return ids.filter((id) => !whole.has(id) && !built.some((pattern) => pattern.test(id)));
}
