import type { Portal, PortalListing } from "@gevel/config";

/** A listing in the list an owner chooses from. */
export type ListingSummary = Pick<
  PortalListing,
  "id" | "title" | "place" | "goal" | "state" | "marquee" | "price" | "priceUnit" | "pictureUrl"
> & { viewsToday: number };

/** The portal's view of an owner's listings: a summary of each, and the chosen or only one. */
export interface PortalView {
  name: string;
  email: string;
  at: string;
  homes: ListingSummary[];
  home: PortalListing | null;
  /** Start of the shown part of the listing's history, if it is an earlier one. */
  before: string | null;
}

const summarize = (home: PortalListing): ListingSummary => {
  const { id, title, place, goal, state, marquee, price, priceUnit, pictureUrl } = home;
  return { id, title, place, goal, state, marquee, price, priceUnit, pictureUrl, viewsToday: home.counters.today };
};

/** Null if the chosen listing is not the owner's. */
export function portalView({ name, email, at, homes }: Portal, chosen: number | null): PortalView | null {
  const home = chosen === null ? null : (homes.find(({ id }) => id === chosen) ?? null);
  if (chosen !== null && home === null) return null;
  const [only, ...others] = homes;
  const shown = home ?? (others.length === 0 ? (only ?? null) : null);
  return { name, email, at, homes: homes.map(summarize), home: shown, before: null };
}

/** Parses the answer of /portal.json; null for anything else. Its contract was validated when it was built. */
export function readPortalView(body: unknown): PortalView | null {
  return isPortalView(body) ? body : null;
}

const isPortalView = (body: unknown): body is PortalView =>
  typeof body === "object" &&
  body !== null &&
  "homes" in body &&
  Array.isArray(body.homes) &&
  "home" in body &&
  typeof body.home === "object" &&
  "at" in body &&
  typeof body.at === "string";
