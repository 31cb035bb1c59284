import { importResponseSchema, type ImportResponse } from "@gevel/config";

const { CMS_URL, INTEGRATOR_TOKEN } = process.env;
if (!CMS_URL || !INTEGRATOR_TOKEN) throw new Error("CMS_URL and INTEGRATOR_TOKEN are needed");

/** Sends a body to the import; answers its summary and the milliseconds until the answer was there. */
export async function sendListings(
  body: string,
): Promise<{ summary: ImportResponse["summary"]; milliseconds: number }> {
  const since = performance.now();
  const answer = await fetch(`${CMS_URL}/api/properties/import`, {
    method: "POST",
    headers: { authorization: `Bearer ${INTEGRATOR_TOKEN}`, "content-type": "application/json" },
    body,
  });
  const text = await answer.text();
  const milliseconds = performance.now() - since;
  if (!answer.ok) throw new Error(`the import answered ${answer.status}: ${text.slice(0, 2000)}`);
  return { summary: importResponseSchema.parse(JSON.parse(text)).summary, milliseconds };
}
