import type { Project } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { replicaFixture, siteFixture } from "~/shell/site-fixture";
import { listingFixture, projectFixture } from "~/replica/replica-fixture";
import { readProject } from "./read-project.server";
import { structuredProject } from "./structured-project.server";

const config = siteFixture({}, []).context.replica.tree("nl")?.config;
if (!config) throw new Error("no configuration");

const unit = (reference: string, fields: object = {}): Project["constructions"][number] => ({
  ...{ reference, name: {}, webId: 2, typeName: {}, floor: 1, surface: 80, bedrooms: 2 },
  ...{ price: 300_000, sold: false, plan: "" },
  ...fields,
});

function structured(fields: Partial<Project> = {}, listings: ReturnType<typeof listingFixture>[] = []) {
  const project = projectFixture({ id: 7, ...fields });
  const { units, summary } = readProject({ replica: replicaFixture(listings, {}, [project]) }, project, "nl");
  const page = {
    ...{
      language: "nl" as const,
      siteUrl: "https://site.example",
      url: "https://site.example/nl/projecten/7/",
      home: "https://site.example/nl/",
    },
    ...{ images: ["https://site.example/a.jpg"], title: "Kaai 7", description: "Aan het water", city: "Antwerpen" },
    typeAbove: (webId: number) => (webId === 15 ? 2 : null),
    ...{ isUnavailable: summary.soldOut, units, summary, whole: (path: string) => `https://site.example${path}` },
  };
  return JSON.stringify(structuredProject(project, page, config ?? never()));
}
const never = (): never => {
  throw new Error("no configuration");
};

const point = { latitude: 51.12345, longitude: 4.54321, exact: true };
const where = { street: "Geheimstraat", houseNumber: "77", boxNr: "9b", point };

describe("SEO-2 PROP-13 structured data of a project's page", () => {
  it("PROP-9 has street and point only for a public address", () => {
    expect(structured({ ...where, publicAddress: true })).toContain('"streetAddress":"Geheimstraat 77 9b"');
    expect(structured({ ...where, publicAddress: true })).toContain('"latitude":51.12345');
    // Even if the CMS let it through.
    expect(structured({ ...where, publicAddress: false })).not.toMatch(/Geheimstraat|77|9b|51\.12345|4\.54321|geo/);
    expect(structured({ publicAddress: false })).toContain('"addressLocality":"Antwerpen"');
    expect(structured({ ...where, publicAddress: true, point: { ...point, exact: false } })).not.toContain("51.12345");
  });

  it("PROP-8 has no price of a sold unit, no unpublished one, and no range that would reveal one", () => {
    const constructions = [
      unit("a", { price: 315_000 }),
      unit("b", { price: 345_000 }),
      unit("c", { price: null }),
      unit("d", { price: 987_654, sold: true }),
    ];
    expect(structured({ constructions })).toContain('"lowPrice":315000,"highPrice":345000,"priceCurrency":"EUR"');
    expect(structured({ constructions })).not.toContain("987654");
    expect(structured({ constructions: [unit("c", { price: null })] })).not.toMatch(/price/i);
    // The project is marked sold out: no unit has a price any more.
    expect(structured({ constructions, soldOut: true })).not.toMatch(/price|315000|345000/i);
  });

  it("PROP-8 has no unpublished price of a listing among its units", () => {
    const hidden = listingFixture({ id: 1, projectReference: "crm/P-7", price: 456_789, publishPrice: false });
    expect(structured({}, [hidden])).not.toMatch(/price|456789/i);
    const shown = listingFixture({ id: 1, projectReference: "crm/P-7", price: 456_789 });
    expect(structured({}, [shown])).toMatch(/"url":"https:\/\/site\.example\/nl\/te-koop\/.*"price":456789/);
  });

  it("is an apartment complex with its total and available units, or else a residence", () => {
    const apartments = structured({ constructions: [unit("a"), unit("b", { webId: 3, floor: 0, sold: true })] });
    expect(apartments).toMatch(
      /"@type":"ApartmentComplex".*"numberOfAccommodationUnits":2,"numberOfAvailableAccommodationUnits":1/,
    );
    expect(apartments).toMatch(/"@type":"Apartment".*"numberOfBedrooms":2,"floorSize":.*"value":80.*"floorLevel":"1"/);
    // PROP-2: a kind of apartment.
    expect(structured({ constructions: [unit("a"), unit("b", { webId: 15 })] })).toContain(
      '"@type":"ApartmentComplex"',
    );
    const mixed = structured({ constructions: [unit("a"), unit("b", { webId: 9 })] });
    expect(mixed).toContain('"@type":"Residence"');
    expect(mixed).not.toContain("AccommodationUnits");
    expect(structured()).toContain('"@type":"Residence"');
  });

  it("PROP-10 marks each sold unit, and a sold-out project", () => {
    const count = (text: string, what: string) => text.split(`schema.org/${what}`).length - 1;
    const some = structured({ constructions: [unit("a"), unit("b", { sold: true })] });
    expect([count(some, "InStock"), count(some, "SoldOut")]).toEqual([2, 1]);
    expect(some).toContain('"offerCount":1');
    const none = structured({ constructions: [unit("a")], soldOut: true });
    expect([count(none, "InStock"), count(none, "SoldOut")]).toEqual([0, 2]);
  });
});
