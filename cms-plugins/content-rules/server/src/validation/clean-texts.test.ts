import { describe, expect, it } from "vitest";
import { cleanTexts } from "./clean-texts.js";
import type { ModelOf } from "./walk-entry.js";

const models: Record<string, ReturnType<ModelOf>> = {
  page: {
    attributes: {
      title: { type: "string" },
      intro: { type: "text" },
      html: { type: "richtext" },
      mail: { type: "email" },
      kind: { type: "enumeration" },
      towns: { type: "json" },
      width: { type: "integer" },
      parent: { type: "relation" },
      link: { type: "component", component: "link" },
      links: { type: "component", component: "link", repeatable: true },
      parts: { type: "dynamiczone" },
    },
  },
  link: { attributes: { label: { type: "string" }, inner: { type: "component", component: "link" } } },
};
const clean = (data: Record<string, unknown>) => cleanTexts("page", data, (uid) => models[uid], {});

describe("CMS-11 invisible characters pasted by staff are removed", () => {
  it("from a line, a text, a mail address", () => {
    expect(
      clean({
        title: "\ufeffTe\u200b koop\u2028nu\u0000",
        intro: "a\r\n\tb\u202ec\ud800",
        mail: "an@example.org\u200b",
      }),
    ).toEqual({ title: "Te koop nu", intro: "a\n\tbc", mail: "an@example.org" });
  });

  it("from components, repeated ones and dynamic zones, at any depth", () => {
    const sent = { label: "Lees\u2060 meer", inner: { label: "\u202ehier" } };
    const cleanLink = { label: "Lees meer", inner: { label: "hier" } };
    expect(clean({ link: sent, links: [sent], parts: [{ __component: "link", ...sent }] })).toEqual({
      link: cleanLink,
      links: [cleanLink],
      parts: [{ __component: "link", ...cleanLink }],
    });
  });

  it("from JSON, as text or as an object", () => {
    expect(clean({ towns: ["berchem\u202e|2600", { a: "\u200bb" }] })).toEqual({ towns: ["berchem|2600", { a: "b" }] });
    expect(clean({ towns: '["ber\\u0000chem|2600","a\u2028b"]' })).toEqual({ towns: '["berchem|2600","a\\nb"]' });
    expect(clean({ towns: "[\u200b" })).toEqual({ towns: "[\u200b" });
  });

  it.each([
    "&#x202e;",
    "&#8238;",
    "&#x202E",
    "&rlm;",
    "&ZeroWidthSpace;",
    "&#1;",
    "&#x20&#x202e;2e;",
    "&#x20\u200b2e;",
  ])("from rich text written as %s", (written) => {
    expect(clean({ html: `<p>Hu${written}is</p>` })).toEqual({ html: "<p>Huis</p>" });
  });

  it("but intended characters stay", () => {
    const text = "Één\u00a0huis, ge\u00adwoon\n\tgroot 👩‍👩‍👧 — می\u200cخواهم שלום\u202f!";
    const entry = {
      title: " Te\u00a0koop ",
      intro: text,
      html: `<p>${text} &shy;&nbsp;&zwj;&amp;&lt;&euro; R&D &onbekend; ?a=1&copy=2</p>`,
      kind: "a\u200bb",
      towns: '["berchem|2600"]',
      width: 12,
      parent: { connect: [{ documentId: "abc" }] },
      links: [],
      link: null,
    };
    expect(clean(entry)).toEqual(entry);
  });

  it("and a text is completed where a rule says how", () => {
    const rules = { "link.label": { complete: (text: string) => `https://${text}` } };
    const sent = { title: "a", link: { label: "www.example.be\u200b" }, kind: null };
    expect(cleanTexts("page", sent, (uid) => models[uid], rules)).toEqual({
      ...sent,
      link: { label: "https://www.example.be" },
    });
  });

  it("without mutating the input or changing unknown values", () => {
    const sent = Object.freeze({ title: "a\u200b", id: 5, locale: "nl" });
    expect(clean(sent)).toEqual({ title: "a", id: 5, locale: "nl" });
    expect(clean({ title: undefined })).toEqual({ title: undefined });
  });
});
