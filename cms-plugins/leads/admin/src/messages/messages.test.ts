import { createIntl } from "react-intl";
import { describe, expect, it } from "vitest";
import { en } from "./en";
import { fr } from "./fr";
import { nl } from "./nl";

describe.each(Object.entries({ en, nl, fr }))("the inbox screens in %s", (locale, texts) => {
  const intl = createIntl({ locale, messages: texts });
  const values = {
    waiting: 1,
    sent: 2,
    dead: 3,
    count: 2,
    at: "x",
    name: "An",
    page: "/nl/",
    problem: "p",
    reason: "r",
    subject: "s",
    fresh: 1,
    busy: 2,
    state: "s",
    assignee: "b",
    day: "d",
    home: "h",
    version: "1",
    by: "b",
    from: "f",
    to: "t",
    address: "a",
    settled: 7,
    open: 30,
    months: 12,
    years: 2,
    days: 30,
    form: "f",
    email: "e",
    what: "w",
  };

  it("FORM-11 CMS-1 have every text", () => {
    for (const id of Object.keys(en)) expect(intl.formatMessage({ id }, values), id).not.toMatch(/^leads\.|^$/);
  });

  it("FORM-11 show staff the exact placeholders that they may write", () => {
    expect(intl.formatMessage({ id: "leads.mailTexts.what" }, values)).toContain("{firstName}");
  });
});
