import { startDriver } from "./load-driver.mjs";
import { pin, startPart } from "./processes.mjs";
import { rawResponse } from "./raw-response.mjs";
import { sharedMarkup } from "./static-tree.mjs";
import { median, whole } from "./table.mjs";

/** Both sides grow faster for the first thousands of pages, ours for longer, while V8 learns what is worth compiling. */
const warmUpPages = 1_200;
/** Short alternating rounds, so that other load on the machine affects both. */
const rounds = 15;
const seconds = 1;

/** Full pages all of them, in every order and with a filter that hardly filters, so that nothing is computed twice. */
export const addressesOf = (path) =>
  Array.from({ length: 300 }, (_, at) => {
    const sort = ["price-up", "price-down", "city", "date"][at % 4];
    return `${path}?price=${100 + at}-&sort=${sort}&page=${2 + (at % 60)}`;
  });

function ensureSame(ours, peers) {
  const [own, peer] = [sharedMarkup(ours), sharedMarkup(peers)].map((markup) => markup.length);
  if (Math.abs(own - peer) / own > 0.01)
    throw new Error(`the peer's markup has ${peer} characters, ours ${own}: not comparable`);
}

/** Budget 2: the list page rendered at each request, beside an empty Remix page of the same markup. */
export async function measureRenderedList(app) {
  const pid = await app.webAlone({ PAGE_CACHE: "off" });
  pin(pid, 0);
  const html = (await rawResponse(app.site + app.paths.list)).body.toString();
  const peer = await startPart("empty-remix-server.mjs", { core: 0, env: { NODE_ENV: "production" } });
  const peerUrl = `http://127.0.0.1:${await peer.request(html)}`;
  ensureSame(html, (await rawResponse(peerUrl + app.paths.list)).body.toString());

  const driver = await startDriver();
  const load = { addresses: [app.paths.list], seconds, connections: 8 };
  const request = {
    ours: () => driver.drive(pid, { ...load, url: app.site }),
    peer: () => driver.drive(peer.pid, { ...load, url: peerUrl }),
    searches: () => driver.drive(pid, { ...load, url: app.site, addresses: addressesOf(app.paths.list) }),
  };
  // Counted in pages and not in seconds: on a busy machine neither server would be warm after a fixed time.
  for (let pages = 0; pages < warmUpPages;) {
    await request.ours();
    await request.peer();
    pages += (await request.searches()).answered;
  }
  const measured = [];
  for (let round = 0; round < rounds; round += 1)
    measured.push({ ours: await request.ours(), peer: await request.peer(), searches: await request.searches() });
  await Promise.all([peer.stop(), driver.stop()]);
  const ratioOf = (side) => median(measured.map((round) => round[side].perCore / round.peer.perCore));

  const of = (side, figure) => median(measured.map((round) => round[side][figure]));
  const kilobytes = median(measured.map(({ ours }) => ours.bytes / ours.answered)) / 1024;
  console.log(
    `  list rendered: ${kilobytes.toFixed(0)} KB a page, p99 ${of("ours", "p99")} ms (peer ${of("peer", "p99")} ms), ` +
      `${whole(of("ours", "perSecond"))} answers per second by the clock (peer ${whole(of("peer", "perSecond"))})`,
  );
  const row = (what, side) => ({
    budget: 2,
    what,
    ours: `${whole(of(side, "perCore"))} req/s a core`,
    other: `${whole(of("peer", "perCore"))} empty Remix page of its markup`,
    ratio: ratioOf(side).toFixed(2),
    toReach: "≥ 0.70",
    met: ratioOf(side) >= 0.7,
  });
  return [
    row("list page rendered, no page cache, 300 different searches", "searches"),
    row("list page rendered, no page cache, one list", "ours"),
  ];
}
