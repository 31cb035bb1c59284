import { lockChanges } from "@gevel/change-log";
import { inTransaction, perStrapi, table, type Connection } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { storedModels, type Join, type StoredModel } from "./content/stored-models";

/** A row of a draft, and the equivalent row of the published version. */
interface Pair {
  draft: number;
  published: number;
}

const versionsSchema = z.array(
  z.object({ id: z.number(), documentId: z.string(), locale: z.string().nullable(), publishedAt: z.unknown() }),
);
const versionColumns = { id: "id", documentId: "document_id", locale: "locale", publishedAt: "published_at" };
const untouchedSchema = z.array(z.object({ draft: z.number(), published: z.number() }));
const partsSchema = z.array(
  z.object({
    entity_id: z.number(),
    cmp_id: z.number(),
    component_type: z.string(),
    field: z.string(),
    order: z.coerce.number(),
  }),
);
const linksSchema = z.array(z.looseObject({ id: z.number() }));

const changing = new Set(["update", "publish", "discardDraft"]);

/** Languages whose draft is unchanged since it was published: both versions are equal. */
async function untouched(strapi: Core.Strapi, trx: Connection, name: string, documentId: string): Promise<Pair[]> {
  const rows: unknown = await table(strapi, trx, `${name} as draft`)
    .join(`${name} as published`, function () {
      this.on("published.document_id", "draft.document_id")
        .andOn("published.updated_at", "draft.updated_at")
        .andOn(trx.raw("coalesce(published.locale, '') = coalesce(draft.locale, '')"));
    })
    .where("draft.document_id", documentId)
    .whereNull("draft.published_at")
    .whereNotNull("published.published_at")
    .select({ draft: "draft.id", published: "published.id" });
  return untouchedSchema.parse(rows);
}

/** The published row of each draft row of a type, where there is one. */
async function publishedRows(strapi: Core.Strapi, trx: Connection, name: string, drafts: readonly number[]) {
  const ofDrafts = table(strapi, trx, name).whereIn("id", drafts).select("document_id");
  const versions = versionsSchema.parse(
    await table(strapi, trx, name).whereIn("document_id", ofDrafts).select(versionColumns),
  );
  const key = ({ documentId, locale }: (typeof versions)[number]) => `${documentId} ${locale}`;
  const published = new Map(versions.filter((row) => row.publishedAt !== null).map((row) => [key(row), row.id]));
  return new Map(
    versions.flatMap((row) => {
      const id = published.get(key(row));
      return row.publishedAt === null && id !== undefined ? [[row.id, id] as const] : [];
    }),
  );
}

const optionsSchema = z.object({ options: z.object({ draftAndPublish: z.boolean().optional() }).optional() });

function hasDrafts(strapi: Core.Strapi, uid: string): boolean {
  const types: Record<string, unknown> = { ...strapi.contentTypes };
  return optionsSchema.safeParse(types[uid]).data?.options?.draftAndPublish === true;
}

/** The links of a relation that the drafts have and the published rows lack. */
async function missingLinks(
  strapi: Core.Strapi,
  trx: Connection,
  { join, target }: { join: Join; target: string },
  pairs: readonly Pair[],
) {
  const linksOf = async (owners: readonly number[]) =>
    linksSchema.parse(await table(strapi, trx, join.table).whereIn(join.owner, owners).whereNotNull(join.target));
  const drafts = await linksOf(pairs.map(({ draft }) => draft));
  if (drafts.length === 0) return [];
  const key = (owner: number, of: number) => `${owner} ${of}`;
  const present = new Set(
    (await linksOf(pairs.map(({ published }) => published))).map((link) =>
      key(Number(link[join.owner]), Number(link[join.target])),
    ),
  );
  const ownerOf = new Map(pairs.map(({ draft, published }) => [draft, published]));
  const targets = z.array(z.number()).parse(drafts.map((link) => link[join.target]));
  const targetOf = await publishedRows(strapi, trx, strapi.db.metadata.get(target).tableName, targets);
  return drafts.flatMap(({ id: _, ...link }) => {
    const owner = ownerOf.get(Number(link[join.owner]));
    const published = targetOf.get(Number(link[join.target]));
    if (owner === undefined || published === undefined || present.has(key(owner, published))) return [];
    return [{ ...link, [join.owner]: owner, [join.target]: published }];
  });
}

/** The components of the drafts beside those of the published versions, by type. */
async function pairedParts(strapi: Core.Strapi, trx: Connection, name: string, pairs: readonly Pair[]) {
  const partsOf = async (owners: readonly number[]) =>
    partsSchema.parse(
      await table(strapi, trx, name)
        .whereIn("entity_id", owners)
        .select("entity_id", "cmp_id", "component_type", "field", "order"),
    );
  const draftOf = new Map(pairs.map(({ draft, published }) => [published, draft]));
  const key = (owner: number, part: z.infer<typeof partsSchema>[number]) =>
    `${owner} ${part.field} ${part.order} ${part.component_type}`;
  const drafts = new Map(
    (await partsOf(pairs.map(({ draft }) => draft))).map((part) => [key(part.entity_id, part), part]),
  );
  const found = new Map<string, Pair[]>();
  for (const part of await partsOf([...draftOf.keys()])) {
    const draft = drafts.get(key(draftOf.get(part.entity_id) ?? 0, part));
    if (!draft) continue;
    found.set(part.component_type, [
      ...(found.get(part.component_type) ?? []),
      { draft: draft.cmp_id, published: part.cmp_id },
    ]);
  }
  return found;
}

/** Read once: that takes longer than the queries of a document do. */
const models = perStrapi((strapi): ReadonlyMap<string, StoredModel> => {
  const uids = Object.keys(strapi.contentTypes).filter((uid) => uid.startsWith("api::"));
  return new Map(storedModels(strapi, uids).map((model) => [model.uid, model]));
});

interface Missing {
  join: Join;
  links: Record<string, unknown>[];
}

async function missingOf(
  strapi: Core.Strapi,
  trx: Connection,
  uid: string,
  pairs: readonly Pair[],
): Promise<Missing[]> {
  const model = models(strapi).get(uid);
  if (!model || pairs.length === 0) return [];
  const missing: Missing[] = [];
  for (const { join, target, isOwn } of model.relations) {
    if (!isOwn || !hasDrafts(strapi, target)) continue;
    const links = await missingLinks(strapi, trx, { join, target }, pairs);
    if (links.length > 0) missing.push({ join, links });
  }
  if (model.partsTable === null) return missing;
  for (const [part, ofPart] of await pairedParts(strapi, trx, model.partsTable, pairs))
    missing.push(...(await missingOf(strapi, trx, part, ofPart)));
  return missing;
}

/**
 * Strapi gives a published version no link to content published after it. The site reads the draft instead while both
 * are equal (`choose-versions`), so a page may be published before its modules. Saving the draft ends that: so the
 * published version first gets its missing links, or the page would lose its modules through an unpublished draft.
 */
export function completePublishedLinks(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    const { documentId } = z.object({ documentId: z.string().optional().catch(undefined) }).parse(params);
    if (documentId === undefined || !changing.has(action) || !uid.startsWith("api::") || !hasDrafts(strapi, uid))
      return next();
    const missing = await inTransaction(strapi, async ({ trx }) => {
      const pairs = await untouched(strapi, trx, strapi.db.metadata.get(uid).tableName, documentId);
      return missingOf(strapi, trx, uid, pairs);
    });
    if (missing.length > 0)
      await inTransaction(strapi, async ({ trx }) => {
        // As each publication does, to avoid a deadlock.
        await lockChanges(strapi);
        for (const { join, links } of missing) await table(strapi, trx, join.table).insert(links);
      });
    return next();
  });
}
