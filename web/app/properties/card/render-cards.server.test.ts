import { describe, expect, it } from "vitest";
import { listingFixture } from "~/replica/replica-fixture";
import { replicaFixture } from "~/shell/site-fixture";
import { renderCards } from "./render-cards.server";

const headings = (html: string) =>
  Array.from(html.matchAll(/<h3([^>]*)>(.*?)<\/h3>/g), ([, given, text]) => [given, text]);

describe("the card of a listing", () => {
  const replica = replicaFixture([
    listingFixture({ id: 1, typeDescription: { nl: "Huis met tuin" } }),
    listingFixture({ id: 2, typeDescription: { nl: "Loft", fr: "Loft lumineux" } }),
    listingFixture({ id: 3, typeDescription: {} }),
  ]);

  it("LANG-4 marks the language of its headline where it differs from the page's, and only there", () => {
    const [fallback, own, none] = headings(renderCards(replica, [1, 2, 3], "fr"));
    expect(fallback).toEqual([expect.stringContaining(' lang="nl"'), expect.stringContaining("Huis met tuin")]);
    expect(own).toEqual([expect.not.stringContaining("lang="), expect.stringContaining("Loft lumineux")]);
    // Built from type and place, with the page's own messages.
    expect(none?.[0]).not.toContain("lang=");
  });

  it("LANG-4 marks no language in its own", () => {
    expect(renderCards(replica, [1, 2, 3], "nl")).not.toMatch(/<h3[^>]* lang=/);
  });

  it("PROP-14 has only the town as its name without a type, and no stray separator", () => {
    const untyped = replicaFixture([
      listingFixture({ id: 4, mainTypeName: {}, webId: 99, typeDescription: { nl: "Zonnig", fr: "Ensoleillé" } }),
      listingFixture({ id: 5, mainTypeName: {}, webId: 99, typeDescription: {} }),
    ]);
    for (const language of ["nl", "fr", "en", "de"] as const) {
      const html = renderCards(untyped, [4, 5], language);
      const texts = [...html.matchAll(/<(?:p|h3|a)[^>]*>([^<]*)</g)].map(([, text = ""]) => text);
      expect(texts.filter((text) => /^\s*·|·\s*$|^\s(?:in|à)\s/.test(text))).toEqual([]);
    }
  });
});
