import { expect, it } from "vitest";
import { listingHeading } from "./listing-heading.js";

const named = { typeDescription: { nl: "Ruime gezinswoning" }, typeName: "Maison", city: "Anvers" };

it("the heading of a listing is its headline, in the language that has one", () => {
  expect(listingHeading(named, "nl", "nl")).toEqual({ text: "Ruime gezinswoning", language: "nl" });
  expect(listingHeading(named, "fr", "nl")).toEqual({ text: "Ruime gezinswoning", language: "nl" });
});

it("the heading is its type and town without a headline", () => {
  expect(listingHeading({ ...named, typeDescription: {} }, "fr", "nl")).toEqual({
    text: "Maison, Anvers",
    language: "fr",
  });
  expect(listingHeading({ typeDescription: null, typeName: "", city: "Anvers" }, "fr", "nl").text).toBe("Anvers");
  expect(listingHeading({ typeDescription: null, typeName: "Maison", city: " " }, "fr", "nl").text).toBe("Maison");
});
