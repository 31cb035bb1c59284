import { defaultSourceSettings } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { listingKind } from "../../listings/listing-kind.js";
import { projectKind } from "../../projects/project-kind.js";
import { validateItem, type ValidationContext, type ItemToValidate, type ItemResult } from "./validate-item.js";
import type { ExistingItem } from "./existing-items.js";

const now = new Date("2026-11-21T09:00:00Z");
const earlier = new Date("2026-01-02T03:04:05Z");
const least = { reference: "A-1", goal: 0, webId: 1, zip: "2000", city: "Antwerpen" };
const context: ValidationContext = {
  list: "properties",
  source: "crm",
  now,
  defaults: defaultSourceSettings,
  isFirstImport: false,
  types: new Set([1]),
};

const validate = (item: object, rest: Partial<ItemToValidate> = {}) =>
  validateItem({ text: JSON.stringify(item), rawChecksum: "raw", known: null, stored: null, ...rest }, context);

function written(result: ItemResult) {
  if (!("write" in result)) throw new Error(result.outcome);
  const { values, ...write } = result.write;
  return { ...write, ...Object.fromEntries(listingKind.attributes.map((key, at) => [key, values[at]])) };
}

const { checksum: storedChecksum } = { checksum: "", ...written(validate(least)) };
const known: ExistingItem = {
  ...{
    id: 7,
    reference: "A-1",
    checksum: storedChecksum,
    rawChecksum: "other",
    publicSince: earlier,
    withdrawn: false,
  },
};

describe("API-2 an item of an import", () => {
  it("is created when new, published from now on", () => {
    const result = validate(least);
    expect(result).toMatchObject({ outcome: "created", problems: [] });
    expect(written(result)).toMatchObject({
      ...{ id: null, place: { name: "Antwerpen", zip: "2000", countryId: 10 }, source: "crm", rawChecksum: "raw" },
      ...{ checksum: storedChecksum, publicSince: now, withdrawnAt: null, reference: "A-1" },
    });
    expect(storedChecksum).toMatch(/^[\w-]{43}$/);
  });

  it("is unchanged when its meaning equals the stored one, however it is written", () => {
    expect(validate({ ...least, zip: "B-2000" }, { known })).toEqual({ outcome: "unchanged" });
  });

  it("is updated when it differs: the same row, with its publication date", () => {
    const result = validate({ ...least, price: 100_000 }, { known });
    expect(result.outcome).toBe("updated");
    expect(written(result)).toMatchObject({ id: 7, price: 100_000, publicSince: earlier, withdrawnAt: null });
    const neverShown = validate({ ...least, price: 100_000 }, { known: { ...known, publicSince: null } });
    expect(written(neverShown)).toMatchObject({ id: 7, publicSince: now });
  });

  it("PROP-4 of a source's first import is new since its creation date; later ones since their import", () => {
    const since = (createdAt: string | null, isFirstImport: boolean) => {
      const item = { text: JSON.stringify({ ...least, createdAt }), rawChecksum: "raw", known: null, stored: null };
      return written(validateItem(item, { ...context, isFirstImport }));
    };
    const created = "2026-01-02T08:00:00Z";
    expect(since(created, true)).toMatchObject({ publicSince: new Date(created) });
    expect(since(created, false)).toMatchObject({ publicSince: now });
    expect(since(null, true)).toMatchObject({ publicSince: now });
  });

  it("API-3 that was withdrawn comes back with its original date", () => {
    const result = validate(least, { known: { ...known, withdrawn: true } });
    expect(result.outcome).toBe("updated");
    expect(written(result)).toMatchObject({ id: 7, publicSince: earlier, withdrawnAt: null });
  });

  it("adds its languages to the stored ones", () => {
    const stored = { typeDescription: '{"nl":"Huis"}' };
    const result = validate({ ...least, typeDescription: { fr: "Maison" } }, { known, stored });
    expect(written(result)).toMatchObject({ typeDescription: '{"nl":"Huis","fr":"Maison"}' });
  });

  it("is rejected by the invalid fields, an unknown type among them", () => {
    const fields = (item: object) => {
      const result = validate(item, { known });
      return result.outcome === "refused" ? result.errors.map(({ field }) => field) : result.outcome;
    };
    expect(fields({ ...least, bedrooms: "veel" })).toEqual(["bedrooms"]);
    expect(fields({ ...least, webId: 2 })).toEqual(["webId"]);
  });

  it("PROP-9 is accepted with an implausible point, with a warning that the point is not published", () => {
    expect(validate({ ...least, latitude: 40.4, longitude: -3.7 })).toMatchObject({
      outcome: "created",
      problems: [{ field: "latitude", value: "40.4, -3.7", message: "lies outside Belgium; the point is not shown" }],
    });
    expect(validate({ ...least, latitude: 51.22, longitude: 4.4 })).toMatchObject({ problems: [] });
  });

  it("is parsed as the kind of its list", () => {
    const text = JSON.stringify({ reference: "P-1", zip: "2000", city: "Antwerpen", soldOut: true });
    const item = { text, rawChecksum: "raw", known: null, stored: null };
    const result = validateItem(item, { ...context, list: "projects" });
    if (!("write" in result)) throw new Error(result.outcome);
    expect(result.write.values[projectKind.attributes.indexOf("soldOut")]).toBe(true);
  });
});
