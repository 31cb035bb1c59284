import type { Core, UID } from "@strapi/strapi";
import { isContentType, type Problem, type StaffText } from "@gevel/core";
import { isRecord, type Field } from "./walk-entry.js";

/** Strapi's references to the other side of a relation: the row in the database, or the document whatever its language. */
type Reference = { id: number } | { documentId: string };

function referenceOf(value: unknown): Reference | null {
  if (typeof value === "number") return { id: value };
  if (typeof value === "string") return /^\d+$/.test(value) ? { id: Number(value) } : { documentId: value };
  if (!isRecord(value)) return null;
  if (typeof value.documentId === "string") return { documentId: value.documentId };
  return referenceOf(value.id ?? null);
}

/** The entries that a sent relation adds: as a plain value, by `set` or by `connect`. Those it removes need not exist. */
export function referencesIn(value: unknown): Reference[] {
  const given =
    isRecord(value) && ("set" in value || "connect" in value || "disconnect" in value)
      ? [value.set, value.connect].flat()
      : [value].flat();
  return given.flatMap((item) => referenceOf(item) ?? []);
}

async function isMissing(strapi: Core.Strapi, target: UID.ContentType, reference: Reference): Promise<boolean> {
  return (await strapi.db.query(target).count({ where: reference })) === 0;
}

const isGone: StaffText = {
  nl: "Wat hier gekozen is, bestaat niet meer. Kies iets anders.",
  fr: "Ce qui est choisi ici n'existe plus. Choisissez autre chose.",
  en: "What is chosen here does not exist any more. Choose something else.",
};

/** CMS-11: an entry that refers to what is not there, for instance because a colleague just deleted it. */
export async function checkRelations(strapi: Core.Strapi, fields: Iterable<Field>): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { path, attribute, value } of fields) {
    const { target } = attribute;
    if (attribute.type !== "relation" || target === undefined || !isContentType(strapi, target)) continue;
    for (const reference of referencesIn(value)) {
      if (!(await isMissing(strapi, target, reference))) continue;
      problems.push({ path, message: isGone });
      break;
    }
  }
  return problems;
}
