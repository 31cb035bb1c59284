import { describe, expect, it } from "vitest";
import { officeSchema, siteConfigSchema } from "@gevel/config";
import { treeFixture } from "~/replica/replica-fixture";
import { agency } from "./agency";

const office = (city: string, given: object = {}) =>
  officeSchema.parse({
    ...{
      name: `Kantoor ${city}`,
      street: "Plein",
      houseNumber: "1",
      zip: "2000",
      city,
      phone: "03 1",
      email: "a@b.be",
    },
    ...{ hours: [{ days: "Zaterdag", hours: "10.00–13.00" }], latitude: 51.2, longitude: 4.4, ...given },
  });
const place = { siteUrl: "https://www.agency.be", home: "https://www.agency.be/fr/", language: "nl" } as const;
const pictures = { logo: "https://www.agency.be/logo.svg", image: "https://www.agency.be/card" };
const structuredOf = (given: Parameters<typeof treeFixture>[1]) =>
  agency(place, treeFixture("nl", given).config, pictures);

describe("SEO-2 structured data of the agency", () => {
  it("is one agency in every language, with its networks and legal numbers", () => {
    const { identity } = treeFixture("nl").config;
    const agents = [{ name: "Anna", title: "makelaar", number: "599.901" }];
    const found = structuredOf({
      identity: { ...identity, companyName: "Gevel bv", companyNumber: "0999", vatNumber: "BE 0999", agents },
      socialLinks: [
        { network: "x", url: "https://x.example/gevel" },
        { network: "mail", url: "mailto:a@b.be" },
      ],
    });
    expect(found).toMatchObject({
      "@type": "RealEstateAgent",
      "@id": "https://www.agency.be/#agency",
      ...{ url: "https://www.agency.be/fr/", logo: pictures.logo, legalName: "Gevel bv", vatID: "BE 0999" },
      sameAs: ["https://x.example/gevel"],
      identifier: [{ propertyID: "KBO/BCE", value: "0999" }],
      employee: [{ "@type": "Person", name: "Anna", identifier: [{ propertyID: "BIV/IPI", value: "599.901" }] }],
    });
  });

  it("has the address and hours of its first office, and all of them where it has several", () => {
    const alone = structuredOf({ offices: [office("Gent")] });
    expect(alone).toMatchObject({
      address: { streetAddress: "Plein 1", addressLocality: "Gent" },
      geo: { latitude: 51.2, longitude: 4.4 },
      openingHoursSpecification: [{ dayOfWeek: ["Saturday"], opens: "10:00", closes: "13:00" }],
    });
    expect(alone).not.toHaveProperty("department");
    const two = structuredOf({ offices: [office("Gent"), office("Brugge", { latitude: null, hours: [] })] });
    expect(two).toMatchObject({
      address: { addressLocality: "Gent" },
      department: [{ "@type": "RealEstateAgent", name: "Kantoor Gent" }, { address: { addressLocality: "Brugge" } }],
    });
    expect(JSON.stringify(two["department"])).not.toMatch(/null|"openingHoursSpecification":\[\]/);
  });

  it("omits missing values", () => {
    expect(
      Object.keys(agency(place, siteConfigSchema.parse(treeFixture("nl").config), { logo: null, image: null })),
    ).toEqual(["@type", "@id", "name", "url"]);
  });
});
