import { applyHiddenRule } from "./hidden-rule";

/** Stands in the head of every page: what a visitor has hidden is never seen to go. Short, for it is in each of them. */
try {
  const listings: unknown = JSON.parse(localStorage.getItem("gevel.hidden") ?? "[]");
  if (Array.isArray(listings)) applyHiddenRule(listings.map(Number));
} catch {
  // Storage is forbidden, or not as we wrote it: nothing is hidden.
}
