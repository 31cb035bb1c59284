import { eachMember, type BitSet } from "./bit-set.server";
import { pointKinds, pointScale, type NamedMunicipality } from "./columns.server";
import type { ListingRows } from "./listing-rows.server";
import type { OfferTally } from "./search-result";

interface Sum {
  place: number;
  kind: number;
  count: number;
  modifiedAt: number;
  points: number;
  latitude: number;
  longitude: number;
}

/** Counts the listings of a set by municipality and types. */
export function offerTallies({ columns, shared }: ListingRows, set: BitSet): OfferTally[] {
  const { place, kind, modifiedAt, latitude, longitude, point } = columns;
  const sums = new Map<number, Sum>();
  const kinds = shared.kinds.size;
  eachMember(set, (slot) => {
    const [ofPlace, ofKind] = [place[slot] ?? 0, kind[slot] ?? 0];
    const key = ofPlace * kinds + ofKind;
    const sum = sums.get(key) ?? {
      ...{ place: ofPlace, kind: ofKind, count: 0, modifiedAt: 0 },
      ...{ points: 0, latitude: 0, longitude: 0 },
    };
    sums.set(key, sum);
    sum.count++;
    sum.modifiedAt = Math.max(sum.modifiedAt, modifiedAt[slot] ?? 0);
    if (point[slot] === pointKinds.none) return;
    sum.points++;
    sum.latitude += latitude[slot] ?? 0;
    sum.longitude += longitude[slot] ?? 0;
  });
  return [...sums.values()].map(({ points, ...sum }) => {
    const middle = (total: number) => total / points / pointScale;
    return {
      city: shared.cities.at(shared.places.at(sum.place)?.city ?? -1) ?? "",
      webIds: shared.kinds.at(sum.kind) ?? [],
      count: sum.count,
      modifiedAt: sum.modifiedAt,
      point: points === 0 ? null : { latitude: middle(sum.latitude), longitude: middle(sum.longitude) },
    };
  });
}

/** The municipalities of all listings, on offer or not. */
export function storedMunicipalities({ columns, shared, byId }: ListingRows): NamedMunicipality[] {
  const numbers = new Set(Array.from(byId, (slot) => columns.place[slot] ?? 0));
  return [...numbers].sort((one, other) => one - other).flatMap((number) => shared.places.at(number) ?? []);
}
