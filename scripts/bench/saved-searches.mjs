import { runBuilt } from "./run-built.mjs";
import { whole } from "./table.mjs";

/** Budget 14: matching alone, in a process of its own; what is written of it is budget 11's. */
export async function measureSavedSearches() {
  const { ours, peer, matches, different, changed, savedSearches } = await runBuilt("saved-searches");
  console.log(`  wishes: ${whole(matches)} matches, ${different} wishes told otherwise than one by one`);
  return [
    {
      budget: 14,
      what: `${whole(savedSearches)} search wishes against ${whole(changed)} changed listings`,
      ours: `${ours.toFixed(0)} ms`,
      other: `${peer.toFixed(0)} ms, one search a wish`,
      ratio: (ours / peer).toFixed(3),
      toReach: "≤ 0.05, same matches",
      met: ours <= 0.05 * peer && different === 0,
    },
  ];
}
