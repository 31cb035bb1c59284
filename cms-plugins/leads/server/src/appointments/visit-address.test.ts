import { visitStates } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { home } from "../mail/mail-matter.fixture.js";
import { visitAddress } from "./visit-address.js";

describe("where a visit to a home with a hidden address is", () => {
  it.each(visitStates)("FORM-7 staff are told the street of one that is %s", (state) => {
    expect(visitAddress(home, state, "staff")).toBe("Geheimstraat 77 / 9b, 2000 Antwerpen");
  });

  it.each([
    ["requested", "2000 Antwerpen"],
    ["confirmed", "Geheimstraat 77 / 9b, 2000 Antwerpen"],
    ["moved", "2000 Antwerpen"],
    ["cancelled", "2000 Antwerpen"],
  ] as const)("PROP-9 the visitor of one that is %s is told %s", (state, expected) => {
    expect(visitAddress(home, state, "visitor")).toBe(expected);
  });

  it("FORM-7 says nothing of a home that is gone", () => {
    expect(visitAddress(null, "confirmed", "staff")).toBe("");
  });
});
