import { ownFieldTargets, defaultSourceSettings, type ImportSourceSettings, type Language } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { readWithItems } from "./fixtures/read-with-items.js";

const read = (text: string, settings: Partial<ImportSourceSettings> = {}, language?: Language) =>
  readWithItems(Buffer.from(text), { files: new Map(), language, settings: { ...defaultSourceSettings, ...settings } });
const fields = (...pairs: readonly (readonly [string, string])[]) => ({
  ownFields: pairs.map(([name, field]) => ({ name, field })),
});

const openimmo = (inside: string, transfer = 'umfang="TEIL"', language = "<sprache>nl</sprache>") =>
  `<openimmo><uebertragung ${transfer}/><anbieter><immobilie>${inside}
    <verwaltung_techn><openimmo_obid>1</openimmo_obid>${language}</verwaltung_techn></immobilie></anbieter></openimmo>`;
const own = (name: string, value: string) =>
  `<user_defined_simplefield feldname="${name}">${value}</user_defined_simplefield>`;

const kyero = (inside: string, country = "<country>Belgium</country>") =>
  `<root><kyero><feed_version>3</feed_version></kyero><property><id>K-1</id><price>1</price><currency>EUR</currency>
   <price_freq>sale</price_freq><type>villa</type><town>Gent</town><postcode>9000</postcode>${country}${inside}</property></root>`;
const omnicasa = (more: object) => JSON.stringify([{ ID: 1, Goal: 0, WebID: 1, Zip: "9000", City: "Gent", ...more }]);

const unread = ({ problems }: Awaited<ReturnType<typeof read>>) =>
  problems.listed.filter(({ message }) => message.startsWith("is read by no rule"));

describe("API-6 a sender's own fields mapped in the source settings", () => {
  const point = fields(["lat", "latitude"], ["lon", "longitude"]);
  const at = { latitude: 51.0543, longitude: 3.7174 };

  it.each([
    ["OpenImmo fields", openimmo(`<geo>${own("LAT", "51,0543")}${own("lon", "3.7174")}</geo>`)],
    [
      "OpenImmo any fields",
      openimmo(`<user_defined_anyfield><pos><Lat>51.0543</Lat><Lon>3.7174</Lon></pos></user_defined_anyfield>`),
    ],
    [
      "OpenImmo extensions",
      openimmo(
        `<user_defined_extend>${[
          ["lat", "51.0543"],
          ["lon", "3.7174"],
        ]
          .map(([name, value]) => `<feld><name>${name}</name><typ>float</typ><wert>${value}</wert></feld>`)
          .join("")}</user_defined_extend>`,
      ),
    ],
    ["Kyero elements", kyero("<geo><lat>51.0543</lat><lon>3.7174</lon></geo>")],
    ["Omnicasa members", omnicasa({ Lat: 51.0543, Custom: { Lon: "3.7174" } })],
  ])("give a listing its point: %s", async (_, text) => {
    const delivery = await read(text, point);
    expect(delivery.items[0]).toMatchObject(at);
    expect(unread(delivery)).toEqual([]);
    const without = await read(text);
    expect(without.items[0]).not.toHaveProperty("latitude");
    expect(unread(without)).toHaveLength(2);
    expect(unread(without)[0]?.message).toBe("is read by no rule; map it in the settings of the source");
  });

  it("are mapped by their whole path, as in a problem", async () => {
    const text = kyero("<one><lat>1</lat></one><two><lat>51.0543</lat><lon>3.7174</lon></two>");
    const delivery = await read(text, fields(["two/lat", "latitude"], ["two/lon", "longitude"]));
    expect(delivery.items[0]).toMatchObject(at);
    expect(unread(delivery).map(({ field }) => field)).toEqual(["one/lat"]);
  });

  it("override the format's own rule, unless they are no valid point", async () => {
    const standard = "<location><latitude>50</latitude><longitude>4</longitude></location>";
    const sent = (lat: string) => kyero(`${standard}<lat>${lat}</lat><lon>3.7174</lon>`);
    expect((await read(sent("51.0543"), point)).items[0]).toMatchObject(at);
    for (const wrong of ["95", "north", ""]) {
      const delivery = await read(sent(wrong), point);
      expect(delivery.items[0]).toMatchObject({ latitude: 50, longitude: 4 });
      expect(delivery.problems.listed.map(({ field }) => field).join()).toContain("lon");
    }
  });

  it("are parsed as the kind of their target field", async () => {
    const text = kyero(
      "<tour>https://tour.example.org/1</tour><epc>180</epc><label>B</label><lift>ja</lift><state>To Renovate</state>" +
        "<built>1998</built><valid>01/03/2030</valid><since>2026-03-01</since><note>Zonnig</note>",
    );
    const settings = fields(
      ...([
        ...[
          ["tour", "virtualTourUrl"],
          ["epc", "energyPerformance"],
          ["label", "epcLabelText"],
          ["lift", "hasLift"],
        ],
        ...[
          ["state", "condition"],
          ["built", "constructionYear"],
          ["since", "createdAt"],
          ["note", "typeDescription"],
        ],
      ] as [string, string][]),
    );
    const delivery = await read(text, settings);
    expect(delivery.items[0]).toMatchObject({
      ...{ virtualTourUrl: "https://tour.example.org/1", energyPerformance: 180, epcLabelText: "B", hasLift: true },
      ...{ condition: "to-renovate", createdAt: "2026-03-01T00:00:00.000Z", typeDescription: { nl: "Zonnig" } },
    });
    expect(unread(delivery).map(({ field }) => field)).toEqual(["valid"]);
    expect((await read(text, { ...settings, language: "fr" })).items[0]).toMatchObject({
      typeDescription: { fr: "Zonnig" },
    });
  });

  it("may map to each settable field, and an unreadable value does not reject the file", async () => {
    for (const field of ownFieldTargets) {
      const delivery = await read(kyero("<x>1</x>"), fields(["x", field]));
      expect(delivery.items, field).toHaveLength(1);
      expect(unread(delivery), field).toEqual([]);
    }
  });

  it("that are invalid are left out and reported, and cost the listing nothing else", async () => {
    const delivery = await read(kyero("<epc>much</epc><state>old</state><lift>?</lift>"), {
      ...fields(["epc", "energyPerformance"], ["state", "condition"], ["lift", "hasLift"]),
    });
    expect(delivery.items).toHaveLength(1);
    expect(delivery.problems.listed.map(({ field }) => field)).toEqual(
      expect.arrayContaining(["epc", "state", "lift"]),
    );
    expect(delivery.problems.listed.find(({ field }) => field === "state")?.message).toBe(
      "is none of new, good, to-refresh, to-renovate; left out",
    );
  });
});

describe("API-6 the defaults of the source settings", () => {
  it("make a file complete or partial when the format does not say", async () => {
    const openimmoOf = async (transfer: string, mode: "full" | "partial" | null) =>
      (await read(openimmo("<geo/>", transfer), { mode })).mode;
    expect(await openimmoOf("", null)).toBe("partial");
    expect(await openimmoOf("", "full")).toBe("full");
    expect(await openimmoOf('modus="DELETE"', "full")).toBe("partial");
    expect(await openimmoOf('umfang="TEIL"', "full")).toBe("partial");
    expect(await openimmoOf('umfang="VOLL"', "partial")).toBe("full");
    expect((await read(kyero(""))).mode).toBe("full");
    expect((await read(kyero(""), { mode: "partial" })).mode).toBe("partial");
    expect((await read(omnicasa({}))).mode).toBeNull();
  });

  it("set the country, and no Belgian town is looked up in another one", async () => {
    const { items } = await read(kyero("", ""), { countryId: 50 });
    expect(items[0]).toMatchObject({ countryId: 50, zip: "9000" });
    expect((await read(kyero("", ""))).items[0]).toMatchObject({ countryId: 10 });
    expect((await read(kyero(""), { countryId: 50 })).items[0]).toMatchObject({ countryId: 10 });
  });

  it("set the language, also of a text with an empty language", async () => {
    const text = openimmo(
      '<freitexte><objekt_text lang="">Belle maison.</objekt_text></freitexte>',
      'umfang="TEIL"',
      "",
    );
    const delivery = await read(text, { language: "fr" }, "fr");
    expect(delivery.items[0]).toMatchObject({ description: { fr: "Belle maison." } });
    expect(delivery.problems.listed.map(({ field }) => field)).not.toContain("verwaltung_techn/sprache");
  });
});
