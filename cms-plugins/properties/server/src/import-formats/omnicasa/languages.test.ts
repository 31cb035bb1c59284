import { describe, expect, it } from "vitest";
import { readWithItems } from "../fixtures/read-with-items.js";

const base = { ID: 1, Goal: 0, WebID: 1, Zip: "2000", City: "ANTWERPEN" };
const read = (listings: object[], options: { language?: "fr" } = {}) =>
  readWithItems(Buffer.from(JSON.stringify(listings.map((listing) => ({ ...base, ...listing })))), {
    files: new Map(),
    ...options,
  });
const reported = ({ problems }: Awaited<ReturnType<typeof read>>) =>
  problems.listed.map(({ reference, field, value, done }) => `${reference} ${field} ${value} ${done}`);

describe("the language of an answer of Omnicasa", () => {
  it.each([
    ["is missing", {}],
    ["is number 0", { LanguageId: 0 }],
    ["is a dash", { language: "-" }],
  ])("API-6 that %s is reported once, unless the sender named it", async (_, written) => {
    const answer = [1, 2, 3].map((ID) => ({ ID, ...written, TypeDescription: "Huis" }));
    const delivery = await read(answer);
    expect(delivery.items[0]?.typeDescription).toEqual({ nl: "Huis" });
    expect(reported(delivery)).toEqual([" language  default"]);
    expect(delivery.problems.listed[0]?.message).toContain("nl");
    const parsedFrench = await read(answer, { language: "fr" });
    expect(parsedFrench.items[2]?.typeDescription).toEqual({ fr: "Huis" });
    expect(reported(parsedFrench)).toEqual([]);
  });

  it("API-6 may be set for all listings; that of one listing wins", async () => {
    const text = { ...base, TypeDescription: "x" };
    const answer = { LanguageId: 2, Value: { Items: [text, { ...text, ID: 2, LanguageId: 3 }] } };
    const delivery = await readWithItems(Buffer.from(JSON.stringify(answer)), { files: new Map(), language: "nl" });
    expect(delivery.items.map(({ typeDescription }) => typeDescription)).toEqual([{ fr: "x" }, { en: "x" }]);
    expect(reported(delivery)).toEqual([]);
  });

  it.each([
    ["it", "it"],
    ["pl-PL", "pl-PL"],
    // Danish and Frisian in Dutch.
    ["Deens", "Deens"],
    ["Fries", "Fries"],
    [7, "7"],
  ])("API-6 %j is not a site language: its texts are left out, all else is imported", async (language, value) => {
    const FloorPlans = [{ Url: "https://media.travee.example/1.pdf", Name: "Pianta" }];
    const texts = { TypeDescription: "Casa", DescriptionA: "-", HeatingName: "Gas", MainTypeName: "Casa", FloorPlans };
    const delivery = await read([1, 2].map((ID) => ({ ID, language, Price: 100_000, ...texts })));
    expect(delivery.items[0]).toEqual({
      ...{ reference: "1", goal: "0", webId: "1", zip: "2000", city: "ANTWERPEN", price: 100_000 },
      documents: [{ url: FloorPlans[0]?.Url, kind: "floor-plan" }],
    });
    expect(reported(delivery)).toEqual([` language ${value} left-out`]);
  });

  it("API-6 a listing in an unknown language, another one and a known one is one listing", async () => {
    const delivery = await read([
      { language: "it", TypeDescription: "Casa" },
      { language: "pl", TypeDescription: "Dom" },
      { language: "nl", TypeDescription: "Huis" },
      { language: "fr", TypeDescription: "Maison" },
    ]);
    expect(delivery.items).toMatchObject([{ reference: "1", typeDescription: { nl: "Huis", fr: "Maison" } }]);
  });

  it("API-6 texts by language are read whatever the language of the listing; a dash removes only its own", async () => {
    const long = "x".repeat(2_001);
    const delivery = await read([
      { language: "it", TypeDescription: { nl: "Huis", "fr-BE": "Maison", 4: "Haus", EN: "-", it: "Casa" } },
      { ID: 2, language: "nl", TypeDescription: { nl: "Huis", fr: long }, DescriptionA: ["Ruim."] },
    ]);
    expect(delivery.items).toMatchObject([
      { typeDescription: { nl: "Huis", fr: "Maison", de: "Haus", en: null } },
      { typeDescription: { nl: "Huis" } },
    ]);
    // A list counts as empty, and removes no stored text.
    expect(delivery.items[1]).not.toHaveProperty("description");
    expect(reported(delivery)).toEqual([
      " language it left-out",
      "1 TypeDescription/it Casa left-out",
      expect.stringMatching(/^2 TypeDescription xxx/),
      '2 DescriptionA ["Ruim."] left-out',
    ]);
  });

  it("a street or town in two languages takes that of the listing, and reports the other", async () => {
    const both = { Street: { nl: "Nieuwstraat", fr: "Rue Neuve" }, City: { nl: "BRUSSEL", fr: "BRUXELLES" } };
    const dutch = await read([{ language: "nl", ...both }]);
    expect(dutch.items).toMatchObject([{ street: "Nieuwstraat", city: "BRUSSEL" }]);
    expect(reported(dutch)).toEqual(["1 City/fr BRUXELLES left-out", "1 Street/fr Rue Neuve left-out"]);
    const french = await read([{ language: "fr", ...both }]);
    expect(french.items).toMatchObject([{ street: "Rue Neuve", city: "BRUXELLES" }]);
    expect((await read([{ language: "en", ...both }])).items).toMatchObject([{ street: "Nieuwstraat" }]);
  });
});

describe("one listing in two languages of one file", () => {
  const url = (name: string) => `https://media.travee.example/${name}`;

  it("API-6 has the names of its documents and pictures in both, and the documents of only one", async () => {
    const delivery = await read([
      {
        language: "nl",
        FloorPlans: [{ Url: url("plan.pdf"), Name: "Plan" }],
        Documents: [{ Url: url("epc.pdf"), Name: "EPC", Publish: true }],
        XLargePictureItems: [{ Url: url("1.jpg"), Width: 1600 }, { Url: url("2.jpg") }],
      },
      {
        language: "fr",
        FloorPlans: [{ Url: url("plan.pdf"), Name: "Plan du rez" }],
        Documents: [{ Url: url("peb.pdf"), Name: "PEB", Publish: true }],
        XLargePictureItems: [{ Url: url("2.jpg"), Height: 800 }, { Url: url("3.jpg") }],
      },
    ]);
    expect(delivery.items).toHaveLength(1);
    expect(delivery.items[0]?.documents).toEqual([
      { url: url("plan.pdf"), kind: "floor-plan", name: { nl: "Plan", fr: "Plan du rez" } },
      { url: url("epc.pdf"), kind: "document", name: { nl: "EPC" } },
      { url: url("peb.pdf"), kind: "document", name: { fr: "PEB" } },
    ]);
    expect(delivery.items[0]?.pictures).toEqual([
      { url: url("1.jpg"), width: 1600, height: null },
      { url: url("2.jpg"), width: null, height: 800 },
      { url: url("3.jpg"), width: null, height: null },
    ]);
    expect(reported(delivery)).toEqual([]);
  });

  it.each([
    ["the first", [false, true]],
    ["the second", [true, false]],
  ])("API-6 hides a document that is not public in %s", async (_, marks) => {
    const [nl, fr] = marks.map((Publish) => ({ Documents: [{ Url: url("1.pdf"), Name: "Mandaat", Publish }] }));
    const delivery = await read([
      { language: "nl", ...nl },
      { language: "fr", ...fr },
    ]);
    expect(delivery.items).toMatchObject([{ documents: [{ url: url("1.pdf"), access: "staff" }] }]);
  });

  it("API-6 shows a picture in two sizes once; differing values are reported", async () => {
    const delivery = await read([
      { language: "nl", LargePictures: [url("large.jpg")], TypeDescription: { nl: "Huis", fr: "Maison" } },
      { language: "fr", SmallPictureItem: { Url: url("small.jpg") }, TypeDescription: "Villa" },
    ]);
    expect(delivery.items).toMatchObject([
      { pictures: [{ url: url("large.jpg") }], typeDescription: { nl: "Huis", fr: "Maison" } },
    ]);
    expect(reported(delivery)).toEqual([
      '1 typeDescription {"fr":"Villa"} left-out',
      expect.stringMatching(/^1 pictures .*small\.jpg/),
    ]);
  });

  it("API-6 has no more documents than the limit of a listing", async () => {
    const Documents = (language: string) =>
      Array.from({ length: 60 }, (_, index) => ({ Url: url(`${language}${index}.pdf`), Publish: true }));
    const delivery = await read([
      { language: "nl", Documents: Documents("nl") },
      { language: "fr", Documents: Documents("fr") },
    ]);
    expect(delivery.items[0]?.documents).toHaveLength(100);
    expect(reported(delivery)).toEqual(["1 documents 120 left-out"]);
  });
});
