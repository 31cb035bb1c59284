import { describe, expect, it } from "vitest";
import { z } from "zod";
import { tinyPng } from "../fixtures/make-zip.js";
import { openimmoDocument as one } from "../fixtures/openimmo-document.js";
import { readFixture } from "../fixtures/read-fixture.js";
import { readWithItems } from "../fixtures/read-with-items.js";

const files = new Map([["bilder/Penthouse.PNG", tinyPng]]);
const delivery = await readWithItems(readFixture("openimmo.xml"), { files });
const item = (number: number) => delivery.items.find(({ recordFile }) => recordFile === `TV-${number}`) ?? {};
const reported = (number: number) =>
  delivery.problems.listed
    .flatMap(({ examples, ...problem }) => examples.map((example) => ({ ...problem, ...example })))
    .filter(({ reference }) => reference === `MW47110000${number}`)
    .map(({ field, value, done }) => `${field} ${value} ${done}`);

/** Without the listing's empty values. */
const stated = (item: Readonly<Record<string, unknown>> = {}) =>
  Object.fromEntries(
    Object.entries(item).filter(([, value]) => !/^(null|\{("..":null,?)+\})$/.test(JSON.stringify(value))),
  );
const first = async (...given: Parameters<typeof one>) => (await one(...given)).items[0] ?? {};
const rent = '<objektkategorie><vermarktungsart MIETE_PACHT="true"/></objektkategorie>';

describe("OpenImmo 1.2.7", () => {
  it("API-6 reads a sale with every field in its place", async () => {
    expect(item(1001)).toMatchObject({
      reference: "MW471100001001",
      goal: 0,
      webId: 1,
      facades: "half-open",
      zip: "2640",
      city: "MORTSEL",
      countryId: 10,
      publishAddress: true,
      latitude: 51.1703,
      price: 485_000,
      surfaceTotal: 190.5,
      bedrooms: 4,
      garages: 1,
      externalParkings: 2,
      heating: { nl: "Gas, centrale verwarming", fr: "Gaz, chauffage central" },
      hasCellar: true,
      condition: "good",
      energyPerformance: 187,
      epcLabelText: "B",
      epcExpiryDate: "2034-06-30",
      marquee: 0,
      videoUrl: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
      agent: { name: "An Peeters", phone: "+32 3 555 01 18", email: "an.peeters@travee.example" },
    });
    expect(JSON.stringify(item(1001))).not.toContain("470 00 00 00");
  });

  it("reads texts in each language of the site, and reports another one", async () => {
    const { description } = item(1001);
    expect(description).toMatchObject({ fr: "Maison prête à habiter avec quatre chambres." });
    expect(description).toHaveProperty("en");
    expect(description).not.toHaveProperty("pl");
    expect(reported(1001)).toContain("freitexte/objekt_text/@lang pl left-out");
  });

  it("puts the title picture first, plans and papers apart, and reports an unknown group", async () => {
    expect(item(1001).pictures).toMatchObject([{ name: { nl: "Gevel" } }, { name: { nl: "Keuken" } }]);
    expect(item(1001).documents).toMatchObject([{ kind: "floor-plan" }, { kind: "document" }]);
    expect(reported(1001)).toContain("anhaenge/anhang/@gruppe HOLOGRAMM left-out");
  });

  it("reads a letting: cold rent, charges, a hidden address, and a picture of the zip under a name of its content", async () => {
    expect(item(1002)).toMatchObject({
      goal: 1,
      price: 1450,
      chargesRenter: 170,
      depositAmount: 2900,
      publishAddress: false,
      floor: 6,
      boxNr: "6A",
      hasLift: true,
      hasFurnished: true,
      availableFrom: "2026-06-01",
    });
    const [picture] = delivery.files;
    expect(picture?.url).toMatch(/^\/uploads\/feeds\/[0-9a-f]{40}\.png$/);
    expect(item(1002).pictures).toEqual([{ url: picture?.url }]);
    expect(item(1002)).not.toHaveProperty("hasTerrace");
  });

  it("reports unknown values one by one, and imports the listing", async () => {
    expect(item(1003)).toMatchObject({ webId: 0, publishPrice: false, marquee: 2, heating: { de: "Zentralheizung" } });
    expect(reported(1003)).toEqual([
      "objektkategorie/objektart baumhaus default",
      "flaechen/wohnflaeche vierzig left-out",
      "ausstattung/heizungsart/@HOLODECK HOLODECK left-out",
      "ausstattung/moebliert/@moeb HALB left-out",
      "zustand_angaben/baujahr unbekannt left-out",
      "zustand_angaben/zustand/@zustand_art VERWUNSCHEN left-out",
      "objektkategorie/objektart/baumhaus/@baumhaustyp EICHE left-out",
    ]);
  });

  it.each(["constructor", "toString", "__proto__"])("a kind of property named %s is none", async (name) => {
    expect(await first(`<objektkategorie><objektart><${name}/></objektart></objektkategorie>`)).toMatchObject({
      webId: 0,
    });
  });

  it("leaves out invalid values: a year, a floor, a day, a text", async () => {
    const odd = await one(`<geo><etage>-200</etage></geo><zustand_angaben><baujahr>1962</baujahr><energiepass>
      <gueltig_bis>2999-12-31</gueltig_bis><endenergiebedarf>123456</endenergiebedarf></energiepass></zustand_angaben>
      <freitexte><objekttitel>${"x".repeat(2_001)}</objekttitel></freitexte>`);
    expect(odd.items.map(stated)).toEqual([{ reference: "1", webId: 0, publishPrice: false, constructionYear: 1962 }]);
    expect(odd.problems.listed.map(({ field }) => field)).toEqual([
      "objektkategorie/objektart",
      "geo/etage",
      "zustand_angaben/energiepass/endenergiebedarf",
      "zustand_angaben/energiepass/gueltig_bis",
      "freitexte/objekttitel",
    ]);
  });

  it("a reference object is sold, a yearly rent becomes a monthly one, DELETE withdraws", async () => {
    expect(item(1006)).toMatchObject({ marquee: 3 });
    expect(item(1004)).toMatchObject({ price: 4500, chargesRenter: 450, surfaceTotal: 320 });
    expect(delivery.withdrawn).toEqual(["MW471100000999"]);
  });

  it("reads countries by their ISO code; an unknown one is not Belgium", async () => {
    expect(item(1005)).toMatchObject({ countryId: 50, zip: "L-8070" });
    expect(await first('<geo><plz>1010</plz><ort>Wien</ort><land iso_land="AUT"/></geo>')).toMatchObject({
      countryId: "AUT",
    });
  });

  it.each([
    ['umfang="VOLL"', "full"],
    ['umfang="TEIL"', "partial"],
    ['umfang="HALB"', "partial"],
    ['umfang="VOLL" modus="DELETE"', "partial"],
  ])("%s is mode %s", async (transfer, mode) => {
    expect((await one("", transfer, "<openimmo_obid>1</openimmo_obid><sprache>nl</sprache>")).mode).toBe(mode);
  });

  it("API-6 a listing is withdrawn by any of its numbers in the message", async () => {
    const numbers = (obid: string, external: string) =>
      `${obid && `<openimmo_obid>${obid}</openimmo_obid>`}<objektnr_extern>${external}</objektnr_extern>`;
    const listing = (technical: string, action: string) =>
      `<immobilie><verwaltung_techn>${technical}<aktion aktionart="${action}"/><sprache>nl</sprache></verwaltung_techn></immobilie>`;
    const read = (...listings: string[]) =>
      readWithItems(
        Buffer.from(`<openimmo><uebertragung umfang="TEIL"/><anbieter>${listings.join("")}</anbieter></openimmo>`),
        { files: new Map() },
      );
    const alone = await read(listing(numbers("OB1", "EX1"), "DELETE"), listing(numbers("", "EX2"), "DELETE"));
    expect(alone.withdrawn).toEqual(["OB1", "EX2"]);
    expect([...alone.otherNumbers]).toEqual([
      ["OB1", ["EX1"]],
      ["EX2", []],
    ]);
    const after = await read(listing(numbers("OB3", "EX3"), "CHANGE"), listing(numbers("", "EX3"), "DELETE"));
    expect(after.items).toEqual([]);
    expect(after.otherNumbers.get("EX3")).toEqual(["OB3"]);
  });

  it("a transfer of deletions withdraws listings without an action of their own", async () => {
    expect(await one("", 'umfang="TEIL" modus="DELETE"')).toMatchObject({ items: [], withdrawn: ["1"] });
    const changed = '<openimmo_obid>1</openimmo_obid><aktion aktionart="CHANGE"/><sprache>nl</sprache>';
    expect(await one("", 'umfang="TEIL" modus="DELETE"', changed)).toMatchObject({
      items: [{ reference: "1" }],
      withdrawn: [],
    });
  });

  it("the last version of a listing in a file wins", async () => {
    const listing = (action: string) =>
      `<immobilie><verwaltung_techn><openimmo_obid>1</openimmo_obid><aktion aktionart="${action}"/></verwaltung_techn></immobilie>`;
    const read = (...actions: string[]) =>
      readWithItems(
        Buffer.from(
          `<openimmo><uebertragung umfang="TEIL"/><anbieter>${actions.map(listing).join("")}</anbieter></openimmo>`,
        ),
        { files: new Map() },
      );
    expect(await read("CHANGE", "DELETE")).toMatchObject({ items: [], withdrawn: ["1"] });
    expect(await read("CHANGE", "DELETE", "CHANGE")).toMatchObject({ items: [{ reference: "1" }], withdrawn: [] });
  });

  it.each([
    ["<kaltmiete>900</kaltmiete><warmmiete>1000</warmmiete>", { price: 900 }],
    ["<warmmiete>1000</warmmiete><nebenkosten>100</nebenkosten>", { price: 1000 }],
    ['<kaltmiete>300</kaltmiete><preis_zeiteinheit zeiteinheit="WOCHE"/>', { price: 1300 }],
    ["<kaltmiete>0</kaltmiete><pauschalmiete>650,50</pauschalmiete>", { price: 650.5 }],
    ['<kaltmiete>900</kaltmiete><waehrung iso_waehrung="CHF"/>', { publishPrice: false }],
    ["<kaltmiete>1.250,00</kaltmiete>", { price: 1250 }],
    ["<kaltmiete>1.250</kaltmiete><warmmiete>1400</warmmiete>", { publishPrice: false }],
  ])("the rent of %s", async (prices, expected) => {
    const { price, publishPrice } = await first(`${rent}<preise>${prices}</preise>`);
    expect({ price, publishPrice }).toEqual({ price: undefined, publishPrice: undefined, ...expected });
  });

  it.each([
    ["28500", { price: 28_500 }],
    ["28.500,00", { price: 28_500 }],
    ["28,500.00", { price: 28_500 }],
    ["0", { price: 119_000 }],
    ["28.500", { publishPrice: false }],
    ["28.500,-", { publishPrice: false }],
    ["VB 28500", { publishPrice: false }],
    ["-1", { publishPrice: false }],
    ["2800000000", { publishPrice: false }],
  ])("API-6 a garage's price of %s is that or on request, never one of its other prices", async (written, expected) => {
    const { items, problems } = await one(
      `<objektkategorie><vermarktungsart KAUF="true"/><objektart><parken/></objektart></objektkategorie>
       <preise><kaufpreis>${written}</kaufpreis><kaufpreisbrutto>119000.00</kaufpreisbrutto></preise>`,
    );
    const [{ price, publishPrice } = {}] = items;
    expect({ price, publishPrice }).toEqual({ price: undefined, publishPrice: undefined, ...expected });
    const reported = problems.listed.filter(({ field }) => field === "preise/kaufpreis");
    expect(reported.map(({ value }) => value)).toEqual("price" in expected ? [] : [written]);
  });

  it("charges that are part of the rent are not repeated", async () => {
    expect(
      await first(`${rent}<preise><warmmiete>1000</warmmiete><nebenkosten>100</nebenkosten></preise>`),
    ).not.toHaveProperty("chargesRenter");
  });

  it("a listing without sale or rent, number or language keeps the stored values", async () => {
    const bare = await one("<geo><plz>2000</plz></geo>", 'umfang="TEIL"', "");
    expect(bare.items.map(stated)).toEqual([{ webId: 0, zip: "2000", publishPrice: false }]);
    expect(bare.problems.listed.map(({ field }) => field)).toContain("verwaltung_techn/sprache");
  });

  it("a listing in two languages is one listing, also in two files", async () => {
    const listing = (language: string, title: string) =>
      `<Immobilie><objektkategorie><vermarktungsart KAUF="true"/><objektart><wohnung wohnungtyp="Penthouse"/></objektart>
        </objektkategorie><freitexte><objekttitel>${title}</objekttitel></freitexte><verwaltung_techn>
        <openimmo_obid>1</openimmo_obid><sprache>${language}</sprache></verwaltung_techn></Immobilie>`;
    const { items } = await readWithItems(
      Buffer.from(
        `\ufeff<OpenImmo><uebertragung umfang="TEIL"/><anbieter>${listing("nl", "Huis")}${listing("FR", "Maison")}</anbieter></OpenImmo>`,
      ),
      { files: new Map() },
    );
    expect(items).toMatchObject([{ webId: 2, typeDescription: { nl: "Huis", fr: "Maison" } }]);
  });

  it("zeros count as unknown", async () => {
    const names = ["anzahl_schlafzimmer", "anzahl_badezimmer", "anzahl_sep_wc", "anzahl_stellplaetze", "wohnflaeche"];
    const empty = await one(`<flaechen>${names.map((name) => `<${name}>0</${name}>`).join("")}</flaechen>`);
    expect(Object.keys(stated(empty.items[0])).sort()).toEqual(["publishPrice", "reference", "webId"]);
  });

  it("API-6 a measured consumption is not an energy performance, and is reported", async () => {
    const certificate = (inside: string) =>
      one(`<zustand_angaben><energiepass>${inside}</energiepass></zustand_angaben>`);
    const figure = "zustand_angaben/energiepass/energieverbrauchkennwert";
    expect(item(1002)).not.toHaveProperty("energyPerformance");
    expect(reported(1002)).toContain(`${figure} 92.4 left-out`);
    const both = await certificate(
      "<energieverbrauchkennwert>92</energieverbrauchkennwert><endenergiebedarf>187</endenergiebedarf><wertklasse>B</wertklasse>",
    );
    expect(both.items[0]).toMatchObject({ energyPerformance: 187, epcLabelText: "B" });
    expect(both.problems.listed.map(({ field }) => field)).toContain(figure);
    const use = await certificate("<epart>VERBRAUCH</epart><endenergiebedarf>92</endenergiebedarf>");
    expect(use.items[0]).not.toHaveProperty("energyPerformance");
    expect(use.problems.listed.map(({ field }) => field)).toContain("zustand_angaben/energiepass/endenergiebedarf");
    const none = await certificate("<epart>VERBRAUCH</epart><energieverbrauchkennwert>0</energieverbrauchkennwert>");
    expect(none.problems.listed.map(({ field }) => field)).not.toContain(figure);
  });

  it("rooms have no field and are reported once per file", () => {
    const rooms = delivery.problems.listed.filter(({ field }) => field === "flaechen/anzahl_zimmer");
    expect(rooms).toMatchObject([{ reference: "MW471100001001", value: "6", done: "left-out" }]);
  });

  it.each([
    ["VOLL", { hasFurnished: true }],
    ["TEIL", { interiorComfort: { nl: "Gedeeltelijk gemeubeld", de: "Teilmöbliert" } }],
    ["NEIN", { hasFurnished: false }],
  ])("furniture %s", async (written, expected) => {
    const item = await first(`<ausstattung><moebliert moeb="${written}"/></ausstattung>`);
    expect(item).toMatchObject(expected);
    expect("hasFurnished" in item).toBe("hasFurnished" in expected);
  });

  it.each([
    ['<haus haustyp="REIHENHAUS"/>', 1, "Rijwoning", "closed"],
    ["<haus/><objektart_zusatz>Rijwoning</objektart_zusatz>", 1, "Rijwoning", "closed"],
    ["<haus/><objektart_zusatz>maison jumelée</objektart_zusatz>", 1, "Halfopen woning", "half-open"],
    ['<wohnung wohnungtyp="penthouse"/>', 2, "Penthouse", undefined],
    ['<wohnung wohnungtyp="ETAGE"/><objektart_zusatz>PENTHOUSE</objektart_zusatz>', 2, "Penthouse", undefined],
  ])("the kind of %s", async (written, webId, name, facades) => {
    const { items, problems } = await one(`<objektkategorie><objektart>${written}</objektart></objektkategorie>`);
    expect(items[0]).toMatchObject({ webId, mainTypeName: { nl: name }, ...(facades !== undefined && { facades }) });
    expect(problems.listed).toEqual([]);
  });

  it.each([
    ["<haus/><objektart_zusatz>Baumhaus</objektart_zusatz>", "Baumhaus"],
    ["<haus/><objektart_zusatz>Penthouse</objektart_zusatz>", "Penthouse"],
    ["<haus/><wohnung/>", "wohnung"],
  ])("unreadable values of %s are reported", async (written, value) => {
    const { problems } = await one(`<objektkategorie><objektart>${written}</objektart></objektkategorie>`);
    expect(problems.listed.map((problem) => problem.value)).toEqual([value]);
  });

  it("API-6 documents that are not marked public are for the office, plans are public", async () => {
    const file = (group: string, title: string, inside = "") =>
      `<anhang location="REMOTE" ${group && `gruppe="${group}"`}><anhangtitel>${title}</anhangtitel>${inside}<daten>
        <pfad>https://media.travee.example/${title.replace(" ", "-")}.pdf</pfad></daten></anhang>`;
    const mark = (value: string) =>
      `<user_defined_simplefield feldname="oeffentlich">${value}</user_defined_simplefield>`;
    const { items, problems } = await one(
      `<anhaenge>${file("DOKUMENTE", "Internes Gutachten")}${file("", "Ohne Gruppe")}${file("GRUNDRISS", "Plan")}
        ${file("DOKUMENTE", "EPC", mark("true"))}${file("GRUNDRISS", "Statik", mark("false"))}</anhaenge>`,
    );
    const documents = z.array(z.object({ name: z.object({ nl: z.string() }), access: z.string().optional() }));
    expect(documents.parse(items[0]?.documents).map(({ name, access = "public" }) => `${name.nl} ${access}`)).toEqual([
      "Internes Gutachten staff",
      "Ohne Gruppe staff",
      "Plan public",
      "EPC public",
      "Statik staff",
    ]);
    const reported = problems.listed.filter(({ field }) => field.startsWith("anhaenge"));
    expect(reported.flatMap(({ examples }) => examples.map(({ value }) => value))).toEqual([
      "Internes Gutachten",
      "Ohne Gruppe",
    ]);
  });

  it("an embedded picture is stored, an invalid one is reported", async () => {
    const attachment = (content: string) =>
      `<anhaenge><anhang location="INTERN" gruppe="BILD"><daten><anhanginhalt>${content}</anhanginhalt></daten></anhang></anhaenge>`;
    expect((await first(attachment(tinyPng.toString("base64")))).pictures).toHaveLength(1);
    const bad = await one(attachment(Buffer.from("<svg onload='alert(1)'/>").toString("base64")));
    expect(bad.items[0]).not.toHaveProperty("pictures");
    expect(bad.problems.listed.map(({ message }) => message)).toContain(
      "is neither JPEG, PNG, WebP, GIF nor PDF; left out",
    );
  });
});
