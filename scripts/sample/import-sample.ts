import { request as byHttp } from "node:http";
import { request as byHttps } from "node:https";
import { text } from "node:stream/consumers";
import { importResponseSchema } from "@gevel/config";
import { sampleListings, sampleSource } from "./listings/sample-listings.js";
import { sampleProjects } from "./listings/sample-projects.js";

/** Sends the sample through the import address with an integrator's token, as any other program would. */
const { CMS_URL, INTEGRATOR_TOKEN } = process.env;
if (!CMS_URL || !INTEGRATOR_TOKEN) throw new Error("CMS_URL and INTEGRATOR_TOKEN are needed");

const body = JSON.stringify({
  source: sampleSource,
  mode: "full",
  properties: sampleListings(),
  projects: sampleProjects(),
});

const request = CMS_URL.startsWith("https:") ? byHttps : byHttp;

/** By hand, because `fetch` gives up after five minutes and a busy machine may need longer. */
const answer = await new Promise<{ status: number; body: string }>((done, failed) => {
  const asked = request(
    `${CMS_URL}/api/properties/import`,
    { method: "POST", headers: { authorization: `Bearer ${INTEGRATOR_TOKEN}`, "content-type": "application/json" } },
    (response) => {
      text(response).then((read) => done({ status: response.statusCode ?? 0, body: read }), failed);
    },
  );
  asked.on("error", failed);
  asked.end(body, () => console.log("sent, being written"));
});
if (answer.status !== 200) throw new Error(`the import answered ${answer.status}: ${answer.body.slice(0, 2000)}`);
const { summary, results } = importResponseSchema.parse(JSON.parse(answer.body));
const refused = results.filter(({ outcome }) => outcome === "refused");
if (refused.length > 0)
  throw new Error(`the import refused ${refused.length} items of the sample, first: ${JSON.stringify(refused[0])}`);
console.log(
  `sample listings and projects: ${summary.created} created, ${summary.updated} updated, ${summary.unchanged} unchanged`,
);
