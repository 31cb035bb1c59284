import type { Localized } from "@gevel/config";

/** A city as stored in the CMS. */
export interface Place {
  /** The name in its own region's main language, for addresses and filters. */
  name: string;
  names: Localized;
  zip: string;
  countryId: number;
  point: { latitude: number; longitude: number } | null;
}
