/** What a change is about; the feed asks the sources of that kind for its present state. */
export const changeKinds = ["site", "property", "property-types", "project"] as const;
export type ChangeKind = (typeof changeKinds)[number];

export interface Change {
  /** The change number: no two alike, none left out, in the order of the commits. */
  seq: number;
  kind: ChangeKind;
  /** What changed within the kind, such as a listing's id. */
  key: string;
}
