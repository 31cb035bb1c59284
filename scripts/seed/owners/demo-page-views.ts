import type { ViewBatch } from "@gevel/config";
import { random } from "../random.js";

export type DailyViews = ViewBatch["counted"][number];

const dayMs = 86_400_000;

/** Saturday and Sunday people have time to look. */
const weekendFactor = 1.35;
/** A listing gets most page views when it is new; the number halves after so many days. */
const halvedAfter = 16;

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());

export const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) - days * dayMs).toISOString().slice(0, 10);

interface ViewedListing {
  /** The listing's reference: its page views are the same in every app. */
  reference: string;
  /** Of the listing in this app. */
  id: number;
  /** Its popularity relative to other listings; 1 is the highest. */
  appeal: number;
  /** How long it has been on the market. */
  age: number;
}

/** Page views of a listing on each of the `days` days before `today`, oldest first; days without one are left out. */
export function viewsOf({ reference, id, appeal, age }: ViewedListing, today: string, days: number): DailyViews[] {
  const chance = random(`views:${reference}`);
  const counted: DailyViews[] = [];
  for (let before = Math.min(days, age); before > 0; before -= 1) {
    const day = dayBefore(today, before);
    const interest = 2.4 + 15 * 0.5 ** ((age - before) / halvedAfter);
    const views = Math.round(interest * appeal * (isWeekend(day) ? weekendFactor : 1) * chance.between(0.45, 1.5));
    if (views > 0) counted.push([day, id, views]);
  }
  return counted;
}
