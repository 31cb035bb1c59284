import { describe, expect, it } from "vitest";
import { readWithItems } from "../fixtures/read-with-items.js";

/** A listing in Gent with these features. */
async function read(more: string, ...names: string[]) {
  const features = names.map((name) => `<feature>${name}</feature>`).join("");
  const property = `<property><id>1</id><town>Gent</town>${more}<features>${features}</features></property>`;
  const xml = `<root><kyero><feed_version>3</feed_version></kyero>${property}</root>`;
  const { items, problems } = await readWithItems(Buffer.from(xml), { files: new Map() });
  const reported = problems.listed.filter(({ field }) => field.startsWith("features/"));
  return { item: items[0] ?? {}, reported };
}

describe("the features of Kyero", () => {
  it.each([
    ["Pool communal", "exteriorComfort", "Gemeenschappelijk zwembad"],
    ["Swimming Pool: Communal", "exteriorComfort", "Gemeenschappelijk zwembad"],
    ["Shared pool", "exteriorComfort", "Gemeenschappelijk zwembad"],
    ["Private pool", "exteriorComfort", "Zwembad"],
    ["Pool (private)", "exteriorComfort", "Zwembad"],
    ["Garden communal", "exteriorComfort", "Gemeenschappelijke tuin"],
    ["Terrace - communal", "exteriorComfort", "Gemeenschappelijk terras"],
    ["Parking - Private", "exteriorComfort", "Parkeerplaats"],
    ["Sea views", "exteriorComfort", "Zicht op zee"],
    ["Views: sea", "exteriorComfort", "Zicht op zee"],
    ["Close to airport", "exteriorComfort", "Dicht bij de luchthaven"],
    ["Airport close to", "exteriorComfort", "Dicht bij de luchthaven"],
    ["Central electric heating", "interiorComfort", "Elektrische verwarming"],
    ["Heating: gas, central", "interiorComfort", "Verwarming op gas"],
    ["Tile floors", "interiorComfort", "Tegelvloer"],
    ["Floors tiled", "interiorComfort", "Tegelvloer"],
    ["Fully Fitted Kitchen", "interiorComfort", "Ingerichte keuken"],
    ["Kitchen, fully equipped", "interiorComfort", "Ingerichte keuken"],
    ["Conditioning air", "interiorComfort", "Airconditioning"],
  ])("API-6 the feature %j, in any order, is %s: %s", async (feature, comfort, terms) => {
    const { item: listing, reported } = await read("", feature);
    expect(listing[comfort]).toMatchObject({ nl: terms });
    expect(listing).not.toHaveProperty("hasGarden");
    expect(listing).not.toHaveProperty("hasTerrace");
    expect(reported).toEqual([]);
  });

  it.each([
    ["Terrace: private", "hasTerrace"],
    ["Garden (private)", "hasGarden"],
    ["Furnished - fully", "hasFurnished"],
  ])("API-6 the feature %j is the field %s", async (feature, key) => {
    expect((await read("", feature)).item).toMatchObject({ [key]: true });
  });

  it.each([
    ["Pool communal", "Gemeenschappelijk zwembad"],
    ["Communal pool", "Gemeenschappelijk zwembad"],
    ["Heated pool", "Verwarmd zwembad"],
    ["Lift", "Zwembad"],
    ["Pool views", "Zicht op het zwembad, zwembad"],
  ])("API-6 a pool flag, beside %j, is %s", async (feature, terms) => {
    const { item: listing } = await read("<pool>1</pool>", feature);
    expect(listing.exteriorComfort).toMatchObject({ nl: terms });
  });
});
