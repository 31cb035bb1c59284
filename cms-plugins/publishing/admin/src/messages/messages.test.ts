import { createIntl } from "react-intl";
import { describe, expect, it } from "vitest";
import { en } from "./en";
import { fr } from "./fr";
import { nl } from "./nl";

describe.each(Object.entries({ en, nl, fr }))("planning and versions in %s", (locale, texts) => {
  const intl = createIntl({ locale, messages: texts });
  const values = {
    at: "x",
    by: "x",
    fields: "x",
    happens: "x",
    name: "x",
    names: "x",
    part: "x",
    reason: "x",
    title: "x",
  };

  it.each([0, 1, 7])("CMS-1 has every text with %i of each", (count) => {
    for (const id of Object.keys(en))
      expect(intl.formatMessage({ id }, { ...values, count }), id).not.toMatch(/^publishing\.|^$|[{}#]/);
  });
});
