import { roomKinds } from "@gevel/config";
import type { FilterOption, FilterOptions, NumberOption } from "./filter-options";

/** {@link FilterOptions} as text. As JSON in a document's script each quote is four characters, half of it all. */
export type PackedOptions = string & { readonly packedOptions?: true };

const reserved = /[%~^!]/g;
const escape = (text: string) => text.replace(reserved, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
const restore = (text: string) => text.replace(/%(..)/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

const packNamed = (options: readonly FilterOption<string | number>[]) =>
  options.map((option) => option.map((part) => escape(String(part))).join("^")).join("~");

/** A level of one is a type's, any other the city that a place is in. */
function unpackNamed<Value extends string | number>(
  text: string,
  valueOf: (text: string) => Value,
): FilterOption<Value>[] {
  if (text === "") return [];
  return text.split("~").map((option): FilterOption<Value> => {
    const [value = "", label = "", count, level] = option.split("^").map(restore);
    const plain = [valueOf(value), label, Number(count)] as const;
    return level === undefined ? plain : [...plain, level === "1" ? 1 : level];
  });
}

const packPairs = (pairs: readonly NumberOption[]) =>
  `${pairs.map(([value]) => value).join()}=${pairs.map(([, count]) => count).join()}`;

const numbers = (text: string) => (text === "" ? [] : text.split(",").map(Number));

function unpackPairs(text = ""): NumberOption[] {
  const [values = "", counts = ""] = text.split("=");
  const many = numbers(counts);
  return numbers(values).map((value, at) => [value, many[at] ?? 0]);
}

export const packOptions = (options: FilterOptions): PackedOptions =>
  [
    packNamed(options.cities),
    packNamed(options.types),
    ...[options.minPrices, options.maxPrices, options.surfaces, ...roomKinds.map((kind) => options.rooms[kind])].map(
      packPairs,
    ),
    options.labels.join(),
    options.amenities.join(),
    options.maxRooms,
  ].join("!");

/** Trusts its input: loader data is written only by the server of the same build. */
export function unpackOptions(packed: PackedOptions): FilterOptions {
  const [cities = "", types = "", minPrices, maxPrices, surfaces, ...others] = packed.split("!");
  const rooms = others.splice(0, roomKinds.length).map(unpackPairs);
  const [bedrooms = [], bathrooms = [], showerrooms = [], toilets = [], garages = []] = rooms;
  const [labels = "", amenities = "", maxRooms] = others;
  return {
    cities: unpackNamed(cities, String),
    types: unpackNamed(types, Number),
    minPrices: unpackPairs(minPrices),
    maxPrices: unpackPairs(maxPrices),
    surfaces: unpackPairs(surfaces),
    rooms: { bedrooms, bathrooms, showerrooms, toilets, garages },
    labels: numbers(labels),
    amenities: numbers(amenities),
    maxRooms: Number(maxRooms),
  };
}
