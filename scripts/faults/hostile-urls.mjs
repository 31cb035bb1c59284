import { hostileRequests } from "./hostile-requests.mjs";

const count = 3_000;
/** Honest pages that one address may cost: of today's the dearest costs two. */
const dearest = 5;

/** Without its page cache: of what is kept nobody sees what it costs. */
export async function hostileUrls(app) {
  await app.restartWeb({ PAGE_CACHE: "off" });
  try {
    const { faults, dear } = await hostileRequests(app.site, { count, dearest });
    const bad = [
      ...faults.map(({ status, address }) => `${status} ${address.slice(0, 160)}`),
      ...dear.map(
        ({ ms, honest, address }) => `${ms.toFixed(0)} ms, a list ${honest.toFixed(0)} ms: ${address.slice(0, 160)}`,
      ),
    ];
    if (bad.length > 0) throw new Error(bad.join("\n"));
  } finally {
    await app.restartWeb();
  }
  return `${count.toLocaleString("en-GB")} addresses that no visitor requests: none causes an error, none is expensive`;
}
