import { importResponseSchema } from "@gevel/config";
import { places } from "../sample/listings/places.js";
import { sampleListings } from "../sample/listings/sample-listings.js";

/** Repeats the sample under new references and in other towns until the house holds LISTINGS, by the import address. */
const { CMS_URL, INTEGRATOR_TOKEN, LISTINGS } = process.env;
if (!CMS_URL || !INTEGRATOR_TOKEN || !LISTINGS) throw new Error("CMS_URL, INTEGRATOR_TOKEN and LISTINGS are needed");

const sample = sampleListings();
const day = 24 * 60 * 60 * 1000;

const properties = Array.from({ length: Number(LISTINGS) - sample.length }, (_, index) => {
  const copy = 1 + Math.floor(index / sample.length);
  const original = sample[index % sample.length];
  const place = places[(index + copy) % places.length];
  if (!original || !place) throw new Error("the sample is empty");
  const { city, zip, latitude, longitude } = place;
  const createdAt = new Date(Date.parse(original.createdAt) - copy * day).toISOString();
  return { ...original, reference: `${original.reference}-${copy}`, city, zip, latitude, longitude, createdAt };
});

const answer = await fetch(`${CMS_URL}/api/properties/import`, {
  method: "POST",
  headers: { authorization: `Bearer ${INTEGRATOR_TOKEN}`, "content-type": "application/json" },
  body: JSON.stringify({ source: "bench", mode: "partial", properties }),
});
if (!answer.ok) throw new Error(`the import answered ${answer.status}: ${(await answer.text()).slice(0, 2000)}`);
const { summary } = importResponseSchema.parse(await answer.json());
if (summary.created !== properties.length) throw new Error(`not all were created: ${JSON.stringify(summary)}`);
