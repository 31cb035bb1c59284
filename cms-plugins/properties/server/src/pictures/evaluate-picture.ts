import { foreignPicture, type ForeignPicture, type PictureHosts } from "@gevel/config";

/** `hotlinked`: the site fetches foreign pictures and keeps sizes of them. `copied`: the CMS takes them in. */
export type ForeignPictures = "hotlinked" | "copied";

export interface PictureRules {
  hosts: PictureHosts;
  foreignPictures: ForeignPictures;
  /** Further hosts, out in the internet, that the settings of its source name. */
  ofSource?: readonly string[];
}

/** Where a picture on a host of its source's settings may be fetched, and led on to: never to a private network. */
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

/** What is to be done about a picture, by its address alone. */
export function evaluatePicture(address: string, rules: PictureRules): PictureEvaluation {
  const { hosts, foreignPictures } = rules;
  if (address.startsWith("/uploads/")) {
    const safe = !address.includes("..") && /^\/uploads\/[\w./-]+$/.test(address);
    return safe ? { kind: "own", path: address } : { kind: "refused", problem: "is no path below /uploads/" };
  }
  const picture = foreignPicture(address, hosts);
  if (picture) return { kind: foreignPictures === "copied" ? "foreign" : "left", picture, hosts };
  // The site does not know what is set of a source: what stands there is copied, whatever is done with others.
  const own = foreignPicture(address, sourceHosts(rules));
  if (own) return { kind: "foreign", picture: own, hosts: sourceHosts(rules) };
  const host = URL.canParse(address) ? new URL(address).host : "";
  return { kind: "refused", problem: `stands on ${host || "no host"}, which PICTURE_HOSTS does not name` };
}

const second = 1_000;
const day = 86_400 * second;

/** A picture that is there is looked at again so long after. */
const recheckMs = 30 * day;

/** One that was looked at more than a day ago is looked at with the next change of its item, for its sender may have replaced it. */
export const recheckedAfter = (now: number): number => now - day + recheckMs;

/** A picture of a feed may come a little after the feed; past so many attempts it is taken to be none. */
export const missingAttempts = 5;

export type CheckOutcome =
  | { kind: "ready" }
  | { kind: "left" }
  /** Judged by its bytes or its address: the same tomorrow. */
  | { kind: "refused" }
  /** The source's word that there is none. */
  | { kind: "missing" }
  /** No word from the source. */
  | { kind: "failed" };

/** When to look again, in ms from now, and whether the picture is given up until then; null: never. */
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
