import { expect, it } from "vitest";
import { StoredTexts } from "./stored-texts.js";

const picture = { url: "/a.jpg", width: null, height: null, thumbhash: null, alt: { nl: "Gevel" } };
const document = { url: "/plan.pdf", name: { nl: "Plan" }, kind: "document", access: "public" };
const unit = { reference: "U-1", name: { nl: "Een" } };

it("API-3 reads the stored texts, pictures, documents and units, as JSON or parsed already", () => {
  const row = { pictures: [picture], documents: [document], constructions: [unit], heating: { nl: "gas" } };
  const asText = Object.fromEntries(Object.entries(row).map(([key, value]) => [key, JSON.stringify(value)]));
  for (const stored of [new StoredTexts(row), new StoredTexts(asText)]) {
    expect([stored.pictures, stored.documents]).toEqual([[picture], [document]]);
    expect([...stored.units]).toEqual([["U-1", unit]]);
    expect(stored.of("heating")).toEqual({ nl: "gas" });
  }
});

it("API-3 reads an attribute from its own column, else from the attributes column", () => {
  const stored = new StoredTexts({
    attributes: { kitchen: { nl: "open" }, heating: { nl: "gas" } },
    heating: { nl: "olie" },
  });
  expect([stored.of("heating"), stored.of("kitchen"), stored.of("roof")]).toEqual([{ nl: "olie" }, { nl: "open" }, {}]);
});

it("is empty for a new item and for unreadable values", () => {
  for (const stored of [new StoredTexts(null), new StoredTexts({ pictures: "{", documents: 1, constructions: [{}] })]) {
    expect([stored.pictures, stored.documents, [...stored.units], stored.of("heating")]).toEqual([[], [], [], {}]);
    expect(stored.isStaffs("heating")).toBe(false);
  }
});
