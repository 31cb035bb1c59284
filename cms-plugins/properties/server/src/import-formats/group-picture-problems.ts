import type { ImportResponse } from "@gevel/config";
import type { DeliveryProblems } from "./draft/delivery-problems.js";

/** What the import reported of the pictures of single listings: in a feed the same of several is one. */
export function groupPictureProblems({ results, ...rest }: ImportResponse, problems: DeliveryProblems): ImportResponse {
  const others = results.map(({ problems: ofItem, ...result }) => {
    const { reference } = result;
    const ungrouped = (ofItem ?? []).filter(({ field, value, message }) => {
      if (field !== "pictures") return true;
      problems.add({ field, value, message, done: "left-out" }, { reference });
      return false;
    });
    return { ...result, ...(ungrouped.length > 0 && { problems: ungrouped }) };
  });
  return { ...rest, results: others };
}
