import { countries } from "@gevel/config";
import { placesAtZip } from "./belgian-places.js";
import { distanceKm, type Point } from "./distance.js";
import { townsNamed } from "./find-town.js";
import type { Place } from "./place.js";
import { findSimilarPlace, matchPlace } from "./match-place.js";
import type { PlaceFinder } from "./place-index.js";

/** A place as it is written; `point` is the home's own, whether visitors may see it or not. */
export type WrittenPlace = Pick<Place, "name" | "zip" | "countryId"> & { point?: Point | null };

/** The `countryId` of what lies in none that is known: no region's law holds there. */
export const unknownCountry = 0;

const named = 4;
/** No home lies farther from the middle of its postal code's places. */
const nearKm = 15;

type Misfit =
  /** The name is that of another place, or the code is none. */
  | { kind: "contradiction"; problem: string }
  /** The name is that of no place of Belgium. */
  | { kind: "unknown"; problem: string };

const codeOf = ({ zip }: WrittenPlace) => zip.replace(/\s/g, "");

function misfitOf(written: WrittenPlace): Misfit | null {
  const { name, countryId } = written;
  const zip = codeOf(written);
  if (countryId !== countries.belgium || matchPlace(written)) return null;
  const here = placesAtZip(zip);
  const { fits, meant } = townsNamed(name, zip);
  if (fits) return null;
  const others = meant.length > 0 ? ` (${meant.slice(0, named).join(", ")})` : "";
  if (here.length === 0) return { kind: "contradiction", problem: `${zip} is no postal code of Belgium${others}` };
  const own = [...new Set(here.map((place) => place.name))].slice(0, named).join(", ");
  const problem = `${zip} is the postal code of ${own}, not of ${name}${others}`;
  return { kind: meant.length > 0 ? "contradiction" : "unknown", problem };
}

/** A feed has few towns and names each many times. */
const found = new Map<string, Misfit | null>();
const most = 5_000;

function misfit(written: WrittenPlace, places: PlaceFinder): Misfit | null {
  if (places.find(written)?.point) return null;
  const key = `${written.countryId} ${written.zip} ${written.name}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  if (found.size >= most) found.clear();
  const result = misfitOf(written);
  found.set(key, result);
  return result;
}

/** Whether the home itself lies at its postal code, whatever its town is called. */
function liesThere(written: WrittenPlace): boolean {
  const { point } = written;
  return !!point && placesAtZip(codeOf(written)).some((place) => distanceKm(place.point, point) <= nearKm);
}

/**
 * Why a Belgian postal code and its town are not one place, so that no region's law is shown (decision 120): no such code,
 * that of another town, or of a town that nobody knows where no point says that the home lies there. Null where they are, and
 * where staff gave the town its point under Cities. An Austrian home without its country would else be given the law of
 * Wallonia.
 */
export function misplacedTown(written: WrittenPlace, places: PlaceFinder): string | null {
  const wrong = misfit(written, places);
  return wrong === null || (wrong.kind === "unknown" && liesThere(written)) ? null : wrong.problem;
}

/** How a town was read that is not written as any is; null where there is nothing to say. */
export function readTownAs(written: WrittenPlace, places: PlaceFinder): string | null {
  const { name, zip } = written;
  const close = findSimilarPlace(written);
  if (close) return `${name} is no town of ${zip}; taken as ${close.name}`;
  if (misfit(written, places)?.kind !== "unknown" || !liesThere(written)) return null;
  return `${name} is no town that is known; the region is that of ${zip}, where its point lies`;
}
