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
  ] as const)("are read as staff write them, in %s: %s, %s", (language, days, hours) => {
    expect(openingHours(days, hours, language)).toEqual([
      { days: weekdays, opens: "09:00", closes: "12:30" },
      { days: weekdays, opens: "13:30", closes: "18:00" },
    ]);
  });

  it("are of the days that are named, over the end of the week too", () => {
    expect(short("Zaterdag", "10.00–13.00, daarna op afspraak")).toEqual(["Saturday 10:00 13:00"]);
    expect(openingHours("Mardi et jeudi", "14h-18h", "fr")[0]?.days).toEqual(["Tuesday", "Thursday"]);
    expect(openingHours("Saturday to Monday", "10 am to 4 pm", "en")[0]?.days).toEqual([
      "Monday",
      "Saturday",
      "Sunday",
    ]);
    expect(short("Sundays", "11 am–1 pm")).toEqual(["Sunday 11:00 13:00"]);
  });

  it("are left out where no machine would understand them", () => {
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
