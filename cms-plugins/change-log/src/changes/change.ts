/** What a change is about, by the name its feed source registered. */
export type ChangeKind = string;

export interface Change {
  /** The change number: no two alike, none left out, in the order of the commits. */
  seq: number;
  kind: ChangeKind;
  /** What changed within the kind, such as a listing's id. */
  key: string;
}
