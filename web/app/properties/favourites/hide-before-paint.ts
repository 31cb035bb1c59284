import { applyHiddenRule } from "./hidden-rule";

/** Stands in the head of every page: what a visitor has hidden is never seen to go. Short, for it is in each of them. */
try {
  const homes: unknown = JSON.parse(localStorage.getItem("gevel.hidden") ?? "[]");
  if (Array.isArray(homes)) applyHiddenRule(homes.map(Number));
} catch {
  // Storage is forbidden, or not as we wrote it: nothing is hidden.
}
