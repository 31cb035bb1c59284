import { importResponseSchema } from "@gevel/config";
import { sampleListings, sampleSource } from "./listings/sample-listings.js";
import { sampleProjects } from "./listings/sample-projects.js";

/** Sends the sample through the import address with an integrator's token, as any other program would. */
const { CMS_URL, INTEGRATOR_TOKEN } = process.env;
if (!CMS_URL || !INTEGRATOR_TOKEN) throw new Error("CMS_URL and INTEGRATOR_TOKEN are needed");

const answer = await fetch(`${CMS_URL}/api/properties/import`, {
  method: "POST",
  headers: { authorization: `Bearer ${INTEGRATOR_TOKEN}`, "content-type": "application/json" },
  body: JSON.stringify({
    source: sampleSource,
    mode: "full",
    properties: sampleListings(),
    projects: sampleProjects(),
  }),
});
if (!answer.ok) throw new Error(`the import answered ${answer.status}: ${(await answer.text()).slice(0, 2000)}`);
const { summary, results } = importResponseSchema.parse(await answer.json());
const refused = results.filter(({ outcome }) => outcome === "refused");
if (refused.length > 0)
  throw new Error(`the import refused ${refused.length} items of the sample, first: ${JSON.stringify(refused[0])}`);
console.log(
  `sample listings and projects: ${summary.created} created, ${summary.updated} updated, ${summary.unchanged} unchanged`,
);
