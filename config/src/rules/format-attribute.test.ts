import { describe, expect, it } from "vitest";
import type { Language } from "../site/languages.js";
import { formatAttribute, formatDay, formatMonth, formatNumber, type AttributeValue } from "./format-attribute.js";
import { listingAttributes, type AttributeKind, type ListingAttributeKey } from "./listing-attributes.js";
import { findLocalized } from "./localized.js";

const show = (kind: AttributeKind, value: AttributeValue, language: Language = "nl") => {
  const shown = formatAttribute({ key: "condition", kind, group: "general" }, value, language, (text) =>
    findLocalized(text, language, "nl"),
  );
  return shown?.kind === "text" ? shown.text.replace(/\u00a0/g, " ") : (shown?.messageId ?? null);
};

describe("the value of an attribute", () => {
  it.each([
    ["area", 1250.5, "1.250,5 m²", "1 250,5 m²", "1,250.5 m²", "1.250,5 m²"],
    ["length", 7.25, "7,25 m", "7,25 m", "7.25 m", "7,25 m"],
    ["money", 1250.5, "€ 1.250,50", "1 250,50 €", "€1,250.50", "1.250,50 €"],
    ["energy", 345, "345 kWh/(m²·jaar)", "345 kWh/(m²·an)", "345 kWh/(m²·year)", "345 kWh/(m²·Jahr)"],
    [
      "emission",
      12.5,
      "12,5 kg CO₂/(m²·jaar)",
      "12,5 kg CO₂/(m²·an)",
      "12.5 kg CO₂/(m²·year)",
      "12,5 kg CO₂/(m²·Jahr)",
    ],
    ["consumption", 12800, "12.800 kWh/jaar", "12 800 kWh/an", "12,800 kWh/year", "12.800 kWh/Jahr"],
    ["number", 45000, "45.000", "45 000", "45,000", "45.000"],
    ["year", 1934, "1934", "1934", "1934", "1934"],
    ["count", 3, "3", "3", "3", "3"],
    ["count", 0, "0", "0", "0", "0"],
    ["date", "2026-11-21", "21 november 2026", "21 novembre 2026", "21 November 2026", "21. November 2026"],
    ["text", " UC 245 ", "UC 245", "UC 245", "UC 245", "UC 245"],
  ] as const)("PROP-1 of kind %s is formatted: %j", (kind, value, nl, fr, en, de) => {
    expect([
      show(kind, value, "nl"),
      show(kind, value, "fr"),
      show(kind, value, "en"),
      show(kind, value, "de"),
    ]).toEqual([nl, fr, en, de]);
  });

  it("PROP-1 is a message for a flag and for a choice", () => {
    expect(show("flag", true)).toBe("listing.yes");
    expect(show("flag", false)).toBe("listing.no");
    expect(show("choice", "to-renovate")).toBe("listing.condition.to-renovate");
  });

  it("PROP-1 is a listing's own text with its actual language", () => {
    const attribute = { key: "heating", kind: "localized", group: "comfort" } as const;
    const read = (text: Parameters<typeof findLocalized>[0]) => findLocalized(text, "de", "nl");
    expect(formatAttribute(attribute, { nl: "warmtepomp" }, "de", read)).toEqual({
      kind: "text",
      text: "warmtepomp",
      language: "nl",
    });
  });

  it("PROP-1 is left out when empty", () => {
    for (const { kind } of listingAttributes) {
      for (const empty of [null, undefined, "", "  ", {}, { nl: " " }, Number.NaN])
        expect(show(kind, empty)).toBeNull();
    }
  });

  it("shows an invalid day as it was sent", () => {
    expect(formatDay("eind 2026", "nl")).toBe("eind 2026");
    for (const text of ["2026-13-45", "vanaf 2026-11-21", "2026-11-2"]) expect(formatDay(text, "nl")).toBe(text);
  });

  it("numbers the first of a month as French does, and formats a month alone", () => {
    expect(formatDay("2027-10-01", "fr")).toBe("1er\u00a0octobre\u00a02027");
    expect(formatDay("2027-10-11", "fr")).toBe("11\u00a0octobre\u00a02027");
    expect(formatDay("2027-01-01", "de")).toBe("1.\u00a0Januar\u00a02027");
    expect(formatDay("2027-01-01", "en")).toBe("1\u00a0January\u00a02027");
    expect(formatMonth("2026-03-31", "nl")).toBe("maart\u00a02026");
    expect(formatMonth("eind 2026", "nl")).toBe("eind 2026");
  });

  it("shows the day of a timestamp, and a text attribute as it is", () => {
    expect(formatDay("2026-11-21T23:30:00Z", "nl")).toBe("21\u00a0november\u00a02026");
    expect(show("text", "2026-11-21")).toBe("2026-11-21");
  });

  it("PROP-1 is null when empty, and marked as a message when it is one", () => {
    const attribute = { key: "condition", kind: "choice", group: "general" } as const;
    const never = () => ({ text: "niets", language: "nl" as const });
    for (const empty of [null, undefined]) expect(formatAttribute(attribute, empty, "nl", never)).toBeNull();
    expect(formatAttribute(attribute, true, "nl", never)).toEqual({ kind: "message", messageId: "listing.yes" });
    expect(formatAttribute(attribute, "new", "nl", never)).toEqual({
      kind: "message",
      messageId: "listing.condition.new",
    });
  });

  it("has no minus zero", () => {
    expect(formatNumber(-0, "nl")).toBe("0");
  });

  it("has two decimals at most", () => {
    expect([formatNumber(1.2345, "nl"), formatNumber(1.2, "nl"), formatNumber(0.999, "fr")]).toEqual([
      "1,23",
      "1,2",
      "1",
    ]);
  });

  it("PROP-1 covers each attribute of section 3 once, choices with their values", () => {
    const keys: ListingAttributeKey[] = listingAttributes.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const attribute of listingAttributes) expect("values" in attribute).toBe(attribute.kind === "choice");
  });
});
