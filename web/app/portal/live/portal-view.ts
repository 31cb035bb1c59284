import type { Portal, PortalListing } from "@gevel/config";

/** A home among others, as its owner chooses it. */
export type ListingSummary = Pick<
  PortalListing,
  "id" | "title" | "place" | "goal" | "state" | "marquee" | "price" | "priceUnit" | "pictureUrl"
> & { viewsToday: number };

/** What the portal shows of an owner's homes: all of them in short, and the one that was chosen, or the only one. */
export interface PortalView {
  name: string;
  email: string;
  at: string;
  homes: ListingSummary[];
  home: PortalListing | null;
  /** Where the history of the home is shown from an earlier moment on. */
  before: string | null;
}

const summarize = (home: PortalListing): ListingSummary => {
  const { id, title, place, goal, state, marquee, price, priceUnit, pictureUrl } = home;
  return { id, title, place, goal, state, marquee, price, priceUnit, pictureUrl, viewsToday: home.counters.today };
};

/** Null where the chosen home is none of the owner's. */
export function portalView({ name, email, at, homes }: Portal, chosen: number | null): PortalView | null {
  const home = chosen === null ? null : (homes.find(({ id }) => id === chosen) ?? null);
  if (chosen !== null && home === null) return null;
  const [only, ...others] = homes;
  const shown = home ?? (others.length === 0 ? (only ?? null) : null);
  return { name, email, at, homes: homes.map(summarize), home: shown, before: null };
}

/** What /portal.json answered; null for anything else. Its contract was held to where it was made. */
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
