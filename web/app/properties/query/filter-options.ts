import type { RoomKind } from "@gevel/config";

/**
 * One thing to choose: its value, what people read, and how many listings it stands for (decision 005). A kind of the type
 * before it is a level deeper (PROP-2).
 */
export type FilterOption<Value extends string | number> = readonly [
  value: Value,
  label: string,
  count: number,
  level?: 1,
];

/** A number to choose, and how many listings it stands for. */
export type NumberOption = readonly [value: number, count: number];

export interface FilterOptions {
  cities: readonly FilterOption<string>[];
  types: readonly FilterOption<number>[];
  minPrices: readonly NumberOption[];
  maxPrices: readonly NumberOption[];
  /** "At least so many", from 1 to the first that gives nothing. */
  rooms: Record<RoomKind, readonly NumberOption[]>;
  maxRooms: number;
}

export const roomMessages: Record<RoomKind, string> = {
  bedrooms: "properties.rooms.bedrooms",
  bathrooms: "properties.rooms.bathrooms",
  showerrooms: "properties.rooms.showerrooms",
  toilets: "properties.rooms.toilets",
  garages: "properties.rooms.garages",
};
