import { contentAttributes, populateEntry, type ContentAttribute } from "@gevel/core";
import type { Core, UID } from "@strapi/strapi";
import { z } from "zod";

const record = z.record(z.string(), z.unknown());
const connected = z.object({ connect: z.array(z.unknown()).min(1) }).transform(({ connect }) => ({ connect }));
const savedInContentManager = z.object({
  method: z.literal("PUT"),
  params: z.object({ model: z.string(), id: z.string() }),
});
const paramsSchema = z.looseObject({ documentId: z.string(), locale: z.string().nullish(), data: record });
const componentSchema = z.looseObject({ __component: z.string().optional(), id: z.unknown().optional() });

/** Sent by Strapi's form with the fields of the entry. */
const ownKeys = ["id", "documentId", "locale", "createdAt", "updatedAt", "publishedAt", "createdBy", "updatedBy"];

type Values = Readonly<Record<string, unknown>>;

/** Whether the values of a save are those of another type's form, or have a component that lost its type. */
function isOfOtherForm(strapi: Core.Strapi, uid: string, data: Values): boolean {
  const { attributes } = strapi.contentType(z.custom<UID.ContentType>().parse(uid));
  const isForeign = Object.keys(data).some((name) => !(name in attributes) && !ownKeys.includes(name));
  const hasUntyped = contentAttributes(strapi, uid).some(([name, { type }]) => {
    const parts = type === "dynamiczone" ? z.array(z.unknown()).safeParse(data[name]).data : undefined;
    return parts?.some((part) => componentSchema.safeParse(part).data?.__component === undefined);
  });
  return isForeign || hasUntyped;
}

/**
 * The relations that a save adds, within the components that are stored. A component of a dynamic zone that was added
 * and not saved gets the type that has the relation.
 */
function addedRelations(strapi: Core.Strapi, uid: string, data: Values, stored: Values): Record<string, unknown> {
  const ofParts = (values: unknown, draft: unknown, uidOf: (part: unknown, added: unknown) => string | undefined) => {
    const known = z.array(record).catch([]).parse(draft);
    const sent = z.array(z.unknown()).catch([]).parse(values);
    const parts = Array.from({ length: Math.max(known.length, sent.length) }, (_, index) => {
      const part = known[index];
      const added = record.catch({}).parse(sent[index]);
      const { __component, id } = componentSchema.catch({}).parse(part);
      const type = uidOf(part, added);
      const inner = type === undefined ? {} : addedRelations(strapi, type, added, part ?? {});
      const isNew = part === undefined && type !== undefined && { __component: type };
      return { changes: Object.keys(inner).length > 0, value: { ...(part ? { __component, id } : isNew), ...inner } };
    });
    if (!parts.some(({ changes }) => changes)) return null;
    return parts.filter(({ changes }, index) => changes || index < known.length).map(({ value }) => value);
  };
  const read = (name: string, { type, component, components = [] }: ContentAttribute) => {
    const value = data[name];
    if (type === "relation") return connected.safeParse(value).data ?? null;
    if (type === "dynamiczone")
      return ofParts(value, stored[name], (part, added) => {
        const known = componentSchema.safeParse(part).data?.__component;
        const fields = Object.keys(record.catch({}).parse(added));
        const fits = (one: string) => contentAttributes(strapi, one).some(([field]) => fields.includes(field));
        return known ?? components.find(fits);
      });
    if (component === undefined) return null;
    if (Array.isArray(value)) return ofParts(value, stored[name], () => component);
    const [part] = ofParts([value], [stored[name]].filter(Boolean), () => component) ?? [];
    return part ?? null;
  };
  return Object.fromEntries(
    contentAttributes(strapi, uid).flatMap(([name, attribute]) => {
      const value = read(name, attribute);
      return value === null ? [] : [[name, value]];
    }),
  );
}

/**
 * An entry made in Strapi's dialog of relations is connected by a save of the entry below it. Where that one is in the
 * dialog as well, Strapi sends the new entry's values as those of the entry below: of such a save only the new relation
 * is kept. config/upstream-issues.md, 4.
 */
export function linkCreatedEntries(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const request = savedInContentManager.safeParse(strapi.requestContext.get()).data;
    const params = paramsSchema.safeParse(context.params).data;
    if (action !== "update" || params === undefined || request?.params.model !== uid) return next();
    if (request.params.id !== params.documentId || !isOfOtherForm(strapi, uid, params.data)) return next();
    const { documentId, locale, data } = params;
    const stored = record.nullable().parse(
      await strapi.db.query(uid).findOne({
        where: { documentId, publishedAt: null, ...(locale && { locale }) },
        populate: populateEntry(strapi, uid),
      }),
    );
    if (stored === null) return next();
    const added = addedRelations(strapi, uid, data, stored);
    // A form from before a field was removed sends that one too, and is to be saved as it is.
    if (Object.keys(added).length === 0) return next();
    Object.assign(context.params, { data: { ...added, updatedBy: data.updatedBy } });
    return next();
  });
}
