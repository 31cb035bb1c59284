import type { VersionState, Language } from "@gevel/config";
import type { Documents } from "../api/site/compile/documents";
import type { Version } from "../api/site/content/row-fields";

/** One content type as drafts have it and as visitors do. */
export interface BothStates<Row extends Version> {
  drafts: Documents<Row>;
  published: Documents<Row>;
}

/** Strapi writes a draft and its publication one after the other. */
const toleranceMs = 500;

/** How staff know an entry in a language; null where it has no version. */
export function stateIn<Row extends Version>(
  { drafts, published }: BothStates<Row>,
  id: string,
  language: Language,
): VersionState | null {
  const draft = drafts.get(id, language);
  if (draft === null) return null;
  const live = published.get(id, language);
  if (live === null) return "draft";
  const apart = Math.abs(Date.parse(draft.updatedAt) - Date.parse(live.updatedAt));
  return apart > toleranceMs ? "modified" : "published";
}
