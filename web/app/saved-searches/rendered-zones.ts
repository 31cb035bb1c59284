import type { Zone } from "./zone";

/** The name under which the loader serializes the zones; their checkboxes are in the document. */
export const renderedZones = "zones";

const selector = `[data-standing="${renderedZones}"]`;

/** Their boxes as the document has them. */
export const renderedCheckboxes = (): string => document.querySelector(selector)?.innerHTML ?? "";

/**
 * Reads the zones from the document's checkboxes, so that a page contains them once: first regions and provinces, then all municipalities by name, then the places on offer.
 */
export function readZones(root: ParentNode, locale: string): Zone[] {
  const zones = [...root.querySelectorAll<HTMLInputElement>(`${selector} input`)].map((input): Zone => {
    const { short, near, within = input.closest("details")?.dataset["within"] } = input.dataset;
    const label = input.labels?.[0]?.textContent ?? "";
    return {
      value: input.value,
      label,
      ...(within && { within }),
      ...(short && { short }),
      ...(near && { near: Number(near) }),
    };
  });
  const byName = new Intl.Collator(locale);
  const rank = ({ value, within }: Zone) => (within ? 1 : value.includes("|") ? 2 : 0);
  return zones.sort(
    (one, other) =>
      rank(one) - rank(other) ||
      (rank(one) === 1 ? byName.compare(one.short ?? one.label, other.short ?? other.label) : 0),
  );
}
