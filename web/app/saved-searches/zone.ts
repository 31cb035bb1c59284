/** A part of the country that can be chosen. */
export interface Zone {
  value: string;
  label: string;
  /** The zone that contains it. */
  within?: string;
  /** A short name for the map, if the label is longer. */
  short?: string;
}
