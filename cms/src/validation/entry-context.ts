import type { Core } from "@strapi/strapi";

/** One version of an entry as it stands after the change, before that change is committed. */
export interface EntryContext {
  strapi: Core.Strapi;
  documentId: string;
  locale: string;
  published: boolean;
}

/** Rows of the same language and state: drafts are compared with drafts, what visitors see with what visitors see. */
export const comparable = ({ locale, published }: EntryContext) => ({
  locale,
  publishedAt: published ? { $notNull: true } : null,
});

/** Where visitors find the site. */
export const siteUrl = (strapi: Core.Strapi): string => strapi.config.get("gevel.SITE_URL");
