import { listings } from "./bench-house.mjs";
import { inRoot } from "../house/paths.mjs";
import { runCollecting } from "../house/run.mjs";
import { whole } from "./table.mjs";

function row(what, milliseconds, leastPerSecond) {
  const perSecond = (listings / milliseconds) * 1000;
  return {
    budget: 4,
    what: `import of 10,000 listings, ${what}`,
    ours: `${whole(perSecond)}/s`,
    other: `${whole(leastPerSecond)}/s`,
    ratio: (perSecond / leastPerSecond).toFixed(2),
    toReach: `≥ ${whole(leastPerSecond)}/s`,
    met: perSecond >= leastPerSecond,
  };
}

/** Budget 4, in one call each, by the CMS alone: last of all, for the house has twice the listings afterwards. */
export async function measureImport(house) {
  await house.stopSides();
  await house.restartCms({ SITE_NOTICE_URLS: "," });
  const { code, output } = await runCollecting(
    process.execPath,
    ["--import", "tsx", inRoot("scripts/bench/import-rounds.ts")],
    {
      env: { ...house.env, INTEGRATOR_TOKEN: house.accounts.integratorToken, LISTINGS: String(listings) },
      show: false,
    },
  );
  if (code !== 0) throw new Error(`importing failed:\n${output.slice(-3000)}`);
  const [created, unchanged] = JSON.parse(output.trim().split("\n").at(-1));
  return [row("all of them new", created, 2_500), row("the same again", unchanged, 20_000)];
}
