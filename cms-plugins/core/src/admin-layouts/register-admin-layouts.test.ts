import { expect, it } from "vitest";
import { contentManagerConfig } from "./register-admin-layouts.js";

it("shows related entries by the main field of their type", () => {
  const config = contentManagerConfig(
    {
      mainField: "title",
      list: ["title"],
      sort: ["title", "ASC"],
      edit: [{ title: 8, parent: 4 }],
      fields: { title: { label: "Title", help: "Its name." }, parent: { label: "Parent" } },
    },
    { attributes: { title: { type: "string" }, parent: { type: "relation", target: "api::page.page" } } },
    { "api::page.page": { mainField: "title", edit: [], fields: {} } },
  );
  expect(config.metadatas).toMatchObject({
    title: { edit: { label: "Title", description: "Its name.", placeholder: "" }, list: { label: "Title" } },
    parent: { edit: { label: "Parent", mainField: "title" } },
  });
  expect(config.layouts).toEqual({
    list: ["title"],
    edit: [
      [
        { name: "title", size: 8 },
        { name: "parent", size: 4 },
      ],
    ],
  });
});

it("shows related entries of another plugin by the main field in the layout", () => {
  const fields = { listing: { label: "Home", mainField: "reference" } };
  const { metadatas } = contentManagerConfig(
    { mainField: "home", edit: [{ listing: 12 }], fields },
    { attributes: { listing: { type: "relation", target: "plugin::other.home" } } },
    {},
  );
  expect(metadatas).toMatchObject({ listing: { edit: { mainField: "reference" } } });
});

it("hides a hidden field in the form, and in the whole admin when its schema says so", () => {
  const config = contentManagerConfig(
    { mainField: "title", edit: [{ title: 12 }], fields: { title: { label: "Title" } }, hidden: ["key", "sum"] },
    { attributes: { title: { type: "string" }, key: { type: "string" }, sum: { type: "string", visible: false } } },
    {},
  );
  expect(config.attributes).toEqual({ sum: { hidden: true } });
  expect(config.metadatas).toMatchObject({ key: { edit: { visible: false } } });
  expect(config.layouts.edit).toEqual([[{ name: "title", size: 12 }]]);
});
