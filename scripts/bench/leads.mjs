import { runJson } from "./run-json.mjs";
import { startPart } from "./processes.mjs";
import { whole } from "./table.mjs";

const rounds = 3;
const secondsOf = (stored) => stored.reduce((all, { seconds }) => all + seconds, 0);

/**
 * Budget 11: a lead with its mails, from the site's request to the CMS's response, without sending them. Alternating,
 * because the disk's speed changes from one minute to the next.
 */
export async function measureLeads(app) {
  await app.stopSides();
  await app.restartCms({ JOBS: "activity,reports,publishing,retention" });
  const store = (settings) => runJson("store-leads.ts", { ...app.env, ...settings });
  // The baseline copies its rows from existing leads.
  await store({});
  const bare = await startPart("bare-leads.mjs", { env: app.env });
  const [ours, theirs] = [[], []];
  for (let round = 0; round < rounds; round++) {
    ours.push(await store({}));
    theirs.push(await store({ CMS_URL: `http://127.0.0.1:${bare.ready}` }));
  }
  await bare.stop();
  await app.stopSides();
  const [{ count, runAtOnce }] = ours;
  const perSecond = (stored) => `${whole((stored.length * count) / secondsOf(stored))}/s`;
  const ratio = secondsOf(theirs) / secondsOf(ours);
  return [
    {
      budget: 11,
      what: `leads stored, ${runAtOnce} at once`,
      ours: perSecond(ours),
      other: `${perSecond(theirs)} by bare node and durable inserts`,
      ratio: ratio.toFixed(2),
      toReach: "≥ 0.5",
      met: ratio >= 0.5,
    },
  ];
}
