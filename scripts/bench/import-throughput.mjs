import { listings } from "./bench-app.mjs";
import { runJson } from "./run-json.mjs";
import { whole } from "./table.mjs";

const ofMilliseconds = (milliseconds) => (listings / milliseconds) * 1000;

function row(what, ours, [peer, perSecond], least) {
  const ratio = ours / perSecond;
  return {
    budget: 4,
    what: `import of 10,000 listings, ${what}`,
    ours: `${whole(ours)}/s`,
    other: `${whole(perSecond)}/s ${peer}`,
    ratio: ratio.toFixed(2),
    toReach: least === null ? "told" : `≥ ${least}`,
    met: least === null ? null : ratio >= least,
  };
}

/** Budget 4, in one call each, by the CMS alone; the app has 10,000 more listings afterwards. */
export async function measureImport(app) {
  await app.stopSides();
  await app.restartCms({ SITE_NOTICE_URLS: "," });
  const env = { ...app.env, INTEGRATOR_TOKEN: app.accounts.integratorToken, LISTINGS: String(listings) };
  const [created, unchanged] = (await runJson("import-rounds.ts", env)).map(ofMilliseconds);
  app.listings += listings;
  await app.stopSides();
  const { bare, documents } = await runJson("import-peers.mjs", env);
  return [
    row("all of them new", created, ["documents.create of Strapi", documents], 8),
    row("all of them new", created, ["bare inserts of the same rows", bare], null),
    row("the same again", unchanged, ["new ones", created], 6),
  ];
}
