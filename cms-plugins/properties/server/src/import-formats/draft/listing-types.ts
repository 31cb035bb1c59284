/** Web ids of PROP-14, to which the formats' kinds of property map. */
export const listingTypes = {
  house: 1,
  apartment: 2,
  studio: 3,
  land: 4,
  investment: 5,
  commercial: 6,
  industrial: 7,
  office: 8,
  garage: 9,
  /** No type: on the site, found by every filter but that of the type. */
  none: 0,
} as const;
