import { startDriver } from "./load-driver.mjs";
import { pin, startPart } from "./processes.mjs";
import { headersToSend, rawResponse } from "./raw-response.mjs";
import { median, whole } from "./table.mjs";

/** Short alternating rounds, so that other load on the machine affects both. */
const rounds = 9;
const seconds = 0.5;
const encodings = ["identity", "gzip", "br"];

/**
 * Budget 1: cached pages compared with a bare node server that sends the same bytes and headers, alternating on the
 * same core.
 */
export async function measureCachedPages(app) {
  const pid = await app.webAlone({ PAGE_CACHE: "on" });
  pin(pid, 0);
  const bare = await startPart("bare-server.mjs", { core: 0 });
  const driver = await startDriver();
  const rows = [];
  for (const [name, path] of Object.entries(app.paths)) {
    for (const encoding of encodings) {
      await rawResponse(app.site + path, encoding);
      const { headers, body } = await rawResponse(app.site + path, encoding);
      await bare.request({ headers: headersToSend(headers), body });
      const load = { addresses: [path], headers: { "accept-encoding": encoding }, seconds };
      const request = {
        ours: () => driver.drive(pid, { ...load, url: app.site }),
        peer: () => driver.drive(bare.pid, { ...load, url: `http://127.0.0.1:${bare.ready}` }),
      };
      for (const warmUp of [request.ours, request.peer]) await warmUp();
      const measured = [];
      for (let round = 0; round < rounds; round += 1)
        measured.push({ ours: await request.ours(), peer: await request.peer() });
      const ratio = median(measured.map(({ ours, peer }) => ours.perCore / peer.perCore));
      const perCore = (side) => whole(median(measured.map((round) => round[side].perCore)));
      rows.push({
        budget: 1,
        what: `cached page, ${name}, ${encoding === "identity" ? "plain" : encoding} (${(body.length / 1024).toFixed(1)} KB)`,
        ours: `${perCore("ours")} req/s a core`,
        other: `${perCore("peer")} bare node`,
        ratio: ratio.toFixed(2),
        toReach: "≥ 0.75",
        met: ratio >= 0.75,
      });
    }
  }
  await Promise.all([bare.stop(), driver.stop()]);
  return rows;
}
