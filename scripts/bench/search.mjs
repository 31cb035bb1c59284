import { runBuilt } from "./run-built.mjs";
import { percentile, whole } from "./table.mjs";

/** Budget 3: the catalog alone, built as the site's server is, in a process of its own, beside SQLite in the same process. */
export async function measureSearch() {
  const { took, ours, peers, loaded, built, updated, different, listings, queries, compared, asPeer } =
    await runBuilt("search");
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
