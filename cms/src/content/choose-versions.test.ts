import { describe, expect, it } from "vitest";
import { chooseVersions, unpublishedVersions } from "./choose-versions";

const row = (published: boolean, updatedAt: string, modules: string[], documentId = "a") => ({
  documentId,
  locale: "nl" as const,
  publishedAt: published ? "2026-01-02" : null,
  createdAt: "2026-01-01",
  updatedAt,
  modules,
});

describe("chooseVersions", () => {
  it("reads the relations of an unchanged draft, which include entries published later", () => {
    const [chosen] = chooseVersions([row(false, "t1", ["m"]), row(true, "t1", [])], "published");
    expect(chosen).toMatchObject({ modules: ["m"], publishedAt: "2026-01-02" });
  });

  it("shows nothing of a draft that was edited later, nor of one never published", () => {
    const rows = [row(false, "t2", ["secret"]), row(true, "t1", []), row(false, "t1", ["secret"], "b")];
    expect(chooseVersions(rows, "published").map(({ documentId, modules }) => [documentId, modules])).toEqual([
      ["a", []],
    ]);
  });

  it("CMS-9 prefers drafts for a preview, and keeps entries without one", () => {
    const rows = [row(false, "t2", ["draft"]), row(true, "t1", []), row(true, "t1", ["only"], "b")];
    expect(chooseVersions(rows, "draft").map(({ modules }) => modules)).toEqual([["draft"], ["only"]]);
  });
});

describe("unpublishedVersions", () => {
  it("LANG-4 are drafts in languages without a published version, never edits of published ones", () => {
    const french = { ...row(false, "t1", ["fr"]), locale: "fr" as const };
    const rows = [row(false, "t2", ["edit"]), row(true, "t1", []), french];
    expect(unpublishedVersions(rows)).toEqual([french]);
  });
});
