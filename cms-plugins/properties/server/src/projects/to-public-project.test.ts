import { projectSchema } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { belgianPlaces } from "../places/belgian-places.js";
import { PlaceIndex } from "../places/place-index.js";
import { unresolvedPictures } from "../pictures/resolve-pictures.js";
import { parseProject } from "./project-kind.js";
import { toPublicProject } from "./to-public-project.js";

const viewContext = {
  places: new PlaceIndex(belgianPlaces),
  typeNames: new Map([[2, { nl: "Appartement", fr: "Appartement" }]]),
  pictures: unresolvedPictures,
  drops: new Map(),
  ends: new Map(),
};

function published(fields: Record<string, unknown> = {}) {
  const item = {
    reference: "P-1",
    zip: "2000",
    city: "ANVERS",
    street: "Geheimstraat",
    houseNumber: "77",
    boxNr: "bus 9",
    latitude: 51.123456,
    longitude: 4.654321,
    constructions: [
      { reference: "A", webId: 2, price: 424242 },
      { reference: "B", webId: 2, price: 535353, publishPrice: false, typeName: { nl: "Penthouse" } },
    ],
    ...fields,
  };
  const parsed = parseProject(item, new Date());
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  const at = new Date("2026-01-02T03:04:05Z");
  return toPublicProject(
    {
      id: 7,
      source: "crm",
      project: parsed.item,
      createdAt: at,
      publicSince: null,
      updatedAt: at,
      seo: { metaTitle: { nl: "Kaai" } },
    },
    viewContext,
  );
}

describe("a public project", () => {
  it("satisfies the contract, and has the key that its listings refer to", () => {
    expect(projectSchema.strict().safeParse(published()).error).toBeUndefined();
    expect(published().key).toBe("crm/P-1");
  });

  it("PROP-9 has the address and the exact point only when they are published", () => {
    expect(published({ publicAddress: true })).toMatchObject({
      street: "Geheimstraat",
      houseNumber: "77",
      point: { latitude: 51.123456, longitude: 4.654321, exact: true },
    });
    const hidden = published();
    expect(JSON.stringify(hidden)).not.toMatch(/Geheimstraat|"77"|bus 9|51\.123456|4\.654321/);
    expect(hidden.point).toEqual({ latitude: 51.2199, longitude: 4.4035, exact: false });
  });

  it("PROP-8 hides a unit's unpublished price, by the unit's setting or else the project's", () => {
    const prices = (fields = {}) => published(fields).constructions.map(({ price }) => price);
    expect(prices()).toEqual([424242, null]);
    expect(JSON.stringify(published())).not.toContain("535353");
    expect(prices({ publishPrice: false })).toEqual([null, null]);
    const shown = { reference: "C", price: 1, publishPrice: true };
    expect(prices({ publishPrice: false, constructions: [shown] })).toEqual([1]);
  });

  it("PROP-2 has the site's names of place and types where the import has none", () => {
    const { city, cityNames, countryName, constructions } = published();
    expect([city, cityNames.fr, countryName.de]).toEqual(["Antwerpen", "Anvers", "Belgien"]);
    expect(constructions.map(({ typeName }) => typeName.nl)).toEqual(["Appartement", "Penthouse"]);
  });
});
