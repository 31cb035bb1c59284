import type { RoomKind } from "@gevel/config";

/** One thing to choose: its value, what people read, and how many listings it stands for. */
export type FilterOption<Value extends string | number> = readonly [value: Value, label: string, count: number];

export interface FilterOptions {
  cities: readonly FilterOption<string>[];
  types: readonly FilterOption<number>[];
  prices: readonly number[];
  maxRooms: number;
}

export const roomMessages: Record<RoomKind, string> = {
  bedrooms: "properties.rooms.bedrooms",
  bathrooms: "properties.rooms.bathrooms",
  showerrooms: "properties.rooms.showerrooms",
  toilets: "properties.rooms.toilets",
  garages: "properties.rooms.garages",
};
