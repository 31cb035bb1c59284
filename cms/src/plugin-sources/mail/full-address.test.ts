import { expect, it } from "vitest";
import { fullAddress } from "./full-address";

const city = { zip: "2000", city: "Antwerpen" };

it.each([
  [{ street: "Meir", houseNumber: "1", boxNr: "2" }, "Meir 1 / 2, 2000 Antwerpen"],
  [{ street: "Meir", houseNumber: "1", boxNr: "" }, "Meir 1, 2000 Antwerpen"],
  [{ street: "Meir", houseNumber: "", boxNr: "" }, "Meir, 2000 Antwerpen"],
  [{ street: "", houseNumber: "", boxNr: "" }, "2000 Antwerpen"],
])("FORM-7 writes the address of a viewing on one line: %j", (houseAndBox, expected) => {
  expect(fullAddress({ ...houseAndBox, ...city })).toBe(expected);
});
