import { createIntl } from "react-intl";
import { describe, expect, it } from "vitest";
import { accountsEn } from "./accounts-en";
import { accountsFr } from "./accounts-fr";
import { accountsNl } from "./accounts-nl";

describe.each(Object.entries({ en: accountsEn, nl: accountsNl, fr: accountsFr }))(
  "the account screens in %s",
  (locale, texts) => {
    const intl = createIntl({ locale, messages: texts });
    const values = { total: 2, count: 2, at: "x", name: "An", reason: "r" };

    it("OWNER-1 CMS-1 have every text", () => {
      for (const id of Object.keys(accountsEn))
        expect(intl.formatMessage({ id }, values), id).not.toMatch(/^owner-stats\.|^$/);
    });
  },
);
