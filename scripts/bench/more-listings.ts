import { benchListings } from "./bench-listings.js";
import { sendListings } from "./send-listings.js";

/**
 * Imports LISTINGS listings under a source of their own. With ROUNDS they are sent again that often, each time at
 * another price, so that all of them are written again; each round is reported to the parent process. With SHORT they
 * are described only in Dutch and have at most two pictures, so that the maximum number for one call fits into its
 * megabytes.
 */
const isShort = process.env.SHORT === "yes";
const properties = benchListings(Number(process.env.LISTINGS)).map((listing) =>
  isShort
    ? { ...listing, description: { nl: listing.description.nl }, pictures: listing.pictures.slice(0, 2) }
    : listing,
);
const source = process.env.SOURCE ?? "more";

for (let round = 0; round < Number(process.env.ROUNDS ?? "1"); round += 1) {
  const priced = properties.map((listing) => ({
    ...listing,
    price: listing.price === null ? null : listing.price + 5 * round,
  }));
  const { summary } = await sendListings(JSON.stringify({ source, mode: "partial", properties: priced }));
  if (summary.refused > 0) throw new Error(`some were rejected: ${JSON.stringify(summary)}`);
  process.send?.(round);
}
