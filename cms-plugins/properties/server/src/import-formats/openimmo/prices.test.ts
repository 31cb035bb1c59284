import { describe, expect, it } from "vitest";
import { openimmoDocument } from "../fixtures/openimmo-document.js";

async function read(way: string, prices: string) {
  const { items, problems } = await openimmoDocument(
    `<objektkategorie><vermarktungsart ${way}="true"/><objektart><haus/></objektart></objektkategorie>
     <preise>${prices}</preise>`,
  );
  const { price = null, publishPrice = true } = items[0] ?? {};
  return { price, publishPrice, reported: problems.listed.map(({ field, value }) => `${field} ${value}`) };
}
const onRequest = { price: null, publishPrice: false };
const unit = (name: string) => `<preis_zeiteinheit zeiteinheit="${name}"/>`;

describe("a price of OpenImmo", () => {
  it.each(["KAUF", "ERBPACHT"])("API-6 a ground rent is not a sale price, with %s", async (way) => {
    const { reported, ...price } = await read(way, "<kaufpreis>0</kaufpreis><erbpacht>1200</erbpacht>");
    expect(price).toEqual(onRequest);
    expect(reported).toContain("preise/erbpacht 1200");
    const both = await read(way, "<kaufpreis>245000</kaufpreis><erbpacht>1200</erbpacht>");
    expect(both).toMatchObject({ price: 245_000, publishPrice: true });
    expect(both.reported).toContain("preise/erbpacht 1200");
    expect((await read(way, "<kaufpreis>245000</kaufpreis><erbpacht>0.00</erbpacht>")).reported).not.toContain(
      "preise/erbpacht 0.00",
    );
  });

  it.each([
    ["<pacht>12000</pacht>", onRequest, ["preise/pacht 12000"]],
    [`<pacht>12000</pacht>${unit("JAHR")}`, { price: 1000 }, ["preise/preis_zeiteinheit/@zeiteinheit JAHR"]],
    [`<pacht>1000</pacht>${unit("MONAT")}`, { price: 1000 }, []],
    ["<kaltmiete>900</kaltmiete>", { price: 900 }, []],
    [`<kaltmiete>2700</kaltmiete>${unit("QUARTAL")}`, onRequest, ["preise/preis_zeiteinheit/@zeiteinheit QUARTAL"]],
  ])("API-6 a rent for an unknown period is on request: %s", async (prices, expected, reported) => {
    const found = await read("MIETE_PACHT", prices);
    expect(found).toMatchObject(expected);
    expect(found.reported).toEqual(reported);
  });

  it("API-6 the rents of a sale and the price of a letting are reported and not shown", async () => {
    const sale = await read(
      "KAUF",
      "<kaufpreis>245000</kaufpreis><kaltmiete>900</kaltmiete><warmmiete>1000</warmmiete><pacht>0</pacht>",
    );
    expect(sale).toMatchObject({ price: 245_000, reported: ["preise/kaltmiete 900", "preise/warmmiete 1000"] });
    const rent = await read("MIETE_PACHT", "<kaufpreis>245000</kaufpreis><kaltmiete>900</kaltmiete>");
    expect(rent).toMatchObject({ price: 900, reported: ["preise/kaufpreis 245000"] });
  });

  it("a part of a price that was read is not reported", async () => {
    const both = await read("MIETE_PACHT", "<kaltmiete>900</kaltmiete><warmmiete>1000</warmmiete>");
    expect(both.reported).toEqual([]);
  });
});
