import { applyHiddenRule } from "./hidden-rule";

/** In the head of every page: hidden listings never flash. Kept short, as each page carries it. */
try {
  const listings: unknown = JSON.parse(localStorage.getItem("gevel.hidden") ?? "[]");
  if (Array.isArray(listings)) applyHiddenRule(listings.map(Number));
} catch {
  // Storage is forbidden, or not as we wrote it: nothing is hidden.
}
