import { describe, expect, it } from "vitest";
import { announcedFor, isOpen, retainedUntil, updatedNotice, type RetentionInput } from "./due-leads.js";

const day = 86_400_000;
const lead = (given: Partial<RetentionInput> = {}): RetentionInput => ({
  form: "site-contact",
  state: "done",
  assigneeId: null,
  lastContactAt: new Date("2025-11-22T10:00:00Z"),
  doneAt: new Date("2026-02-01T10:00:00Z"),
  mailed: null,
  ...given,
});
const until = (given: Partial<RetentionInput> = {}) => retainedUntil(lead(given))?.toISOString();
const at = (iso: string) => Date.parse(iso);
const end = at("2026-11-22T23:00:00Z");

describe("FORM-12 the retention of a lead", () => {
  it("FORM-12 is the period in the privacy statement for its form", () => {
    expect(until()).toBe("2026-11-22T23:00:00.000Z");
    expect(until({ form: "contact-appointment" })).toBe("2026-11-22T23:00:00.000Z");
    expect(until({ form: "contact-demand" })).toBe("2027-11-22T23:00:00.000Z");
    expect(until({ form: "of-long-ago" })).toBe("2026-11-22T23:00:00.000Z");
  });

  it("FORM-12 of a saved search ends when its alerts end; an unconfirmed one is a question", () => {
    expect(until({ form: "demand-register", mailed: "still" })).toBeUndefined();
    expect(until({ form: "demand-register", mailed: new Date("2026-03-01T22:59:00Z") })).toBe(
      "2026-03-01T23:00:00.000Z",
    );
    expect(until({ form: "newsletter", mailed: new Date("2026-03-01T23:00:00Z") })).toBe("2026-03-02T23:00:00.000Z");
    expect(until({ form: "newsletter" })).toBe("2026-11-22T23:00:00.000Z");
    expect(until({ mailed: "still" })).toBe("2026-11-22T23:00:00.000Z");
  });

  it("FORM-12 of an application starts with the decision", () => {
    expect(until({ form: "job-contact" })).toBe("2027-02-01T23:00:00.000Z");
    expect(until({ form: "job-contact", doneAt: null })).toBe("2026-11-22T23:00:00.000Z");
    const spokenSince = { form: "job-contact", lastContactAt: new Date("2026-03-01T10:00:00Z") };
    expect(until(spokenSince)).toBe("2027-03-01T23:00:00.000Z");
  });

  it("FORM-12 of a leap day ends on the last of February", () => {
    expect(until({ lastContactAt: new Date("2024-02-29T10:00:00Z") })).toBe("2025-02-28T23:00:00.000Z");
  });
});

describe("FORM-12 the notice before an erasure", () => {
  it("FORM-12 comes a week before, for a closed lead", () => {
    expect(announcedFor(lead(), end - 7 * day - 1)).toBeNull();
    expect(announcedFor(lead(), end - 7 * day)).toBe(end);
  });

  it.each([{ state: "new" as const }, { state: "in-progress" as const }, { assigneeId: 3 }])(
    "FORM-12 comes a month before, when somebody may still work on it: %j",
    (given) => {
      expect(isOpen(lead(given))).toBe(true);
      expect(announcedFor(lead(given), end - 30 * day - 1)).toBeNull();
      expect(announcedFor(lead(given), end - 30 * day)).toBe(end);
    },
  );

  it("FORM-12 is never skipped, however overdue the erasure", () => {
    const now = end + 1000 * day;
    expect(announcedFor(lead(), now)).toBe(now + 7 * day);
    expect(announcedFor(lead({ state: "new" }), now)).toBe(now + 30 * day);
  });

  it("FORM-12 stays while nothing changes", () => {
    const now = end + 3 * day;
    const planned = { eraseAt: end + 10 * day, open: false };
    expect(updatedNotice(lead(), planned, now)).toBe(planned.eraseAt);
    expect(updatedNotice(lead(), planned, now + 2 * day)).toBe(planned.eraseAt);
  });

  it("FORM-12 is removed after a later contact", () => {
    const planned = { eraseAt: end, open: false };
    expect(updatedNotice(lead({ lastContactAt: new Date("2026-11-20T10:00:00Z") }), planned, end)).toBeNull();
  });

  it("FORM-12 is the longer one for a reopened lead", () => {
    const planned = { eraseAt: end, open: false };
    expect(updatedNotice(lead({ state: "in-progress" }), planned, end)).toBe(end + 30 * day);
    expect(updatedNotice(lead({ state: "in-progress" }), { eraseAt: end, open: true }, end + day)).toBe(end);
  });
});
