import { formatNumber } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { facadeStyles } from "../illustrations/facade-styles.js";
import { demoListings, type DemoListing } from "./demo-listings.js";
import { bedroomsOfPlan } from "./demo-pictures.js";
import { bedroomsOf } from "./text.js";

const listings = demoListings();

interface Dwelling {
  constructionYear: number;
  renovationYear?: number;
  condition: string;
  floors: number;
  floor?: number;
  hasLift?: boolean;
  energyPerformance: number;
  epcTotal: number;
  hasGarden?: boolean;
  surfaceGarden?: number;
  hasTerrace?: boolean;
  surfaceTerrace?: number;
  bathrooms: number;
  garages?: number;
  heating: { nl: string };
  windowGlazing: { nl: string };
}
const isDwelling = (listing: DemoListing): listing is DemoListing & Dwelling => "constructionYear" in listing;
const dwellings = listings.filter(isDwelling);

const headingOf = ({ typeDescription: { nl = "" } }: DemoListing) => nl;
/** Inconsistent listings, by reference. */
const wrong = <T extends DemoListing>(of: readonly T[], isWrong: (listing: T) => boolean) =>
  of.filter(isWrong).map(({ reference }) => reference);

/** The façade it shows: the drawn one, or the model whose rendered front it has. */
const shownFacade = ({ pictures }: DemoListing) => {
  const [, model] = pictures.flatMap(({ url }) => /home-([a-z]+)-[a-z]+-front/.exec(url) ?? []);
  if (model) return { style: `front of ${model}`, storeys: undefined };
  const [, style = "", storeys] = pictures.flatMap(({ url }) => /facade-([a-z-]+)-(\d+)-\d+\.jpg$/.exec(url) ?? []);
  return { style, storeys: Number(storeys) };
};
const bedroomOf = ({ pictures }: DemoListing) => pictures.find(({ url }) => url.includes("-bedroom"))?.url;

describe("a demo listing", () => {
  it("PROP-21 is on a floor below its roof, and a penthouse on the top one", () => {
    expect(wrong(dwellings, ({ floor, floors }) => floor !== undefined && floor >= floors)).toEqual([]);
    const penthouses = dwellings.filter(({ mainTypeName }) => mainTypeName.nl === "Penthouse");
    expect(wrong(penthouses, ({ floor, floors }) => floor !== floors - 1)).toEqual([]);
    expect(penthouses.length).toBeGreaterThan(3);
  });

  it("PROP-21 shows as many storeys as it has, in a style that allows them", () => {
    const drawn = dwellings.filter(
      (listing) => !listing.projectReference && shownFacade(listing).storeys !== undefined,
    );
    expect(drawn.length).toBeGreaterThan(80);
    expect(wrong(drawn, (listing) => shownFacade(listing).storeys !== listing.floors)).toEqual([]);
    const allowed: Readonly<Record<string, { storeys: readonly [number, number] }>> = facadeStyles;
    expect(
      wrong(drawn, (listing) => {
        const [low, high] = allowed[shownFacade(listing).style]?.storeys ?? [99, 0];
        return listing.floors < low || listing.floors > high;
      }),
    ).toEqual([]);
  });

  it.each([
    ["front of terrace", 2, 3],
    ["front of villa", 2, 2],
    ["front of salon", 3, 5],
    ["front of garden", 3, 4],
    ["front of flat", 4, 99],
    ["front of shop", 3, 3],
  ] as const)("PROP-21 shows a %s only if it has %i to %i storeys", (style, least, most) => {
    const of = dwellings.filter((listing) => shownFacade(listing).style === style);
    expect(of.length).toBeGreaterThan(0);
    expect(wrong(of, ({ floors }) => floors < least || floors > most)).toEqual([]);
  });

  it.each([
    ["farmhouse", 0, 1930],
    ["front of shop", 0, 1941],
    ["art-deco-flats", 1925, 1941],
    ["bungalow", 1958, 1986],
    ["front of salon", 0, 1987],
    ["front of terrace", 0, 1955],
    ["front of flat", 1941, 2100],
    ["front of garden", 2008, 2100],
  ] as const)("PROP-21 shows a %s only if it was built from %i until %i", (style, from, until) => {
    const of = dwellings.filter((listing) => shownFacade(listing).style === style);
    expect(of.length).toBeGreaterThan(0);
    expect(wrong(of, ({ constructionYear }) => constructionYear < from || constructionYear >= until)).toEqual([]);
  });

  it("PROP-21 has a plan of as many bedrooms as it has, and a picture of one where it has any", () => {
    const planned = dwellings.filter(({ documents }) => documents.length > 0);
    expect(planned.length).toBeGreaterThan(400);
    const planOf = ({ documents }: DemoListing) => Number(/plan-(\d+)\.jpg$/.exec(documents[0]?.url ?? "")?.[1]);
    expect(wrong(planned, (listing) => bedroomsOfPlan(planOf(listing)) !== (listing.bedrooms ?? 0))).toEqual([]);
    expect(wrong(dwellings, (listing) => (bedroomOf(listing) !== undefined) !== Boolean(listing.bedrooms))).toEqual([]);
  });

  it("PROP-21 shows the rooms of one home", () => {
    const homesOf = ({ pictures }: DemoListing) =>
      pictures.flatMap(
        ({ url }) =>
          /home-([a-z-]+)-(?:living|kitchen|bedroom|bathroom|detail)(-mirrored)?\.webp$/.exec(url)?.slice(1).join() ??
          [],
      );
    expect(wrong(dwellings, (listing) => new Set(homesOf(listing)).size !== 1)).toEqual([]);
  });

  it("PROP-21 uses as much energy a year as its score and its surface say", () => {
    const energetic = dwellings.filter(({ energyPerformance }) => energyPerformance > 0);
    expect(energetic.length).toBeGreaterThan(400);
    expect(
      wrong(
        energetic,
        ({ epcTotal, energyPerformance, surfaceLiving = 0 }) =>
          Math.abs(epcTotal / (energyPerformance * surfaceLiving) - 1) > 0.02,
      ),
    ).toEqual([]);
  });

  it("PROP-21 shows each picture once", () => {
    expect(wrong(listings, ({ pictures }) => new Set(pictures.map(({ url }) => url)).size !== pictures.length)).toEqual(
      [],
    );
  });

  it("PROP-21 claims in its headline only facts from its fields", () => {
    const claims: [RegExp, (listing: DemoListing & Dwelling, text: RegExpExecArray) => boolean][] = [
      [/tuin van ([\d.]+) m²/, ({ surfaceGarden = 0 }, text) => formatNumber(surfaceGarden, "nl") === text[1]],
      [/terras van ([\d.]+) m²/, ({ surfaceTerrace = 0 }, text) => formatNumber(surfaceTerrace, "nl") === text[1]],
      [/gerenoveerd in (\d+)/, ({ renovationYear }, text) => renovationYear === Number(text[1])],
      [/om te renoveren/, ({ condition }) => condition === "to-renovate"],
      [/met eigen garage/, ({ garages = 0 }) => garages > 0],
      [/bovenste verdieping/, ({ floor, floors }) => floor === floors - 1],
      [/Energiezuinig/, ({ energyPerformance }) => energyPerformance <= 100],
      [/Gelijkvloers/, ({ floor }) => floor === 0],
      [/met (\S+ slaapkamers?)/, ({ bedrooms }, text) => bedroomsOf(bedrooms ?? 0).nl === text[1]],
    ];
    for (const [claim, holds] of claims) {
      const claiming = dwellings.flatMap((listing) => {
        const text = claim.exec(headingOf(listing));
        return text ? [{ reference: listing.reference, isTrue: holds(listing, text) }] : [];
      });
      expect(claiming.length, claim.source).toBeGreaterThan(0);
      expect(claiming.filter(({ isTrue }) => !isTrue)).toEqual([]);
    }
  });

  it("PROP-21 describes in its text the year, rooms, energy and lift of its fields", () => {
    const reported = dwellings.filter(({ mainTypeName }) => mainTypeName.nl !== "Opbrengsteigendom");
    expect(
      wrong(reported, ({ description: { nl = "" }, constructionYear, bedrooms, energyPerformance, hasLift, floor }) =>
        [
          nl.includes(`uit ${constructionYear}`),
          !bedrooms || nl.includes(bedroomsOf(bedrooms).nl),
          nl.includes(`${energyPerformance} kWh/m²`),
          nl.includes("met lift") === (hasLift === true && floor !== 0),
        ].includes(false),
      ),
    ).toEqual([]);
  });

  it("PROP-21 has heating that fits its energy label: no heat pump in a leaking house, no new one that wastes", () => {
    expect(
      wrong(dwellings, ({ condition, energyPerformance }) => condition === "new" && energyPerformance > 100),
    ).toEqual([]);
    expect(
      wrong(dwellings, ({ heating, energyPerformance }) => /Warmtepomp/.test(heating.nl) && energyPerformance > 100),
    ).toEqual([]);
    expect(
      wrong(
        dwellings,
        ({ windowGlazing, energyPerformance }) => windowGlazing.nl === "Driedubbel" && energyPerformance > 100,
      ),
    ).toEqual([]);
  });
});

describe("twenty demo listings together", () => {
  it("PROP-21 start beside each other with another scene, not with one room in other colours", () => {
    const sceneOf = ({ pictures }: DemoListing) =>
      /home-([a-z]+)-[a-z]+-([a-z]+)(?:-mirrored)?\.webp$/
        .exec(pictures[0]?.url ?? "")
        ?.slice(1)
        .join(" ");
    for (const goal of [0, 1]) {
      const all = listings.filter((listing) => listing.goal === goal);
      for (const shown of [all, all.filter((listing) => "constructionYear" in listing)]) {
        const scenes = shown.map(sceneOf);
        expect(scenes.filter(Boolean).length).toBeGreaterThan(30);
        expect(scenes.filter((scene, at) => scene && scenes.slice(at + 1, at + 4).includes(scene))).toEqual([]);
      }
    }
  });

  it("PROP-21 look like twenty homes, with hundreds of possible titles", () => {
    for (const goal of [0, 1]) {
      const shown = listings.filter((listing) => listing.goal === goal).reverse();
      for (let at = 0; at + 20 <= shown.length; at += 20) {
        const page = shown.slice(at, at + 20);
        expect(new Set(page.map(({ pictures }) => pictures[0]?.url)).size).toBe(20);
      }
    }
    expect(new Set(listings.map(headingOf)).size).toBeGreaterThan(450);
    for (const goal of [0, 1]) {
      const headed = listings.filter((listing) => listing.goal === goal && headingOf(listing)).map(headingOf);
      for (let at = 0; at + 24 <= headed.length; at += 24)
        expect(new Set(headed.slice(at, at + 24)).size, headed[at]).toBeGreaterThan(22);
    }
  });

  it("PROP-21 repeat no phrase in more than a fiftieth of their headlines", () => {
    const phrases = listings.flatMap((listing) =>
      headingOf(listing)
        .replace(/^\S+( appartement| woning| stadswoning| staanplaats| garagebox| atelier| opbrengsteigendom)?,? /, "")
        .replaceAll(/[\d.]+/g, "#")
        .split(", "),
    );
    const uses = new Map<string, number>();
    for (const phrase of phrases) uses.set(phrase, (uses.get(phrase) ?? 0) + 1);
    uses.delete("");
    expect([...uses].filter(([, count]) => count > listings.length / 50)).toEqual([]);
    expect(uses.size).toBeGreaterThan(90);
  });

  it("PROP-21 have headlines that read on: no double comma, no space before one, none at the end", () => {
    const odd = listings.flatMap(({ typeDescription }) =>
      Object.values(typeDescription).filter((heading) => /,\s*,| ,|,$|  /.test(heading)),
    );
    expect(odd).toEqual([]);
  });
});
