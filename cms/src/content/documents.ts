import type { Language } from "@gevel/config";
import type { Version } from "./row-fields";

/** A document as one language shows it. */
export interface Shown<Row> {
  row: Row;
  /** The language the row is really in. */
  lang: Language;
}

/** The versions of one content type, by document and language. */
export class Documents<Row extends Version> {
  readonly #byId = new Map<string, Map<Language, Row>>();

  readonly #unpublished: ReadonlyMap<string, Row>;

  constructor(rows: readonly Row[], unpublished: readonly Row[] = []) {
    this.#unpublished = new Map(unpublished.map((row) => [`${row.documentId} ${row.locale}`, row]));
    const oldestFirst = [...rows].sort(
      (a, b) => a.createdAt.localeCompare(b.createdAt) || a.documentId.localeCompare(b.documentId),
    );
    for (const row of oldestFirst) {
      const versions = this.#byId.get(row.documentId) ?? new Map<Language, Row>();
      this.#byId.set(row.documentId, versions.set(row.locale, row));
    }
  }

  /** Every document, oldest first. */
  ids(): string[] {
    return [...this.#byId.keys()];
  }

  get(id: string, language: Language): Row | null {
    return this.#byId.get(id)?.get(language) ?? null;
  }

  /** A version that is not on the site: unpublished, or never published. Available for the public's content only. */
  unpublished(id: string, language: Language): Row | null {
    return this.#unpublished.get(`${id} ${language}`) ?? null;
  }

  versions(id: string): Row[] {
    return [...(this.#byId.get(id)?.values() ?? [])];
  }

  /** LANG-4: the version of the language, else the default language's. */
  show(id: string, language: Language, defaultLanguage: Language): Shown<Row> | null {
    for (const lang of [language, defaultLanguage]) {
      const row = this.get(id, lang);
      if (row) return { row, lang };
    }
    return null;
  }
}
