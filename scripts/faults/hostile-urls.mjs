import { hostileRequests } from "./hostile-requests.mjs";

const count = 3_000;
/** Maximum cost of an address, in honest pages: today the most expensive costs two. */
const dearest = 5;

/** Without its page cache, which would hide the cost. */
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
