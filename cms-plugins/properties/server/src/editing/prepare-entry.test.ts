import { attributeMessages } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { attributeName } from "../listings/attribute-problem.js";
import { cityUid, projectUid, propertyUid } from "../rows/content-type-uids.js";
import { isDraft, isUnnamed, itemDefaults, prepareEntry } from "./prepare-entry.js";
import { referenceOf } from "./edit-hooks.js";

describe("an entry saved by staff", () => {
  it("is cleaned like an imported one", () => {
    const { changes, errors } = prepareEntry(propertyUid, {
      description: { nl: "<p onclick='x'>Mooi</p><script>1</script>" },
      typeDescription: '{"nl": " Ruim  huis "}',
    });
    expect(errors).toEqual([]);
    expect(changes).toEqual({ description: { nl: "<p>Mooi</p>" }, typeDescription: { nl: "Ruim huis" } });
  });

  it("loses bidirectional and invisible characters in its lines", () => {
    const { changes } = prepareEntry(propertyUid, { street: "Kaai\u202e 21\u0000", city: "Gent", price: 3 });
    expect(changes).toEqual({ street: "Kaai 21" });
  });

  it.each([
    ["zip", "ab", "verwacht"],
    ["videoUrl", "javascript:alert(1)", "verwacht"],
    ["virtualTourUrl", "zie onze site", "verwacht"],
    ["city", "  ", "verplicht"],
  ])("CMS-11 reports on %s that %j is invalid", (field, typed, expectedMessage) => {
    const { errors } = prepareEntry(propertyUid, { [field]: typed }, "nl");
    expect(errors.map((error) => error.field)).toEqual([field]);
    expect(errors[0]?.message).toContain(expectedMessage);
    expect(prepareEntry(propertyUid, { [field]: "" }).errors).toEqual([]);
  });

  it("CMS-11 accepts a valid postcode, video and town", () => {
    const entry = { zip: " 2000 ", videoUrl: "https://vimeo.com/123456", city: "Gent" };
    expect(prepareEntry(propertyUid, entry, "nl").errors).toEqual([]);
  });

  it("PROP-16 keeps the other fields of a picture", () => {
    const picture = {
      url: "/uploads/a.jpg",
      width: 3,
      height: 2,
      thumbhash: "x",
      sourceUrl: "https://y/a.jpg",
      alt: { nl: " Gevel " },
    };
    const { changes, errors } = prepareEntry(propertyUid, { pictures: [picture] });
    expect(errors).toEqual([]);
    expect(changes.pictures).toEqual([{ ...picture, alt: { nl: "Gevel" } }]);
  });

  it("PROP-1 parses each attribute by its kind, and tells an emptied one from a missing one", () => {
    const attributes = {
      ...{ bedrooms: 3, hasGarden: false, epcUniqueCode: " 20240101\n-1 ", condition: "", constructionYear: null },
      ...{ heating: { nl: " Gas ", fr: "" }, kitchen: {}, energyPerformance: -2999.5, jacuzzi: true },
    };
    const expectedAttributes = {
      ...{ bedrooms: 3, hasGarden: false, epcUniqueCode: "20240101 -1", condition: null, constructionYear: null },
      ...{ heating: { nl: "Gas" }, kitchen: {}, energyPerformance: -2999.5 },
    };
    expect(prepareEntry(propertyUid, { attributes })).toEqual({
      changes: { attributes: expectedAttributes },
      errors: [],
    });
    expect(prepareEntry(propertyUid, { attributes: JSON.stringify(attributes) }).changes).toEqual({
      attributes: expectedAttributes,
    });
    expect(prepareEntry(propertyUid, { attributes: null }).errors).toEqual([]);
  });

  it.each([
    ["energyPerformance", 3000.5, "Geef een getal van hoogstens 3.000.", "Give a number of at most 3,000."],
    ["bedrooms", 2.5, "Geef een geheel getal van 0 tot 999.", "Give a whole number from 0 to 999."],
    ["bedrooms", 1000, "Geef een geheel getal van 0 tot 999.", "Give a whole number from 0 to 999."],
    ["constructionYear", 999, "Geef een geheel getal van 1000 tot 2100.", "Give a whole number from 1000 to 2100."],
    ["chargesOwner", -1, "Geef een getal van 0 tot 1.000.000.000.", "Give a number from 0 to 1,000,000,000."],
    ["epcUniqueCode", "x".repeat(256), "Geef hoogstens 255 tekens.", "Give 255 characters at most."],
    ["condition", "splendid", "Dit kan hier niet worden opgeslagen.", "This cannot be stored here."],
    ["heating", { xx: "?" }, "Dit kan hier niet worden opgeslagen.", "This cannot be stored here."],
  ])("CMS-11 PROP-1 reports on %s why %j is invalid, in the language of staff", (key, value, nl, en) => {
    const entry = { attributes: { hasLift: true, [key]: value } };
    const field = `attributes.${key}`;
    expect(prepareEntry(propertyUid, entry, "nl").errors).toEqual([{ field, message: nl }]);
    expect(prepareEntry(propertyUid, entry).errors).toEqual([{ field, message: en }]);
    expect(attributeName(field)?.nl).toBe(new Map(Object.entries(attributeMessages.nl)).get(`listing.${key}`));
    expect(attributeName(key)).toBeNull();
  });

  it("CMS-11 names the picture whose address is invalid", () => {
    const picture = { url: "javascript:alert(1)", width: null, height: null, thumbhash: null, alt: {} };
    const { errors } = prepareEntry(propertyUid, { pictures: [picture] });
    expect(errors).toEqual([
      { field: "pictures.0.url", message: "expected an http or https address, or a path below /uploads/" },
    ]);
  });

  it("CMS-3 stores only search engine texts that are not empty, each on one line", () => {
    const seo = {
      ...{ metaTitle: { nl: " Stads\nparel ", fr: "" }, pageTitle: {}, ogTitle: { fr: " " } },
      ...{ ogImage: { nl: "/uploads/a.jpg", fr: "" }, isActiveSEO: { fr: false } },
    };
    const expectedAttributes = {
      metaTitle: { nl: "Stads parel" },
      ogImage: { nl: "/uploads/a.jpg" },
      isActiveSEO: { fr: false },
    };
    for (const uid of [propertyUid, projectUid])
      expect(prepareEntry(uid, { seo })).toEqual({ changes: { seo: expectedAttributes }, errors: [] });
    expect(prepareEntry(propertyUid, { seo: { metaTitle: { nl: "" }, isActiveSEO: {} } }).changes).toEqual({
      seo: null,
    });
    expect(prepareEntry(propertyUid, { seo: null })).toEqual({ changes: { seo: null }, errors: [] });
  });

  it("CMS-11 names the invalid search engine text", () => {
    const seo = { ogImage: { nl: "javascript:alert(1)" }, isActiveSEO: { nl: "yes" }, metaTitle: { xx: "?" } };
    const fields = prepareEntry(propertyUid, { seo }).errors.map(({ field }) => field);
    expect(fields.sort()).toEqual(["seo.isActiveSEO.nl", "seo.metaTitle", "seo.ogImage.nl"]);
  });

  it("CMS-11 is rejected with the names of its fields", () => {
    const { errors } = prepareEntry(propertyUid, {
      description: { xx: "?" },
      pictures: [{ url: 5 }],
      latitude: 51,
      longitude: null,
    });
    const fields = errors.map(({ field }) => field);
    for (const field of ["description", "pictures.0.url", "longitude"]) expect(fields).toContain(field);
  });

  describe("an entry created by staff", () => {
    const now = new Date();
    const unnamed = expect.stringMatching(/^new-[0-9a-z]{24}$/) as string;

    it("gets the manual source and a reference", () => {
      const made = itemDefaults({}, { now, byStaff: false });
      expect(made).toEqual({ source: "office", reference: unnamed, publicSince: now });
      expect(isUnnamed(made.reference)).toBe(true);
      const given = { source: "x", reference: "new-house", publicSince: now };
      expect(itemDefaults(given, { now, byStaff: false })).toEqual({});
      expect(isUnnamed(given.reference)).toBe(false);
    });

    it("begins as a draft, whatever the form sends", () => {
      const sent = { source: "office", reference: "7", publicSince: now, withdrawnAt: null };
      expect(itemDefaults(sent, { now, byStaff: true })).toEqual({ publicSince: null, withdrawnAt: now });
    });

    it("is a draft until it was published", () => {
      expect(isDraft({ publicSince: null, withdrawnAt: now })).toBe(true);
      expect(isDraft({ publicSince: now, withdrawnAt: now })).toBe(false);
      expect(isDraft({ publicSince: now, withdrawnAt: null })).toBe(false);
      expect(isDraft({})).toBe(false);
    });

    it("has a reference that can be read aloud", () => {
      expect(referenceOf(propertyUid, 547)).toBe("M-0547");
      expect(referenceOf(projectUid, 12_345)).toBe("P-12345");
    });
  });

  it("gives a city its key", () => {
    expect(prepareEntry(cityUid, { name: "Liège", zip: "4000", countryId: 10 }).changes.placeKey).toBe("10|4000|liege");
  });
});
