import type { ImportRequest } from "@gevel/config";

const partial: ImportRequest = {
  source: "my-crm",
  mode: "partial",
  properties: [
    {
      reference: "A-1",
      goal: 0,
      webId: 2,
      zip: "2000",
      city: "Antwerpen",
      typeDescription: { nl: "Appartement aan het water", fr: "Appartement au bord de l’eau" },
      description: { nl: "<p>Licht appartement met <strong>twee terrassen</strong>.</p>" },
      price: 320000,
      bedrooms: 2,
      surfaceLiving: 94,
      publishAddress: false,
      latitude: 51.2194,
      longitude: 4.4025,
    },
    { reference: "A-2", goal: 1, webId: 1, zip: "9000", city: "Gent", price: "1250.50" },
  ],
};

const oneRefused: ImportRequest = {
  source: "my-crm-refused",
  mode: "partial",
  properties: [
    { reference: "B-1", goal: 0, webId: 1, zip: "2018", city: "Antwerpen", price: 450000 },
    { reference: "B-2", goal: 0, webId: 1, zip: "2018", city: "Antwerpen", price: -5 },
  ],
};

const withProject: ImportRequest = {
  source: "my-crm-projects",
  mode: "partial",
  properties: [
    { reference: "P-1-A", projectReference: "P-1", goal: 0, webId: 2, zip: "2060", city: "Antwerpen", price: 329000 },
  ],
  projects: [
    {
      reference: "P-1",
      name: { nl: "Residentie Dokzicht", fr: "Résidence Dokzicht" },
      zip: "2060",
      city: "Antwerpen",
      deliveryDate: "2028-06-30",
      constructions: [
        { reference: "P-1-B", name: "0.1", webId: 2, floor: 0, surface: 84, bedrooms: 2, price: 315000, sold: true },
        { reference: "P-1-C", name: "2.1", webId: 2, floor: 2, surface: 112, bedrooms: 3, price: 429000 },
      ],
    },
  ],
};

const withOwner: ImportRequest = {
  source: "my-crm-owners",
  mode: "partial",
  properties: [{ reference: "O-1", goal: 0, webId: 15, zip: "8000", city: "Brugge", price: 695000 }],
  propertyTypes: [
    { webId: 15, name: { nl: "Hoeve", fr: "Fermette", en: "Farmhouse" }, showOrder: 9, rent: false, parentWebId: 1 },
  ],
  owners: [{ reference: "OW-1", email: "an.claes@example.org", name: "An Claes", language: "nl", properties: ["O-1"] }],
};

const full: ImportRequest = {
  source: "my-crm-full",
  mode: "full",
  properties: [{ reference: "C-1", goal: 1, webId: 2, zip: "1000", city: "Brussel", price: 1100 }],
};

const kyero = `<?xml version="1.0" encoding="utf-8"?>
<root>
  <kyero><feed_version>3</feed_version></kyero>
  <property>
    <id>K-1</id>
    <date>2026-03-01 10:00:00</date>
    <ref>K-1</ref>
    <price>245000</price>
    <currency>EUR</currency>
    <price_freq>sale</price_freq>
    <type>apartment</type>
    <town>Gent</town>
    <postcode>9000</postcode>
    <province>Oost-Vlaanderen</province>
    <country>Belgium</country>
    <beds>2</beds>
    <baths>1</baths>
    <desc><nl>Appartement met zicht op de Leie.</nl></desc>
  </property>
</root>
`;

/** Requests that can be sent unchanged; a test sends each. */
export const importExamples = {
  partial: { summary: "Two new listings; what else the source has stays as it is", value: partial },
  oneRefused: { summary: "One listing is taken, one refused with its field", value: oneRefused },
  withProject: { summary: "A project with three units, one of them a listing of its own", value: withProject },
  withOwner: { summary: "A property type that is a kind of another, a listing of it and its owner", value: withOwner },
  full: { summary: "All the source has: what is missing from it is withdrawn", value: full },
};

export const deliveryExamples = { kyero: { summary: "A Kyero v3 feed with one listing", value: kyero } };
