import { benchListings } from "./bench-listings.js";
import { sendListings } from "./send-listings.js";

/** Imports LISTINGS new listings, then the same again, and prints, as JSON, the milliseconds each took. */
const count = Number(process.env.LISTINGS);
const body = JSON.stringify({ source: `round-${Date.now()}`, mode: "partial", properties: benchListings(count) });

const created = await sendListings(body);
if (created.summary.created !== count) throw new Error(`not all were created: ${JSON.stringify(created.summary)}`);
const unchanged = await sendListings(body);
if (unchanged.summary.unchanged !== count)
  throw new Error(`not all were unchanged: ${JSON.stringify(unchanged.summary)}`);
console.log(JSON.stringify([created, unchanged].map(({ milliseconds }) => milliseconds)));
