import { readFileSync } from "node:fs";
import { join } from "node:path";
import { belgianDay, importResponseSchema } from "@gevel/config";
import { z } from "zod";
import { demoListings, demoSource } from "./listings/demo-listings.js";
import { demoProjects } from "./listings/demo-projects.js";
import { demoOwners } from "./owners/owned-listings.js";
import { sendDemoOwners } from "./owners/send-demo-owners.js";
import { createSeedClient } from "./seed-client.js";
import { sendDemoContent } from "./staff/send-demo-content.js";
import { staffClient } from "./staff/staff-client.js";

/** Sends the sample through the import endpoints with an integrator's token, as any other program would. */
const { CMS_URL, DATA_DIR, INTEGRATOR_TOKEN, REPLICA_SECRET } = process.env;
if (!CMS_URL || !DATA_DIR || !INTEGRATOR_TOKEN || !REPLICA_SECRET)
  throw new Error("CMS_URL, DATA_DIR, INTEGRATOR_TOKEN and REPLICA_SECRET are needed");
const accountsSchema = z.object({ admin: z.object({ email: z.string(), password: z.string() }) });
const send = createSeedClient(CMS_URL, INTEGRATOR_TOKEN, REPLICA_SECRET);

const owners = demoOwners().map(({ homes, ...owner }) => ({
  ...owner,
  properties: homes.map(({ listing }) => listing.reference),
}));
const listings = {
  source: demoSource,
  mode: "full",
  properties: demoListings(),
  projects: demoProjects(),
  owners,
};
const answer = await send.asIntegrator("/api/properties/import", listings, () => console.log("sent, being stored"));
const { summary, results } = importResponseSchema.parse(answer);
const rejected = results.filter(({ outcome }) => outcome === "refused");
if (rejected.length > 0)
  throw new Error(`the import rejected ${rejected.length} items of the sample, first: ${JSON.stringify(rejected[0])}`);
console.log(
  `sample listings and projects: ${summary.created} created, ${summary.updated} updated, ${summary.unchanged} unchanged`,
);
await sendDemoOwners(send);
console.log("activities for their owners imported");

// Tests of other things would find the popup over their buttons.
const withPopup = process.env.SAMPLE_POPUP !== "draft";
const { admin } = accountsSchema.parse(JSON.parse(readFileSync(join(DATA_DIR, "demo-accounts.json"), "utf8")));
const now = new Date();
await sendDemoContent(
  await staffClient(CMS_URL, admin),
  { today: process.env.SAMPLE_DAY ?? belgianDay(now), now, withPopup },
  (line) => console.log(line),
);
