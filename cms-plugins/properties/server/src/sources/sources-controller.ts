import {
  AppError,
  importRequestSchema,
  importSourceSchema,
  importSourceSettingsSchema,
  importSourcesSchema,
  sourceOverviewSchema,
  sourceOverviewsSchema,
} from "@gevel/config";
import { endpoint, canWriteSource, parseInput, rejectForeignSource, type HttpContext } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { overviewsOf } from "./source-overviews.js";
import { findSource, listSources, saveSource } from "./stored-sources.js";

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

/** The same in the admin, with the last delivery of each; its routes check who may. */
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
