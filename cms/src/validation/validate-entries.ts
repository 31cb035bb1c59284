import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { siteContentTypes } from "../api/content-types";
import { checkInput } from "./check-input";
import { checkRelations } from "./check-relations";
import type { EntryContext } from "./entry-context";
import { type Problem, throwProblems } from "@gevel/core";
import { fieldsOf, isRecord, type ModelOf, type Attribute } from "./walk-entry";
import { printable, printedLine } from "@gevel/config";
import sanitizeHtml from "sanitize-html";
import { completeAddress, isLinkAddress } from "./rules/link-address";

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

function cleanField(attribute: Attribute, value: unknown, modelOf: ModelOf): unknown {
  if (attribute.type === "json") return cleanJson(value);
  if (typeof value === "string") return byType[attribute.type]?.(value) ?? value;
  if (attribute.type !== "component" && attribute.type !== "dynamiczone") return value;
  const cleanPart = (part: unknown): unknown => {
    if (!isRecord(part)) return part;
    const uid = attribute.type === "component" ? attribute.component : part.__component;
    return typeof uid === "string" ? cleanTexts(uid, part, modelOf) : part;
  };
  return Array.isArray(value) ? value.map(cleanPart) : cleanPart(value);
}

/**
 * An entry as sent, without the invisible characters that word processors paste along; they are removed silently. Soft
 * hyphens, no-break spaces and joiners of emoji stay.
 */
export function cleanTexts(uid: string, data: Entry, modelOf: ModelOf): Entry {
  const clean = { ...data };
  for (const [name, attribute] of Object.entries(modelOf(uid)?.attributes ?? {}))
    if (data[name] !== undefined) {
      const value = cleanField(attribute, data[name], modelOf);
      clean[name] = typeof value === "string" && isLinkAddress(uid, name) ? completeAddress(value) : value;
    }
  return clean;
}

const checks = new Map<string, (context: EntryContext) => Promise<Problem[]>>(
  Object.values(siteContentTypes).flatMap((type) => ("check" in type && type.check ? [[type.uid, type.check]] : [])),
);

const writes = ["create", "update", "clone", "publish", "discardDraft"];

const versionSchema = z.object({ documentId: z.string(), locale: z.string(), publishedAt: z.unknown() });
const resultSchema = z.union([
  z.object({ entries: z.array(versionSchema) }).transform(({ entries }) => entries),
  versionSchema.transform((version) => [version]),
]);

/** Cleans the texts in place, or rejects the request. */
async function acceptSent(strapi: Core.Strapi, uid: string, params: object): Promise<void> {
  if (!("data" in params) || !isRecord(params.data)) return;
  const models: Record<string, ReturnType<ModelOf>> = { ...strapi.contentTypes, ...strapi.components };
  const modelOf: ModelOf = (model) => models[model];
  const data = cleanTexts(uid, params.data, modelOf);
  const fields = [...fieldsOf(uid, data, modelOf)];
  throwProblems(strapi, [...checkInput(fields), ...(await checkRelations(strapi, fields))]);
  Object.assign(params, { data });
}

/**
 * CMS-11: validates all writes of staff and programs at the Document Service, which the admin and REST use too. Rules
 * that compare an entry with others read its state after the change, in the transaction of the change: a problem rolls
 * the change back, and it does not matter in which of Strapi's ways a relation was sent.
 */
export function validateEntries(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (!uid.startsWith("api::") || !writes.includes(action)) return next();
    await acceptSent(strapi, uid, params);
    const check = checks.get(uid);
    if (check === undefined) return next();
    return strapi.db.transaction(async () => {
      const result = await next();
      const versions = resultSchema.safeParse(result);
      for (const { documentId, locale, publishedAt } of versions.success ? versions.data : []) {
        const isPublished = publishedAt !== null && publishedAt !== undefined;
        // REST writes a draft and publishes it in one go.
        const states = isPublished && action !== "publish" ? [false, true] : [isPublished];
        for (const published of states) throwProblems(strapi, await check({ strapi, documentId, locale, published }));
      }
      return result;
    });
  });
}
