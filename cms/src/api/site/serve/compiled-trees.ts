import { siteTreeSchema, type SiteTree } from "@gevel/config";
import { currentRevision, lastChangeOf, perStrapi } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { compileSite } from "../compile/compile-site";
import { readContent } from "../content/read-content";

async function compileAll(strapi: Core.Strapi): Promise<SiteTree[]> {
  const started = performance.now();
  const compiler = compileSite(await readContent(strapi, "published"));
  const trees = z.array(siteTreeSchema).parse(compiler.enabled.map((language) => compiler.tree(language)));
  for (const problem of compiler.problems()) strapi.log.warn(`site: ${problem}`);
  strapi.log.debug(`compiled ${trees.length} site trees in ${Math.round(performance.now() - started)} ms`);
  return trees;
}

/** The published trees of all enabled languages, compiled once a change. Call it inside a snapshot. */
export const compiledTrees = perStrapi((strapi) => {
  let kept: { epoch: string; change: number; trees: SiteTree[] } | null = null;
  return {
    async read(): Promise<SiteTree[]> {
      const { epoch } = await currentRevision(strapi);
      const change = await lastChangeOf(strapi, "site");
      if (kept?.epoch === epoch && kept.change === change) return kept.trees;
      const trees = await compileAll(strapi);
      kept = { epoch, change, trees };
      return trees;
    },
  };
});
