import { describe, expect, it } from "vitest";
import { openimmoDocument } from "../fixtures/openimmo-document.js";

const read = async (inside: string) => {
  const { items, problems } = await openimmoDocument(inside);
  return { item: items[0] ?? {}, fields: problems.listed.map(({ field }) => field) };
};

describe("the numbers of OpenImmo", () => {
  it("API-6 have the decimal point of xs:decimal, whatever follows it", async () => {
    const { item, fields } = await read(
      `<preise><kaufpreis>395000.000</kaufpreis></preise><zustand_angaben><energiepass><epart>BEDARF</epart>
       <endenergiebedarf>185.250</endenergiebedarf></energiepass></zustand_angaben><geo><etage>2.000</etage></geo>
       <objektkategorie><vermarktungsart KAUF="true"/></objektkategorie>
       <flaechen><wohnflaeche>96.000</wohnflaeche><grundstuecksflaeche>410.000</grundstuecksflaeche>
       <anzahl_schlafzimmer>3.000</anzahl_schlafzimmer><anzahl_badezimmer>1.0</anzahl_badezimmer></flaechen>`,
    );
    expect(item).toMatchObject({
      ...{ price: 395_000, surfaceLiving: 96, surfaceGround: 410, bedrooms: 3, bathrooms: 1, floor: 2 },
      energyPerformance: 185.25,
    });
    expect(fields.filter((field) => /flaechen|preise|zustand|etage/.test(field))).toEqual([]);
  });

  it("PROP-1 an indoor parking place may have a floor below ground", async () => {
    const { item, fields } = await read("<geo><etage>-1</etage></geo>");
    expect(item).toMatchObject({ floor: -1 });
    expect(fields).not.toContain("geo/etage");
  });

  it("API-6 may be ambiguous: a price becomes on request, a plot of two square metres is left out", async () => {
    const { item, fields } = await read(
      `<objektkategorie><vermarktungsart KAUF="true"/></objektkategorie><preise><kaufpreis>395.000</kaufpreis></preise>
       <flaechen><grundstuecksflaeche>2.000</grundstuecksflaeche></flaechen>`,
    );
    expect(item).toMatchObject({ publishPrice: false });
    expect(item).not.toHaveProperty("price");
    expect(item).not.toHaveProperty("surfaceGround");
    expect(fields).toEqual(expect.arrayContaining(["preise/kaufpreis", "flaechen/grundstuecksflaeche"]));
  });
});
