import { describe, expect, it } from "vitest";
import { readPrefill } from "./prefill";

const prefill = { contactId: "7", values: { address: "Kerkstraat 1", zip: "2018", city: "" } };

describe("FORM-2 what was typed before comes along", () => {
  it("to the form that it is for, as that has its values", () => {
    expect(readPrefill({ prefill }, "7")).toEqual({ address: ["Kerkstraat 1"], zip: ["2018"], city: [""] });
    expect(readPrefill({ prefill }, "8")).toBeUndefined();
  });

  it("is nothing where the history holds anything else", () => {
    const others = [null, undefined, "x", 7, {}, { prefill: null }, { prefill: { contactId: "7" } }];
    for (const other of others) expect(readPrefill(other, "7")).toBeUndefined();
    expect(readPrefill({ prefill: { ...prefill, values: { address: ["a"], zip: 2, city: "Gent" } } }, "7")).toEqual({
      city: ["Gent"],
    });
  });
});
