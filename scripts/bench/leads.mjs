import { lastLineOf } from "./last-line-of.mjs";
import { whole } from "./table.mjs";

const rounds = 3;
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

/**
 * Budget 11: a lead with its mails, from the site's request to the CMS's answer; sending them is no part of it. In turns, since
 * how long a disk takes changes from one minute to the next.
 */
export async function measureLeads(house) {
  await house.stopSides();
  await house.restartCms({ MAIL_WORK: "off", PICTURE_WORK: "off" });
  const [ours, bare] = [[], []];
  for (let round = 0; round < rounds; round++) {
    ours.push(await lastLineOf("store-leads.ts", house.env));
    bare.push(await lastLineOf("bare-leads.mjs", house.env));
  }
  await house.stopSides();
  const ratio = sum(bare.map(({ seconds }) => seconds)) / sum(ours.map(({ seconds }) => seconds));
  return [
    {
      budget: 11,
      what: `leads stored, ${ours[0].atOnce} at once`,
      ours: `${whole((rounds * ours[0].count) / sum(ours.map(({ seconds }) => seconds)))}/s`,
      other: `${whole((rounds * bare[0].count) / sum(bare.map(({ seconds }) => seconds)))}/s bare durable inserts`,
      ratio: ratio.toFixed(2),
      toReach: "≥ 0.5",
      met: ratio >= 0.5,
    },
  ];
}
