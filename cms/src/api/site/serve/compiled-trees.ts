import { siteTreeSchema, type SiteTree } from "@gevel/config";
import { currentRevision, lastChangeOf } from "@gevel/change-log";
import { perStrapi } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { compileSite } from "../compile/compile-site";
import { readContent } from "../content/read-content";

async function compileAll(strapi: Core.Strapi): Promise<SiteTree[]> {
  const started = performance.now();
  const compiler = compileSite(await readContent(strapi, "published"));
  const trees = z.array(siteTreeSchema).parse(compiler.enabled.map((language) => compiler.tree(language)));
  for (const problem of compiler.problems()) strapi.log.warn(`site: ${problem}`);
  strapi.log.debug(`site: trees compiled, count=${trees.length} ms=${Math.round(performance.now() - started)}`);
  return trees;
}

/**
 * The published trees of all enabled languages, compiled once per change for any number of concurrent requests. Call it
 * inside a snapshot.
 */
export const compiledTrees = perStrapi((strapi) => {
  let cached: { of: string; trees: Promise<SiteTree[]> } | null = null;
  return {
    async read(): Promise<SiteTree[]> {
      const { epoch } = await currentRevision(strapi);
      const of = `${epoch} ${await lastChangeOf(strapi, "site")}`;
      if (cached?.of === of) return cached.trees;
      const compiling = { of, trees: compileAll(strapi) };
      cached = compiling;
      try {
        return await compiling.trees;
      } catch (cause) {
        if (cached === compiling) cached = null;
        throw cause;
      }
    },
  };
});
