import { languages } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { textOf } from "~/i18n/text-of.server";
import { droppedPrice } from "./property-page.server";

const today = new Date("2026-11-23T12:00:00Z");
const priceDrop = { before: 425_000, after: 399_000, on: "2026-11-02T23:30:00.000Z" };

describe("A7 the price drop on a listing's page", () => {
  it("shows the old price and the Belgian date of the drop", () => {
    expect(droppedPrice({ price: 399_000, priceDrop }, "nl", today)).toEqual({
      before: "€\u00a0425.000",
      day: "3\u00a0november\u00a02026",
    });
  });

  it("PROP-8 is absent without a drop, without a price, for another price, or after ninety days", () => {
    expect(droppedPrice({ price: 399_000, priceDrop: null }, "nl", today)).toBeNull();
    expect(droppedPrice({ price: null, priceDrop }, "nl", today)).toBeNull();
    expect(droppedPrice({ price: 410_000, priceDrop }, "nl", today)).toBeNull();
    expect(droppedPrice({ price: 399_000, priceDrop }, "nl", new Date("2027-02-05T12:00:00Z"))).toBeNull();
  });

  it.each(languages)("has its texts in %s, for sale and for rent", (language) => {
    const drop = { before: "X", day: "Y" };
    for (const kind of ["priceDrop", "rentDrop"] as const)
      expect(textOf(language, `properties.detail.${kind}`, drop)).toMatch(/^(?=.*X)(?=.*Y)\D+$/);
  });
});
