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
 * or has alone, placeholders that differ from English. `englishOf` tells where the English of an id is that a translation
 * has: in its `catalogue`; in a form's `layout`, so all translations must have it; or at `strapi`, which has some of them too.
 *
 * @param {Readonly<Record<string, Catalogue>>} catalogues by language
 * @param {(id: string) => "catalogue" | "layout" | "strapi"} englishOf
 * @returns {string[]}
 */
export function messageFaults(catalogues, englishOf) {
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
  const inLayouts = Object.values(others).flatMap((texts) =>
    Object.keys(texts).filter((id) => englishOf(id) === "layout"),
  );
  const expected = [...new Set([...Object.keys(en), ...inLayouts])];
  return Object.entries(others).flatMap(([language, texts]) => [
    ...expected.filter((id) => !(id in texts)).map((id) => `${language}: ${id} is missing`),
    ...Object.keys(texts)
      .filter((id) => !(id in en) && englishOf(id) === "catalogue")
      .map((id) => `${language}: ${id} is not in en`),
    ...Object.entries(texts).flatMap(([id, text]) => {
      const english = en[id];
      if (english === undefined || namesIn(english) === namesIn(text)) return [];
      return [`${language}: ${id} has the placeholders (${namesIn(text)}), en has (${namesIn(english)})`];
    }),
  ]);
}

/** Labels and help as the admin asks for them: `message-ids.ts` in cms/src/admin. */
const ofField = /^(content-manager\.(?:content-types|components)|gevel\.help)\.(.+)\.([^.]+)$/;
/** Strapi stores these of every entry. */
const timestamps = ["createdAt", "createdBy", "updatedAt", "updatedBy"];

/**
 * Fields of forms that a translation does not label or explain, and labels and help of fields that no form has.
 *
 * @param {Readonly<Record<string, { fields: Record<string, { help?: string }>, hidden?: readonly string[] }>>} layouts by uid
 * @param {Catalogue} texts of one language
 * @returns {string[]}
 */
export function layoutFaults(layouts, texts) {
  const labelled = Object.entries(layouts).flatMap(([uid, { fields }]) =>
    Object.entries(fields).flatMap(([field, { help }]) => [
      `content-manager.${uid.includes("::") ? "content-types" : "components"}.${uid}.${field}`,
      ...(help ? [`gevel.help.${uid}.${field}`] : []),
    ]),
  );
  const surplus = Object.keys(texts).filter((id) => {
    const [, kind, uid = "", field = ""] = ofField.exec(id) ?? [];
    const layout = layouts[uid];
    if (labelled.includes(id)) return false;
    // Strapi's own types have labels too.
    if (layout === undefined) return kind === "gevel.help" || uid.startsWith("api::");
    return (
      kind === "gevel.help" || ![...Object.keys(layout.fields), ...(layout.hidden ?? []), ...timestamps].includes(field)
    );
  });
  return [
    ...labelled.filter((id) => !(id in texts)).map((id) => `${id} is missing`),
    ...surplus.map((id) => `${id} is of no field`),
  ];
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
