import { printable, printedLine, type FieldRules } from "@gevel/config";
import sanitizeHtml from "sanitize-html";
import { isRecord, type Attribute, type ModelOf } from "./walk-entry.js";

type Entry = Record<string, unknown>;

const reference = /&(?:#\d+|#x[\da-f]+|\w+);?/gi;
const decoding: sanitizeHtml.IOptions = { allowedTags: [], allowedAttributes: {} };
const isUnseen = (written: string) => printable(sanitizeHtml(written, decoding)) === "";

/** HTML and Markdown may encode a character as an entity; removing one may form another. */
function cleanRichText(text: string): string {
  let clean = printable(text);
  for (let before = ""; before !== clean;) {
    before = clean;
    clean = clean.replace(reference, (written) => (isUnseen(written) ? "" : written));
  }
  return clean;
}

function cleanValues(value: unknown): unknown {
  if (typeof value === "string") return printable(value);
  if (Array.isArray(value)) return value.map(cleanValues);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cleanValues(each)]));
}

/** The admin sends a JSON field as text; one that is none is refused further on. */
function cleanJson(value: unknown): unknown {
  if (typeof value !== "string") return cleanValues(value);
  try {
    return JSON.stringify(cleanValues(JSON.parse(value)));
  } catch {
    return value;
  }
}

const byType: Readonly<Record<string, (text: string) => string>> = {
  string: printedLine,
  email: printedLine,
  text: printable,
  richtext: cleanRichText,
};

function cleanField(attribute: Attribute, value: unknown, modelOf: ModelOf, rules: FieldRules): unknown {
  if (attribute.type === "json") return cleanJson(value);
  if (typeof value === "string") return byType[attribute.type]?.(value) ?? value;
  if (attribute.type !== "component" && attribute.type !== "dynamiczone") return value;
  const cleanPart = (part: unknown): unknown => {
    if (!isRecord(part)) return part;
    const uid = attribute.type === "component" ? attribute.component : part.__component;
    return typeof uid === "string" ? cleanTexts(uid, part, modelOf, rules) : part;
  };
  return Array.isArray(value) ? value.map(cleanPart) : cleanPart(value);
}

/**
 * An entry as sent, without the invisible characters that word processors paste along; they are removed silently. Soft
 * hyphens, no-break spaces and joiners of emoji stay.
 */
export function cleanTexts(uid: string, data: Entry, modelOf: ModelOf, rules: FieldRules): Entry {
  const clean = { ...data };
  for (const [name, attribute] of Object.entries(modelOf(uid)?.attributes ?? {}))
    if (data[name] !== undefined) {
      const value = cleanField(attribute, data[name], modelOf, rules);
      const complete = rules[`${uid}.${name}`]?.complete;
      clean[name] = typeof value === "string" && complete ? complete(value) : value;
    }
  return clean;
}
