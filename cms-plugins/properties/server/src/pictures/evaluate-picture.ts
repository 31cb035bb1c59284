import { foreignPicture, type ForeignPicture, type PictureHosts } from "@gevel/config";

/** `hotlinked`: the site fetches foreign pictures and caches resized versions. `copied`: the CMS copies them. */
export type ForeignPictures = "hotlinked" | "copied";

export interface PictureRules {
  hosts: PictureHosts;
  foreignPictures: ForeignPictures;
  /** Further hosts, out in the internet, that the settings of its source name. */
  ofSource?: readonly string[];
}

/** Allowed hosts for pictures from a source's own hosts, also for redirects: never a private network. */
const sourceHosts = ({ hosts, ofSource = [] }: PictureRules): PictureHosts => ({
  open: [...hosts.open, ...ofSource],
  inside: [],
});

export type PictureEvaluation =
  /** Below the CMS's own uploads. */
  | { kind: "own"; path: string }
  | { kind: "foreign"; picture: ForeignPicture; hosts: PictureHosts }
  /** The site fetches it. */
  | { kind: "left"; picture: ForeignPicture; hosts: PictureHosts }
  | { kind: "refused"; problem: string };

/** Decides how to handle a picture, by its address alone. */
export function evaluatePicture(address: string, rules: PictureRules): PictureEvaluation {
  const { hosts, foreignPictures } = rules;
  if (address.startsWith("/uploads/")) {
    const safe = !address.includes("..") && /^\/uploads\/[\w./-]+$/.test(address);
    return safe ? { kind: "own", path: address } : { kind: "refused", problem: "is no path below /uploads/" };
  }
  const picture = foreignPicture(address, hosts);
  if (picture) return { kind: foreignPictures === "copied" ? "foreign" : "left", picture, hosts };
  // The site does not know a source's settings: pictures on its hosts are always copied.
  const own = foreignPicture(address, sourceHosts(rules));
  if (own) return { kind: "foreign", picture: own, hosts: sourceHosts(rules) };
  const host = URL.canParse(address) ? new URL(address).host : "";
  return { kind: "refused", problem: `stands on ${host || "no host"}, which PICTURE_HOSTS does not name` };
}

const second = 1_000;
const day = 86_400 * second;

/** Existing pictures are rechecked after this time. */
const recheckMs = 30 * day;

/** A picture checked more than a day ago is rechecked with the next change of its item, for its sender may have replaced it. */
export const recheckedAfter = (now: number): number => now - day + recheckMs;

/** A picture may arrive a little after its listing; after this many attempts it counts as missing. */
export const missingAttempts = 5;

export type CheckOutcome =
  | { kind: "ready" }
  | { kind: "left" }
  /** Judged by its bytes or its address: the same tomorrow. */
  | { kind: "refused" }
  /** The source answers that there is none. */
  | { kind: "missing" }
  /** No answer from the source. */
  | { kind: "failed" };

/** Time until the next check in ms, null for never; and whether the picture is rejected until then. */
export function nextCheck(outcome: CheckOutcome, attempts: number): { in: number | null; isRejected: boolean } {
  const retryDelay = Math.min(day, 20 * second * 4 ** Math.min(attempts, 12));
  switch (outcome.kind) {
    case "left":
      return { in: null, isRejected: false };
    // Pictures are replaced under their address now and then.
    case "ready":
      return { in: recheckMs, isRejected: false };
    case "refused":
      return { in: 7 * day, isRejected: true };
    case "missing":
      return attempts < missingAttempts ? { in: retryDelay, isRejected: false } : { in: 7 * day, isRejected: true };
    case "failed":
      return { in: retryDelay, isRejected: false };
  }
}
