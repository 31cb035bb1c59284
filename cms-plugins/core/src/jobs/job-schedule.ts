import { Cron } from "croner";

/** When a job runs: a cron expression in Belgian time, or the milliseconds from the end of a run to the next. */
export type JobSchedule = { cron: string } | { everyMs: number };

/** The next run after `now`. In the night that the clock is set back, an hour that comes twice counts once. */
export function nextRun(schedule: JobSchedule, now: number): number {
  if ("everyMs" in schedule) return now + schedule.everyMs;
  const next = new Cron(schedule.cron, { timezone: "Europe/Brussels" }).nextRun(new Date(now));
  if (next === null) throw new Error(`${schedule.cron} names no moment to come`);
  return next.getTime();
}

/** The longest rest after failures. */
const longestRetryMs = 15 * 60_000;

/** Rest after so many failures in a row: doubles, between 0.8 and 1.2 times so that several jobs spread. */
export function retryPause(failures: number, random: number, longestMs = longestRetryMs): number {
  return Math.round(Math.min(longestMs / 1.2, 1_000 * 2 ** Math.max(0, failures - 1)) * (0.8 + 0.4 * random));
}

/** Whether no run can be due so late: the clock was ahead when it was set. */
export const isTooLate = (schedule: JobSchedule, dueAt: number, now: number): boolean =>
  dueAt > Math.max(nextRun(schedule, now), now + longestRetryMs);
