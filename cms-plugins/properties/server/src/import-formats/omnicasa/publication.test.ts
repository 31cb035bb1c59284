import { describe, expect, it } from "vitest";
import { readWithItems } from "../fixtures/read-with-items.js";

const base = { ID: 1, language: "nl", Goal: 0, WebID: 1, Zip: "2000", City: "ANTWERPEN" };
const read = (...listings: object[]) =>
  readWithItems(Buffer.from(JSON.stringify(listings.map((listing) => ({ ...base, ...listing })))), {
    files: new Map(),
  });
const standings = ({ problems }: Awaited<ReturnType<typeof read>>) =>
  problems.listed.map(({ field, value, done }) => `${field} ${value} ${done}`);

/** Every known word, as agencies write it, by the resulting state of a listing for sale. */
const onOffer = `te koop, à vendre, for sale, zu verkaufen, te huur, à louer, for rent, to let, zu vermieten, nieuw, nouveau,
  new, neu, actief, actif, active, aktiv, beschikbaar, disponible, available, verfügbar, en vente,
  en location, zum Verkauf, zur Miete`;
const underOption = `optie, in optie, onder optie, option, en option, sous option, under option, gereserveerd, réservé,
  réservée, reserved, reserviert, onder bod, bod aanvaard, sous offre, offre acceptée, under offer, offer accepted,
  sale agreed, let agreed, in onderhandeling, en négociation, compromis, onder compromis, sous compromis,
  compromis getekend, compromis signé, verkocht onder voorwaarden, verkocht onder voorwaarde, verkocht onder voorbehoud,
  verkocht onder opschortende voorwaarde, verkocht onder opschortende voorwaarden, vendu sous condition,
  vendu sous conditions, vendu sous réserve, vendu sous condition suspensive, vendu sous conditions suspensives,
  sold subject to contract, sold subject to conditions, unter Vorbehalt verkauft, verkauft unter Vorbehalt,
  verhuurd onder voorwaarden, verhuurd onder voorbehoud, loué sous conditions, loué sous réserve`;
const sold = "verkocht, vendu, vendue, sold, verkauft, referentie, référence, reference, Referenz";
const rented = "verhuurd, loué, louée, rented, let, vermietet";
const notShown = `prospect, prospective, prospectie, prospection, te schatten, à estimer, in voorbereiding, en préparation,
  in preparation, in Vorbereitung, geannuleerd, annulé, annulée, cancelled, canceled, storniert, ingetrokken, retiré,
  retirée, withdrawn, zurückgezogen, stopgezet, inactief, inactif, inactive, inaktiv, gearchiveerd, archief, archive,
  archivé, archivée, archived, archiviert, off market, off-market, offmarket, hors marché, stille verkoop,
  discrete verkoop, vente discrète, uit portefeuille, uit de portefeuille, hors portefeuille, out of portfolio,
  uit verkoop, uit de verkoop, uit de verhuur, on hold, niet publiceren, ne pas publier, do not publish,
  nicht veröffentlichen, niet beschikbaar, niet meer beschikbaar, non disponible, plus disponible, not available,
  no longer available, nicht verfügbar, nicht mehr verfügbar`;
const cases = (
  [
    [onOffer, "on offer", undefined],
    [underOption, "under option", 2],
    [sold, "sold", 3],
    [rented, "rented", 4],
    [notShown, "not shown", null],
  ] as const
).flatMap(([terms, as, marquee]) => terms.split(/,\s*/).map((word) => ({ word, as, marquee })));

describe("the words of a status and of a step", () => {
  it.each(cases)("API-6 $word: $as", async ({ word, marquee }) => {
    const capital = word.charAt(0).toUpperCase() + word.slice(1);
    for (const listing of [
      { Status: word },
      { StatusName: capital },
      { Status: 1, SubStatusName: word.toUpperCase() },
    ]) {
      const delivery = await read(listing);
      if (marquee === null) {
        expect(delivery).toMatchObject({ items: [], hidden: ["1"] });
        expect(standings(delivery)).toHaveLength(1);
      } else {
        expect(delivery).toMatchObject({ items: [{ reference: "1" }], hidden: [] });
        expect(delivery.items[0]?.marquee).toBe(marquee);
        expect(standings(delivery)).toEqual([]);
      }
    }
  });
});

describe("the publication of an Omnicasa listing", () => {
  it.each([
    ["no Status", {}, undefined],
    ["Status 1, active", { Status: 1 }, undefined],
    ["Status Active", { Status: "Active" }, undefined],
    ["Status -, none", { Status: "-" }, undefined],
    ["Status 2, sold", { Status: 2 }, 3],
    ["Status 4, rented", { Goal: 1, Status: "4" }, 4],
    ["Status 6, a reference that was for sale", { Status: 6 }, 3],
    ["Status 6, a reference that was to let", { Goal: 1, Status: 6 }, 4],
    ["StatusName alone", { StatusName: "Verkocht" }, 3],
    ["status in small letters", { status: 2 }, 3],
    ["PublishInternet true", { PublishInternet: true }, undefined],
    ["PublishInternet 1", { PublishInternet: "1" }, undefined],
    ["PublishInternet Y", { PublishInternet: "Y" }, undefined],
    ["PublishInternet Ja", { PublishInternet: "Ja" }, undefined],
    ["PublishInternet null", { PublishInternet: null }, undefined],
    ["SubStatusName sold", { Status: 1, SubStatus: 12, SubStatusName: "Vendu" }, 3],
    ["SubStatusName rented", { Goal: 1, Status: 1, SubStatusName: "Loué" }, 4],
    ["SubStatusName option", { Status: 1, SubStatusName: "In optie" }, 2],
    ["SubStatusName on offer", { Status: 1, SubStatusName: "À vendre", Marquee: 14 }, 14],
    ["SubStatus as a word", { SubStatus: "Verkauft" }, 3],
    ["SubStatus 0", { Status: 1, SubStatus: 0 }, undefined],
    ["SubStatus beside a Marquee", { Status: 1, SubStatus: 9, Marquee: 15 }, 15],
    ["Status sold overrides an option", { Status: 2, SubStatusName: "option" }, 3],
    ["Marquee of the agency", { Status: 1, Marquee: 14 }, 14],
    ["Marquee 0 of one sold", { Status: 2, Marquee: 0 }, 3],
  ])("API-6 %s: shown", async (_, listing, marquee) => {
    const delivery = await read(listing);
    expect(delivery.items).toMatchObject([{ reference: "1" }]);
    expect(delivery.items[0]?.marquee).toBe(marquee);
    expect(delivery.hidden).toEqual([]);
    expect(standings(delivery)).toEqual([]);
  });

  it.each([
    ["prospect", { Status: 0 }, "Status 0"],
    ["prospect by name", { Status: "Prospect" }, "Status Prospect"],
    ["cancelled", { Status: 3 }, "Status 3"],
    ["inactive", { Status: "5" }, "Status 5"],
    ["never seen", { Status: 7 }, "Status 7"],
    ["never seen, in words", { Status: "Te herbekijken" }, "Status Te herbekijken"],
    ["the name of a property of every object", { Status: "constructor" }, "Status constructor"],
    ["a negative number", { Status: -1 }, "Status -1"],
    ["an object", { Status: { ID: 1 } }, 'Status {"ID":1}'],
    ["a list for the internet", { PublishInternet: [true] }, "PublishInternet [true]"],
    ["withdrawn in several languages", { SubStatusName: { en: "Open", nl: "Ingetrokken" } }, "SubStatusName {"],
    ["withdrawn inside", { SubStatus: { ID: 4, Name: "Retiré" } }, "SubStatus {"],
    ["withdrawn by the owner", { SubStatusName: "Ingetrokken door de eigenaar" }, "SubStatusName Ingetrokken"],
    ["off the market", { Status: 1, SubStatusName: "Off-Market (VIP)" }, "SubStatusName Off-Market"],
    ["not for the internet", { Status: 1, PublishInternet: false }, "PublishInternet false"],
    ["not for the internet, 0", { PublishInternet: 0 }, "PublishInternet 0"],
    ["not for the internet, N", { PublishInternet: "N" }, "PublishInternet n"],
    ["not for the internet, nee", { PublishInternet: "Nee" }, "PublishInternet nee"],
    ["unreadable for the internet", { PublishInternet: "soms" }, "PublishInternet soms"],
    ["sold, not for the internet", { Status: 2, PublishInternet: "false" }, "PublishInternet false"],
    ["withdrawn step", { Status: 1, SubStatusName: "Ingetrokken" }, "SubStatusName Ingetrokken"],
  ])("API-6 %s: not shown, and reported", async (_, listing, problem) => {
    const delivery = await read(listing);
    expect(delivery).toMatchObject({ items: [], hidden: ["1"], withdrawn: [] });
    expect(standings(delivery)).toEqual([expect.stringMatching(/ left-out$/)]);
    expect(standings(delivery)[0]).toContain(problem);
  });

  it("a replaced value is reported", async () => {
    const other = await read({ Status: 2, Marquee: 14, MarqueeName: "Nieuw" });
    expect(other.items[0]).toMatchObject({ marquee: 3 });
    expect(other.items[0]).not.toHaveProperty("marqueeName");
    expect(standings(other)).toEqual(["Marquee 14 default"]);
    const listed = await read({ SubStatusName: ["Te overleggen", "Verkocht"] });
    expect(listed.items[0]).toMatchObject({ marquee: 3 });
    const word = await read({ Status: 1, SubStatusName: "Te overleggen" });
    expect(word.items).toHaveLength(1);
    expect(standings(word)).toEqual(["SubStatusName Te overleggen default"]);
  });

  it("API-6 a SubStatus is the agency's own number: alone it means nothing, and Status decides", async () => {
    for (const SubStatus of [2, 3, "4", 9]) {
      const step = await read({ Status: 1, SubStatus });
      expect(step.items).toMatchObject([{ reference: "1" }]);
      expect(step.items[0]).not.toHaveProperty("marquee");
      expect(standings(step)).toEqual([`SubStatus ${SubStatus} default`]);
      expect((await read({ Status: 2, SubStatus })).items[0]).toMatchObject({ marquee: 3 });
    }
  });

  it.each([
    [
      "first",
      [
        { language: "nl", Status: 3 },
        { language: "fr", Status: 1 },
      ],
    ],
    [
      "last",
      [
        { language: "nl", Status: 1 },
        { language: "fr", Status: 3 },
      ],
    ],
  ])("hidden in one language, %s, it is hidden in all", async (_, listings) => {
    expect(await read(...listings, { ID: 2 })).toMatchObject({ items: [{ reference: "2" }], hidden: ["1"] });
  });
});
