import { countries, type FieldError } from "@gevel/config";

/** Fields that listings and projects share. */
interface Placed {
  latitude: number | null;
  longitude: number | null;
  zip: string;
  city: string;
  countryId: number;
  createdAtSource: string | null;
}

const dayMs = 86_400_000;
/** No certificate, flood report or availability is outside this range; a date beyond it is a typing error. */
export const firstDay = "1900-01-01";
export const lastDay = "2199-12-31";

/** Contradictions in the place and the age of an item. */
export function placeContradictions(item: Placed, now: Date): FieldError[] {
  const errors: FieldError[] = [];
  const reject = (field: string, message: string) => errors.push({ field, message });
  const { latitude, longitude, zip, city, countryId, createdAtSource } = item;

  if (latitude !== null && longitude === null) reject("longitude", "is required where latitude is given");
  if (longitude !== null && latitude === null) reject("latitude", "is required where longitude is given");
  if (countryId === countries.belgium && !/^[1-9]\d{3}$/.test(zip))
    reject("zip", "expected a Belgian postal code of four digits, or the countryId of another country");
  if (zip === "") reject("zip", "is required");
  if (city === "") reject("city", "is required");
  if (createdAtSource !== null) {
    const time = Date.parse(createdAtSource);
    if (!(time > 0)) reject("createdAt", "lies before 1970");
    else if (time > now.getTime() + dayMs) reject("createdAt", "lies in the future");
  }
  return errors;
}

export function dayContradiction(field: string, day: unknown): FieldError[] {
  if (typeof day !== "string" || (day >= firstDay && day <= lastDay)) return [];
  return [{ field, message: `expected a day between ${firstDay} and ${lastDay}` }];
}
