import { countries } from "@gevel/config";
import { municipalities, placesAtZip, type BelgianPlace } from "./belgian-places.js";
import type { Place } from "./kept-place.js";
import { townKey } from "./town-key.js";

type Written = Pick<Place, "name" | "zip" | "countryId">;

const byNis = new Map(municipalities.map((municipality) => [municipality.nis, municipality]));
const isNamed = (names: Iterable<string>, key: string) => [...names].some((name) => townKey(name) === key);

/** Those of a municipality, and other spellings of them. */
function wholeNames(nis: string): string[] {
  const { names = {}, places = [] } = byNis.get(nis) ?? {};
  return [...Object.values(names), ...places.flatMap(({ isWhole, aliases }) => (isWhole ? aliases : []))];
}

const asPlace = ({ name, names, zip, countryId, point }: BelgianPlace): Place => ({
  ...{ name, names, zip, countryId, point },
});

/**
 * A Belgian place that a feed or a member of staff names by its postal code, in whichever language; null for one that the
 * code does not know. A municipality named with the code of a place within it, such as Gent 9030, lies where that does.
 */
export function knownPlace({ name, zip, countryId }: Written): Place | null {
  if (countryId !== countries.belgium) return null;
  const here = placesAtZip(zip.replace(/\s/g, ""));
  const key = townKey(name);
  const own =
    here.find(({ names }) => isNamed(Object.values(names), key)) ?? here.find(({ aliases }) => isNamed(aliases, key));
  if (own) return asPlace(own);
  const part = here.find(({ municipality }) => isNamed(wholeNames(municipality), key));
  const whole = part && byNis.get(part.municipality);
  if (!whole) return null;
  return { ...asPlace(part), name: whole.name, names: whole.names };
}
