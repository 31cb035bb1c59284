import { describe, expect, it, vi } from "vitest";
import { citySchema, propertyTypeSchema, ownerSchema } from "../../../server/src/content-types";
import { projectSchema } from "../../../server/src/projects/project-schema";
import { propertySchema } from "../../../server/src/listings/property-schema";
import { messagesByLocale } from "../messages-by-locale";
import { customizeFilters } from "./customize-filters";

vi.mock("./choice-filter", () => ({ MarqueeFilter: () => null, PropertyTypeFilter: () => null }));
vi.mock("@strapi/strapi/admin", () => import("../../../../core/src/strapi-admin.fixture.js"));
vi.stubGlobal("window", { localStorage: { getItem: () => "nl" } });

const lists = [
  ["property", "listing", propertySchema.attributes],
  ["project", "project", projectSchema.attributes],
  ["owner", "owner", ownerSchema.attributes],
  ["city", "city", citySchema.attributes],
  ["property-type", "type", propertyTypeSchema.attributes],
] as const;

const labels = {
  text: (id: string) => id,
  marquees: () => [{ value: 3, label: "Verkocht" }],
  propertyTypes: () => [{ value: 1, label: "Huis" }],
};
const shape = (form: string, attributes: object) => {
  const types = new Map(Object.entries(attributes).map(([name, { type }]: [string, { type: string }]) => [name, type]));
  const displayedFilters = ["id", "documentId", "updatedAt", ...types.keys()].map((name) => ({
    name,
    label: name,
    type: types.get(name) ?? "string",
  }));
  return customizeFilters(labels)({ displayedFilters, layout: { options: { properties: { form } } } }).displayedFilters;
};

describe.each(lists)("the list of a %s", (name, form, attributes) => {
  const filters = shape(form, attributes);
  const names = filters.map((filter) => filter.name);

  it("CMS-1 offers at most ten filters, none on fields that only Strapi or an import writes", () => {
    expect(names.length).toBeGreaterThan(0);
    expect(names.length).toBeLessThanOrEqual(10);
    const internal = ["id", "documentId", "checksum", "rawChecksum", "editedFields", "placeKey"];
    expect(names.filter((filter) => internal.includes(filter))).toEqual([]);
    const types = new Map(
      Object.entries(attributes).map(([field, { type }]: [string, { type: string }]) => [field, type]),
    );
    expect(names.filter((filter) => types.get(filter) === "json")).toEqual([]);
  });

  it.each(["nl", "fr"])("CMS-1 labels each in %s", (locale) => {
    const unnamed = names.filter(
      (filter) => !messagesByLocale[locale]?.[`content-manager.content-types.plugin::properties.${name}.${filter}`],
    );
    expect(unnamed).toEqual([]);
  });

  it("CMS-1 labels the values of every enumeration, for the chip of an active filter", () => {
    for (const filter of filters.filter(({ type }) => type === "enumeration")) {
      expect(filter.input, filter.name).toBeTruthy();
      if (filter.name !== "language") expect(filter.options?.length, filter.name).toBeGreaterThan(0);
    }
  });
});

it("CMS-1 labels types and statuses by their own names in the filters of listings", () => {
  const options = (form: string, attributes: object) =>
    Object.fromEntries(shape(form, attributes).map((filter) => [filter.name, filter.options]));
  const ofListing = options("listing", propertySchema.attributes);
  expect(ofListing.webId).toEqual([{ value: "1", label: "Huis" }]);
  expect(ofListing.marquee).toEqual([{ value: "3", label: "Verkocht" }]);
  const ofType = options("type", propertyTypeSchema.attributes);
  expect(ofType.parentWebId).toEqual([{ value: "1", label: "Huis" }]);
  expect(ofType.webId).toBeUndefined();
});

it("leaves the filters of other lists alone", () => {
  const hook = { displayedFilters: [{ name: "id", label: "id", type: "integer" }], layout: {} };
  expect(customizeFilters(labels)(hook)).toBe(hook);
});
