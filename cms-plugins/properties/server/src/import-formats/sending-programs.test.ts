import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { tinyPng } from "./fixtures/make-zip.js";
import { parsedItem } from "./draft/read-listings.js";
import { readDelivery } from "./read-delivery.js";
import { programs } from "./fixtures/sending-programs.js";
import type { SampleListing } from "./fixtures/write-documents.js";

const text = fc
  .string({ unit: fc.constantFrom(..."abc déèêüöß’€<&\"']>œ".split("")), maxLength: 24 })
  .map((words) => `x${words}x`);
const listingArbitrary = fc.record({
  number: fc.integer({ min: 1, max: 99_999 }),
  isToLet: fc.boolean(),
  kind: fc.constantFrom("house", "apartment"),
  zip: fc.constantFrom("8000", "9000", "2000", "1050"),
  city: fc.constantFrom("Brugge", "Gent"),
  price: fc.integer({ min: 1_001, max: 2_000_000 }),
  bedrooms: fc.integer({ min: 1, max: 9 }),
  surface: fc.integer({ min: 10, max: 999 }),
  title: text,
  description: text,
  pictures: fc.integer({ min: 0, max: 3 }),
});
const listingsArbitrary = fc.uniqueArray(listingArbitrary, {
  minLength: 1,
  maxLength: 5,
  selector: ({ number }) => number,
});

/** The import's item for a listing, whichever program wrote it. */
const expected = (one: SampleListing, language: string) => ({
  reference: String(one.number),
  city: one.city,
  price: one.price,
  bedrooms: one.bedrooms,
  typeDescription: { [language]: one.title },
});
const texts = z.record(z.string(), z.string());
const plain = (html = "") =>
  html
    .replace(/<[^>]+>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

async function read(program: (typeof programs)[number], all: readonly SampleListing[]) {
  const { documents, files = {} } = program.write(all);
  const delivery = await readDelivery(documents, { files: new Map(Object.entries(files)) });
  return { ...delivery, items: delivery.raw.map(parsedItem) };
}

describe.each(programs)("an import file of $name", (program) => {
  it("API-6 has each listing as expected, and reports every loss", async () => {
    await fc.assert(
      fc.asyncProperty(listingsArbitrary, async (all) => {
        const delivery = await read(program, all);
        expect(delivery.items).toHaveLength(all.length);
        const byNumber = new Map(delivery.items.map((item) => [item.reference, item]));
        for (const one of all) {
          const item = byNumber.get(String(one.number)) ?? {};
          expect(item).toMatchObject(expected(one, program.language));
          // JSON has them as text; the import reads both.
          expect([Number(item.goal), Number(item.webId)]).toEqual([one.isToLet ? 1 : 0, one.kind === "house" ? 1 : 2]);
          expect(item.surfaceLiving ?? item.surfaceTotal).toBe(one.surface);
          expect(plain(texts.parse(item.description)[program.language])).toBe(one.description);
          expect(Array.isArray(item.pictures) ? item.pictures.length : 0).toBe(one.pictures);
        }
        expect(delivery.problems.listed.filter(({ field }) => !program.unreadFields?.includes(field))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it(`API-3 is ${program.mode === "full" ? "complete" : "of changes"}, as it says`, async () => {
    const [one] = fc.sample(listingArbitrary, { numRuns: 1, seed: 3 });
    expect((await read(program, one ? [one] : [])).mode).toBe(program.mode);
  });

  it("API-6 one invalid listing costs no other, and a cut document is rejected", async () => {
    const [first, second] = fc.sample(listingArbitrary, { numRuns: 2, seed: 5 });
    if (!first || !second) throw new Error("no homes");
    const delivery = await read(program, [
      { ...first, number: 1, price: Number.NaN },
      { ...second, number: 2 },
    ]);
    expect(delivery.items).toMatchObject([
      { reference: "1", publishPrice: false },
      expected({ ...second, number: 2 }, program.language),
    ]);
    expect(delivery.problems.listed.map(({ reference }) => reference)).toContain("1");
    const { documents } = program.write([first]);
    const cut = documents.map(({ name, bytes }) => ({ name, bytes: bytes.subarray(0, bytes.length - 30) }));
    await expect(readDelivery(cut, { files: new Map([["1.png", tinyPng]]) })).rejects.toThrow("cut off");
  });
});
