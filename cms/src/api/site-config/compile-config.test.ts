import { expect, it } from "vitest";
import { compiled } from "../site/compile/site-fixture";

const hoursOf = (visitingHours: object[]) =>
  compiled({ siteConfigs: [{ id: "c", agencyName: "Travee", visitingHours }] }).tree("fr").config.visitingHours;

it("CMS-5 has the visiting hours of the specification when staff set none", () => {
  const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
  const times = ["10:00-13:00", "14:00-16:00", "16:00-19:00"];
  expect(hoursOf([]).map(({ weekday, from, until, capacity }) => `${weekday} ${from}-${until} ${capacity}`)).toEqual(
    days.flatMap((day) => times.map((time) => `${day} ${time} 1`)),
  );
});

it("CMS-5 has the hours of staff, without invalid times", () => {
  const hours = (from: string, until: string) => ({ weekday: "sunday", from, until, capacity: 3, totalCapacity: 8 });
  expect(hoursOf([hours("09:30:00.000", "12:00:00"), hours("12:00:00", "09:00:00")])).toEqual([
    hours("09:30", "12:00"),
  ]);
});
