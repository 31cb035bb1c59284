import { expect, it } from "vitest";
import { listingOffice } from "./listing-office";

const office = (name: string, given: object) => ({
  name,
  ...{
    street: "",
    houseNumber: "",
    zip: "",
    city: "",
    phone: "",
    email: "",
    hours: [],
    latitude: null,
    longitude: null,
    picture: null,
  },
  ...given,
});
const antwerp = office("Antwerpen", { zip: "2000", city: "Antwerpen", email: "antwerpen@gevel.example" });
const ghent = office("Gent", { zip: "9000", city: "Gent", email: "gent@gevel.example" });
const both = [antwerp, ghent];
const home = { agentEmail: "bo@gevel.example", zip: "9050", city: "Ledeberg" };

it("FORM-11 the office of a listing is that of its agent, else that of its place", () => {
  expect(listingOffice(both, { ...home, agentEmail: "Gent@Gevel.example", zip: "2000" })).toBe("Gent");
  expect(listingOffice(both, { ...home, zip: "2000" })).toBe("Antwerpen");
  expect(listingOffice(both, { ...home, city: "gent " })).toBe("Gent");
});

it("FORM-11 without an agent or place the office is none, or the only one", () => {
  expect(listingOffice(both, home)).toBe("");
  expect(listingOffice(both, { agentEmail: "", zip: "", city: "" })).toBe("");
  expect(listingOffice([ghent], { ...home, zip: "2000" })).toBe("Gent");
  expect(listingOffice([], home)).toBe("");
});
