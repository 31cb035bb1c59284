import type { PropertyInput } from "@gevel/config";
import type { ItemDraft } from "../draft/item-draft.js";
import { childrenOf, find, type XmlElement } from "../xml/xml-element.js";

type Key = keyof PropertyInput;

/** Features that are fields of ours; the others are kept as the sender's words. */
const fields: readonly [key: Key, pattern: RegExp][] = [
  ["hasLift", /^(lift|elevator)$/i],
  ["hasTerrace", /^(private |roof )?(terrace|balcony|patio|solarium)$/i],
  ["hasGarden", /^(private |communal )?garden$/i],
  ["hasFurnished", /^(fully |optional )?furnished$/i],
  ["hasCellar", /^(cellar|basement)$/i],
  ["hasAttic", /^(attic|loft space)$/i],
];
/** These say that it may be, not that it is. */
const unsure = /^(optional|communal)/i;

export function readFeatures(listing: XmlElement, draft: ItemDraft): void {
  const features = childrenOf(find(listing, "features"), "feature").map(({ text }) => text.trim());
  const others: string[] = [];
  for (const feature of features) {
    if (feature === "") continue;
    const field = fields.find(([, pattern]) => pattern.test(feature));
    if (field && !unsure.test(feature)) draft.set(field[0], true, "features/feature");
    else others.push(feature);
  }
  draft.localized("interiorComfort", "en", others.join(", "), "features");
}
