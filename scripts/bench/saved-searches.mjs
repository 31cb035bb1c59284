import { runBuilt } from "./run-built.mjs";
import { whole } from "./table.mjs";

/** Budget 14: matching alone, in a process of its own; what is written of it is budget 11's. */
export async function measureSavedSearches() {
  const { ours, peer, matches, different, changed, savedSearches } = await runBuilt("saved-searches");
  console.log(`  saved searches: ${whole(matches)} matches, ${different} searches differ from matching one by one`);
  return [
    {
      budget: 14,
      what: `${whole(savedSearches)} saved searches against ${whole(changed)} changed listings`,
      ours: `${ours.toFixed(0)} ms`,
      other: `${peer.toFixed(0)} ms, one query each`,
      ratio: (ours / peer).toFixed(3),
      toReach: "≤ 0.05, same matches",
      met: ours <= 0.05 * peer && different === 0,
    },
  ];
}
