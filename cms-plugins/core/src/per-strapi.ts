import type { Core } from "@strapi/strapi";

/**
 * A typed service: created on first use, one instance per running CMS.
 *
 * export const catalogService = perStrapi((strapi) => createCatalogService(strapi)); catalogService(strapi).count();
 */
export function perStrapi<Service>(create: (strapi: Core.Strapi) => Service): (strapi: Core.Strapi) => Service {
  const instances = new WeakMap<Core.Strapi, { service: Service }>();
  return (strapi) => {
    const made = instances.get(strapi) ?? { service: create(strapi) };
    instances.set(strapi, made);
    return made.service;
  };
}
