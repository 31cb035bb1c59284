import type { TimelineEvent } from "@gevel/config";
import fc from "fast-check";
import { expect, it } from "vitest";
import { interestEvents, timelinePage } from "./read-history.js";

const event = (minute: number): TimelineEvent => ({
  kind: "state",
  at: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
  state: "on-offer",
});

it("OWNER-2 the pages of the timeline have every entry once, newest first, even with equal times", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 60 }),
      fc.integer({ min: 1, max: 9 }),
      (minutes, length) => {
        const events = minutes.map(event);
        const read: TimelineEvent[] = [];
        for (let before: string | null = null, more = true; more;) {
          const page = timelinePage(events, before, length);
          read.push(...page.timeline);
          more = page.more;
          before = page.timeline.at(-1)?.at ?? null;
        }
        expect(read.map(({ at }) => at)).toEqual(
          events
            .map(({ at }) => at)
            .toSorted()
            .toReversed(),
        );
      },
    ),
  );
});

it("OWNER-2 visitors' activity is dated at the start of its Belgian day, also when the clocks change", () => {
  const day = (on: string) => interestEvents([{ home: 1, day: on, what: "visit", times: 2 }])[0]?.event.at;
  expect(day("2026-11-23")).toBe("2026-11-22T23:00:00.000Z");
  expect(day("2026-03-29")).toBe("2026-03-28T23:00:00.000Z");
  expect(day("2026-10-25")).toBe("2026-10-24T22:00:00.000Z");
});
