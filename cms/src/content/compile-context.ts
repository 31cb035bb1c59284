import type { Language, RouteEntry } from "@gevel/config";
import type { Version } from "./row-fields";
import type { Documents, Shown } from "./documents";

/** The input of every part of the compile of one language; `Content` is what that part reads of it. */
export interface CompileContext<Content = unknown> {
  readonly content: Content;
  readonly language: Language;
  readonly defaultLanguage: Language;
  readonly routes: ReadonlyMap<string, RouteEntry>;
  /** Appended to meta titles. */
  readonly agencyName: string;
  /** Takes a note of what was left out and why. */
  readonly reportProblem: (problem: string) => void;
}

type Place = Pick<CompileContext, "language" | "defaultLanguage">;

/** A document in the context's language, or a note that something points at what is not published. */
export function show<Row extends Version>(
  documents: Documents<Row>,
  id: string,
  from: string,
  { language, defaultLanguage, reportProblem }: Place & Pick<CompileContext, "reportProblem">,
): Shown<Row> | null {
  const shown = documents.show(id, language, defaultLanguage);
  if (!shown) reportProblem(`${from} points at ${id}, which is not published`);
  return shown;
}

/**
 * The target of a relation. Strapi links versions of one language only: where the target has no version in this
 * language the relation is empty, and the default language's relation is used.
 */
export function pointsAt<Row extends Version, Target extends Version>(
  documents: Documents<Row>,
  row: Row,
  read: (row: Row) => string | null,
  targets: Documents<Target>,
  defaultLanguage: Language,
): string | null {
  const own = read(row);
  if (own !== null) return own;
  const inDefault = documents.get(row.documentId, defaultLanguage);
  const meant = inDefault && read(inDefault);
  return meant && !targets.get(meant, row.locale) ? meant : null;
}

/**
 * The list of a relation in this language, completed in place with the default language's entries that have no version
 * in this one (LANG-4). Entries with a version in this language that it does not list were left out on purpose.
 */
export function listedBy<Row extends Version, Target extends Version>(
  documents: Documents<Row>,
  row: Row,
  read: (row: Row) => readonly string[],
  targets: Documents<Target>,
  { language, defaultLanguage }: Place,
): string[] {
  const result = [...new Set(read(row))];
  const inDefault = documents.get(row.documentId, defaultLanguage);
  if (!inDefault || row.locale === defaultLanguage) return result;
  let place = 0;
  for (const id of read(inDefault)) {
    const at = result.indexOf(id);
    if (at >= 0) place = at + 1;
    else if (!targets.get(id, language)) result.splice(place++, 0, id);
  }
  return result;
}
