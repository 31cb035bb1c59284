import type { Core, UID } from "@strapi/strapi";

/** Where each action of a collection type stands behind the type's own path. */
const places = [
  ["find", "GET", ""],
  ["findOne", "GET", "/:id"],
  ["create", "POST", ""],
  ["update", "PUT", "/:id"],
  ["delete", "DELETE", "/:id"],
] as const;

/**
 * The routes of Strapi's core router for a collection type, without the description of every field that each of them takes and
 * gives. To write those takes a tenth of the start, and only a description of the whole API, which is not offered, would read them.
 * What comes in is looked at by the core controller all the same.
 */
export const contentRoutes =
  (uid: UID.ContentType) =>
  ({ strapi }: { strapi: Core.Strapi }): Core.RouterInput => ({
    type: "content-api",
    routes: places.map(([action, method, behind]) => ({
      method,
      path: `/${strapi.contentType(uid).info.pluralName}${behind}`,
      handler: `${uid}.${action}`,
      config: {},
    })),
  });
