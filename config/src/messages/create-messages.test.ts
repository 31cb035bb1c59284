import { expect, it } from "vitest";
import { byLanguage } from "../site/languages.js";
import { createMessages } from "./create-messages.js";

const { messagesIn, inAllLanguages } = createMessages({
  ...byLanguage(() => ({
    greeting: "Hello {name},",
    homes: "{count, plural, one {# home} other {# homes}}",
    until: "Until {day, date, long}",
    title: "Title",
  })),
  fr: {
    greeting: "Bonjour {name},",
    homes: "{count, plural, one {# bien} other {# biens}}",
    until: "Jusqu’au {day, date, long}",
    title: "Titre",
  },
});

it("LANG-6 inserts values as they are, whatever they contain", () => {
  expect(messagesIn("en")("greeting", { name: "{agency} <b>'d'</b>" })).toBe("Hello {agency} <b>'d'</b>,");
});

it("LANG-6 throws where a value is missing, so that no mail shows a placeholder", () => {
  expect(() => messagesIn("en")("greeting")).toThrow("name");
});

it("LANG-6 has the plurals, thousands and days of the language, in Belgian time", () => {
  const day = new Date("2026-09-30T22:30:00Z");
  expect(messagesIn("fr")("homes", { count: 0 })).toBe("0 bien");
  expect(messagesIn("nl")("homes", { count: 1843 })).toBe("1.843 homes");
  expect(messagesIn("fr")("until", { day })).toBe("Jusqu’au 1 octobre 2026");
  expect(messagesIn("de")("until", { day })).toBe("Until 1. Oktober 2026");
});

it("LANG-6 gives a message in every language", () => {
  expect(inAllLanguages("title")).toEqual({ ...byLanguage(() => "Title"), fr: "Titre" });
});
