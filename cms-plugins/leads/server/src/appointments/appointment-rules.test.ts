import { describe, expect, it } from "vitest";
import { isUpcoming, isOpen, movedByVisitor } from "./confirm-or-change-appointment.js";

const start = new Date("2026-11-24T09:00:00Z");
const time = { key: "2026-11-24T10:00", day: "2026-11-24", from: "10:00", until: "13:00", start, end: start };
const createdAt = new Date("2026-11-01T12:00:00Z");
const at = (time: string) => new Date(time);

describe("the link of an appointment", () => {
  it("FORM-7 is valid until the viewing begins", () => {
    const appointment = { state: "confirmed", time, createdAt } as const;
    expect(isOpen(appointment, at("2026-11-24T08:59:59.999Z"))).toBe(true);
    expect(isOpen(appointment, start)).toBe(false);
    expect(isOpen(appointment, at("2027-01-01T00:00:00Z"))).toBe(false);
  });

  it("FORM-7 of a request without a slot expires after sixty days", () => {
    const appointment = { state: "requested", time: null, createdAt } as const;
    expect(isOpen(appointment, at("2026-12-31T11:59:59Z"))).toBe(true);
    expect(isOpen(appointment, at("2026-12-31T12:00:00Z"))).toBe(false);
    expect(isUpcoming(appointment, at("2027-12-31T12:00:00Z"))).toBe(true);
  });

  it("FORM-7 does not change a cancelled appointment", () => {
    expect(isOpen({ state: "cancelled", time, createdAt }, createdAt)).toBe(false);
  });

  it("FORM-7 asks staff to confirm a moved appointment again", () => {
    expect((["requested", "confirmed", "moved"] as const).map(movedByVisitor)).toEqual(["requested", "moved", "moved"]);
  });
});
