import { demoListings } from "../seed/listings/demo-listings.js";
import { benchListings } from "./bench-listings.js";
import { sendListings } from "./send-listings.js";

/** Imports listings until the app, which has the sample, has LISTINGS in total. */
const properties = benchListings(Number(process.env.LISTINGS) - demoListings().length);
const { summary } = await sendListings(JSON.stringify({ source: "bench", mode: "partial", properties }));
if (summary.created !== properties.length) throw new Error(`not all were created: ${JSON.stringify(summary)}`);
