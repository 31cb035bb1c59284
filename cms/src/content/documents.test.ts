import { describe, expect, it } from "vitest";
import { languages, type Language } from "@gevel/config";
import { Documents } from "./documents";
import { oldest } from "./oldest";

const row = (documentId: string, locale: Language, createdAt = "2026-01-01T00:00:00.000Z") => ({
  documentId,
  locale,
  createdAt,
  updatedAt: createdAt,
  publishedAt: null,
});
const early = "2025-01-01T00:00:00.000Z";
const late = "2026-05-01T00:00:00.000Z";

describe("the documents of a type", () => {
  it("are sorted by age, then by id, whatever the order of the database", () => {
    const ids = (...rows: ReturnType<typeof row>[]) => new Documents(rows).ids();
    expect(ids(row("a", "nl", late), row("c", "nl"), row("b", "nl"))).toEqual(["b", "c", "a"]);
    expect(ids(row("b", "nl"), row("c", "nl"), row("a", "nl", late))).toEqual(["b", "c", "a"]);
  });

  it("LANG-4 are shown in the requested language, else in the default one, else not at all", () => {
    const documents = new Documents([row("a", "nl"), row("a", "fr"), row("b", "de")]);
    expect(documents.show("a", "fr", "nl")).toEqual({ row: row("a", "fr"), lang: "fr" });
    expect(documents.show("a", "en", "nl")).toEqual({ row: row("a", "nl"), lang: "nl" });
    expect(documents.show("b", "en", "nl")).toBeNull();
    expect(documents.show("none", "nl", "nl")).toBeNull();
    expect(documents.get("a", "de")).toBeNull();
    expect(documents.versions("a").map(({ locale }) => locale)).toEqual(["nl", "fr"]);
    expect(documents.versions("none")).toEqual([]);
  });

  it("LANG-4 have the oldest that the language can show as their single one", () => {
    const documents = new Documents([row("second", "nl", late), row("first", "nl"), row("german", "de", early)]);
    const shown = (language: Language) => oldest(documents, { language, defaultLanguage: "nl" })?.row.documentId;
    expect(languages.map(shown)).toEqual(languages.map((language) => (language === "de" ? "german" : "first")));
    expect(oldest(new Documents([row("german", "de")]), { language: "fr", defaultLanguage: "nl" })).toBeNull();
  });
});
