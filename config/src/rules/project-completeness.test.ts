import { describe, expect, it } from "vitest";
import { projectCompleteness } from "./project-completeness.js";

const texts = { nl: "De Kaai", fr: "Le Quai" };
const whole = {
  name: texts,
  description: texts,
  street: "Kaai",
  latitude: 0,
  agent: { name: "Anna" },
  deliveryDate: "2027-06-01",
  delivery: {},
  constructions: [{ reference: "1" }],
  pictures: Array.from({ length: 5 }, () => ({ url: "/uploads/a.jpg", alt: texts })),
};
const spoken = ["nl", "fr"] as const;
const missing = (project: object) =>
  projectCompleteness({ ...project }, spoken).missing.map(({ field, reason, language }) =>
    [field, reason === "empty" ? "" : ` ${reason}`, language ? ` ${language}` : ""].join(""),
  );

describe("PROP-13 the completeness of a project", () => {
  it("is 100 when nothing is missing, and 0 when all is", () => {
    expect(projectCompleteness(whole, spoken)).toEqual({ percent: 100, missing: [] });
    expect(projectCompleteness({}, spoken).percent).toBe(0);
  });

  it("names each missing field that visitors want, and none as required by law", () => {
    expect(missing({})).toEqual([
      ...["street", "latitude", "agent", "constructions", "deliveryDate", "pictures few-pictures"],
      ...["name nl", "description nl", "name fr", "description fr"],
    ]);
    expect(projectCompleteness({}, spoken).missing.some(({ legal }) => legal)).toBe(false);
  });

  it("accepts the delivery as a text instead of a day", () => {
    expect(missing({ ...whole, deliveryDate: null, delivery: { nl: "Voorjaar" } })).toEqual([]);
    expect(missing({ ...whole, deliveryDate: null })).toEqual(["deliveryDate"]);
  });

  it("needs each text and alternative text in each language of the site", () => {
    const halves = { nl: "De Kaai", fr: " " };
    const pictures = [...whole.pictures.slice(1), { url: "/uploads/b.jpg", alt: halves }];
    expect(missing({ ...whole, name: halves, pictures })).toEqual(["name fr", "pictures no-alt fr"]);
    expect(projectCompleteness(whole).missing.filter(({ language }) => language === "de")).toHaveLength(3);
  });
});
