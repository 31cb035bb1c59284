import { defaultSourceSettings, type ImportSourceSettings } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { rawChecksumOf } from "./checksum.js";
import { defaultsMark, withDefaults } from "./item-defaults.js";
import { validateItem } from "./validate-item.js";

const now = new Date("2026-11-21T09:00:00Z");
const createdAt = "2026-01-02T03:04:05.000Z";
const least = { reference: "A-1", goal: 0, webId: 1, zip: "1234", city: "Diekirch" };
const set = (settings: Partial<ImportSourceSettings>) => ({ ...defaultSourceSettings, ...settings });

function written(
  item: object,
  settings: Partial<ImportSourceSettings>,
  list: "properties" | "projects" = "properties",
) {
  const result = validateItem(
    { text: JSON.stringify(item), rawChecksum: "raw", known: null, stored: null },
    { list, source: "crm", now, defaults: set(settings), isFirstImport: true, types: new Set([1]) },
  );
  if (!("write" in result)) throw new Error(JSON.stringify(result));
  return result.write;
}
/** Whether the written values have a text in one language. */
const hasText = (write: ReturnType<typeof written>, text: object) =>
  write.values.some((value) => value === JSON.stringify(text));

describe("API-6 an item read with its source's settings", () => {
  it("has their country when it names none", () => {
    expect(written(least, { countryId: 50 }).place.countryId).toBe(50);
    expect(written({ ...least, countryId: null }, { countryId: 63 }).place.countryId).toBe(63);
    expect(written({ ...least, countryId: 10 }, { countryId: 50 }).place.countryId).toBe(10);
    expect(written(least, {}).place.countryId).toBe(10);
    expect(written({ reference: "P-1", zip: "1234", city: "X" }, { countryId: 50 }, "projects").place.countryId).toBe(
      50,
    );
  });

  it("has its plain texts in their language", () => {
    const item = { ...least, typeDescription: "Maison" };
    expect(hasText(written(item, { language: "fr" }), { fr: "Maison" })).toBe(true);
    expect(hasText(written(item, {}), { nl: "Maison" })).toBe(true);
    expect(hasText(written({ ...item, typeDescription: { en: "House" } }, { language: "fr" }), { en: "House" })).toBe(
      true,
    );
  });

  it("counts as new from today when they distrust its sender's dates", () => {
    const days = (settings: Partial<ImportSourceSettings>) =>
      written({ ...least, createdAt }, settings)
        .values.filter((value) => value instanceof Date)
        .map(String);
    expect(days({})).toContain(String(new Date(createdAt)));
    expect(days({ dates: "ignored" })).not.toContain(String(new Date(createdAt)));
    expect(days({ dates: "ignored" })).toContain(String(now));
  });

  it("is still rejected for an invalid date", () => {
    expect(withDefaults({ createdAt: "soon" }, set({ dates: "ignored" }))).toEqual({ createdAt: "soon" });
    expect(withDefaults([], set({ countryId: 50 }))).toEqual([]);
  });

  it("API-2 is read again when they change, and not while they stay", () => {
    const all: Partial<ImportSourceSettings>[] = [
      ...[{}, { countryId: 50 } as const, { language: "fr" } as const, { dates: "ignored" } as const],
      { countryId: 50, language: "fr" },
    ];
    const checksums = all.map((settings) => rawChecksumOf("{}", defaultsMark(set(settings))));
    expect(new Set(checksums).size).toBe(all.length);
    expect(checksums[0]).toBe(rawChecksumOf("{}"));
    for (const checksum of checksums) expect(checksum.length).toBeLessThanOrEqual(64);
    expect(defaultsMark(set({ mode: "full", title: "CRM" }))).toBe("");
  });
});
