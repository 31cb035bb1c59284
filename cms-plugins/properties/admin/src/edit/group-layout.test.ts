import { describe, expect, it } from "vitest";
import { adminLayouts } from "../../../server/src/admin-layouts";
import { projectSchema } from "../../../server/src/projects/project-schema";
import { projectUid, propertyUid } from "../../../server/src/rows/content-type-uids";
import { propertySchema } from "../../../server/src/listings/property-schema";
import { formGroups } from "./form-groups";
import { groupRows, withHeading, withMapPoint, type LayoutField } from "./group-layout";

const field = (name: string, size = 6, customField?: string): LayoutField => ({
  name,
  size,
  attribute: { type: "string", ...(customField && { customField }) },
});
const names = (rows: readonly (readonly LayoutField[])[]) => rows.map((row) => row.map(({ name }) => name));

describe("the sections of a form", () => {
  it.each([
    ["listing", propertyUid, propertySchema],
    ["project", projectUid, projectSchema],
  ] as const)("have every visible field of a %s, each once", (form, uid, { attributes, pluginOptions }) => {
    const grouped = formGroups[form].flatMap(([, fields]) => fields);
    const hidden = adminLayouts[uid]?.hidden ?? [];
    const shown = Object.keys(attributes).filter((name) => !hidden.includes(name));
    expect([...grouped].sort()).toEqual(shown.sort());
    expect(pluginOptions.properties.form).toBe(form);
  });

  it("keep the order and rows of staff, and split a row with fields of two sections", () => {
    const rows = [[field("houseNumber"), field("price")], [field("street")], [field("laterOn")]];
    expect(groupRows("listing", rows).map(([group, members]) => [group, names(members)])).toEqual([
      ["price", [["price"]]],
      ["place", [["houseNumber"], ["street"]]],
      ["source", [["laterOn"]]],
    ]);
  });

  it("follow the form: shared fields stand with a project's own", () => {
    const rows = [[field("reference"), field("publishPrice")], [field("publishAddress")]];
    expect(groupRows("project", rows).map(([group, members]) => [group, names(members)])).toEqual([
      ["project", [["reference"]]],
      ["units", [["publishPrice"]]],
      ["source", [["publishAddress"]]],
    ]);
  });

  it("begin with a heading under the condition of its first field", () => {
    const [heading, ...rest] = withHeading("price", [[{ ...field("price"), required: true, hint: "In euro." }]]);
    expect(heading).toMatchObject([
      { name: "price", size: 12, required: false, hint: "", attribute: { options: { group: "price" } } },
    ]);
    expect(names(rest)).toEqual([["price"]]);
  });
});

describe("the point of a listing", () => {
  const map = "plugin::properties.map-point";

  it("is one full-width field", () => {
    const rows = withMapPoint([[field("publishAddress", 4), field("latitude", 4, map), field("longitude", 4)]]);
    expect(rows.map((row) => row.map(({ name, size }) => [name, size]))).toEqual([
      [["publishAddress", 4]],
      [["latitude", 12]],
    ]);
  });

  it("leaves a form without a map as it is", () => {
    const rows = [[field("longitude")]];
    expect(withMapPoint(rows)).toBe(rows);
  });
});
