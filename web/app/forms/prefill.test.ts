import { describe, expect, it } from "vitest";
import { readPrefill } from "./prefill";

const prefill = { contactId: "7", values: { address: "Kerkstraat 1", zip: "2018", city: "" } };

describe("FORM-2 prefilled values", () => {
  it("fill the form they are for, converted to its values", () => {
    expect(readPrefill({ prefill }, "7")).toEqual({ address: ["Kerkstraat 1"], zip: ["2018"], city: [""] });
    expect(readPrefill({ prefill }, "8")).toBeUndefined();
  });

  it("are empty where the history state holds anything else", () => {
    const others = [null, undefined, "x", 7, {}, { prefill: null }, { prefill: { contactId: "7" } }];
    for (const other of others) expect(readPrefill(other, "7")).toBeUndefined();
    expect(readPrefill({ prefill: { ...prefill, values: { address: ["a"], zip: 2, city: "Gent" } } }, "7")).toEqual({
      city: ["Gent"],
    });
  });
});
