import {
  AppError,
  importRequestSchema,
  importSourceSchema,
  importSourceSettingsSchema,
  importSourcesSchema,
  sourceOverviewSchema,
  sourceOverviewsSchema,
  type ImportSource,
  type SourceOverview,
} from "@gevel/config";
import {
  endpoint,
  canWriteSource,
  parseInput,
  rejectForeignSource,
  type HttpContext,
  inTransaction,
  table,
  tableOf,
} from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { findSource, listSources, saveSource } from "./stored-sources.js";
import { readLastImports } from "../history/read-history.js";
import { propertyUid } from "../rows/content-type-uids.js";

const counted = z.array(z.object({ source: z.string(), count: z.coerce.number() }));

/** How many listings of each source the site has now. */
async function countOnSite(strapi: Core.Strapi, sources: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { name, column } = tableOf(strapi, propertyUid);
  const rows: unknown = await inTransaction(strapi, ({ trx }) =>
    table(strapi, trx, name)
      .whereIn(column("source"), [...sources])
      .whereNull(column("withdrawnAt"))
      .groupBy(column("source"))
      .select({ source: column("source") })
      .count({ count: "*" }),
  );
  return new Map(counted.parse(rows).map(({ source, count }) => [source, count]));
}

/** Each source with its last delivery, as an integrator needs it. */
async function overviewsOf(strapi: Core.Strapi, sources: readonly ImportSource[]): Promise<SourceOverview[]> {
  const names = sources.map(({ source }) => source);
  const onSite = await countOnSite(strapi, names);
  const last = await readLastImports(strapi, names);
  return sources.map((known) => ({
    ...known,
    onSite: onSite.get(known.source) ?? 0,
    lastDelivery: last.get(known.source) ?? null,
  }));
}

type NamedContext = HttpContext & { params: unknown };

const params = z.object({ source: importRequestSchema.shape.source });
const named = (ctx: NamedContext): string => parseInput(params, ctx.params).source;
const settingsOf = (ctx: NamedContext) => parseInput(importSourceSettingsSchema, ctx.request.body ?? {});

async function known(strapi: Core.Strapi, ctx: NamedContext) {
  const source = named(ctx);
  const found = await findSource(strapi, source);
  if (!found) throw new AppError("PAGE_NOT_FOUND", `there is no source ${source}`);
  return found;
}

/** The settings of sources: for programs by their API token, whose names of these actions are its permissions. */
export const sourcesController = ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: NamedContext): Promise<void> {
    await endpoint(strapi, importSourcesSchema, async () => {
      const canWrite = await canWriteSource(strapi, ctx);
      return { sources: (await listSources(strapi)).filter(({ source }) => canWrite(source)) };
    })(ctx);
  },

  async findOne(ctx: NamedContext): Promise<void> {
    await endpoint(strapi, importSourceSchema, async () => {
      await rejectForeignSource(strapi, ctx, named(ctx));
      return await known(strapi, ctx);
    })(ctx);
  },

  async update(ctx: NamedContext): Promise<void> {
    await endpoint(strapi, importSourceSchema, async () => {
      await rejectForeignSource(strapi, ctx, named(ctx));
      return await saveSource(strapi, named(ctx), settingsOf(ctx));
    })(ctx);
  },
});

/** The same for the admin, with the last delivery of each source; its routes check permissions. */
export const sourcePagesController = ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: NamedContext): Promise<void> {
    await endpoint(strapi, sourceOverviewsSchema, async () => ({
      sources: await overviewsOf(strapi, await listSources(strapi)),
    }))(ctx);
  },

  async one(ctx: NamedContext): Promise<void> {
    await endpoint(strapi, sourceOverviewSchema, async () => {
      const [overview] = await overviewsOf(strapi, [await known(strapi, ctx)]);
      if (!overview) throw new Error("a source has no overview");
      return overview;
    })(ctx);
  },

  async save(ctx: NamedContext): Promise<void> {
    await endpoint(strapi, importSourceSchema, async () => {
      const { source } = await known(strapi, ctx);
      return await saveSource(strapi, source, settingsOf(ctx));
    })(ctx);
  },
});
