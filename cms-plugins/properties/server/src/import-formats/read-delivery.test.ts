import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isAppError, propertyInputSchema } from "@gevel/config";
import { parseListing } from "../listings/listing-kind.js";
import { fixtureNames, readFixture, type FixtureName } from "./fixtures/read-fixture.js";
import { readWithItems } from "./fixtures/read-with-items.js";

const files = new Map<string, Buffer>();
const read = (text: string | Buffer) => readWithItems(Buffer.from(text), { files });
const now = new Date();
const property = "<property><id>1</id><price>1</price><price_freq>sale</price_freq><type>Villa</type></property>";
const kyero = (inside: string) => `<root><kyero><feed_version>3</feed_version></kyero>${inside}</root>`;

describe("the format of an import file", () => {
  it.each([
    ["openimmo.xml", "openimmo"],
    ["kyero.xml", "kyero"],
    ["omnicasa.json", "omnicasa"],
  ] as const)("API-6 of %s is recognized by its content", async (name, format) => {
    expect((await read(readFixture(name))).format).toBe(format);
    await expect(
      readWithItems(readFixture(name), { files, format: format === "kyero" ? "openimmo" : "kyero" }),
    ).rejects.toThrow(`it is ${format}, not`);
  });

  it("is recognized with a prefix on every name too", async () => {
    const prefixed = kyero(property)
      .replaceAll(/<(\/?)(\w)/g, "<$1k:$2")
      .replace("<k:root", '<k:root xmlns:k="urn:kyero"');
    expect((await read(prefixed)).items).toHaveLength(1);
  });
});

describe("an unreadable import file", () => {
  it.each([
    ["", "it is empty"],
    ["  \n", "it is empty"],
    ["hello", "neither XML nor JSON"],
    ["<html><body/></html>", "root element html"],
    [`<?xml version="1.0"?>`, "cut off or empty"],
    [kyero(property).slice(0, -7), "cut off"],
    [`${kyero(property)}<root/>`, "no well-formed XML"],
    ["<root><property/></root>", "no kyero element"],
    [kyero(property).replace(">3<", ">2.1<"), "version 3 is read"],
    [kyero(""), "it has no listings"],
    [`<openimmo><uebertragung umfang="VOLL"/><anbieter/></openimmo>`, "it has no listings"],
    [kyero(property).replace("Villa", "<![CDATA[Dupont & Fils]]>&amp;&#38;<!-- & -->").slice(0, -9), "cut off"],
    [kyero(property).slice(0, 28) + "&am", "cut off"],
    ["[]", "it has no listings"],
    ['{"Items":[{"ID":1}', "it is cut off: line 1, column 19: it ends here"],
    ['{"a":1}', "holds no list"],
    ["[1,2,3]", "of no format we read"],
    ['{"source":"x","mode":"full","properties":[{"reference":"1"}]}', "/api/properties/import"],
  ])("%j is rejected", async (text, message) => {
    await expect(read(text)).rejects.toThrow(message);
  });

  it("is rejected when it defines entities, reads files or requests another server", async () => {
    const entityBomb = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join("");
    const bomb = `<!DOCTYPE root [<!ENTITY l0 "ha">${entityBomb}]>${kyero("<property><id>&l9;</id></property>")}`;
    const file = `<!DOCTYPE root [<!ENTITY x SYSTEM "file:///etc/passwd">]>${kyero("<property><id>&x;</id></property>")}`;
    const remote = `<!DOCTYPE root SYSTEM "http://127.0.0.1/evil.dtd">${kyero(property)}`;
    for (const text of [bomb, file, remote]) await expect(read(text)).rejects.toThrow("DOCTYPE");
    // Without a document type an entity has only its literal meaning.
    expect((await read(kyero("<property><id>&xxe;</id></property>"))).items).toMatchObject([{ reference: "&xxe;" }]);
  });

  it("is rejected when one value is too long, before that is in memory", async () => {
    const long = "x".repeat(1_100_000);
    await expect(read(kyero(`<property>\n<id lang="nl" note="${long}"/></property>`))).rejects.toThrow(
      "the attribute note in <id> is longer than 100000 characters",
    );
    await expect(read(kyero(`<property><desc>${long}</desc></property>`))).rejects.toThrow(
      "a value in <desc> is longer than 1000000 characters",
    );
    await expect(read(kyero(`<property><!--${long}--></property>`))).rejects.toThrow("a value in <property>");
    const json = Buffer.from(`[{"ID":1,"City":"${"x".repeat(41 * 1024 * 1024)}"}]`);
    await expect(read(json)).rejects.toThrow("as JSON it may have 41943040 bytes at most");
    const embedded = `<anhang><daten><anhanginhalt>${long}</anhanginhalt></daten></anhang>`;
    expect((await read(kyero(property.replace("</property>", `${embedded}</property>`)))).items).toHaveLength(1);
  });

  it("is rejected when it is deeper, wider or larger than the limits", async () => {
    const deep = (levels: number) => `${"<a>".repeat(levels)}${"</a>".repeat(levels)}`;
    await expect(read(kyero(`<property>${deep(100_000)}</property>`))).rejects.toThrow("deep");
    await expect(read(kyero(`<property>${"<a/>".repeat(20_001)}</property>`))).rejects.toThrow(
      "more than 20000 elements",
    );
    const wide = Array.from({ length: 101 }, (_, i) => `a${i}=""`).join(" ");
    await expect(read(kyero(`<property ${wide}/>`))).rejects.toThrow("attributes");
    await expect(read(kyero(property.repeat(20_001)))).rejects.toThrow("more than 20000 listings");
    await expect(read(`[{"ID":${"[".repeat(100_000)}`)).rejects.toThrow("deep");
    expect((await read(`[{"ID":1,"City":"${"[".repeat(100)}"}]`)).items).toHaveLength(1);
  });
});

const foreignErrors = (item: unknown) => {
  const parsed = parseListing(item, now);
  return parsed.ok ? [] : parsed.errors.filter(({ field }) => !identity.includes(field));
};

/** The import accepts every value of a reader, except those that identify the listing. */
const identity = ["goal", "webId", "zip", "city", "countryId", "reference"];
async function errorFields(name: FixtureName | Buffer): Promise<string[]> {
  const delivery = await read(typeof name === "string" ? readFixture(name) : name);
  return delivery.items.flatMap((item) => {
    const parsed = parseListing(item, now);
    return parsed.ok ? [] : parsed.errors.map(({ field }) => field);
  });
}

describe("the items of a reader", () => {
  it.each(fixtureNames)("%s: the import rejects one only for a field that every listing needs", async (name) => {
    expect((await errorFields(name)).filter((field) => !identity.includes(field))).toEqual([]);
    const keys = new Set((await read(readFixture(name))).items.flatMap((item) => Object.keys(item)));
    for (const key of keys) expect(Object.keys(propertyInputSchema.shape)).toContain(key);
  });

  it("the example files are imported except the finca in Spain and the house to swap", async () => {
    expect(await errorFields("openimmo.xml")).toEqual([]);
    expect(await errorFields("kyero.xml")).toEqual(["zip", "countryId"]);
    expect(await errorFields("omnicasa.json")).toEqual(["goal"]);
  });
});

/** Reads, or throws an expected error: nothing else is allowed. */
async function readsOrRejects(bytes: Buffer): Promise<void> {
  try {
    const delivery = await readWithItems(bytes, { files });
    for (const item of delivery.items) expect(foreignErrors(item)).toEqual([]);
  } catch (cause) {
    if (!isAppError(cause)) throw cause;
    expect(cause.status).toBeLessThan(500);
    expect(cause.fields.length).toBeGreaterThan(0);
  }
}

describe.each(fixtureNames)("%s, damaged", (name) => {
  const whole = readFixture(name);
  const fuzz = { seed: 20_260_302, numRuns: 200 } as const;

  it("cut off anywhere is rejected", async () => {
    const end = whole.toString("utf8").trimEnd().length - 1;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: end }), async (at) => {
        await expect(readWithItems(whole.subarray(0, at), { files })).rejects.toThrow();
      }),
      fuzz,
    );
  });

  it("with bytes changed, removed or doubled is read or rejected", async () => {
    const change = fc.record({
      at: fc.nat({ max: whole.length - 1 }),
      length: fc.nat({ max: 40 }),
      replaced: fc.oneof(
        fc.uint8Array({ maxLength: 12 }),
        fc.string({ maxLength: 12 }).map((text) => Buffer.from(text)),
      ),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        let bytes = whole;
        for (const { at, length, replaced } of changes)
          bytes = Buffer.concat([bytes.subarray(0, at), Buffer.from(replaced), bytes.subarray(at + length)]);
        await readsOrRejects(bytes);
      }),
      fuzz,
    );
  });

  it("with any value replaced by another kind is read, and the import validates it", async () => {
    const text = whole.toString("utf8");
    const values = [...text.matchAll(name.endsWith("xml") ? />([^<>]+)</g : /: ("[^"]*"|[\d.]+|true|false)/g)];
    const odd = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 30 }),
      fc.constantFrom("-1", "1e999", "NaN", "99999999999999999999", "__proto__", "constructor", "toString", "null", ""),
    );
    const written = (value: string) =>
      name.endsWith("xml") ? value.replace(/[<>&\p{C}]/gu, "") : JSON.stringify(value.replace(/\p{C}/gu, ""));
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: values.length - 1 }), odd, async (index, value) => {
        const match = values[index];
        const [all = "", inner = ""] = match ?? [];
        const at = (match?.index ?? 0) + all.indexOf(inner);
        await readsOrRejects(Buffer.from(text.slice(0, at) + written(value) + text.slice(at + inner.length)));
      }),
      fuzz,
    );
  });
});

it("any JSON is read or rejected", async () => {
  await fc.assert(
    fc.asyncProperty(fc.json({ maxDepth: 6 }), (json) => readsOrRejects(Buffer.from(json))),
    { seed: 7, numRuns: 300 },
  );
  const keys = fc.constantFrom(
    "ID",
    "Goal",
    "WebID",
    "WebIDs",
    "Zip",
    "City",
    "Price",
    "Pictures",
    "Manager",
    "language",
    "HasLift",
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.dictionary(keys, fc.jsonValue({ maxDepth: 3 })), { minLength: 1, maxLength: 3 }),
      async (items) => await readsOrRejects(Buffer.from(JSON.stringify(items))),
    ),
    { seed: 8, numRuns: 400 },
  );
});
