import { expect, it, vi } from "vitest";
import { projectSchema } from "../../../server/src/content-types/project-schema";
import { propertySchema } from "../../../server/src/content-types/property-schema";
import { textsByLocale } from "../texts/all-texts";
import { shapeFilters } from "./shape-filters";

vi.mock("./choice-filter", () => ({ MarqueeFilter: () => null, PropertyTypeFilter: () => null }));

const lists = [
  ["listing", "plugin::properties.property", propertySchema.attributes],
  ["project", "plugin::properties.project", projectSchema.attributes],
] as const;

it.each(lists)(
  "CMS-1 offers ten filters of the list of a %s, each named in every language of the admin",
  (form, uid, attributes) => {
    const displayedFilters = ["id", "documentId", "updatedAt", ...Object.keys(attributes)].map((name) => ({
      name,
      label: name,
      type: "string",
    }));
    const shaped = shapeFilters((id) => id)({ displayedFilters, layout: { options: { properties: { form } } } });
    const names = shaped.displayedFilters.map(({ name }) => name);
    expect(names).toHaveLength(10);
    expect(names.filter((name) => name !== "updatedAt" && !(name in attributes))).toEqual([]);
    for (const locale of ["nl", "fr"])
      for (const name of names)
        expect(
          textsByLocale[locale]?.[`content-manager.content-types.${uid}.${name}`],
          `${locale} ${name}`,
        ).toBeTruthy();
  },
);

it("leaves the filters of other lists alone", () => {
  const hook = { displayedFilters: [{ name: "id", label: "id", type: "integer" }], layout: {} };
  expect(shapeFilters((id) => id)(hook)).toBe(hook);
});
