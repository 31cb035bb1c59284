import type { DocumentOnRequest } from "@gevel/config";
import { inTransaction, table, linkToken, tokenHash } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { fetchesTable, linksTable } from "./document-tables.js";

/** Days for which a link is valid. */
export const linkDays = 14;

const row = z.object({
  id: z.number().int(),
  lead: z.string(),
  listing: z.number().int(),
  url: z.string(),
  name: z.string(),
  token_hash: z.string(),
  round: z.number().int(),
  until: z.coerce.number(),
});
export type StoredLink = z.infer<typeof row>;

/** The token in a mailed link. */
export const documentToken = (strapi: Core.Strapi, { lead, round, url }: Pick<StoredLink, "lead" | "round" | "url">) =>
  linkToken(strapi, "document", [lead, round, url].join("\n"));

export const linksOf = (strapi: Core.Strapi, leads: readonly string[]): Promise<StoredLink[]> =>
  inTransaction(strapi, async ({ trx }) =>
    z.array(row).parse(
      await table(strapi, trx, linksTable)
        .whereIn("lead", [...leads])
        .orderBy("id"),
    ),
  );

export const linkByToken = (strapi: Core.Strapi, token: string): Promise<StoredLink | null> =>
  inTransaction(strapi, async ({ trx }) => {
    const found: unknown = await table(strapi, trx, linksTable)
      .where({ token_hash: tokenHash(token) })
      .first();
    return found === undefined ? null : row.parse(found);
  });

interface NewLinks {
  lead: string;
  listing: number;
  documents: readonly DocumentOnRequest[];
  round: number;
}

/** New links, each for a file; two names of one file are one. */
export const createLinks = (strapi: Core.Strapi, { lead, listing, documents, round }: NewLinks): Promise<void> =>
  inTransaction(strapi, async ({ trx }) => {
    const until = Date.now() + linkDays * 86_400_000;
    const files = new Map(documents.map((document) => [document.url, document.name]));
    await table(strapi, trx, linksTable).insert(
      [...files].map(([url, name]) => ({
        ...{ lead, listing, url, name, round, until },
        token_hash: tokenHash(documentToken(strapi, { lead, round, url })),
      })),
    );
  });

/** FORM-8: a person fetched it. */
export const recordFetch = (strapi: Core.Strapi, link: number): Promise<void> =>
  inTransaction(strapi, async ({ trx }) => {
    await table(strapi, trx, fetchesTable).insert({ link, at: Date.now() });
  });

const fetches = z.array(z.object({ link: z.number().int(), at: z.coerce.number() }));

export const fetchesOf = (strapi: Core.Strapi, links: readonly number[]) =>
  inTransaction(strapi, async ({ trx }) =>
    fetches.parse(
      await table(strapi, trx, fetchesTable)
        .whereIn("link", [...links])
        .orderBy("at"),
    ),
  );
