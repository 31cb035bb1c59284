import { createIntl } from "react-intl";
import { describe, expect, it } from "vitest";
import { reportsEn } from "./reports-en";
import { reportsFr } from "./reports-fr";
import { reportsNl } from "./reports-nl";

describe.each(Object.entries({ en: reportsEn, nl: reportsNl, fr: reportsFr }))(
  "the report screen in %s",
  (locale, texts) => {
    const intl = createIntl({ locale, messages: texts });
    const values = { month: "x", due: "x", home: "x", language: "x", at: "x", by: "x", name: "x", reason: "r" };

    it.each([0, 1, 7])("OWNER-8 CMS-1 has every text with %i of each", (count) => {
      for (const id of Object.keys(reportsEn))
        expect(intl.formatMessage({ id }, { ...values, homes: count, owners: count }), id).not.toMatch(
          /^owner-stats\.|^$|[{}#]/,
        );
    });
  },
);
