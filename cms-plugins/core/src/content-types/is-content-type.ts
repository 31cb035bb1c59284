import type { Core, UID } from "@strapi/strapi";

export const isContentType = (strapi: Core.Strapi, uid: string): uid is UID.ContentType => uid in strapi.contentTypes;
