import { describe, expect, it } from "vitest";
import { checksumOf, rawChecksumOf } from "./checksum.js";

describe("API-2 the checksum of an imported item", () => {
  it("equals the stored ones: another algorithm would rewrite every item", () => {
    expect(checksumOf({ zip: "2000", city: "Gent" })).toBe("1wsBR1Jw3C53KZS41A5JshDB1GJtgNLuId9BOKRk2aA");
  });

  it("of an item as sent covers each character and the version of the text cleaning", () => {
    const sent = '{"city":"Gent"}';
    expect(rawChecksumOf(sent)).toMatch(/^\d+:[\w-]{43}$/);
    expect(rawChecksumOf(Buffer.from(sent))).toBe(rawChecksumOf(sent));
    expect(rawChecksumOf('{"city": "Gent"}')).not.toBe(rawChecksumOf(sent));
  });
});
