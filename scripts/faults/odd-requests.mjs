/** What no visitor asks for and every site is asked: thousands of them find what is dear. */
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
const words = [
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

function* oddAddresses(count, seed) {
  const next = numbersFrom(seed);
  const one = (list) => list[Math.floor(next() * list.length)];
  const word = () => (next() < 0.1 ? one(words).repeat(1 + Math.floor(next() * 200)) : one(words));
  for (let made = 0; made < count; made++) {
    const pairs = Array.from({ length: Math.floor(next() * 8) }, () => `${one(names)}=${word().slice(0, 3_000)}`);
    yield `${one(paths)}${pairs.length > 0 ? `?${pairs.join("&")}` : ""}`;
  }
}

const timed = async (address) => {
  const started = performance.now();
  const status = await fetch(address, { redirect: "manual" }).then(
    async (answer) => (await answer.arrayBuffer(), answer.status),
    (error) => String(error),
  );
  return { status, ms: performance.now() - started };
};

/** Each by itself and in turns with the site's health, which costs nothing: a busy machine makes both wait. */
async function askAgain(site, address) {
  const [own, health] = [[], []];
  for (let turn = 0; turn < 5; turn += 1) {
    own.push((await timed(site + address)).ms);
    health.push((await timed(`${site}/healthz`)).ms);
  }
  return { alone: Math.round(Math.min(...own)), health: Math.round(Math.min(...health)) };
}

/**
 * Asks a running site for odd addresses, a few at a time, and gives those that failed with a fault of the site's own and
 * those that took longer than `slow` milliseconds, each with what it takes by itself. Start the site with high limits
 * (PAGES_PER_MINUTE), or they are what answers.
 */
export async function oddRequests(site, { count = 20_000, seed = 20261121, atOnce = 4, slow = 2_000 } = {}) {
  const addresses = oddAddresses(count, seed);
  const found = [];
  const statuses = {};
  const asker = async () => {
    for (const address of addresses) {
      const { status, ms } = await timed(site + address);
      statuses[status] = (statuses[status] ?? 0) + 1;
      const isFault = typeof status === "string" || status >= 500;
      if (ms > slow || isFault) found.push({ ms: Math.round(ms), status, address, isFault });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, asker));
  for (const one of found) Object.assign(one, await askAgain(site, one.address));
  return { statuses, found: found.toSorted((a, b) => b.alone - a.alone) };
}
