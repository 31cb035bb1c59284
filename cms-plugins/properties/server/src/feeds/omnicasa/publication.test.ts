import { describe, expect, it } from "vitest";
import { readWithItems } from "../fixtures/read-with-items.js";

const home = { ID: 1, Goal: 0, WebID: 1, Zip: "2000", City: "ANTWERPEN" };
const read = (...listings: object[]) =>
  readWithItems(Buffer.from(JSON.stringify(listings.map((listing) => ({ ...home, ...listing })))), {
    files: new Map(),
  });
const said = ({ problems }: Awaited<ReturnType<typeof read>>) =>
  problems.listed.map(({ field, value, done }) => `${field} ${value} ${done}`);

describe("whether and how a home of Omnicasa shows", () => {
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
    ["PublishInternet null", { PublishInternet: null }, undefined],
    ["SubStatusName sold", { Status: 1, SubStatus: 12, SubStatusName: "Vendu" }, 3],
    ["SubStatusName rented", { Goal: 1, Status: 1, SubStatusName: "Loué" }, 4],
    ["SubStatusName option", { Status: 1, SubStatusName: "In optie" }, 2],
    ["SubStatusName on offer", { Status: 1, SubStatusName: "À vendre", Marquee: 14 }, 14],
    ["SubStatus as a word", { SubStatus: "Verkauft" }, 3],
    ["SubStatus 0", { Status: 1, SubStatus: 0 }, undefined],
    ["SubStatus beside a Marquee", { Status: 1, SubStatus: 9, Marquee: 15 }, 15],
    ["Status sold goes before an option", { Status: 2, SubStatusName: "option" }, 3],
    ["Marquee of the agency", { Status: 1, Marquee: 14 }, 14],
    ["Marquee 0 of one sold", { Status: 2, Marquee: 0 }, 3],
  ])("API-6 %s: shown", async (_, listing, marquee) => {
    const feed = await read(listing);
    expect(feed.items).toMatchObject([{ reference: "1" }]);
    expect(feed.items[0]?.marquee).toBe(marquee);
    expect(feed.hidden).toEqual([]);
    expect(said(feed)).toEqual([]);
  });

  it.each([
    ["prospect", { Status: 0 }, "Status 0"],
    ["prospect by name", { Status: "Prospect" }, "Status prospect"],
    ["cancelled", { Status: 3 }, "Status 3"],
    ["inactive", { Status: "5" }, "Status 5"],
    ["never seen", { Status: 7 }, "Status 7"],
    ["never seen, in words", { Status: "Te schatten" }, "Status te schatten"],
    ["not for the internet", { Status: 1, PublishInternet: false }, "PublishInternet false"],
    ["not for the internet, 0", { PublishInternet: 0 }, "PublishInternet 0"],
    ["unreadable for the internet", { PublishInternet: "soms" }, "PublishInternet soms"],
    ["sold, not for the internet", { Status: 2, PublishInternet: "false" }, "PublishInternet false"],
    ["withdrawn step", { Status: 1, SubStatusName: "Ingetrokken" }, "SubStatusName Ingetrokken"],
  ])("API-6 %s: not shown, and said", async (_, listing, problem) => {
    const feed = await read(listing);
    expect(feed).toMatchObject({ items: [], hidden: ["1"], withdrawn: [] });
    expect(said(feed)).toEqual([`${problem} left-out`]);
  });

  it("what is put in a value's place is said", async () => {
    const other = await read({ Status: 2, Marquee: 14, MarqueeName: "Nieuw" });
    expect(other.items[0]).toMatchObject({ marquee: 3 });
    expect(other.items[0]).not.toHaveProperty("marqueeName");
    expect(said(other)).toEqual(["Marquee 14 default"]);
    const step = await read({ Status: 1, SubStatus: 9 });
    expect(step.items[0]).toMatchObject({ marquee: 9 });
    expect(said(step)).toEqual(["SubStatus 9 default"]);
    const word = await read({ Status: 1, SubStatusName: "Te overleggen" });
    expect(word.items).toHaveLength(1);
    expect(said(word)).toEqual(["SubStatusName Te overleggen default"]);
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
