import { describe, expect, it } from "vitest";
import { propertySchema } from "../../../server/src/content-types/property-schema";
import { adminLayouts } from "../../../server/src/admin-layouts/admin-layouts";
import { propertyUid } from "../../../server/src/content-types/property-schema";
import { groupRows, withHeading, withMapPoint, type LayoutField } from "./group-layout";
import { listingGroups } from "./listing-groups";

const field = (name: string, size = 6, customField?: string): LayoutField => ({
  name,
  size,
  attribute: { type: "string", ...(customField && { customField }) },
});
const names = (rows: readonly (readonly LayoutField[])[]) => rows.map((row) => row.map(({ name }) => name));

describe("the parts of a listing's form", () => {
  it("hold every field that staff see, each once", () => {
    const grouped = listingGroups.flatMap(([, fields]) => fields);
    const hidden = adminLayouts[propertyUid]?.hidden ?? [];
    const shown = Object.keys(propertySchema.attributes).filter((name) => !hidden.includes(name));
    expect([...grouped].sort()).toEqual(shown.sort());
  });

  it("keep the order and the rows that staff arranged, and divide a row of two parts", () => {
    const rows = [[field("houseNumber"), field("price")], [field("street")], [field("laterOn")]];
    expect(groupRows(rows).map(([group, members]) => [group, names(members)])).toEqual([
      ["price", [["price"]]],
      ["place", [["houseNumber"], ["street"]]],
      ["source", [["laterOn"]]],
    ]);
  });

  it("begin with a heading that asks for no more than its first field", () => {
    const [heading, ...rest] = withHeading("price", [[{ ...field("price"), required: true, hint: "In euro." }]]);
    expect(heading).toMatchObject([
      { name: "price", size: 12, required: false, hint: "", attribute: { options: { group: "price" } } },
    ]);
    expect(names(rest)).toEqual([["price"]]);
  });
});

describe("the point of a place", () => {
  const map = "plugin::properties.map-point";

  it("is one field over the whole width", () => {
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
