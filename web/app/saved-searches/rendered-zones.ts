import type { Zone } from "./zone";

/** Under this name a loader lays them for the document, and their boxes stand in it. */
export const renderedZones = "zones";

const selector = `[data-standing="${renderedZones}"]`;

/** Their boxes as the document has them. */
export const renderedCheckboxes = (): string => document.querySelector(selector)?.innerHTML ?? "";

/**
 * The zones that stand in the document as boxes, read from these, so that a page has them once: first those that stand open, which are
 * the wide ones, then all municipalities in the order of their names, then the places on offer.
 */
export function readZones(root: ParentNode, locale: string): Zone[] {
  const zones = [...root.querySelectorAll<HTMLInputElement>(`${selector} input`)].map((input): Zone => {
    const within = input.closest("details")?.dataset["within"];
    const { short } = input.dataset;
    const label = input.labels?.[0]?.textContent ?? "";
    return { value: input.value, label, ...(within && { within }), ...(short && { short }) };
  });
  const byName = new Intl.Collator(locale);
  const rank = ({ value, within }: Zone) => (within ? 1 : value.includes("|") ? 2 : 0);
  return zones.sort(
    (one, other) => rank(one) - rank(other) || (rank(one) === 1 ? byName.compare(one.label, other.label) : 0),
  );
}
