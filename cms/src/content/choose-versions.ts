import type { Version } from "./row-fields";

export type Status = "published" | "draft";

type Chosen = Pick<Version, "documentId" | "locale" | "publishedAt" | "updatedAt">;

const key = (row: Chosen) => `${row.documentId} ${row.locale}`;

/**
 * One version per document and language. For the public that is the published one; but if its draft is unchanged since,
 * the draft's row is read instead. Both are equal then, and the draft still has relations to content that was published
 * later, which Strapi leaves out of a published row: the order of publishing makes no difference.
 */
export function chooseVersions<Row extends Chosen>(rows: readonly Row[], status: Status): Row[] {
  const drafts = new Map(rows.filter((row) => row.publishedAt === null).map((row) => [key(row), row]));
  const published = new Map(rows.filter((row) => row.publishedAt !== null).map((row) => [key(row), row]));
  if (status === "draft") return [...new Map([...published, ...drafts]).values()];
  return [...published.values()].map((row) => {
    const draft = drafts.get(key(row));
    return draft && draft.updatedAt === row.updatedAt ? { ...draft, publishedAt: row.publishedAt } : row;
  });
}

/** LANG-4: drafts of a language without a published version: visitors may still have their address. */
export function unpublishedVersions<Row extends Chosen>(rows: readonly Row[]): Row[] {
  const published = new Set(rows.filter((row) => row.publishedAt !== null).map(key));
  return rows.filter((row) => row.publishedAt === null && !published.has(key(row)));
}
