import { countries } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { agentOf, documentsOf, lineOf, picturesOf, zipOf } from "./item-values.js";
import { StoredTexts } from "./stored-texts.js";

const nothing = new StoredTexts(null);

const picture = { url: "/uploads/a.jpg", width: 4, height: 3, thumbhash: "1q", alt: { nl: "Gevel" } };
const plan = { url: "/uploads/a.pdf", name: { nl: "Plan" }, kind: "floor-plan", access: "staff" } as const;
const row = { pictures: JSON.stringify([picture]), documents: JSON.stringify([plan]) };

describe("a sent line of text", () => {
  it("API-1 is empty when missing, and one line otherwise", () => {
    expect([lineOf(null), lineOf(undefined), lineOf(""), lineOf(" Kerk\nstraat ")]).toEqual([
      "",
      "",
      "",
      "Kerk straat",
    ]);
  });
});

describe("a postal code", () => {
  it.each(["2000", "B2000", "B-2000", "b-2000", "B 2000", "B-  2000"])("API-1 of Belgium is normalized: %s", (zip) => {
    expect(zipOf(zip, countries.belgium)).toBe("2000");
  });

  it("loses only its prefix, and nothing in another country", () => {
    expect(zipOf("20B-00", countries.belgium)).toBe("20B-00");
    expect(zipOf("B-X2000", countries.belgium)).toBe("X2000");
    expect(zipOf("BT1 1AA", countries.netherlands)).toBe("BT1 1AA");
  });
});

describe("sent pictures", () => {
  it("API-1 have their sizes and names when known", () => {
    const sent = [{ url: "/uploads/a.jpg", width: 4, height: 3, name: { NL: " Gevel " } }, { url: "/uploads/b.jpg" }];
    expect(picturesOf(sent, nothing)).toEqual([
      { ...picture, thumbhash: null },
      { url: "/uploads/b.jpg", width: null, height: null, thumbhash: null, alt: {} },
    ]);
  });

  it("are empty when none are sent", () => {
    for (const sent of [undefined, null, []]) expect(picturesOf(sent, new StoredTexts(row))).toEqual([]);
  });

  it("keep their names in other languages by their address, and are not replaced when staff edited them", () => {
    const sent = [{ url: "/uploads/b.jpg" }, { url: "/uploads/a.jpg", name: { fr: "Façade" } }];
    expect(picturesOf(sent, new StoredTexts(row)).map(({ alt }) => alt)).toEqual([{}, { nl: "Gevel", fr: "Façade" }]);
    expect(picturesOf(sent, new StoredTexts({ ...row, editedFields: ["pictures"] }))).toEqual([picture]);
    expect(picturesOf(sent, new StoredTexts({ ...row, editedFields: ["documents"] }))).toHaveLength(2);
  });
});

describe("sent documents", () => {
  it("FORM-8 are public by default", () => {
    const sent = [
      { url: "/uploads/a.pdf", name: "Plan", kind: "floor-plan" as const, access: "staff" as const },
      { url: "/uploads/b.pdf" },
    ];
    expect(documentsOf(sent, nothing)).toEqual([
      plan,
      { url: "/uploads/b.pdf", name: {}, kind: "document", access: "public" },
    ]);
  });

  it("are empty when none are sent", () => {
    for (const sent of [undefined, null, []]) expect(documentsOf(sent, new StoredTexts(row))).toEqual([]);
  });

  it("keep their names in other languages by their address, and are not replaced when staff edited them", () => {
    const sent = [{ url: "/uploads/b.pdf" }, { url: "/uploads/a.pdf", name: { fr: "Étage" } }];
    expect(documentsOf(sent, new StoredTexts(row)).map(({ name }) => name)).toEqual([{}, { nl: "Plan", fr: "Étage" }]);
    expect(documentsOf(sent, new StoredTexts({ ...row, editedFields: ["documents"] }))).toEqual([plan]);
    expect(documentsOf(sent, new StoredTexts({ ...row, editedFields: ["pictures"] }))).toHaveLength(2);
  });
});

it("API-1 an agent has the sent fields, each on one line, and is empty without a name", () => {
  const whole = { name: " An\nPeeters ", phone: " 03  1", email: "an@example.org", pictureUrl: "/uploads/an.jpg" };
  expect(agentOf(whole)).toEqual({ ...whole, name: "An Peeters", phone: "03 1" });
  expect(agentOf({ name: "An" })).toEqual({ name: "An", phone: "", email: "", pictureUrl: "" });
  expect([agentOf(null), agentOf(undefined)]).toEqual([null, null]);
});
