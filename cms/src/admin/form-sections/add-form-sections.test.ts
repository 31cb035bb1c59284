import { expect, it } from "vitest";
import { siteConfigLayout } from "../../api/site-config/site-config-type";
import { addFormSections } from "./add-form-sections";

const field = (name: string) => ({ name, size: 6, attribute: { type: "string" } });
const rows = siteConfigLayout.edit.map((row) => Object.keys(row).map(field));
const shaped = (layout: ReturnType<typeof field>[][][], displayName = "Site configuration") =>
  addFormSections({ layout: { layout, settings: { displayName } } }).layout.layout;
const names = (panel: readonly (readonly { name: string }[])[]) => panel.flat().map(({ name }) => name);

it("CMS-5 has a heading for each section of the site configuration, and loses no field", () => {
  const panels = shaped([rows]);
  expect(panels).toHaveLength(8);
  for (const panel of panels)
    expect(panel[0]).toMatchObject([{ attribute: { customField: "plugin::properties.heading" } }]);
  const fields = panels.flatMap((panel) => names(panel.slice(1)));
  expect(fields.sort()).toEqual(siteConfigLayout.edit.flatMap((row) => Object.keys(row)).sort());
});

it("keeps the order of staff within a section, and places a field that was added later", () => {
  const panels = shaped([[[field("phone"), field("mailRecipients")], [field("agencyName")]], [[field("later")]]]);
  expect(panels.map(names)).toEqual([
    ["phone", "phone", "agencyName"],
    ["mailRecipients", "mailRecipients"],
    ["later", "later"],
  ]);
});

it("leaves other forms as they are", () => {
  expect(shaped([rows], "Page")).toEqual([rows]);
});
