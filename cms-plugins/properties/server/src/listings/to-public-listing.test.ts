import { listingFieldKeys, listingFields, listingSchema } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { parseListing } from "./listing-kind.js";
import { belgianPlaces } from "../places/belgian-places.js";
import { PlaceIndex } from "../places/place-index.js";
import { unresolvedPictures } from "../pictures/resolve-pictures.js";
import { toPublicListing } from "./to-public-listing.js";

const viewContext = {
  places: new PlaceIndex(belgianPlaces),
  typeNames: new Map([[1, { nl: "Huis", fr: "Maison" }]]),
  pictures: unresolvedPictures,
  drops: new Map([[7, { before: 425_000, after: 399_000, on: "2026-11-03T10:00:00.000Z" }]]),
  ends: new Map(),
};

function published(fields: Record<string, unknown>, source = "crm") {
  const item = {
    reference: "A-1",
    goal: 0,
    webId: 1,
    zip: "2000",
    city: "ANVERS",
    street: "Geheimstraat",
    houseNumber: "77",
    boxNr: "bus 9",
    latitude: 51.123456,
    longitude: 4.654321,
    price: 424242,
    notaryFee: 13131,
    totalCost: 454545,
    ...fields,
  };
  const parsed = parseListing(item, new Date());
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  const at = new Date("2026-01-02T03:04:05Z");
  return toPublicListing(
    {
      id: 7,
      source,
      listing: parsed.item,
      createdAt: new Date("2026-01-01T00:00:00Z"),
      publicSince: at,
      updatedAt: at,
      withdrawnAt: null,
      seo: { metaTitle: { nl: "Stadsparel" } },
    },
    viewContext,
  );
}

describe("a public listing", () => {
  it("satisfies the contract", () => {
    expect(listingSchema.safeParse(published({})).error).toBeUndefined();
    expect(listingSchema.safeParse(published({ publishAddress: true })).error).toBeUndefined();
  });

  it("ROUTE-5 has the reference of its source; a listing created by staff has none", () => {
    expect(published({ recordFile: "TK-1" }).key).toBe("crm/A-1");
    expect(published({}, "office").key).toBe("");
  });

  it("PROP-1 has the sender's reference without a file number, and its publication date as creation date", () => {
    expect(published({ createdAt: "2019-05-01T10:00:00Z" })).toMatchObject({
      recordFile: "A-1",
      createdAt: "2026-01-02T03:04:05.000Z",
    });
    expect(published({ recordFile: "D-1" }).recordFile).toBe("D-1");
  });

  it("A7 PROP-8 has the price drop of a public price, and none of a hidden one", () => {
    expect(published({ price: 399_000, publishPrice: true }).priceDrop).toMatchObject({ before: 425_000 });
    expect(published({ price: 410_000, publishPrice: true }).priceDrop).toBeNull();
    expect(published({ price: 399_000, publishPrice: false }).priceDrop).toBeNull();
  });

  it("PROP-8 PROP-9 has no internal field of its table", () => {
    const publishedKeys = Object.keys(published({ publishAddress: true }));
    const inside = listingFieldKeys.filter((key) => !listingFields[key].isPublic);
    expect(inside.filter((key) => publishedKeys.includes(key))).toEqual([]);
    expect(inside).toContain("reference");
  });

  it("PROP-9 has the address and the exact point only when they are published", () => {
    expect(published({ publishAddress: true })).toMatchObject({
      street: "Geheimstraat",
      houseNumber: "77",
      point: { latitude: 51.123456, longitude: 4.654321, exact: true },
    });
    const hidden = published({ publishAddress: false });
    expect(JSON.stringify(hidden)).not.toMatch(/Geheimstraat|"77"|bus 9|51\.123456|4\.654321/);
    expect(hidden.point).toEqual({ latitude: 51.2199, longitude: 4.4035, exact: false });
  });

  it("PROP-9 has no point for a hidden address in an unknown place", () => {
    expect(published({ city: "Nergenshuizen" }).point).toBeNull();
  });

  it("PROP-8 has neither an unpublished price nor costs that would reveal it", () => {
    expect(published({}).price).toBe(424242);
    expect(JSON.stringify(published({ publishPrice: false }))).not.toMatch(/424242|13131|454545/);
    expect(published({ price: 0 }).price).toBeNull();
    const priceUnitText = { nl: "314.159 richtprijs" };
    expect(published({ priceUnitText }).priceUnitText).toEqual(priceUnitText);
    expect(published({ priceUnitText, publishPrice: false }).priceUnitText).toEqual({});
  });

  it.each([
    "notaryFee",
    "notaryFeeVat",
    "registrationRights",
    "vat",
    "depositAmount",
    "agencyCost",
    "totalCost",
    "viagerBouquet",
    "viagerMonthly",
  ] as const)("PROP-8 has %s with the price, and not without it", (field) => {
    const amount = field === "vat" ? 21 : 1234;
    const input = { viager: true, [field]: amount };
    expect(published(input).attributes[field]).toBe(amount);
    expect(published({ ...input, publishPrice: false }).attributes[field]).toBeNull();
  });

  it("FORM-8 has only the name of a document on request, and no staff documents", () => {
    const document = (name: string, access?: string) => ({ url: `/uploads/${name}.pdf`, name: { nl: name }, access });
    const documents = [document("open"), document("aanvraag", "on-request"), document("intern", "staff")];
    const { documents: publishedKeys } = published({ documents });
    expect(publishedKeys).toEqual([
      { url: "/uploads/open.pdf", name: { nl: "open" }, kind: "document", access: "public" },
      { url: "", name: { nl: "aanvraag" }, kind: "document", access: "on-request" },
    ]);
  });

  it("PROP-2 has the site's names of place and type, whatever the import calls them", () => {
    const { city, cityNames, mainTypeName, countryName } = published({});
    expect(city).toBe("Antwerpen");
    expect(cityNames.fr).toBe("Anvers");
    expect(mainTypeName.fr).toBe("Maison");
    expect(countryName.de).toBe("Belgien");
    expect(published({ mainTypeName: { nl: "Villa" } }).mainTypeName).toEqual({ nl: "Villa" });
  });
});
