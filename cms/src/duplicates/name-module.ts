import { rejectNamed } from "@gevel/core";
import type { Core } from "@strapi/strapi";

/** A module's own refusal, with its title before it. */
export const nameModule = (strapi: Core.Strapi, title: string, cause: unknown): never =>
  rejectNamed(strapi, { nl: `Module “${title}”: `, fr: `Module « ${title} » : `, en: `Module “${title}”: ` }, cause);
