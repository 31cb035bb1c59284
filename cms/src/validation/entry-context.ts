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
