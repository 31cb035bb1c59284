import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { asWindows1252, undoDoubleEncoding } from "./draft/repair-characters.js";
import { readWithItems } from "./fixtures/read-with-items.js";
import { XmlRepairs } from "./xml/repair-xml.js";

const files = new Map<string, Buffer>();
/** An import file of two listings, the second with this headline. */
const openimmo = (headline: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<openimmo><uebertragung umfang="TEIL"/><anbieter>${[
    ["1", "Huis"],
    ["2", headline],
  ]
    .map(
      ([id, title]) => `
<immobilie><freitexte>
<objekttitel>${title}</objekttitel></freitexte>
<verwaltung_techn><openimmo_obid>${id}</openimmo_obid><sprache>nl</sprache></verwaltung_techn></immobilie>`,
    )
    .join("")}</anbieter></openimmo>`;
async function headline(bytes: Buffer) {
  const { items, problems } = await readWithItems(bytes, { files });
  const repaired = problems.listed
    .filter(({ message }) => message.includes("not written as the format has it"))
    .flatMap(({ examples, ...problem }) => examples.map((example) => ({ ...problem, ...example })));
  const texts = items.map(({ typeDescription }) => z.object({ nl: z.string() }).parse(typeDescription).nl);
  return {
    texts,
    repaired: repaired.map(({ reference, field, value, message }) => ({
      reference,
      field,
      value,
      line: /line (\d+)/.exec(message)?.[1],
    })),
  };
}
const place = { reference: "2", field: "freitexte/objekttitel", line: "7" };

describe("an illegal XML character", () => {
  it.each([
    ["an HTML entity name", "Villa&nbsp;Proef", "Villa\u00a0Proef", ["&nbsp;"]],
    ["several entity names", "Villa &eacute;l&eacute;gante &euro;", "Villa élégante €", ["&eacute;", "&euro;"]],
    ["an unknown entity name", "Huis &tuin; te koop", "Huis &tuin; te koop", ["&tuin;"]],
    ["an ampersand", "Dupont & Fils", "Dupont & Fils", ["&"]],
    ["a < that begins no element", "Prijs < 300.000", "Prijs < 300.000", ["<"]],
    ["a < before a number", "Afstand <5 km", "Afstand <5 km", ["<"]],
    ["an ampersand in a word", "R&D", "R&D", ["&"]],
    ["the line break of Word", "Regel een\u000bregel twee", "Regel een\nregel twee", ["the character 0B"]],
    ["a NUL", "Hu\0is", "Huis", ["the character 00"]],
    ["a dash of windows-1252", "10\u0096 12 m", "10– 12 m", ["the character 96"]],
    ["a reference to it", "10 &#150; 12 m", "10 – 12 m", ["&#150;"]],
    ["surrogates by number", "Mooi &#55357;&#56842;", "Mooi 😊", ["&#55357;&#56842;"]],
    ["surrogates in hex", "Mooi &#xD83D;&#xDE0A;", "Mooi 😊", ["&#xD83D;&#xDE0A;"]],
    ["half of a surrogate pair", "Mooi &#55357; huis", "Mooi  huis", ["&#55357;"]],
    ["an invalid code point", "Mooi&#0; &#x110000;huis", "Mooi huis", ["&#0;", "&#x110000;"]],
    ["a control character in CDATA", "<![CDATA[R&D\u0001 &amp; co]]>", "R&D & co", ["the character 01"]],
    ["UTF-8 encoded twice", "GrÃ¼ner Hof, BrÃ¼gge", "Grüner Hof, Brügge", ["GrÃ¼ner Hof, BrÃ¼gge"]],
  ])(
    "API-6 as %s is repaired and reported with line and reference; the other listings are imported",
    async (_, sent, meant, values) => {
      expect(await headline(Buffer.from(openimmo(sent)))).toEqual({
        texts: ["Huis", meant],
        repaired: values.map((value) => ({ ...place, value })),
      });
    },
  );

  it("API-6 as one byte of Latin-1 in UTF-8 is repaired and reported", async () => {
    const [before = "", after = ""] = openimmo("Caf|-woning in Küsnacht").split("|");
    const bytes = Buffer.concat([Buffer.from(before), Buffer.from([0xe9]), Buffer.from(after)]);
    expect(await headline(bytes)).toEqual({
      texts: ["Huis", "Café-woning in Küsnacht"],
      repaired: [{ ...place, value: "the byte E9" }],
    });
  });

  it("API-6 is reported with its replacement", async () => {
    const { problems } = await readWithItems(Buffer.from(openimmo("a&nbsp;b\u000bc\u0001&eacute;&eacute;")), { files });
    const messages = problems.listed.flatMap(({ message }) => /it was .*$/.exec(message) ?? []);
    expect(messages).toEqual([
      "it was read as a blank",
      "it was read as a line break",
      "it was left out",
      'it was read as "é"',
    ]);
    expect(problems.listed.map(({ message }) => message)).toContainEqual(expect.stringContaining("(2 times in it)"));
  });

  it("API-6 is not reported in a valid file", async () => {
    const fine = "Müller &amp; Sohn &#233; &#x1F600; 😀 <![CDATA[R&D &nbsp; <b>]]> <!-- & --> &lt;";
    const { texts, repaired } = await headline(Buffer.from(openimmo(fine)));
    expect([texts[1], repaired]).toEqual(["Müller & Sohn é 😀 😀 R&D \u00a0 <b>  <", []]);
  });

  it("API-6 is repaired in an attribute, and ignored in a comment", async () => {
    const delivery = await readWithItems(
      Buffer.from(
        openimmo("Huis").replaceAll(
          "<freitexte>",
          `<!-- R&D --><anhaenge><anhang gruppe="BILD" location="R&D"><daten>
        <pfad>https://a.example/1.jpg?a=1&b=2</pfad></daten></anhang></anhaenge><freitexte>`,
        ),
      ),
      { files },
    );
    expect(delivery.items).toMatchObject([{ pictures: [{ url: "https://a.example/1.jpg?a=1&b=2" }] }, {}]);
  });

  it("API-6 a document that is cut off is still rejected", async () => {
    for (const end of ["", "&", "&am", "<![CDATA[x", "\u0000"]) {
      const text = openimmo(`Huis ${end}`);
      const cut = text.slice(0, text.lastIndexOf(`Huis ${end}`) + 5 + end.length);
      await expect(readWithItems(Buffer.from(cut), { files })).rejects.toThrow("cut off");
    }
  });

  it("API-6 is repaired however the text is split into chunks", () => {
    const parts = [
      "&nbsp;",
      "&amp;",
      "&",
      "<![CDATA[",
      "]]>",
      "<!--",
      "-->",
      "a",
      "\u0000",
      "😀",
      "\udce9",
      "&#55357;&#56842;",
      "<b>",
      "x y",
    ];
    const document = fc.array(fc.constantFrom(...parts), { maxLength: 30 }).map((all) => all.join(""));
    const repaired = (pieces: Iterable<string>) => [...new XmlRepairs().pieces(pieces)].join("");
    fc.assert(
      fc.property(document, fc.array(fc.nat(200), { maxLength: 6 }), (text, cuts) => {
        const letters = [...text];
        const at = [0, ...cuts.map((cut) => Math.min(cut, letters.length)).sort((a, b) => a - b), letters.length];
        const pieces = at.slice(1).map((to, index) => letters.slice(at[index], to).join(""));
        expect(repaired(pieces)).toBe(repaired([text]));
      }),
      { numRuns: 500 },
    );
  });
});

describe("an illegal JSON character", () => {
  it("API-6 is repaired and reported with the reference and the key; the other listings are imported", async () => {
    const listingJson = (ID: number, description: string) =>
      `{"ID":${ID},"Goal":0,"WebID":1,"Zip":"8000","City":"Brugge","TypeDescription":"${description}"}`;
    const [before = "", after = ""] =
      `[${listingJson(1, "Huis")},${listingJson(2, "Regel\u000b twee\n, Caf|, GrÃ¼ner")}]`.split("|");
    const bytes = Buffer.concat([Buffer.from(before), Buffer.from([0xe9]), Buffer.from(after)]);
    const { texts, repaired } = await headline(bytes);
    expect(texts).toEqual(["Huis", "Regel\n twee\n, Café, Grüner"]);
    expect(repaired.map(({ reference, field, value }) => [reference, field, value])).toEqual([
      ["2", "TypeDescription", "the character 0B"],
      ["2", "TypeDescription", "the byte E9"],
      ["2", "TypeDescription", "Regel\n twee\n, Café, GrÃ¼ner"],
    ]);
  });
});

describe("a text that was encoded twice", () => {
  it.each([
    ["BrÃ¼gge", "Brügge"],
    ["Appartement rÃ©novÃ© Ã  deux pas", "Appartement rénové à deux pas"],
    ["100Â m, 20Â°, lâ€™Ã©tÃ©", "100 m, 20°, l’été"],
    ["vue sur la mer ðŸ˜Š", "vue sur la mer 😊"],
    ["cÅ“ur", "cœur"],
    ["BrÃƒÂ¼gge", "Brügge"],
    // Valid characters.
    ["Château à Liège, Ãgarden", "Château à Liège, Ãgarden"],
    ["ÂGE D’OR", "ÂGE D’OR"],
    ["Ängelholm, Århus", "Ängelholm, Århus"],
    ["https://a.example/cafÃ©.jpg", "https://a.example/cafÃ©.jpg"],
  ])("API-6 %j becomes %j", (sent, meant) => {
    expect(undoDoubleEncoding(sent)).toBe(meant);
  });

  it("API-6 is repaired for any Western text", () => {
    const letters = fc.string({ unit: fc.constantFrom(..."abc éèêëàâçôûüïöäßÉÈÜÖÄ€’“–²°œ".split("")), maxLength: 20 });
    const twice = (text: string) => asWindows1252(Buffer.from(text).toString("latin1"));
    fc.assert(
      fc.property(letters, (text) => {
        expect(undoDoubleEncoding(text)).toBe(text);
        expect(undoDoubleEncoding(twice(text))).toBe(text);
      }),
    );
  });
});
