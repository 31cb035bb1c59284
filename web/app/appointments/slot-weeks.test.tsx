import type { Language } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { createPaths } from "~/i18n/paths";
import { renderStatic } from "~/islands/render-static.server";
import { SlotWeeks } from "./slot-weeks";

const slot = (key: string, isFree = true) => ({
  key,
  day: key.slice(0, 10),
  from: key.slice(11),
  until: "20:00",
  isFree,
});
const slots = [slot("2026-11-24T10:00", false), slot("2026-11-24T14:00"), slot("2026-12-01T10:00")];

/** Each slot on the page, as a browser without script reads it. */
function rendered(language: Language, chosen = "") {
  const html = renderStatic(
    <SlotWeeks slots={slots} name="slot" chosen={chosen} />,
    createPaths({ language, rows: [] }),
  );
  const inputs = [...html.matchAll(/<input[^>]*>/g)].map(([input]) => input);
  const of = (key: string) => inputs.find((input) => input.includes(`value="${key}"`)) ?? "";
  return { html, of, open: [...html.matchAll(/<details[^>]*>/g)].map(([tag]) => / open/.test(tag)) };
}

describe("slots in a page", () => {
  it("FORM-7 can be chosen where they are free, one at a time", () => {
    const { of } = rendered("nl");
    for (const { key, isFree } of slots) {
      expect(of(key)).toContain('type="radio"');
      expect(of(key)).toContain('name="slot"');
      expect(of(key).includes("disabled")).toBe(!isFree);
    }
  });

  it("FORM-7 keep the chosen one, in the open week, unless it is gone", () => {
    const selected = rendered("nl", "2026-12-01T10:00");
    expect(selected.of("2026-12-01T10:00")).toContain("checked");
    expect(selected.open).toEqual([false, true]);
    const gone = rendered("nl", "2026-11-24T10:00");
    expect(gone.html).not.toContain("checked");
    expect(gone.open).toEqual([true, false]);
  });

  it.each(["nl", "fr", "en", "de"] as const)("FORM-7 show in %s which day it is, and which are full", (language) => {
    const { html } = rendered(language);
    const full = { nl: "volzet", fr: "complet", en: "full", de: "ausgebucht" }[language];
    const day = {
      nl: "dinsdag 24 november",
      fr: "mardi 24 novembre",
      en: /Tuesday 24 November/,
      de: /Dienstag, 24\. November/,
    };
    expect(html).toContain(full);
    expect(html).toMatch(day[language]);
  });
});
