import { runBuilt } from "./run-built.mjs";
import { whole } from "./table.mjs";

/** Budget 14: matching alone, in a process of its own; what is written of it is budget 11's. */
export async function measureWishes() {
  const { ours, peer, matches, different, changed, wishes } = await runBuilt("wishes");
  console.log(`  wishes: ${whole(matches)} matches, ${different} wishes told otherwise than one by one`);
  return [
    {
      budget: 14,
      what: `${whole(wishes)} search wishes against ${whole(changed)} changed listings`,
      ours: `${ours.toFixed(0)} ms`,
      other: `${peer.toFixed(0)} ms, one search a wish`,
      ratio: (ours / peer).toFixed(3),
      toReach: "≤ 0.05, same matches",
      met: ours <= 0.05 * peer && different === 0,
    },
  ];
}
