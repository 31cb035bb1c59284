import { importResponseSchema } from "@gevel/config";
import { sampleListings, sampleSource } from "./listings/sample-listings.js";
import { sampleProjects } from "./listings/sample-projects.js";
import { sampleOwners } from "./owners/owned-homes.js";
import { sendOwnerSample } from "./owners/send-owner-sample.js";
import { sendSample } from "./send-sample.js";

/** Sends the sample through the import addresses with an integrator's token, as any other program would. */
const { CMS_URL, INTEGRATOR_TOKEN, REPLICA_SECRET } = process.env;
if (!CMS_URL || !INTEGRATOR_TOKEN || !REPLICA_SECRET)
  throw new Error("CMS_URL, INTEGRATOR_TOKEN and REPLICA_SECRET are needed");
const send = sendSample(CMS_URL, INTEGRATOR_TOKEN, REPLICA_SECRET);

const owners = sampleOwners().map(({ homes, ...owner }) => ({
  ...owner,
  properties: homes.map(({ listing }) => listing.reference),
}));
const listings = {
  source: sampleSource,
  mode: "full",
  properties: sampleListings(),
  projects: sampleProjects(),
  owners,
};
const answer = await send.asIntegrator("/api/properties/import", listings, () => console.log("sent, being written"));
const { summary, results } = importResponseSchema.parse(answer);
const refused = results.filter(({ outcome }) => outcome === "refused");
if (refused.length > 0)
  throw new Error(`the import refused ${refused.length} items of the sample, first: ${JSON.stringify(refused[0])}`);
console.log(
  `sample listings and projects: ${summary.created} created, ${summary.updated} updated, ${summary.unchanged} unchanged`,
);
await sendOwnerSample(send);
console.log("what their owners follow is written");
