import { AppError } from "@gevel/config";
import { beforeEach, describe, expect, it } from "vitest";
import { answerCalendar } from "./answer-calendar.server";

const token = "t".repeat(43);
const calendar = "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n";
const personal = { "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow" };

describe("the staff calendar on the site", () => {
  let requested: string[];
  let failure: Error | null;
  let logged: object[];
  const context = {
    cms: {
      readCalendar: async (by: string) => {
        requested.push(by);
        if (failure) throw failure;
        return calendar;
      },
    },
    log: { error: (details: object) => void logged.push(details) },
    leftOut: false,
  };
  beforeEach(() => {
    [requested, failure, logged] = [[], null, []];
    context.leftOut = false;
  });
  const read = async (file: string) => {
    const { status, headers } = await answerCalendar(context, file);
    return { status, headers: Object.fromEntries(headers) };
  };

  it("FORM-7 is the CMS's file, cached and indexed by nobody", async () => {
    const answer = await answerCalendar(context, `${token}.ics`);
    expect(Object.fromEntries(answer.headers)).toEqual({ ...personal, "content-type": "text/calendar; charset=utf-8" });
    expect([answer.status, await answer.text(), requested]).toEqual([200, calendar, [token]]);
    expect(context.leftOut).toBe(true);
  });

  it.each(["", ".ics", `${token}x.ics`, `${token}.txt`, `${"é".repeat(43)}.ics`])(
    "FORM-7 makes no request for an invalid secret: %s",
    async (file) => {
      expect([await read(file), requested]).toEqual([{ status: 404, headers: personal }, []]);
    },
  );

  it.each([
    ["the CMS has none", new AppError("PAGE_NOT_FOUND"), 404, undefined],
    ["it was called too often", new AppError("TOO_MANY_REQUESTS", "too often", [], 1234), 429, "1234"],
    ["the CMS is away", new AppError("CMS_UNAVAILABLE"), 503, "300"],
    ["the CMS sends an invalid answer", new AppError("API_ERROR"), 503, "300"],
    ["the CMS has another secret", new AppError("UNAUTHORIZED"), 503, "300"],
  ] as const)("FORM-7, ERR-2 where %s a calendar program gets the next step", async (_why, problem, status, wait) => {
    failure = problem;
    expect(await read(`${token}.ics`)).toEqual({
      status,
      headers: { ...personal, ...(wait && { "retry-after": wait }) },
    });
    expect(logged).toHaveLength(status === 503 ? 1 : 0);
  });

  it("ERR-3 an error of our own stays an error", async () => {
    failure = new TypeError("of ours");
    await expect(read(`${token}.ics`)).rejects.toBe(failure);
  });
});
