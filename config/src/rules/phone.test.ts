import { describe, expect, it } from "vitest";
import { formatPhone, phoneHref } from "./phone.js";

describe("a phone number", () => {
  it("is grouped 4-2-2-2 with ten digits and 3-2-2-2 with nine", () => {
    expect(formatPhone("0470123456")).toBe("0470 12 34 56");
    expect(formatPhone("0470/12.34.56")).toBe("0470 12 34 56");
    expect(formatPhone("032123456")).toBe("032 12 34 56");
    expect(formatPhone("03 212 34 56")).toBe("032 12 34 56");
  });

  it.each(["", "112", "12345678", "12345678901", "+32 3 212 34 56", "+321234567", "0470 12 34 56 (Anna)", "bel ons"])(
    "is unchanged: %j",
    (phone) => {
      expect(formatPhone(phone)).toBe(phone);
    },
  );

  it("is dialled by its digits, with the plus of an international one", () => {
    expect(phoneHref("03 212 34 56")).toBe("tel:032123456");
    expect(phoneHref("+32 (0)3 212 34 56")).toBe("tel:+3232123456");
  });

  it("is dialled from abroad only as an international number, whatever text surrounds it", () => {
    expect(phoneHref(" +32 (0)3 212 34 56 ")).toBe("tel:+3232123456");
    expect(phoneHref("(0)3 212 34 56")).toBe("tel:032123456");
  });
});
