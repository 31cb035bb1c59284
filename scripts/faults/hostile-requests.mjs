/** Requests that no visitor makes but every site receives: thousands of them find the expensive ones. */
const paths = [
  ..."/nl/ /fr/ /nl/te-koop/ /fr/a-louer/ /nl/te-huur/kaart/ /nl/te-koop.data /property/546/ /nl/contact/ /login/".split(
    " ",
  ),
  ..."/sitemap.xml /sitemaps/nl.xml /sitemaps/de.xml /sitemaps/xx.xml /robots.txt /chrome.json".split(" "),
  ..."/map-points.json /map-card.json /map-frame/ /neighbours.json /api/listing-count /pictures /uploads/x.pdf".split(
    " ",
  ),
  ..."/nl/a/b/c/d/e/f/ /%E2%80%AE /preview /nl/preview/ /healthz /assets/none.js".split(" "),
];
const names =
  "search city type price sort page view bedrooms garages goal language id list only-city only-type v z utm_source _routes src width".split(
    " ",
  );
const fragments = [
  ..."1 0 -1 1e9 99999999999999999999 100000 1- -1 1-2 nl fr xx map list newest price-up a|2000 gent|9000 %00 %zz".split(
    " ",
  ),
  ..."constructor __proto__ [object%20Object] NaN %E2%80%AE /nl/te-koop/?page=9 ../../etc/passwd a b an ant antwerpen huis".split(
    " ",
  ),
];

/** The same numbers for the same seed (mulberry32). */
function numbersFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function* hostileUrls(count, seed) {
  const next = numbersFrom(seed);
  const one = (list) => list[Math.floor(next() * list.length)];
  const fragment = () => (next() < 0.1 ? one(fragments).repeat(1 + Math.floor(next() * 200)) : one(fragments));
  for (let made = 0; made < count; made++) {
    const pairs = Array.from({ length: Math.floor(next() * 8) }, () => `${one(names)}=${fragment().slice(0, 3_000)}`);
    yield `${one(paths)}${pairs.length > 0 ? `?${pairs.join("&")}` : ""}`;
  }
}

const timed = (site) => async (address) => {
  const started = performance.now();
  const status = await fetch(site + address, { redirect: "manual" }).then(
    async (answer) => (await answer.arrayBuffer(), answer.status),
    (error) => String(error),
  );
  return { status, ms: performance.now() - started };
};

/** A page that normal visitors request and that is rendered for each of them: another search each time. */
const honest = (round) => `/nl/te-koop/?search=${"abcdefghij"[round % 10]}`;

let written = 0;
/** The same with an unknown, unique parameter, so that nothing cached by address is used. */
const unseen = (address) => `${address}${address.includes("?") ? "&" : "?"}z=${(written += 1)}`;

/** Alternates with an honest page: a busy machine slows both, and the fastest of five was not delayed. */
async function costOf(request, address) {
  const [own, page] = [[], []];
  for (let round = 0; round < 5; round += 1) {
    own.push((await request(unseen(address))).ms);
    page.push((await request(unseen(honest(round)))).ms);
  }
  return { ms: Math.min(...own), honest: Math.min(...page) };
}

/**
 * Requests odd addresses from a running site, a few at a time, and returns those that failed with an error of the site;
 * and of the slowest, and of each path by itself, those that on their own cost more than `dearest` honest pages. Start
 * the site with high limits (PAGES_PER_MINUTE) and without its page cache, otherwise those answer instead.
 */
export async function hostileRequests(
  site,
  { count, dearest, seed = 20261121, runAtOnce = 4, slowest = 30, request = timed(site) },
) {
  const addresses = hostileUrls(count, seed);
  /** @type {{ address: string; status: string | number; ms: number }[]} */
  const requested = [];
  const asker = async () => {
    for (const address of addresses) requested.push({ address, ...(await request(address)) });
  };
  await Promise.all(Array.from({ length: runAtOnce }, asker));
  const faults = requested.filter(({ status }) => typeof status === "string" || status >= 500);
  const slow = requested.toSorted((a, b) => b.ms - a.ms).slice(0, slowest);
  /** @type {{ address: string; ms: number; honest: number }[]} */
  const dear = [];
  for (const address of new Set([...paths, ...slow.map((one) => one.address)])) {
    const cost = await costOf(request, address);
    if (cost.ms > dearest * cost.honest) dear.push({ address, ...cost });
  }
  return { faults, dear };
}
