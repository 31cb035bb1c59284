import type { RoomKind } from "@gevel/config";
import type { MessageId } from "~/i18n/message-id";

/**
 * One option: its value, its label, and its number of listings (decision 005). A subtype of the preceding type is a
 * level deeper (PROP-2), a place below the choice of its whole city is so too and has the city's name.
 */
export type FilterOption<Value extends string | number> = readonly [
  value: Value,
  label: string,
  count: number,
  level?: 1 | string,
];

/** What an option is called where it stands alone: `Antwerpen – Kiel (2020)`. */
export const fullLabel = ([, label, , level]: FilterOption<string | number>): string =>
  typeof level === "string" ? `${level} – ${label}` : label;

/** A number to choose, and its number of listings. */
export type NumberOption = readonly [value: number, count: number];

export interface FilterOptions {
  cities: readonly FilterOption<string>[];
  types: readonly FilterOption<number>[];
  minPrices: readonly NumberOption[];
  maxPrices: readonly NumberOption[];
  /** "At least this many", from 1 to the first without results. */
  rooms: Record<RoomKind, readonly NumberOption[]>;
  maxRooms: number;
  /** "At least so many m²". */
  surfaces: readonly NumberOption[];
  /** "This energy label or better", in the order of `energyLetters`. */
  labels: readonly number[];
  /** In the order of `amenities`. */
  amenities: readonly number[];
}

export const roomMessages: Record<RoomKind, MessageId> = {
  bedrooms: "properties.rooms.bedrooms",
  bathrooms: "properties.rooms.bathrooms",
  showerrooms: "properties.rooms.showerrooms",
  toilets: "properties.rooms.toilets",
  garages: "properties.rooms.garages",
};
