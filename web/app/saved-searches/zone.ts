/** A part of the country that can be chosen. */
export interface Zone {
  value: string;
  label: string;
  /** The zone that contains it. */
  within?: string;
  /** Its place among those that the agency is active in, from 1. */
  near?: number;
  /** A short name for the map, if the label is longer. */
  short?: string;
}

/** Those that the agency is active in, the most active first. */
export const nearZones = (zones: readonly Zone[]): Zone[] =>
  zones.filter(({ near }) => near !== undefined).sort((one, other) => (one.near ?? 0) - (other.near ?? 0));
