import { describe, expect, it } from "vitest";
import { listingFixture } from "~/replica/replica-fixture";
import { replicaFixture } from "~/shell/site-fixture";
import { loadPropertyPage } from "./property-page.server";

type Given = Parameters<typeof listingFixture>[0];

function load(
  given: Omit<Given, "id">,
  { others = [], config = {}, language = "nl" }: { others?: Given[]; config?: object; language?: "nl" | "fr" } = {},
) {
  const replica = replicaFixture([{ ...given, id: 1 }, ...others].map(listingFixture), config);
  const page = loadPropertyPage({ replica }, 1, language);
  if (!page) throw new Error("no page");
  return page;
}

const keysOf = (rows: readonly { key: string }[]) => rows.map(({ key }) => key);

describe("the page of a listing", () => {
  it("PROP-18 does not exist for an unknown id", () => {
    expect(loadPropertyPage({ replica: replicaFixture([]) }, 1, "nl")).toBeNull();
  });

  it("PROP-1 shows known values in their group and omits empty ones", () => {
    const page = load({ attributes: { surfaceLiving: 140, hasCellar: false, heating: { nl: "Gas" }, floors: null } });
    expect(page.groups.map(({ group }) => group)).toEqual(["general", "surface", "layout", "comfort"]);
    const surface = page.groups.find(({ group }) => group === "surface");
    expect(surface?.rows).toEqual([
      { key: "surfaceLiving", label: "listing.surfaceLiving", value: { kind: "text", text: "140\u00a0m²" } },
    ]);
    expect(keysOf(page.groups[0]?.rows ?? [])).not.toContain("floors");
  });

  it("PROP-1 shows no attribute twice", () => {
    const page = load({
      attributes: {
        energyPerformance: 300,
        epcUniqueCode: "1",
        permit: "Vg",
        floodPScore: "A",
        lawfulUse: { nl: "wonen" },
      },
    });
    const keys = [
      ...page.groups.flatMap(({ rows }) => keysOf(rows)),
      ...keysOf(page.energyRows),
      ...keysOf(page.costs),
      ...keysOf(page.legal?.rows ?? []),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("LANG-4 marks text that fell back to the default language", () => {
    const page = load(
      { typeDescription: { nl: "Herenhuis" }, description: { nl: "Mooi" }, attributes: { heating: { nl: "Gas" } } },
      { language: "fr" },
    );
    expect(page).toMatchObject({ title: "Herenhuis", titleLang: "nl", descriptionLang: "nl" });
    expect(page.groups.at(-1)?.rows[0]?.value).toEqual({ kind: "text", text: "Gas", language: "nl" });
    expect(load({ typeDescription: { nl: "Herenhuis" } })).not.toHaveProperty("titleLang");
  });

  it("PROP-9 has an address only where it is published", () => {
    const place = { street: "Meir", houseNumber: "1", boxNr: "2" };
    expect(load({ ...place, publishAddress: true }).address).toBe("Meir 1 / 2, 2000 Antwerpen");
    expect(load({ ...place, publishAddress: false }).address).toBeNull();
  });

  it("PROP-8 shows the rent with its charges", () => {
    const page = load({ goal: 1, price: 950, attributes: { chargesRenter: 75 } });
    expect(page.price).toEqual({ kind: "per-month", amount: "€\u00a0950" });
    expect(page.charges).toBe("€\u00a075");
    expect(keysOf(page.costs)).toContain("chargesRenter");
    expect(keysOf(page.legal?.rows ?? [])).toContain("chargesRenter");
  });

  it("PROP-8 says what a square metre costs, only of a sale with a price and a surface", () => {
    const home = { webId: 1, price: 345_000, attributes: { surfaceLiving: 125 } };
    expect(load(home).squareMetrePrice).toBe("€\u00a02.760");
    expect(load({ webId: 4, price: 200_000, attributes: { surfaceGround: 800 } }).squareMetrePrice).toBe("€\u00a0250");
    for (const other of [{ goal: 1 }, { price: null }, { attributes: {} }, { priceUnit: 3 }, { marquee: 2 }] as const)
      expect(load({ ...home, ...other }).squareMetrePrice, JSON.stringify(other)).toBeNull();
    expect(load({ ...home, attributes: { surfaceLiving: 125, viager: true } }).squareMetrePrice).toBeNull();
  });

  it("PROP-7 shows the floor plan second among the pictures, one that can be shown", () => {
    const pictures = ["/a.jpg", "/b.jpg"].map((url) => ({ url, width: 4, height: 3, alt: {}, thumbhash: null }));
    const plan = (url: string) => ({
      documents: [{ url, name: { nl: "Grondplan" }, kind: "floor-plan", access: "public" }],
    });
    const shown = (listing: object) => load(listing).pictures.map(({ url }) => url);
    expect(shown({ pictures, ...plan("/plan.png") })).toEqual(["/a.jpg", "/plan.png", "/b.jpg"]);
    expect(shown({ pictures, ...plan("/plan.pdf") })).toEqual(["/a.jpg", "/b.jpg"]);
    expect(shown({ pictures, ...plan("/b.jpg") })).toEqual(["/a.jpg", "/b.jpg"]);
    expect(shown({ pictures: [], ...plan("/plan.png") })).toEqual([]);
  });

  it("PROP-10 answers 410 for a sold listing only where the site configuration says so", () => {
    expect(load({ marquee: 2 })).toMatchObject({ state: "sold", status: 200 });
    expect(load({ marquee: 2 }, { config: { propertyList: { soldStatus: 410 } } })).toMatchObject({
      state: "sold",
      status: 410,
    });
    expect(load({ marquee: 0 }, { config: { propertyList: { soldStatus: 410 } } }).status).toBe(200);
  });

  it("PROP-11 shows the renovation duty for a Flemish E or F home for sale", () => {
    const energy = { attributes: { energyPerformance: 450 } };
    const notice = {
      config: { renovationNotice: { years: 6, from: "2023-01-01", targetLabel: "D", source: "decreet" } },
    };
    expect(load(energy, notice).renovation).toEqual({
      years: 6,
      from: "1\u00a0januari\u00a02023",
      target: "D",
      source: "decreet",
    });
    expect(load({ ...energy, goal: 1 }, notice).renovation).toBeNull();
    expect(load({ ...energy, webId: 9 }, notice).renovation).toBeNull();
    expect(load({ ...energy, zip: "4000" }, notice).renovation).toBeNull();
  });

  it("PROP-15 truncates the description without its tags", () => {
    const page = load({ description: { nl: `<p>Mooi &amp; licht.</p><p>${"woord ".repeat(60)}</p>` } });
    expect(page.descriptionExcerpt).toMatch(/^Mooi & licht\. woord/);
    expect(page.descriptionExcerpt.endsWith("…")).toBe(true);
    expect(page.descriptionExcerpt.length).toBeLessThanOrEqual(251);
  });

  it("PROP-7 lists similar listings: the same place first, then the same type and a similar price", () => {
    const ghent = { city: "Gent", zip: "9000" };
    const others = [
      { id: 2, ...ghent },
      { id: 3, webId: 1, mainTypeName: { nl: "Appartement" } },
      { id: 4, price: 900_000 },
      { id: 5, goal: 1 as const },
      { id: 6, ...ghent, webId: 1, mainTypeName: { nl: "Appartement" } },
      { id: 7, ...ghent, marquee: 2 },
    ];
    const ids = load({}, { others }).similar.map(({ id }) => id);
    expect(ids).toEqual([4, 3, 2]);
  });

  it("PROP-1 PROP-7 shows the source's own name for its type, and picks similar listings by type, whatever their names", () => {
    const flat = { webId: 1, price: 300_000 };
    const page = load(
      { ...flat, mainTypeName: { nl: "Penthouse" } },
      {
        others: [
          { id: 2, price: 300_000 },
          { id: 3, ...flat, mainTypeName: { nl: "Duplex" } },
        ],
      },
    );
    expect(page.typeName).toBe("Penthouse");
    expect(page.groups[0]?.rows.find(({ key }) => key === "type")?.value).toEqual({ kind: "text", text: "Penthouse" });
    expect(page.similar.map(({ id, typeName }) => [id, typeName])).toEqual([
      [3, "Duplex"],
      [2, "Huis"],
    ]);
  });

  it("PROP-19 shows the annuity of a sale on annuity only", () => {
    const annuity = { viagerAges: "78 en 81", viagerBouquet: 50_000 };
    expect(load({ attributes: { viager: true, ...annuity } }).groups.map(({ group }) => group)).toContain("annuity");
    expect(load({ attributes: { viager: false, ...annuity } }).groups.map(({ group }) => group)).not.toContain(
      "annuity",
    );
  });
});

describe("the legally required part of a listing", () => {
  const facts = { surfaceLiving: 120 };

  it.each([
    ["only the plot's score", { floodPScore: "D", floodGScore: "A" }, true],
    ["only the building's score", { floodPScore: "A", floodGScore: "D" }, true],
    ["neither", { floodPScore: "C", floodGScore: "C" }, false],
    ["a flood zone, which is no score", { floodZone: { nl: "D" } }, false],
  ] as const)("PROP-20 shows the flood symbol in Flanders where D is %s", (_what, scores, bears) => {
    expect(load({ attributes: { ...facts, ...scores } }).legal?.isFloodProne).toBe(bears);
  });

  it("PROP-20 shows no flood symbol in another region", () => {
    for (const zip of ["1000", "4000"])
      expect(load({ zip, attributes: { ...facts, floodPScore: "D", floodGScore: "D" } }).legal?.isFloodProne).toBe(
        false,
      );
  });

  it("PROP-20 has in Flanders score, code, planning, flood and heritage", () => {
    const { legal } = load({
      attributes: { ...facts, energyPerformance: 310, floodPScore: "D", protectedHeritage: false },
    });
    expect(legal).toMatchObject({ region: "flanders", isFloodProne: true });
    expect(keysOf(legal?.rows ?? [])).toEqual(
      expect.arrayContaining([
        "energyPerformance",
        "epcUniqueCode",
        "permit",
        "areaApplication",
        "summons",
        "preemptiveRights",
        "allotmentPermit",
        "floodPScore",
        "floodGScore",
        "protectedHeritage",
      ]),
    );
  });

  it("PROP-20 has in Brussels the class and CO2, in Wallonia the code, class and totals", () => {
    expect(keysOf(load({ zip: "1050", attributes: facts }).legal?.rows ?? [])).toEqual(
      expect.arrayContaining(["energyClass", "epcCo2"]),
    );
    expect(keysOf(load({ zip: "4000", attributes: facts }).legal?.rows ?? [])).toEqual(
      expect.arrayContaining(["epcUniqueCode", "energyClass", "energyPerformance", "epcTotal"]),
    );
  });

  it("PROP-20 marks missing facts", () => {
    const { legal } = load({ attributes: facts });
    expect(legal?.rows.find(({ key }) => key === "epcUniqueCode")?.value).toBeNull();
  });

  it("PROP-20 follows the table of duties for its type, whatever surfaces are known", () => {
    const requested = (given: Parameters<typeof load>[0]) => keysOf(load(given).legal?.rows ?? []);
    expect(requested({ webId: 9, attributes: facts }).filter((key) => /^(energy|epc)/.test(key))).toEqual([]);
    expect(requested({ webId: 4, attributes: facts }).filter((key) => /^(energy|epc|floodG)/.test(key))).toEqual([]);
    expect(requested({ webId: 1, attributes: { surfaceGround: 800 } })).toContain("energyPerformance");
  });

  it("PROP-20 requires the certificate's code only with a published address where the law wants both", () => {
    const shown = { webId: 1, publishAddress: true, street: "Meir", houseNumber: "1" };
    expect(keysOf(load(shown).legal?.rows ?? [])).not.toContain("epcUniqueCode");
    expect(keysOf(load({ ...shown, zip: "4000" }).legal?.rows ?? [])).toContain("epcUniqueCode");
    const known = load({ ...shown, attributes: { epcUniqueCode: "2021-1" } });
    expect(keysOf(known.energyRows)).toContain("epcUniqueCode");
  });

  it("PROP-20 requires no energy score of a plot, and nothing abroad", () => {
    expect(keysOf(load({ webId: 4 }).legal?.rows ?? [])).not.toContain("energyPerformance");
    expect(load({ countryId: 63 }).legal).toBeNull();
  });
});
