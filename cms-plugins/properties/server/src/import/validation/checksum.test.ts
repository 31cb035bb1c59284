import { describe, expect, it } from "vitest";
import { checksumOf, rawChecksumOf } from "./checksum.js";

describe("API-2 the checksum by which an import knows what it has", () => {
  it("is the one that stored rows have: another way of making it would write every item anew", () => {
    expect(checksumOf({ zip: "2000", city: "Gent" })).toBe("1wsBR1Jw3C53KZS41A5JshDB1GJtgNLuId9BOKRk2aA");
  });

  it("of an item as sent is of each letter, and says by which number its text was read", () => {
    const sent = '{"city":"Gent"}';
    expect(rawChecksumOf(sent)).toMatch(/^\d+:[\w-]{43}$/);
    expect(rawChecksumOf(Buffer.from(sent))).toBe(rawChecksumOf(sent));
    expect(rawChecksumOf('{"city": "Gent"}')).not.toBe(rawChecksumOf(sent));
  });
});
