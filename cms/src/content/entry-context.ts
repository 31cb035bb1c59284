import type { Core } from "@strapi/strapi";

/** One version of an entry after the change, before the change is committed. */
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

/** The public address of the site. */
export const siteUrl = (strapi: Core.Strapi): string => strapi.config.get("gevel.SITE_URL");
