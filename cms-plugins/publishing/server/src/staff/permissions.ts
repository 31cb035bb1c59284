import { contentAttributes, isLocalized } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import type { PublishedType } from "../types/published-types.js";
import type { EntryKey } from "../content/read-content.js";

type Can = (entity?: unknown, field?: string) => boolean;
interface Checker {
  can: Readonly<Record<"read" | "update" | "publish", Can>>;
}
interface Checkers {
  create(of: { userAbility: unknown; model: string }): Checker;
}

export type Entity = Readonly<Record<string, unknown>>;

/** The caller's permissions for one entry, from the content manager. */
export interface Allowed {
  entity: Entity;
  read(field?: string): boolean;
  update(field?: string): boolean;
  /** To publish or unpublish; a type without drafts needs no more than the update permission. */
  publish(): boolean;
}

/** Rights on a component are rights on each of its fields, by their paths. */
function leavesOf(strapi: Core.Strapi, model: string, field: string): string[] {
  const part = contentAttributes(strapi, model).find(([name]) => name === field)?.[1].component;
  if (part === undefined) return [field];
  return contentAttributes(strapi, part).flatMap(([name]) =>
    leavesOf(strapi, part, name).map((leaf) => `${field}.${leaf}`),
  );
}

const stateSchema = z.object({ userAbility: z.unknown() });
const entitySchema = z.record(z.string(), z.unknown()).nullable();

/** Null where the entry does not exist, or the caller may not see it. */
export async function allowedOn(
  strapi: Core.Strapi,
  type: PublishedType,
  { documentId, locale }: EntryKey,
  state: unknown,
): Promise<Allowed | null> {
  const { uid, offSince } = type;
  const entity = entitySchema.parse(
    await strapi.db.query(uid).findOne({
      where: {
        documentId,
        ...(isLocalized(strapi, uid) && { locale }),
        ...(offSince === undefined && { publishedAt: null }),
      },
      populate: ["createdBy"],
    }),
  );
  if (entity === null) return null;
  const { userAbility } = stateSchema.parse(state);
  const service: unknown = strapi.plugin("content-manager").service("permission-checker");
  const { can } = z.custom<Checkers>().parse(service).create({ userAbility, model: uid });
  const on = (allows: Can, field: string | undefined) =>
    field === undefined ? allows(entity) : leavesOf(strapi, uid, field).every((leaf) => allows(entity, leaf));
  const allowed: Allowed = {
    entity,
    read: (field) => on(can.read, field),
    update: (field) => on(can.update, field),
    publish: () => (offSince === undefined ? can.publish(entity) : can.update(entity)),
  };
  return allowed.read() ? allowed : null;
}
