import { createIntl } from "react-intl";
import { describe, expect, it } from "vitest";
import { appointmentsEn } from "./appointments-en";
import { appointmentsFr } from "./appointments-fr";
import { appointmentsNl } from "./appointments-nl";

describe.each(Object.entries({ en: appointmentsEn, nl: appointmentsNl, fr: appointmentsFr }))(
  "the appointment screens in %s",
  (locale, texts) => {
    const intl = createIntl({ locale, messages: texts });
    const values = { day: "x", name: "An", when: "x", reason: "r", at: "x", agent: "Bo" };

    it("FORM-7 CMS-1 have every text", () => {
      for (const id of Object.keys(appointmentsEn))
        expect(intl.formatMessage({ id }, values), id).not.toMatch(/^leads\.|^$|[{}]/);
    });
  },
);
