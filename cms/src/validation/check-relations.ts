import type { Core, UID } from "@strapi/strapi";
import type { Problem } from "./problem";
import { referencesIn, type Reference } from "./related";
import type { StaffText } from "./staff-text";
import type { Field } from "./walk-entry";

const isContentType = (strapi: Core.Strapi, uid: string | undefined): uid is UID.ContentType =>
  uid !== undefined && uid in strapi.contentTypes;

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
    if (attribute.type !== "relation" || !isContentType(strapi, target)) continue;
    for (const reference of referencesIn(value)) {
      if (!(await isMissing(strapi, target, reference))) continue;
      problems.push({ path, message: isGone });
      break;
    }
  }
  return problems;
}
