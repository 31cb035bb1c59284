import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Language } from "@gevel/config";
import { listedBy, pointsAt, show } from "./compile-context";
import { Documents } from "./documents";

interface Row {
  documentId: string;
  locale: Language;
  createdAt: string;
  updatedAt: string;
  publishedAt: null;
  list: readonly string[];
  target: string | null;
}
const timestamp = "2026-01-01T00:00:00.000Z";
const row = (documentId: string, locale: Language, given: Partial<Pick<Row, "list" | "target">> = {}): Row => ({
  ...{ documentId, locale, createdAt: timestamp, updatedAt: timestamp, publishedAt: null },
  ...{ list: [], target: null },
  ...given,
});
const targets = new Documents([
  ...["a", "b", "c", "d"].map((id) => row(id, "nl")),
  ...["a", "c", "d"].map((id) => row(id, "fr")),
]);
const place = { language: "fr", defaultLanguage: "nl" } as const;

describe("LANG-4 the relation of a version", () => {
  const pointed = (own: string | null, inDutch: string | null | undefined, to = targets) => {
    const french = row("page", "fr", { target: own });
    const dutch = inDutch === undefined ? [] : [row("page", "nl", { target: inDutch })];
    return pointsAt(new Documents([french, ...dutch]), french, ({ target }) => target, to, "nl");
  };

  it("is its own, else the default language's when the target lacks this language", () => {
    expect(pointed("a", "b")).toBe("a");
    expect(pointed(null, "b")).toBe("b");
    expect(pointed(null, "gone")).toBe("gone");
  });

  it("is null when staff removed it from this version, or never set it", () => {
    expect(pointed(null, "a")).toBeNull();
    expect(pointed(null, null)).toBeNull();
    expect(pointed(null, undefined)).toBeNull();
  });
});

describe("LANG-4 the list relation of a version", () => {
  const listed = (own: readonly string[], inDutch?: readonly string[], locale: Language = "fr") => {
    const rows = [row("page", locale, { list: own }), ...(inDutch ? [row("page", "nl", { list: inDutch })] : [])];
    const [first] = rows;
    return first ? listedBy(new Documents(rows), first, ({ list }) => list, targets, place) : [];
  };

  it("has entries that exist only in the default language at their place, also before the first", () => {
    expect(listed(["a", "c"], ["a", "b", "c"])).toEqual(["a", "b", "c"]);
    expect(listed(["a"], ["b", "a"])).toEqual(["b", "a"]);
    expect(listed(["c", "a"], ["a", "b", "c"])).toEqual(["c", "a", "b"]);
    expect(listed([], ["b", "gone"])).toEqual(["b", "gone"]);
  });

  it("has each entry once, and none that staff left out of this language", () => {
    expect(listed(["a", "a"])).toEqual(["a"]);
    expect(listed(["c"], ["a", "c", "d"])).toEqual(["c"]);
  });

  it("is its own list in the default language", () => {
    const dutch = row("page", "nl", { list: ["b", "gone"] });
    expect(listedBy(new Documents([dutch]), dutch, ({ list }) => list, targets, place)).toEqual(["b", "gone"]);
  });

  it("keeps its own order, and adds only entries of the default language's list that this language lacks", () => {
    const ids = fc.uniqueArray(fc.constantFrom<string[]>("a", "b", "c", "d", "gone"));
    fc.assert(
      fc.property(ids, ids, (own, inDutch) => {
        const result = listed(own, inDutch);
        expect(result.filter((id) => own.includes(id))).toEqual(own);
        const added = inDutch.filter((id) => !own.includes(id) && targets.get(id, "fr") === null);
        expect(result.filter((id) => !own.includes(id))).toEqual(added);
      }),
    );
  });
});

describe("a related document", () => {
  it("is reported when it is not published", () => {
    const result: string[] = [];
    const shown = (id: string) =>
      show(targets, id, "page home", { ...place, reportProblem: (problem) => void result.push(problem) });
    expect([shown("b")?.lang, shown("gone")]).toEqual(["nl", null]);
    expect(result).toEqual(["page home points at gone, which is not published"]);
  });
});
