import { describe, expect, it } from "vitest";
import { listingFixture } from "~/replica/replica-fixture";
import { replicaFixture } from "~/replica/catalog-fixture";
import { laidText } from "~/islands/laid.server";
import { drawCards } from "./draw-cards.server";

const headings = (html: string) =>
  Array.from(html.matchAll(/<h3([^>]*)>(.*?)<\/h3>/g), ([, given, text]) => [given, text]);

describe("the card of a listing", () => {
  const replica = replicaFixture([
    listingFixture({ id: 1, typeDescription: { nl: "Huis met tuin" } }),
    listingFixture({ id: 2, typeDescription: { nl: "Loft", fr: "Loft lumineux" } }),
    listingFixture({ id: 3, typeDescription: {} }),
  ]);

  it("LANG-4 says in which language its headline is where that is another than the page's, and only there", () => {
    const [fallback, own, none] = headings(laidText(drawCards(replica, [1, 2, 3], "fr")));
    expect(fallback).toEqual([expect.stringContaining(' lang="nl"'), expect.stringContaining("Huis met tuin")]);
    expect(own).toEqual([expect.not.stringContaining("lang="), expect.stringContaining("Loft lumineux")]);
    // Made of the type and the place, in the page's own words.
    expect(none?.[0]).not.toContain("lang=");
  });

  it("LANG-4 says nothing of it in its own language", () => {
    expect(laidText(drawCards(replica, [1, 2, 3], "nl"))).not.toMatch(/<h3[^>]* lang=/);
  });
});
