import { build } from "esbuild";
import { pathToFileURL } from "node:url";
import { inRoot } from "../house/paths.mjs";
import { startPart } from "./processes.mjs";
import { percentile, whole } from "./table.mjs";

/** Budget 3: the catalog alone, built as the site's server is, in a process of its own, beside SQLite in the same process. */
export async function measureSearch() {
  const file = inRoot("node_modules/.cache/bench/search.mjs");
  await build({
    entryPoints: [inRoot("scripts/bench/search.ts")],
    outfile: file,
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    logLevel: "warning",
    external: ["better-sqlite3", "zod"],
  });
  const part = await startPart(pathToFileURL(file).href, { core: 0 });
  const { took, ours, peers, loaded, built, updated, different, listings, queries, compared, asPeer } = part.ready;
  await part.stop();
  console.log(
    `  search: ${whole(queries)} searches, p50 ${percentile(took, 0.5).toFixed(2)} ms, p99 ${percentile(took, 0.99).toFixed(2)} ms, ` +
      `at worst ${Math.max(...took).toFixed(2)} ms; read in ${loaded.toFixed(0)} ms, built in ${built.toFixed(0)} ms, ` +
      `one change in ${updated.toFixed(1)} ms; ${compared + asPeer} answers compared, ${different} differ`,
  );
  const row = (name, share, limit) => {
    const [mine, sqlites] = [ours, peers].map((milliseconds) => percentile(milliseconds, share));
    return {
      budget: 3,
      what: `filter, all facets, sort and page of ${whole(listings)} listings, ${name}`,
      ours: `${mine.toFixed(2)} ms`,
      other: `${sqlites.toFixed(2)} ms SQLite with indexes`,
      ratio: (mine / sqlites).toFixed(3),
      toReach: `≤ ${limit}, same answers`,
      met: mine <= limit * sqlites && different === 0,
    };
  };
  return [row("p50", 0.5, 0.1), row("p99", 0.99, 0.2)];
}
