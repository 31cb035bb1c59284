import { describe, expect, it } from "vitest";
import { readDelivery } from "../read-delivery.js";
import { parsedItem } from "../draft/read-listings.js";

const listing = (number: number, technical: string) =>
  `<immobilie><geo><plz>8000</plz><ort>Brugge</ort><strasse>Proefstraat</strasse><land iso_land="BEL"/></geo>
    <freitexte><objekttitel>Residentie ${number}</objekttitel><objektbeschreibung>Aan het water.</objektbeschreibung></freitexte>
    <anhaenge><anhang gruppe="BILD"><daten><pfad>https://a.example/${number}.jpg</pfad></daten></anhang></anhaenge>
    <verwaltung_objekt><objektadresse_freigeben>true</objektadresse_freigeben></verwaltung_objekt>
    <verwaltung_techn><openimmo_obid>OB${number}</openimmo_obid><objektnr_extern>EX-${number}</objektnr_extern>
    <sprache>nl</sprache>${technical}</verwaltung_techn></immobilie>`;
async function read(...listings: string[]) {
  const text = `<openimmo><uebertragung umfang="TEIL"/><anbieter>${listings.join("")}</anbieter></openimmo>`;
  const delivery = await readDelivery([{ name: "", bytes: Buffer.from(text) }], { files: new Map() });
  return { ...delivery, items: delivery.raw.map(parsedItem), described: delivery.projects.map(parsedItem) };
}
const group = "<gruppen_kennung>R9</gruppen_kennung>";

describe("a group of OpenImmo", () => {
  it.each(["false", "true"])(
    "PROP-13 is a project described by its master (visible %s), which is no listing itself",
    async (visible) => {
      const delivery = await read(
        listing(1, `${group}<master visible="${visible}">R9</master>`),
        listing(2, group),
        listing(3, group),
        listing(4, ""),
      );
      expect(delivery.items.map(({ reference, projectReference }) => [reference, projectReference])).toEqual([
        ["OB2", "R9"],
        ["OB3", "R9"],
        ["OB4", undefined],
      ]);
      expect(delivery.described).toEqual([
        expect.objectContaining({
          ...{ reference: "R9", projectNumber: "EX-1", name: { nl: "Residentie 1" }, publicAddress: true },
          ...{ description: { nl: "Aan het water." }, zip: "8000", city: "Brugge", street: "Proefstraat" },
          pictures: [{ url: "https://a.example/1.jpg" }],
        }),
      ]);
      // Withdraws a listing that an earlier import may have made of it.
      expect(delivery.hidden).toEqual(["OB1"]);
      expect(delivery.problems.listed.filter(({ field }) => /master|gruppen/.test(field))).toEqual([]);
    },
  );

  it("PROP-13 is identified by its master's number when it has none", async () => {
    expect((await read(listing(1, "<master>R7</master>"))).described).toMatchObject([{ reference: "R7" }]);
    expect((await read(listing(1, "<master/>"))).described).toMatchObject([{ reference: "OB1" }]);
  });

  it("PROP-13 with a deleted master is withdrawn by any number in its message", async () => {
    const { withdrawn, otherNumbers } = await read(
      listing(1, `${group}<master visible="false">R9</master><aktion aktionart="DELETE"/>`),
    );
    expect(withdrawn).toEqual(["OB1"]);
    expect(otherNumbers.get("OB1")).toEqual(["EX-1", "R9"]);
  });
});
