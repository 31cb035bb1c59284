import { AppError, type AppointmentView } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { siteFixture } from "~/shell/site-fixture";
import { loadAppointment, loadAppointmentCalendar } from "./load-appointment.server";

const token = "t".repeat(43);
const file = "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n";
const slot = { key: "2026-12-01T10:00", day: "2026-12-01", from: "10:00", until: "11:00" };
const appointment: AppointmentView = {
  ...{ state: "confirmed", language: "nl", slot, sequence: 1, isOpen: true, home: null, phone: "", slots: [] },
  calendar: file,
};

function siteWith(answer: AppointmentView | AppError) {
  const { context } = siteFixture({});
  const requested: string[] = [];
  const readAppointment = async (by: string) => {
    requested.push(by);
    if (answer instanceof AppError) throw answer;
    return answer;
  };
  return { context: { ...context, leftOut: false, cms: { ...context.cms, readAppointment } }, requested };
}

describe("a viewing's calendar file on its page", () => {
  it("FORM-7 is linked from the page, which does not contain it, and sent as a file that nobody stores", async () => {
    const { context, requested } = siteWith(appointment);
    const { data } = await loadAppointment(context, { language: "nl", token });
    expect(data.calendar).toBe(`/nl/my-visit/${token}/visit.ics`);
    expect(JSON.stringify(data)).not.toContain("VCALENDAR");
    const answer = await loadAppointmentCalendar(context, { language: "nl", token });
    expect(Object.fromEntries(answer.headers)).toEqual({
      "cache-control": "private, no-store",
      "content-disposition": 'attachment; filename="visit.ics"',
      "content-type": "text/calendar; charset=utf-8",
      "x-robots-tag": "noindex, nofollow",
    });
    expect([await answer.text(), requested, context.leftOut]).toEqual([file, [token, token], true]);
  });

  it("FORM-7 is not offered without a time", async () => {
    const { context } = siteWith({ ...appointment, slot: null, calendar: null });
    expect((await loadAppointment(context, { language: "nl", token })).data).toMatchObject({ calendar: null });
  });

  it.each([
    ["has no file any more", { ...appointment, calendar: null }, token],
    ["is gone", new AppError("PAGE_NOT_FOUND"), token],
    ["cannot be loaded", new AppError("CMS_UNAVAILABLE"), token],
    ["has an invalid link", appointment, "//evil.example"],
  ])("FORM-7 leads to the page of a viewing that %s", async (_why, answer, by) => {
    const { context } = siteWith(answer);
    const sent: unknown = await loadAppointmentCalendar(context, { language: "nl", token: by }).catch(
      (thrown: unknown) => thrown,
    );
    expect(sent instanceof Response && [sent.status, sent.headers.get("location")]).toEqual([
      303,
      `/nl/my-visit/${encodeURIComponent(by)}/`,
    ]);
  });
});
