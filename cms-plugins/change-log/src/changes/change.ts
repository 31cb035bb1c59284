/** The kind of data changed, by the name its change source registered. */
export type ChangeKind = string;

export interface Change {
  /** The change number: no two alike, none left out, in the order of the commits. */
  seq: number;
  kind: ChangeKind;
  /** The changed item within the kind, such as a listing's id. */
  key: string;
}
