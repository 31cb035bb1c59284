import { createIntl } from "react-intl";
import { describe, expect, it } from "vitest";
import { visitsEn } from "./visits-en";
import { visitsFr } from "./visits-fr";
import { visitsNl } from "./visits-nl";

describe.each(Object.entries({ en: visitsEn, nl: visitsNl, fr: visitsFr }))(
  "the screens of visits in %s",
  (locale, texts) => {
    const intl = createIntl({ locale, messages: texts });
    const values = { day: "x", name: "An", when: "x", reason: "r", at: "x", agent: "Bo" };

    it("FORM-7 CMS-1 can be read, every one", () => {
      for (const id of Object.keys(visitsEn))
        expect(intl.formatMessage({ id }, values), id).not.toMatch(/^leads\.|^$|[{}]/);
    });
  },
);
