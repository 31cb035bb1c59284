import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { inRoot } from "../../dev/paths.mjs";
import { demoListings, type DemoListing } from "./demo-listings.js";
import { demoProjects } from "./demo-projects.js";
import { homeViews, isRendered, renderedShots, shotName } from "./rendered-homes.js";

const listings = demoListings();
const dwellings = listings.filter((listing) => "constructionYear" in listing);
const shot = (kind: string) => new RegExp(`/home-([a-z]+)-([a-z]+)-${kind}(-mirrored)?\\.webp$`);
const at = ({ pictures }: DemoListing, kind: string) => pictures.findIndex(({ url }) => shot(kind).test(url));
const urlOf = (listing: DemoListing, kind: string) => listing.pictures[at(listing, kind)]?.url;

/** The most times one picture of a kind is on a page of the list. */
const mostOnAPage = (kind: string) =>
  [0, 1].flatMap((goal) => {
    const shown = listings.filter((listing) => listing.goal === goal).toReversed();
    return Array.from({ length: Math.ceil(shown.length / 24) }, (_, page) => {
      const uses = new Map<string, number>();
      for (const listing of shown.slice(page * 24, page * 24 + 24)) {
        const url = urlOf(listing, kind);
        if (url) uses.set(url, (uses.get(url) ?? 0) + 1);
      }
      return Math.max(0, ...uses.values());
    });
  });

describe("a demo home's detail", () => {
  it("PROP-21 shows a corner of its own rooms right after them, with a name in four languages", () => {
    const wrong = dwellings.filter((listing) => {
      const detail = at(listing, "detail");
      const home = shot("bathroom").exec(urlOf(listing, "bathroom") ?? "");
      if (!home || !isRendered(`${home[1]}-${home[2]}`, "detail")) return detail >= 0;
      const picture = listing.pictures[detail];
      const last = listing.pictures.slice(0, detail).findLast(({ url }) => url.includes("/home-"));
      return (
        picture?.url !== home.input.replace("-bathroom", "-detail") ||
        last !== listing.pictures[detail - 1] ||
        listing.pictures.slice(detail + 1).some(({ url }) => url.includes("/home-") && !url.includes("-front")) ||
        !picture.name.nl.startsWith("Detail: ") ||
        new Set(Object.values(picture.name)).size !== 4
      );
    });
    expect(wrong.map(({ reference }) => reference)).toEqual([]);
    const homes = dwellings.flatMap((listing) => shot("detail").exec(urlOf(listing, "detail") ?? "")?.[1] ?? []);
    expect(new Set(homes)).toEqual(new Set(["flat", "terrace", "garden", "salon", "villa", "loft"]));
  });

  it("PROP-21 is on a page of the list once", () => {
    expect(Math.max(...mostOnAPage("detail"))).toBe(1);
  });

  it("PROP-21 is among the files of the first start, as is every rendered picture of a listing or a project", () => {
    const files = new Set(
      homeViews.flatMap((view) =>
        renderedShots.filter((one) => isRendered(view.home.name, one)).map((one) => shotName(view, one)),
      ),
    );
    const shown = [...listings, ...demoProjects()].flatMap(({ pictures }) => pictures.map(({ url }) => url));
    const names = shown.flatMap((url) => /\/(home-.*)$/.exec(url)?.[1] ?? []);
    expect(names.some((name) => name.includes("-detail"))).toBe(true);
    expect(names.filter((name) => !files.has(name))).toEqual([]);
  });

  it("PROP-21 weighs 12 MB at most with all that is rendered", () => {
    const bytes = ["homes", "pages"].flatMap((folder) => {
      const path = inRoot("scripts/seed/renders", folder);
      return readdirSync(path).map((file) => statSync(join(path, file)).size);
    });
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(12_000_000);
  });
});

describe("a demo home's bedroom", () => {
  it("PROP-21 is in eight listings at most, its mirrored view counted apart", () => {
    const shown = listings.flatMap((listing) => urlOf(listing, "bedroom") ?? []);
    const uses = [...new Set(shown)].map((url) => shown.filter((one) => one === url).length);
    expect(uses.length).toBe(homeViews.filter(({ home }) => isRendered(home.name, "bedroom")).length);
    expect(Math.max(...uses)).toBeLessThanOrEqual(8);
  });

  it("PROP-21 is on a page of the list once", () => {
    expect(Math.max(...mostOnAPage("bedroom"))).toBe(1);
  });
});

describe("a demo home from outside", () => {
  it("PROP-21 is one rendered front, first or last and named after the kind of home, or a drawn façade", () => {
    const names = new Set<string>();
    for (const { pictures, webId, reference, projectReference } of dwellings) {
      const outside = pictures.filter(({ url }) => shot("front").test(url) || url.includes("facade"));
      expect(outside.length, reference).toBe(1);
      const [picture] = outside;
      if (!picture || picture.url.includes("facade")) continue;
      expect(projectReference, reference).toBeUndefined();
      expect([pictures[0], pictures.at(-1)], reference).toContain(picture);
      names.add(`${webId === 1 || webId === 5 ? "house" : "flat"}: ${picture.name.nl}`);
    }
    // An investment property may have a shop on its ground floor.
    expect(names).toEqual(
      new Set([
        ...["house: Voordeur (illustratie)", "house: Winkelpui (illustratie)"],
        "flat: Inkom van het gebouw (illustratie)",
      ]),
    );
  });

  it("PROP-21 is of each of the six models, each on at least four listings, first on a page of the list once", () => {
    const models = dwellings.flatMap((listing) => shot("front").exec(urlOf(listing, "front") ?? "")?.[1] ?? []);
    for (const model of ["flat", "terrace", "garden", "salon", "villa", "loft"])
      expect(models.filter((one) => one === model).length, model).toBeGreaterThanOrEqual(4);
    for (const goal of [0, 1]) {
      const first = dwellings.filter((listing) => listing.goal === goal).map(({ pictures }) => pictures[0]?.url ?? "");
      expect(first.filter((url, at) => shot("front").test(url) && first.slice(at + 1, at + 24).includes(url))).toEqual(
        [],
      );
    }
  });

  it.each([
    ["shop", 6, "shop"],
    ["workshop", 7, "loft"],
    ["office", 8, "flat"],
  ])("PROP-21 is most often rendered for a %s, and of its own kind", (_, webId, model) => {
    const shown = listings.filter((listing) => listing.webId === webId);
    const models = shown.flatMap((listing) => shot("front").exec(urlOf(listing, "front") ?? "")?.[1] ?? []);
    expect(new Set(models)).toEqual(new Set([model]));
    expect(models.length).toBeGreaterThan(shown.length / 2);
  });

  it("PROP-21 is of a detached house for a villa, not of one between its neighbours", () => {
    const villas = dwellings.filter(({ mainTypeName }) => mainTypeName.nl === "Villa");
    const models = villas.flatMap((listing) => shot("front").exec(urlOf(listing, "front") ?? "")?.[1] ?? []);
    expect(new Set(models)).toEqual(new Set(["villa"]));
  });
});
