import { listings } from "./bench-house.mjs";
import { inRoot } from "../house/paths.mjs";
import { runCollecting } from "../house/run.mjs";
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
    toReach: `≥ ${least}`,
    met: ratio >= least,
  };
}

async function lastLineOf(house, script) {
  const tsx = script.endsWith(".ts") ? ["--import", "tsx"] : [];
  const { code, output } = await runCollecting(process.execPath, [...tsx, inRoot("scripts/bench", script)], {
    env: { ...house.env, INTEGRATOR_TOKEN: house.accounts.integratorToken, LISTINGS: String(listings) },
    show: false,
  });
  if (code !== 0) throw new Error(`${script} failed:\n${output.slice(-3000)}`);
  return JSON.parse(output.trim().split("\n").at(-1));
}

/** Budget 4, in one call each, by the CMS alone: last of all, for the house has twice the listings afterwards. */
export async function measureImport(house) {
  await house.stopSides();
  await house.restartCms({ SITE_NOTICE_URLS: "," });
  const [created, unchanged] = (await lastLineOf(house, "import-rounds.ts")).map(ofMilliseconds);
  await house.stopSides();
  const { bare, documents } = await lastLineOf(house, "import-peers.mjs");
  return [
    row("all of them new", created, ["documents.create of Strapi", documents], 12),
    row("all of them new", created, ["bare inserts of the same rows", bare], 0.3),
    row("the same again", unchanged, ["new ones", created], 6),
  ];
}
