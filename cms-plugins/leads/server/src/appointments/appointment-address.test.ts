import { appointmentStates } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { listing } from "../mail/mail-context.fixture.js";
import { appointmentAddress } from "./appointment-address.js";

describe("the address of a viewing at a listing with a hidden address", () => {
  it.each(appointmentStates)("FORM-7 staff see the street of one that is %s", (state) => {
    expect(appointmentAddress(listing, state, "staff")).toBe("Geheimstraat 77 / 9b, 2000 Antwerpen");
  });

  it.each([
    ["requested", "2000 Antwerpen"],
    ["confirmed", "Geheimstraat 77 / 9b, 2000 Antwerpen"],
    ["moved", "2000 Antwerpen"],
    ["cancelled", "2000 Antwerpen"],
  ] as const)("PROP-9 the visitor of one that is %s sees %s", (state, expected) => {
    expect(appointmentAddress(listing, state, "visitor")).toBe(expected);
  });

  it("FORM-7 is empty for a listing that is gone", () => {
    expect(appointmentAddress(null, "confirmed", "staff")).toBe("");
  });
});
