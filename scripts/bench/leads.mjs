import { lastLineOf } from "./last-line-of.mjs";
import { whole } from "./table.mjs";

/** Budget 11: a lead with its mails, from the site's request to the CMS's answer; sending them is no part of it. */
export async function measureLeads(house) {
  await house.stopSides();
  await house.restartCms({ MAIL_WORK: "off" });
  const ours = await lastLineOf("store-leads.ts", house.env);
  await house.stopSides();
  const bare = await lastLineOf("bare-leads.mjs", house.env);
  const ratio = ours.perSecond / bare.perSecond;
  return [
    {
      budget: 11,
      what: `leads stored, ${ours.atOnce} at once`,
      ours: `${whole(ours.perSecond)}/s`,
      other: `${whole(bare.perSecond)}/s bare durable inserts`,
      ratio: ratio.toFixed(2),
      toReach: "≥ 0.5",
      met: ratio >= 0.5,
    },
  ];
}
