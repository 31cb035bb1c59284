import { describe, expect, it } from "vitest";
import { openimmoDocument } from "../fixtures/openimmo-document.js";
import { readWithItems } from "../fixtures/read-with-items.js";
import { joinParagraphs } from "./texts.js";

describe("joinParagraphs", () => {
  it("keeps plain text plain, and makes paragraphs of it beside markup", async () => {
    expect(joinParagraphs(["a", "", "b\nc"])).toBe("a\n\nb\nc");
    expect(joinParagraphs(["<p>a</p>", "b\n\nc"])).toBe("<p>a</p><p>b</p><p>c</p>");
    // Beside markup an unescaped sign would begin a tag and swallow the rest.
    expect(joinParagraphs(["<p>a</p>", "onder de <kerk"])).toBe("<p>a</p><p>onder de &lt;kerk</p>");
  });
});

const listing = (language: string, title: string, id = "1") =>
  `<immobilie><geo><plz>2000</plz></geo><freitexte><objekttitel>${title}</objekttitel></freitexte>
    <anhaenge><anhang gruppe="BILD"><anhangtitel>${title}</anhangtitel><daten><pfad>https://a.example/1.jpg</pfad>
    </daten></anhang></anhaenge><verwaltung_objekt><verfuegbar_ab>${title}</verfuegbar_ab></verwaltung_objekt>
    <verwaltung_techn><openimmo_obid>${id}</openimmo_obid><sprache>${language}</sprache></verwaltung_techn></immobilie>`;
const read = (...listings: string[]) =>
  readWithItems(
    Buffer.from(`<openimmo><uebertragung umfang="TEIL"/><anbieter>${listings.join("")}</anbieter></openimmo>`),
    { files: new Map() },
  );

describe("the language of an OpenImmo listing", () => {
  it("API-6 that the site lacks drops its texts, reported once, and keeps all else", async () => {
    const { items, problems } = await read(listing("it", "Casa"), listing("it", "Villa", "2"));
    expect(items).toMatchObject([
      { reference: "1", zip: "2000", pictures: [{ url: "https://a.example/1.jpg" }] },
      { reference: "2" },
    ]);
    expect(JSON.stringify(items)).not.toMatch(/Casa|Villa/);
    const reported = problems.listed.filter(({ field }) => /sprache|freitexte|verfuegbar|anhangtitel/.test(field));
    expect(reported).toMatchObject([
      { reference: "", field: "verwaltung_techn/sprache", value: "it", done: "left-out" },
    ]);
  });

  it("API-6 Italian and Polish texts do not erase the German texts of a listing", async () => {
    const versions = [listing("de", "Haus"), listing("it", "Casa"), listing("pl", "Dom")];
    for (const order of [versions, versions.toReversed()]) {
      const { items } = await read(...order);
      expect(items).toMatchObject([{ reference: "1", typeDescription: { de: "Haus" } }]);
    }
    // Twice in one language is the sender's error, which the import rejects.
    expect((await read(listing("it", "Casa"), listing("it", "Casa"))).items).toHaveLength(2);
  });

  it("API-6 texts in another language of the site are imported too", async () => {
    const { items } = await openimmoDocument(
      `<freitexte><objektbeschreibung>Casa</objektbeschreibung><objekt_text lang="NLD">Huis</objekt_text></freitexte>`,
      undefined,
      "<openimmo_obid>1</openimmo_obid><sprache>it</sprache>",
    );
    expect(items).toMatchObject([{ description: { nl: "Huis" } }]);
    expect(JSON.stringify(items)).not.toContain("Casa");
  });
});

describe("an objekt_text of OpenImmo", () => {
  const described = async (...texts: string[]) => {
    const { items, problems } = await openimmoDocument(`<freitexte>${texts.join("")}</freitexte>`);
    return {
      text: items[0]?.description,
      reported: problems.listed.flatMap(({ field, value }) =>
        field.startsWith("freitexte") ? [`${field} ${value}`] : [],
      ),
    };
  };
  const text = (lang: string | null, words: string) =>
    `<objekt_text${lang === null ? "" : ` lang="${lang}"`}>${words}</objekt_text>`;

  it.each([
    ["", "an empty"],
    [null, "no"],
    ["nl-BE", "the listing's own"],
  ])("API-6 of %j, which is %s language, is the description when there is no other", async (lang, _) => {
    expect(await described(text(lang, "Licht huis"))).toEqual({ text: { nl: "Licht huis" }, reported: [] });
    expect((await described(text(lang, "Licht huis"), "<lage>Aan het park</lage>")).text).toEqual({
      nl: "Licht huis\n\nAan het park",
    });
  });

  it("API-6 beside a description, or a second one in a language, is left out and reported", async () => {
    const main = "<objektbeschreibung>Huis</objektbeschreibung>";
    expect(await described(main, text("", "Ander huis"))).toEqual({
      text: { nl: "Huis" },
      reported: ["freitexte/objekt_text/@lang "],
    });
    expect(await described(text("fr", "Maison"), text("fr", "Villa"), text("", "Huis"))).toEqual({
      text: { fr: "Maison", nl: "Huis" },
      reported: ["freitexte/objekt_text/@lang fr"],
    });
  });
});

describe("unescaped markup in an OpenImmo text", () => {
  it.each([
    ["Zin een.<br/>Zin twee.", "Zin een.\nZin twee."],
    ["\n   Zin een.<br />\n   Zin twee.\n", "Zin een.\nZin twee."],
    ["Een.<BR></BR><br/>Twee.", "Een.\n\nTwee."],
    ["Een <b>ruim</b> <strong>licht</strong> huis", "Een ruim licht huis"],
    ["<p>Een.</p><p>Twee <em>en</em> drie.</p>", "Een.\n\nTwee en drie."],
    ["Met:<ul><li>tuin</li><li>garage</li></ul>Kom kijken.", "Met:\n\ntuin\ngarage\n\nKom kijken."],
    ["<![CDATA[Een.]]><br/><![CDATA[Twee.]]>", "Een.\nTwee."],
    ["<h2>Ligging</h2>Aan zee.<br/>", "Ligging\n\nAan zee."],
    ["Prijs &lt; 300.000<br/>R&amp;D", "Prijs < 300.000\nR&D"],
  ])("API-6 %s keeps its lines", async (written, text) => {
    const { items, problems } = await openimmoDocument(
      `<freitexte><objekttitel>Huis<br/>met tuin</objekttitel><objektbeschreibung>${written}</objektbeschreibung></freitexte>`,
    );
    expect(items[0]?.description).toEqual({ nl: text });
    expect(items[0]?.typeDescription).toEqual({ nl: "Huis\nmet tuin" });
    expect(problems.listed.filter(({ field }) => field.startsWith("freitexte"))).toEqual([]);
  });
});

describe("the characters of an OpenImmo text", () => {
  it("API-6 entities within CDATA are decoded", async () => {
    const { items } = await openimmoDocument(
      `<geo><ort><![CDATA[Li&egrave;ge]]></ort><strasse><![CDATA[Rue de l&#39;&Eacute;glise]]></strasse></geo>
       <kontaktperson><name><![CDATA[D&#xE9;sir&eacute;]]></name></kontaktperson>
       <freitexte><objekttitel><![CDATA[Huis &amp; tuin bij Caf&eacute; R&D]]></objekttitel></freitexte>
       <verwaltung_objekt><verfuegbar_ab><![CDATA[&agrave; convenir]]></verfuegbar_ab></verwaltung_objekt>
       <anhaenge><anhang gruppe="BILD"><anhangtitel><![CDATA[Caf&eacute;]]></anhangtitel><daten>
       <pfad>https://a.example/1.jpg</pfad></daten></anhang></anhaenge>`,
    );
    expect(items[0]).toMatchObject({
      city: "Liège",
      street: "Rue de l'Église",
      agent: { name: "Désiré" },
      typeDescription: { nl: "Huis & tuin bij Café R&D" },
      availability: { nl: "à convenir" },
      pictures: [{ name: { nl: "Café" } }],
    });
  });

  it("markup that was escaped twice is markup, and an escaped sign is a sign", async () => {
    const described = async (text: string) =>
      (await openimmoDocument(`<freitexte><objektbeschreibung><![CDATA[${text}]]></objektbeschreibung></freitexte>`))
        .items[0]?.description;
    expect(await described("&lt;p&gt;Ruim &amp;amp; licht&lt;/p&gt;")).toEqual({ nl: "<p>Ruim &amp; licht</p>" });
    expect(await described("Minder dan &lt; 5 min")).toEqual({ nl: "Minder dan &lt; 5 min" });
    expect(await described("<p>Zo schrijft u &lt;b&gt;</p>")).toEqual({ nl: "<p>Zo schrijft u &lt;b&gt;</p>" });
  });
});

it("API-6 a text that names its language comes before one that names none", async () => {
  const { items } = await openimmoDocument(
    `<freitexte><objekt_text lang="">Zonder taal</objekt_text><objekt_text lang="nl">Met taal</objekt_text></freitexte>`,
  );
  expect(items[0]?.description).toEqual({ nl: "Met taal" });
});
