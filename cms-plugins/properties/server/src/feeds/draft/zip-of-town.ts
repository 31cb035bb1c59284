import { slugify } from "@gevel/config";
import { belgianPlaces } from "../../places/belgian-places.js";

const byName = new Map<string, string>();
// A town of several codes has its main one first.
for (const { name, names, zip } of belgianPlaces)
  for (const written of [name, ...Object.values(names)])
    if (!byName.has(slugify(written))) byName.set(slugify(written), zip);

/** The main postal code of a Belgian town, for formats that have none. */
export function zipOfTown(town: string): string | null {
  return byName.get(slugify(town)) ?? null;
}
