import { describe, expect, it } from "vitest";
import { directionsTo } from "./directions-to";

const office = {
  street: "Gevelplein",
  houseNumber: "14",
  zip: "2000",
  city: "Antwerpen",
  latitude: 51.2,
  longitude: 4.4,
};

describe("CMS-5 directions to an office", () => {
  it("lead to its address", () => {
    expect(directionsTo(office)).toBe(
      "https://www.google.com/maps/dir/?api=1&destination=Gevelplein%2014%2C%202000%20Antwerpen",
    );
  });

  it("lead to its point where no street is given", () => {
    expect(directionsTo({ ...office, street: "", houseNumber: "" })).toMatch(/destination=51\.2%2C4\.4$/);
  });

  it("are absent where neither is known", () => {
    expect(directionsTo({ ...office, street: "", latitude: null })).toBe("");
  });

  it("encode staff's text within its own part of the address", () => {
    expect(directionsTo({ ...office, city: "A&b=c#d" })).toMatch(/2000%20A%26b%3Dc%23d$/);
  });
});
