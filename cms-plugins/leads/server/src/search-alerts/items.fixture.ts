import {
  listingAttributes,
  listingSchema,
  projectSchema,
  defaultFieldValues,
  type Listing,
  type Project,
} from "@gevel/config";

export const listingOf = (id: number, given: Partial<Listing> = {}): Listing =>
  listingSchema.parse({
    ...defaultFieldValues,
    ...{ id, webId: 1, zip: "2000", city: "Antwerpen", cityNames: { nl: "Antwerpen" }, price: 300_000 },
    ...{ typeDescription: { nl: `Woning ${id}` }, point: null, seo: null },
    ...{ createdAt: "2026-01-01T00:00:00.000Z", modifiedAt: "2026-01-01T00:00:00.000Z" },
    attributes: Object.fromEntries(listingAttributes.map(({ key }) => [key, null])),
    ...given,
  });

export const projectOf = (id: number, given: Partial<Project> = {}): Project =>
  projectSchema.parse({
    ...{
      id,
      key: `crm/P-${id}`,
      projectNumber: "",
      name: { nl: `Project ${id}` },
      description: {},
      publicAddress: true,
    },
    ...{ street: "", houseNumber: "", boxNr: "", zip: "2000", city: "Antwerpen", cityNames: {}, countryId: 10 },
    ...{ countryName: {}, point: null, deliveryDate: null, delivery: {}, requirement: {}, soldOut: false },
    ...{ pictures: [], documents: [], videoUrl: "", virtualTourUrl: "", agent: null, constructions: [], seo: null },
    ...{ createdAt: "2026-01-01T00:00:00.000Z", modifiedAt: "2026-01-01T00:00:00.000Z" },
    ...given,
  });
