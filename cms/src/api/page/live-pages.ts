import { z } from "zod";
import { defaultLanguage } from "../../shared-fields/default-language";
import { comparable, type EntryContext } from "../../validation/entry-context";
import { sameAddress } from "../../validation/rules/address";
import { fullAddresses } from "../../validation/rules/page-tree";
import { storedText } from "../../validation/stored-text";

const rowsSchema = z.array(
  z.object({
    documentId: z.string(),
    locale: z.string(),
    title: storedText,
    path: storedText,
    originalPath: storedText,
    parent: z.object({ documentId: z.string() }).nullish(),
  }),
);

export interface LivePage {
  title: string;
  /** Without language and slashes at the ends; home has none. */
  addresses: string[];
}

/** Pages and articles with an address as a language shows them; what it has no version of comes in the default language. */
export async function livePages(context: EntryContext): Promise<LivePage[]> {
  const locales = [await defaultLanguage(context.strapi), context.locale];
  const where = { ...comparable(context), locale: { $in: locales } };
  const select = ["documentId", "locale", "title", "path", "originalPath"];
  const populate = { parent: { select: ["documentId"] } };
  const read = async (uid: "api::page.page" | "api::article.article") => {
    const rows = rowsSchema.parse(await context.strapi.db.query(uid).findMany({ where, select, populate }));
    const ordered = rows.sort((a, b) => locales.indexOf(a.locale) - locales.indexOf(b.locale));
    return [...new Map(ordered.map((row) => [row.documentId, row])).values()];
  };
  const pages = (await read("api::page.page")).map(({ parent, ...row }) => ({
    ...row,
    parent: parent?.documentId ?? null,
  }));
  // The path of an article is its whole address already.
  const articles = (await read("api::article.article")).map((row) => ({ ...row, parent: null }));
  const items = [...pages, ...articles.filter(({ path }) => path !== "")];
  const addresses = fullAddresses(items);
  return items.map(({ documentId, title, originalPath }) => ({
    title,
    addresses: [addresses.get(documentId) ?? "", sameAddress(originalPath)].filter((address) => address !== ""),
  }));
}
