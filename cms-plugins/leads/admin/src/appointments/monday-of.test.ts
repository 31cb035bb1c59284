import { expect, it } from "vitest";
import { mondayOf } from "./monday-of";

it("FORM-7 a week begins on its Monday, across months, years and daylight saving time", () => {
  const of = (day: string | null) => mondayOf(day, "2026-11-22");
  expect(of("2026-11-23")).toBe("2026-11-23");
  expect(of("2026-11-29")).toBe("2026-11-23");
  expect(of("2027-01-01")).toBe("2026-12-28");
  expect(of("2026-03-29")).toBe("2026-03-23");
  expect(of("2026-10-25")).toBe("2026-10-19");
  for (const none of [null, "", "yesterday", "2026-13-45"]) expect(of(none)).toBe("2026-11-16");
});
