import { countries } from "@gevel/config";
import { placesAtZip } from "./belgian-places.js";
import { townsNamed } from "./find-town.js";
import type { Place } from "./kept-place.js";
import { knownPlace } from "./known-place.js";
import type { PlaceFinder } from "./place.js";

type Written = Pick<Place, "name" | "zip" | "countryId">;

const named = 4;

function problemOf(written: Written): string | null {
  const { name, countryId } = written;
  const zip = written.zip.replace(/\s/g, "");
  if (countryId !== countries.belgium || knownPlace(written)) return null;
  const here = placesAtZip(zip);
  const { fits, meant } = townsNamed(name, zip);
  if (fits) return null;
  const others = meant.length > 0 ? ` (${meant.slice(0, named).join(", ")})` : "";
  if (here.length === 0) return `${zip} is no postal code of Belgium${others}`;
  const own = [...new Set(here.map((place) => place.name))].slice(0, named).join(", ");
  return `${zip} is the postal code of ${own}, not of ${name}${others}`;
}

/** A feed has few towns and names each many times. */
const judged = new Map<string, string | null>();
const most = 5_000;

/**
 * Why a Belgian postal code and its town are not one place: no such code, or that of another town. Null where they are, and
 * where staff gave the town its point under Cities. An Austrian home without its country would else be given the law of
 * Wallonia.
 */
export function misplacedTown(written: Written, places: PlaceFinder): string | null {
  if (places.find(written)?.point) return null;
  const key = `${written.countryId} ${written.zip} ${written.name}`;
  const known = judged.get(key);
  if (known !== undefined) return known;
  if (judged.size >= most) judged.clear();
  const problem = problemOf(written);
  judged.set(key, problem);
  return problem;
}
