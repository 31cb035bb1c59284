import type { Core, UID } from "@strapi/strapi";
import type { Problem } from "./problem";
import { referencesIn, type Reference } from "./related";
import type { Field } from "./walk-entry";

const isContentType = (strapi: Core.Strapi, uid: string | undefined): uid is UID.ContentType =>
  uid !== undefined && uid in strapi.contentTypes;

async function isMissing(strapi: Core.Strapi, target: UID.ContentType, reference: Reference): Promise<boolean> {
  return (await strapi.db.query(target).count({ where: reference })) === 0;
}

/** CMS-11: an entry that refers to what is not there, for instance because a colleague just deleted it. */
export async function checkRelations(strapi: Core.Strapi, fields: Iterable<Field>): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { path, attribute, value } of fields) {
    const { target } = attribute;
    if (attribute.type !== "relation" || !isContentType(strapi, target)) continue;
    for (const reference of referencesIn(value)) {
      if (!(await isMissing(strapi, target, reference))) continue;
      const name = strapi.contentType(target).info.displayName.toLowerCase();
      problems.push({ path, message: `This ${name} does not exist any more. Choose another one.` });
      break;
    }
  }
  return problems;
}
