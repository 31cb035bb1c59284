import { AppError } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { tinyPng } from "./fixtures/make-zip.js";
import { parsedItem } from "./draft/read-listings.js";
import { readDelivery } from "./read-delivery.js";

const kyero = (...properties: string[]) =>
  `<root><kyero><feed_version>3</feed_version></kyero>${properties.join("")}</root>`;
const openimmo = (extent: string, ...listings: string[]) =>
  `<openimmo><uebertragung umfang="${extent}"/><anbieter>${listings.join("")}</anbieter></openimmo>`;
const listing = (id: string, title: string, inside = "") =>
  `<immobilie><freitexte><objekttitel>${title}</objekttitel></freitexte>${inside}<verwaltung_techn>
    <openimmo_obid>${id}</openimmo_obid><sprache>nl</sprache></verwaltung_techn></immobilie>`;

async function read(documents: Readonly<Record<string, string>>, files: Readonly<Record<string, Buffer>> = {}) {
  const named = Object.entries(documents).map(([name, text]) => ({ name, bytes: Buffer.from(text) }));
  const delivery = await readDelivery(named, { files: new Map(Object.entries(files)) });
  return { ...delivery, items: delivery.raw.map(parsedItem) };
}
const titles = (items: readonly Record<string, unknown>[]) =>
  items.map(({ reference, typeDescription }) => ({
    reference,
    ...z.record(z.string(), z.string()).parse(typeDescription),
  }));

describe("a delivery of several documents", () => {
  it("API-6 has the listings of all of them, in the order of their names", async () => {
    const delivery = await read({
      "list-10.xml": openimmo("TEIL", listing("3", "Last"), listing("1", "Later")),
      "list-9.xml": openimmo("TEIL", listing("1", "Earlier"), listing("2", "Huis")),
    });
    expect(delivery).toMatchObject({ format: "openimmo", mode: "partial" });
    expect(titles(delivery.items)).toEqual([
      { reference: "2", nl: "Huis" },
      { reference: "3", nl: "Last" },
      { reference: "1", nl: "Later" },
    ]);
  });

  it("API-6 in one language each merges the languages", async () => {
    const answer = (TypeDescription: string) =>
      JSON.stringify([{ ID: 1, Goal: 0, WebID: 1, Zip: "2000", City: "Antwerpen", TypeDescription }]);
    const { items } = await read({ "feed.fr.json": answer("Maison"), "feed.nl.json": answer("Huis") });
    expect(items).toMatchObject([{ typeDescription: { fr: "Maison", nl: "Huis" } }]);
  });

  it("API-3 is complete when every document is, and otherwise changes", async () => {
    expect(
      (await read({ "1.xml": openimmo("VOLL", listing("1", "A")), "2.xml": openimmo("VOLL", listing("2", "B")) })).mode,
    ).toBe("full");
    const mixed = await read({
      "1.xml": openimmo("VOLL", listing("1", "A")),
      "2.xml": openimmo("TEIL", listing("2", "B")),
    });
    expect(mixed.mode).toBe("partial");
    expect(mixed.problems.listed).toContainEqual(expect.objectContaining({ field: "mode", value: "full, partial" }));
  });

  it("API-6 has the pictures beside each document", async () => {
    const picture = "<anhaenge><anhang gruppe='BILD'><daten><pfad>1.png</pfad></daten></anhang></anhaenge>";
    const other = Buffer.concat([tinyPng, Buffer.from("x")]);
    const { items, files } = await read(
      {
        "a/feed.xml": openimmo("TEIL", listing("1", "A", picture)),
        "b/feed.xml": openimmo("TEIL", listing("2", "B", picture)),
      },
      { "a/1.png": tinyPng, "b/1.png": other },
    );
    expect(files.map(({ bytes }) => bytes)).toEqual([tinyPng, other]);
    expect(items.map(({ pictures }) => pictures)).toEqual(files.map(({ url }) => [{ url }]));
  });

  it("API-6 reports a file that no listing names, except the agent's own", async () => {
    const logo = "<anhang gruppe='ANBIETERLOGO'><daten><pfad>logo.png</pfad></daten></anhang>";
    const delivery = await read(
      { "feed.xml": openimmo("TEIL", logo, listing("1", "A")) },
      { "logo.png": tinyPng, "forgotten.png": Buffer.from(tinyPng) },
    );
    const left = delivery.problems.listed.filter(({ field }) => field === "feed");
    expect(left.map(({ value, done }) => [value, done])).toEqual([["forgotten.png", "left-out"]]);
    expect(delivery.files).toEqual([]);
  });

  it("API-6 ignores a document of another kind, by its name", async () => {
    const delivery = await read({
      "feed.xml": openimmo("TEIL", listing("1", "A")),
      "manifest.xml": "<manifest/>",
      "x.json": '{"a":1}',
    });
    expect(delivery.items).toHaveLength(1);
    const left = delivery.problems.listed.filter(({ field }) => field === "feed");
    expect(left.map(({ value, done }) => [value, done])).toEqual([
      ["manifest.xml", "left-out"],
      ["x.json", "left-out"],
    ]);
    await expect(read({ "manifest.xml": "<manifest/>", "x.json": '{"a":1}' })).rejects.toThrow("root element manifest");
  });

  it("API-6 is rejected as a whole when a document is cut off, by its name", async () => {
    const whole = openimmo("VOLL", listing("1", "A"));
    await expect(read({ "1.xml": whole, "2.xml": whole.slice(0, -20) })).rejects.toThrow("2.xml: it is cut off");
    await expect(read({ "1.xml": whole, "2.xml": " " })).rejects.toThrow("2.xml: it is empty");
    const other = kyero("<property><id>1</id></property>");
    await expect(read({ "1.xml": whole, "2.xml": other })).rejects.toThrow("of two formats: openimmo and kyero");
  });

  it("API-6 that breaks off or becomes unreadable lists the complete listings, and writes none", async () => {
    const ids = Array.from({ length: 14 }, (_, index) => `A-${index + 1}`);
    const whole = openimmo("VOLL", ...ids.map((id) => listing(id, "Huis")));
    const upTo = (id: string) => whole.slice(0, whole.indexOf(`<openimmo_obid>${id}<`));
    const fieldsOf = (text: string) =>
      read({ "1.xml": text }).then(
        () => [],
        (cause: unknown) => (cause instanceof AppError ? cause.fields.map(({ message }) => message) : [cause]),
      );
    expect(await fieldsOf(upTo("A-3"))).toEqual([
      expect.stringContaining("it is cut off"),
      "2 listings before that are whole (A-1, A-2); nothing was written",
    ]);
    expect(await fieldsOf(`${upTo("A-2")}</wrong>`)).toEqual([
      expect.stringMatching(/no well-formed XML.*line/),
      "1 listing before that is whole (A-1); nothing was written",
    ]);
    const [, many] = await fieldsOf(upTo("A-14"));
    expect(many).toContain("13 listings before that are whole (A-1, A-2, ");
    expect(many).toContain("A-9 and 4 more, the last A-13)");
    expect(await fieldsOf(upTo("A-1"))).toHaveLength(1);
    const listingJson = (id: number) => `{"ID":${id},"Goal":0,"Zip":"2000","City":"Antwerpen","Pictures":["a"]}`;
    expect(
      await fieldsOf(`{"Value":{"Items":[${listingJson(1)},\n${listingJson(2)},\n{"ID":3,"Pictures":["a","b"`),
    ).toEqual([
      expect.stringContaining("it is cut off: line 3, column 28: it ends here"),
      "2 listings before that are whole (1, 2); nothing was written",
    ]);
    expect(await fieldsOf(`[${listingJson(1)},{"ID":2,"Price":320.000,00}]`)).toEqual([
      expect.stringMatching(
        /it is no JSON: line 1, column \d+: a name in quotes is expected, after … .*"Price":320.000,, before 00}] …/,
      ),
      "1 listing before that is whole (1); nothing was written",
    ]);
  });

  it("API-6 names the document that breaks off and its complete listings", async () => {
    const second = openimmo("VOLL", listing("2", "B"), listing("3", "C"));
    await expect(
      read({ "1.xml": openimmo("VOLL", listing("1", "A")), "2.xml": second.slice(0, second.indexOf(">3<")) }),
    ).rejects.toThrow("2.xml: 1 listing before that is whole (2); nothing was written");
  });
});
