import type { ImportResponse } from "@gevel/config";
import type { FeedProblems } from "./draft/feed-problems.js";

/** What the import reported of the pictures of single listings: in a feed the same of several is one. */
export function groupPictureProblems({ results, ...rest }: ImportResponse, problems: FeedProblems): ImportResponse {
  const others = results.map(({ problems: ofItem, ...result }) => {
    const { reference } = result;
    const kept = (ofItem ?? []).filter(({ field, value, message }) => {
      if (field !== "pictures") return true;
      problems.add({ field, value, message, done: "left-out" }, { reference });
      return false;
    });
    return { ...result, ...(kept.length > 0 && { problems: kept }) };
  });
  return { ...rest, results: others };
}
