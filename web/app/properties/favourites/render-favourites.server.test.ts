import { describe, expect, it } from "vitest";
import { allMessages } from "~/i18n/all-messages.server";
import { replicaFixture } from "~/shell/site-fixture";
import { listingFixture } from "~/replica/replica-fixture";
import { renderFavourites } from "./render-favourites.server";

const replica = replicaFixture([
  listingFixture({ id: 1, price: 300_000, attributes: { surfaceLiving: 100, bedrooms: 3, floodPScore: "A" } }),
  listingFixture({ id: 2, price: 450_000, typeDescription: { nl: "Loft" } }),
  listingFixture({ id: 3, marquee: 2, typeDescription: { nl: "Herenhuis" } }),
  listingFixture({ id: 4, goal: 1, price: 1_153, attributes: { surfaceLiving: 100 } }),
  listingFixture({ id: 5, price: null, publishPrice: false, attributes: { surfaceLiving: 100 } }),
  listingFixture({ id: 6 }),
  listingFixture({ id: 7, goal: 1, price: 900 }),
  listingFixture({ id: 8, mainTypeName: {}, webId: 99, typeDescription: {}, city: "Oostende", cityNames: {} }),
  listingFixture({
    id: 9,
    mainTypeName: {},
    webId: 99,
    typeDescription: { nl: "Zonnig" },
    city: "Oostende",
    cityNames: {},
  }),
]);

function shown(search: string) {
  const context = {
    replica,
    rendered: new Map<string, string>(),
    isDataRequest: true,
    siteUrl: "https://site.example",
  };
  const { page, ...data } = renderFavourites(context, new URLSearchParams(search), {
    language: "nl",
    title: "Bewaard",
  });
  const html = (page.html ?? "").replaceAll("\u00a0", " ");
  return {
    ...data,
    html,
    shownIds: [...html.matchAll(/<h2[^>]*><a href="[^"]*\/(\d+)\/"/g)].map(([, id]) => Number(id)),
  };
}

const notStated = "Nog niet meegedeeld";
const floodLabel = allMessages.nl["listing.floodPScore"] ?? "";

/** The cells of a line of the table, without their markup. */
function line(html: string, label: string): string[] {
  const cells = html.split(`<th scope="row">${label}</th>`)[1]?.split("</tr>")[0] ?? "";
  return [...cells.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell = ""]) => cell.replace(/<[^>]*>/g, ""));
}

describe("the favourites page", () => {
  it("PROP-7 has the order of the link, with the link itself to share", () => {
    const { shownIds, html, named, cards } = shown("homes=2,1");
    expect({ shownIds, named, cards }).toEqual({ shownIds: [2, 1], named: [2, 1], cards: 2 });
    expect(html).toContain('value="https://site.example/nl/favorieten/?homes=2,1"');
  });

  it("PROP-14 names listings without type or headline by their town, in the list and the table", () => {
    for (const search of ["homes=8,9", "homes=8,9&compare=8,9"]) {
      const { html } = shown(search);
      expect(html).toContain(">Oostende<");
      expect(html).not.toMatch(/·\s*<|>\s*·|"\s*(?:in|·) Oostende/);
    }
  });

  it("PROP-18 explains an empty list, with links to find listings", () => {
    const { html, shownIds } = shown("");
    expect(shownIds).toEqual([]);
    expect(html).toContain("Nog niets bewaard");
    expect(html).toContain('href="/nl/te-koop/"');
  });

  it("PROP-10 PROP-18 shows for each unavailable listing its new status", () => {
    const { html, shownIds, named } = shown("homes=1,3,999");
    expect(shownIds).toEqual([1, 3]);
    expect(named).toEqual([1, 3, 999]);
    expect(html).toContain("2 van deze woningen worden niet meer aangeboden");
    expect(html).toMatch(/>Herenhuis<\/a>(<!-- -->)?: (<!-- -->)?Verkocht/);
    expect(html).toContain("Woning nummer 999: staat niet meer op onze site");
    expect(shown("homes=999").html).toContain("Een van deze woningen wordt niet meer aangeboden");
  });

  it("PROP-3 shows for a damaged link, or one with too many ids, the number left out", () => {
    expect(shown("homes=1,<script>").html).toContain("Een deel van deze link kunnen we niet lezen");
    expect(shown("homes=<script>")).toMatchObject({ named: [], stays: true });
    expect(shown("homes=1")).toMatchObject({ stays: false });
    expect(shown("homes=1,<script>").html).not.toContain("<script>");
    const many = Array.from({ length: 500 }, (_, index) => index + 1).join(",");
    expect(shown(`homes=${many}`).html).toContain("U ziet de eerste 60; 440 andere vallen weg");
  });
});

describe("comparing listings", () => {
  it("PROP-1 PROP-20 uses equal units, and marks unknown values", () => {
    const { html, stays } = shown("homes=1,2,5&compare=1,2,5");
    expect(stays).toBe(true);
    expect(line(html, "Prijs")).toEqual(["€ 300.000", "€ 450.000", "Prijs op aanvraag"]);
    expect(line(html, "Prijs per m² bewoonbaar")[0]).toBe("€ 3.000/m²");
    expect(line(html, "Prijs per m² bewoonbaar")[2]).toBe(notStated);
    expect(line(html, floodLabel)).toEqual([expect.stringMatching(/^A/), notStated, notStated]);
    expect(line(html, "Slaapkamers")[0]).toBe("3");
  });

  it("PROP-8 has the rent per square metre in cents, and no purchase costs where all are to let", () => {
    const mixed = shown("compare=4&compare=4&compare=1").html;
    expect(line(mixed, "Prijs per m² bewoonbaar")).toEqual(["€ 11,53/m²", "€ 3.000/m²"]);
    expect(mixed).toContain("Kosten bij aankoop");
    expect(shown("compare=4,7").html).not.toContain("Kosten bij aankoop");
  });

  it.each(["compare=1,2,3,4,5,6", "compare=1,2,3,4,5,6,7"])("PROP-18 takes five at most: %s", (search) => {
    const { html, shownIds } = shown(`homes=1,2,3,4,5,6&${search}`);
    expect(shownIds).toEqual([1, 2, 3, 4, 5, 6]);
    expect(html).toContain("U koos meer dan vijf woningen");
  });

  it.each(["compare=", "compare=1", "compare=1,1", "compare=1,999", "compare=x"])(
    "PROP-18 needs two at least: %s",
    (search) => {
      const { html, shownIds } = shown(`homes=1,2&${search}`);
      expect(shownIds).toEqual([1, 2]);
      expect(html).toContain("minstens twee woningen");
    },
  );

  it("PROP-10 marks a compared listing that is gone", () => {
    const { html } = shown("homes=1,2,999&compare=1,2,999");
    expect(html).toContain("Woning nummer 999");
    expect(line(html, "Prijs")).toHaveLength(2);
  });
});
