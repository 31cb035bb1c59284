import { roomKinds, type ListingQuery } from "@gevel/config";

/** How many filters are set: as many as the list has chips. */
export const countFilters = ({ search, cities, types, minPrice, maxPrice, area, rooms, sold }: ListingQuery): number =>
  (search ? 1 : 0) +
  cities.length +
  types.length +
  (minPrice !== null || maxPrice !== null ? 1 : 0) +
  (area !== null ? 1 : 0) +
  roomKinds.filter((kind) => rooms[kind] > 0).length +
  (sold ? 1 : 0);
