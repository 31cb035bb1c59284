import { describe, expect, it } from "vitest";
import { openingHours } from "./opening-hours.js";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
const short = (days: string, hours: string) =>
  openingHours(days, hours, "en").map(({ days: [first, ...rest], opens, closes }) =>
    [first, rest.at(-1), opens, closes].filter(Boolean).join(" "),
  );

describe("SEO-2 an office's hours", () => {
  it.each([
    ["nl", "Maandag tot vrijdag", "9.00–12.30 en 13.30–18.00"],
    ["fr", "Du lundi au vendredi", "9 h–12 h 30 et 13 h 30–18 h"],
    ["en", "Monday to Friday", "9 am–12.30 pm and 1.30–6 pm"],
    ["de", "Montag bis Freitag", "9–12.30 Uhr und 13.30–18 Uhr"],
    ["nl", "Ma - vr", "9:00 - 12:30, 13:30 - 18:00"],
    ["nl", "Ma t.e.m. vr", "9u–12u30 en 13u30–18u"],
    ["de", "Maandag tot vrijdag", "9.00–12.30 en 13.30–18.00"],
  ] as const)("are parsed in %s: %s, %s", (language, days, hours) => {
    expect(openingHours(days, hours, language)).toEqual([
      { days: weekdays, opens: "09:00", closes: "12:30" },
      { days: weekdays, opens: "13:30", closes: "18:00" },
    ]);
  });

  it("apply to the named days, also across the weekend", () => {
    expect(short("Zaterdag", "10.00–13.00, daarna op afspraak")).toEqual(["Saturday 10:00 13:00"]);
    expect(openingHours("Mardi et jeudi", "14h-18h", "fr")[0]?.days).toEqual(["Tuesday", "Thursday"]);
    expect(openingHours("Saturday to Monday", "10 am to 4 pm", "en")[0]?.days).toEqual([
      "Monday",
      "Saturday",
      "Sunday",
    ]);
    expect(short("Sundays", "11 am–1 pm")).toEqual(["Sunday 11:00 13:00"]);
  });

  const names = {
    nl: "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag",
    fr: "lundi mardi mercredi jeudi vendredi samedi dimanche",
    en: "monday tuesday wednesday thursday friday saturday sunday",
    de: "montag dienstag mittwoch donnerstag freitag samstag sonntag",
  };
  const week = [...weekdays, "Saturday", "Sunday"];

  it.each(["nl", "fr", "en", "de"] as const)(
    "recognize each day of the week in %s, whole or abbreviated",
    (language) => {
      for (const [at, name] of names[language].split(" ").entries()) {
        const short = language === "en" || language === "fr" ? name.slice(0, 3) : name.slice(0, 2);
        for (const days of [name, name.toUpperCase(), `${short}.`, `${name}s`])
          expect(openingHours(days, "9–18", language)[0]?.days, days).toEqual([week[at]]);
      }
    },
  );

  it.each([
    "tot",
    "au",
    "à",
    "to",
    "till",
    "until",
    "through",
    "bis",
    "-",
    "–",
    "—",
    "t/m",
    "t.e.m.",
    "tem",
    "t. e. m.",
  ])("form a range of days with the word %j", (word) =>
    expect(openingHours(`Ma ${word} wo`, "9–18", "nl")[0]?.days).toEqual(["Monday", "Tuesday", "Wednesday"]),
  );

  it("form a range only when that exact word is between two days", () => {
    const days = (text: string) => openingHours(text, "9–18", "nl")[0]?.days;
    expect(days("tot woensdag")).toEqual(["Wednesday"]);
    expect(days("maandag en woensdag")).toEqual(["Monday", "Wednesday"]);
    expect(days("maandag tot dinsdag en donderdag")).toEqual(["Monday", "Tuesday", "Thursday"]);
    expect(days("maandag totaal woensdag")).toEqual(["Monday", "Wednesday"]);
    expect(days("maandag foto woensdag")).toEqual(["Monday", "Wednesday"]);
    expect(days("ma - iedereen - wo")).toEqual(["Monday", "Tuesday", "Wednesday"]);
  });

  it("take the half of the day, once for both or for each", () => {
    expect(short("Mon", "1.30–6 pm")).toEqual(["Monday 13:30 18:00"]);
    expect(short("Mon", "9–6 pm")).toEqual(["Monday 09:00 18:00"]);
    expect(short("Mon", "9 am–6 PM")).toEqual(["Monday 09:00 18:00"]);
    expect(short("Mon", "12 pm–6 pm")).toEqual(["Monday 12:00 18:00"]);
    expect(short("Mon", "12 am–6 am")).toEqual(["Monday 00:00 06:00"]);
    // Eleven to two in the afternoon begins before noon.
    expect(short("Mon", "11–2 pm")).toEqual(["Monday 11:00 14:00"]);
    expect(short("Mon", "2–2 pm")).toEqual(["Monday 02:00 14:00"]);
    expect(short("Mon", "1 pm–26")).toEqual([]);
  });

  it("end with the day at its last minute", () => {
    expect(short("Mon", "18–24")).toEqual(["Monday 18:00 23:59"]);
    expect(short("Mon", "18.00–23.59")).toEqual(["Monday 18:00 23:59"]);
    expect(short("Mon", "9–24.01")).toEqual([]);
    expect(short("Mon", "9.60–18")).toEqual([]);
    expect(short("Mon", "9–9")).toEqual([]);
    expect(short("Mon", "26–12")).toEqual([]);
  });

  it("are left out when ambiguous", () => {
    for (const [days, hours] of [
      ["Op afspraak", "9.00–18.00"],
      ["Maandag", "op afspraak"],
      ["Maandag", "18.00–9.00"],
      ["Maandag", "9.75–18.00"],
      ["Maandag", "26–30"],
      ["d", "9–18"],
      ["", ""],
    ] as const)
      expect(openingHours(days, hours, "nl"), `${days} ${hours}`).toEqual([]);
  });
});
