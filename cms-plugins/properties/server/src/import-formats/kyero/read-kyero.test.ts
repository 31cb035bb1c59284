import { propertyInputSchema } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { localized } from "../../items/localized-texts.js";
import { readFixture } from "../fixtures/read-fixture.js";
import { readWithItems } from "../fixtures/read-with-items.js";
import { kindOf } from "./property-types.js";

const delivery = await readWithItems(readFixture("kyero.xml"), { files: new Map() });
const item = (id: number) => delivery.items.find(({ reference }) => reference === String(id)) ?? {};
const reported = (id: number) =>
  delivery.problems.listed.flatMap(({ field, done, examples }) =>
    examples.flatMap(({ reference, value }) => (reference === String(id) ? [`${field} ${value} ${done}`] : [])),
  );

describe("Kyero v3", () => {
  it("API-6 reads a new flat with its texts, features and pictures; the town gives the postal code", async () => {
    expect(item(20011)).toMatchObject({
      recordFile: "KY-20011",
      goal: 0,
      webId: 2,
      zip: "8400",
      city: "Oostende",
      countryId: 10,
      price: 395_000,
      bedrooms: 2,
      surfaceTotal: 96,
      epcLabelText: "A",
      condition: "new",
      hasLift: true,
      hasTerrace: true,
      interiorComfort: {
        nl: "Gemeubeld als u wilt, videofonie",
        fr: "Meublé en option, vidéophone",
        en: "Optionally furnished, video entry system",
        de: "Auf Wunsch möbliert, Videosprechanlage",
      },
    });
    expect(Object.keys(item(20011).description ?? {}).sort()).toEqual(["de", "en", "fr", "nl"]);
    expect(item(20011).pictures).toMatchObject([{ name: { nl: "Zeedijk", en: "Sea front" } }, {}]);
    expect(item(20011)).not.toHaveProperty("surfaceGround");
    expect(reported(20011).toSorted()).toEqual([
      // A language that is none of the site.
      "desc/ca Apartament nou amb vistes al mar. left-out",
      "energy_rating/emissions B left-out",
      "location_detail Mariakerke left-out",
      "town Oostende default",
    ]);
  });

  it("the sender's notes, date and exact point are not public", async () => {
    const all = JSON.stringify(delivery.items);
    expect(all).not.toContain("lowest price");
    expect(all).not.toContain("createdAt");
    for (const listing of delivery.items) expect(listing).not.toHaveProperty("publishAddress");
  });

  it("converts a weekly rent to a month, and keeps a monthly one", async () => {
    expect(item(20012)).toMatchObject({
      goal: 1,
      price: 1100,
      countryId: 10,
      zip: "8000",
      hasGarden: true,
      hasCellar: true,
    });
    expect(item(20013)).toMatchObject({ goal: 1, price: 1950, webId: 3, hasFurnished: true, bathrooms: 1 });
    expect(item(20013)).not.toHaveProperty("bedrooms");
    expect(item(20013)).not.toHaveProperty("epcLabelText");
    expect(reported(20013)).toContain("price_freq week default");
  });

  it("reports unknown values one by one, and imports the listing", async () => {
    expect(item(20014)).toMatchObject({
      webId: 0,
      mainTypeName: { en: "Lighthouse" },
      publishPrice: false,
      exteriorComfort: { nl: "Zwembad", fr: "Piscine", en: "Swimming pool", de: "Schwimmbad" },
    });
    expect(item(20014).pictures).toHaveLength(1);
    expect(reported(20014)).toEqual([
      "type Lighthouse default",
      "location 51.15,  left-out",
      "beds many left-out",
      "energy_rating/consumption Z left-out",
      "images/image/url ftp://media.travee.example/20014/1.jpg left-out",
    ]);
  });

  it("hides a price in another currency, and leaves another country to the import", async () => {
    expect(item(20015)).toMatchObject({ countryId: 63, zip: "4524 CJ", publishPrice: false });
    expect(item(20015)).not.toHaveProperty("price");
    expect(item(20016)).toMatchObject({ countryId: "Spain" });
    expect(reported(20016)).toContain("country Spain left-out");
  });

  const place = "<province>P</province>";
  const features = (...names: string[]) =>
    `<features>${names.map((name) => `<feature>${name}</feature>`).join("")}</features>`;
  async function read(town: string, more = "", comforts = features("Sauna", "Moat", "<nl>Torentje</nl>")) {
    const property = `<property><id>1</id><town>${town}</town>${more}${comforts}</property>`;
    const xml = `<root><kyero><feed_version>3</feed_version></kyero>${property}</root>`;
    const { items, problems } = await readWithItems(Buffer.from(xml), { files: new Map() });
    return { item: items[0] ?? {}, reported: problems.listed.map(({ field, message }) => `${field}: ${message}`) };
  }

  it("API-6 <br/> is a line break, in each language", async () => {
    const texts = "<desc><nl>Zin een.<br/>Zin twee.</nl><fr><p>Phrase une.</p><p>Phrase deux.</p></fr></desc>";
    const { item: imported, reported: problems } = await read("Halle", texts);
    expect(imported.description).toEqual({ nl: "Zin een.\nZin twee.", fr: "Phrase une.\n\nPhrase deux." });
    expect(problems.filter((problem) => problem.startsWith("desc"))).toEqual([]);
  });

  it.each([
    ["La Louvière", "", "7100"],
    ["Sint-Truiden", "", "3800"],
    ["Verviers", "", "4800"],
    ["Roeselare", "", "8800"],
    ["Tournai", "", "7500"],
    ["Halle", place.replace("P", "Flemish Brabant"), "1500"],
    ["Halle", place.replace("P", "Antwerp"), "2980"],
    ["Halle", "<location><latitude>51.24</latitude><longitude>4.64</longitude></location>", "2980"],
    ["Mons", "<location_detail>Cuesmes</location_detail>", "7033"],
    ["Mons", "<location_detail>Near the station</location_detail>", "7000"],
    ["Halle", "<postcode>1500</postcode>", "1500"],
  ])("the town %s with %j is at %s", async (town, more, zip) => {
    expect((await read(town, more)).item.zip).toBe(zip);
  });

  it("an ambiguous or unknown town is not guessed: the listing is rejected with the sender's text", async () => {
    const halle = await read("Halle");
    expect(halle.item).not.toHaveProperty("zip");
    expect(halle.reported).toContainEqual(
      "town: is the name of several places: 1500 Halle (Vlaams-Brabant), 2980 Halle (Antwerpen); " +
        "send its postcode, or its province; refused",
    );
    expect((await read("Atlantis")).reported).toContainEqual(
      "town: is no Belgian town we know; send its postcode; refused",
    );
    expect((await read("Sluis", "<country>Netherlands</country>")).reported).toContainEqual(
      "town: has no postal code, and only Belgian ones are known; send it; refused",
    );
  });

  it("a feature is translated into each language; an unknown one stays English and is reported", async () => {
    const { item: listing, reported: problems } = await read("Gent");
    expect(listing.interiorComfort).toMatchObject({
      nl: "Sauna, Torentje",
      fr: "Sauna",
      en: "Sauna, Moat",
      de: "Sauna",
    });
    expect(problems).toContainEqual("features/feature: is none that is translated; shown in English alone");
  });

  it("API-6 a removed feature is removed in each language, whatever the others have", async () => {
    const { item: listing } = await read("Gent", "", features("Moat"));
    expect(listing).toMatchObject({
      interiorComfort: { nl: null, fr: null, en: "Moat", de: null },
      exteriorComfort: null,
    });
    const reported = propertyInputSchema.shape.interiorComfort.parse(listing.interiorComfort);
    const before = { nl: "Sauna", fr: "Sauna", en: "Sauna, Moat", de: "Sauna" };
    expect(localized(reported, undefined, before)).toEqual({ en: "Moat" });
  });

  it("API-6 zeros count as unknown", async () => {
    const { item: listing } = await read("Gent", "<type>Villa</type><beds>0</beds><baths>0</baths>");
    expect(listing).not.toHaveProperty("bedrooms");
    expect(listing).not.toHaveProperty("bathrooms");
  });

  it("API-6 entities within CDATA are decoded", async () => {
    const cdata = (text: string) => `<![CDATA[${text}]]>`;
    const { item: listing } = await read(
      cdata("Li&egrave;ge"),
      `<title><nl>${cdata("Huis &amp; tuin")}</nl></title><desc><nl>${cdata("&lt;p&gt;Ruim&lt;/p&gt;")}</nl></desc>
       <images><image><url>https://a.example/1.jpg</url><title><nl>${cdata("Caf&eacute;")}</nl></title></image></images>`,
      features(cdata("Heating &amp; more")),
    );
    expect(listing).toMatchObject({
      zip: "4000",
      city: "Liège",
      typeDescription: { nl: "Huis & tuin" },
      description: { nl: "<p>Ruim</p>" },
      pictures: [{ name: { nl: "Café" } }],
      interiorComfort: { en: "Heating & more" },
    });
  });

  it.each([
    ["Apartment", 2],
    ["town house", 1],
    ["Town-House", 1],
    ["VILLA", 1],
    ["Ático", 2],
    ["building_plot", 4],
    ["Office", 8],
    ["constructor", null],
    ["", null],
  ])("the type %j is %s", async (name, webId) => {
    expect(kindOf(name)?.webId ?? null).toBe(webId);
  });

  it.each([
    ["Villa", "Villa"],
    ["Finca", "Finca"],
    ["Penthouse", "Penthouse"],
    ["Semi-Detached House", "Halfopen woning"],
    ["town_house", "Stadswoning"],
    ["Ático", "Penthouse"],
    // The type already has it.
    ["Apartment", null],
    ["House", null],
  ])("PROP-14 the kind %s has the public name %s", (written, name) => {
    expect(kindOf(written)?.name?.nl ?? null).toBe(name);
  });

  it("API-6 pictures are in the order of their id, those without one last", async () => {
    const image = (id: string, name: string) =>
      `<image${id && ` id="${id}"`}><url>https://a.example/${name}.jpg</url></image>`;
    const images = [image("10", "c"), image("", "d"), image("2", "b"), image("1", "a"), image("x", "e")];
    const { item: listing, reported: problems } = await read("Gent", `<images>${images.join("")}</images>`);
    const names = propertyInputSchema.shape.pictures.parse(listing.pictures)?.map(({ url }) => url.at(-5));
    expect(names).toEqual(["a", "b", "c", "d", "e"]);
    expect(problems.filter((line) => line.startsWith("images"))).toEqual([
      "images/image/@id: is no number, so the picture comes after those that have one",
    ]);
  });

  it("API-6 an image tagged as a floor plan is a public plan, not a picture", async () => {
    const { item: listing, reported: problems } = await read(
      "Gent",
      `<images><image id="1"><url>https://a.example/1.jpg</url></image>
       <image id="2"><tags><tag>floorplan</tag></tags><url>https://a.example/2.jpg</url></image>
       <image id="3"><tags><tag>panorama</tag></tags><url>https://a.example/3.jpg</url></image></images>`,
    );
    expect(listing.pictures).toEqual([{ url: "https://a.example/1.jpg" }, { url: "https://a.example/3.jpg" }]);
    expect(listing.documents).toEqual([{ url: "https://a.example/2.jpg", kind: "floor-plan" }]);
    expect(problems.filter((line) => line.startsWith("images"))).toEqual([
      "images/image/tags/tag: is no value we know; left out",
    ]);
  });

  it("API-3 a file is complete, for the format has no changes", () => {
    expect(delivery.mode).toBe("full");
  });
});
