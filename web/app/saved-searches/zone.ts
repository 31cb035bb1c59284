/** A part of the country that may be chosen. */
export interface Zone {
  value: string;
  label: string;
  /** The one that it lies in. */
  within?: string;
  /** As the map has room for, where the label is longer. */
  short?: string;
}
