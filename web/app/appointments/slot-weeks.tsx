import type { SlotOption } from "@gevel/config";
import { useIntl } from "react-intl";
import { Choice } from "~/ui/controls";
import { VisuallyHidden } from "~/ui/visually-hidden";
import styles from "./slot-weeks.module.css";

interface SlotDay {
  day: string;
  slots: SlotOption[];
}

interface SlotWeek {
  /** Its Monday. */
  monday: string;
  days: SlotDay[];
}

const dayMs = 86_400_000;

function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * dayMs).toISOString().slice(0, 10);
}

/** Slots in their order, by week and day. */
export function weeksOfSlots(slots: readonly SlotOption[]): SlotWeek[] {
  const weeks = new Map<string, Map<string, SlotOption[]>>();
  for (const slot of slots) {
    const monday = mondayOf(slot.day);
    const days = weeks.get(monday) ?? new Map<string, SlotOption[]>();
    weeks.set(monday, days.set(slot.day, [...(days.get(slot.day) ?? []), slot]));
  }
  return [...weeks].map(([monday, days]) => ({
    monday,
    days: [...days].map(([day, ofDay]) => ({ day, slots: ofDay })),
  }));
}

/** With at most as many days left, a week's slots are often taken or too soon, as on a Saturday. */
const daysOfShortWeek = 2;

/**
 * The open weeks: that of the chosen slot, else the first with a free one. If none is known to be free, as on a cached
 * page, the first, and the next one too if the first is short: they stay open when the free slots arrive.
 */
export function openWeeks(weeks: readonly SlotWeek[], chosen: string): string[] {
  const has = (test: (slot: SlotOption) => boolean) =>
    weeks.find(({ days }) => days.some(({ slots }) => slots.some(test)));
  const known = has(({ key, isFree }) => isFree && key === chosen) ?? has(({ isFree }) => isFree);
  const isShort = (weeks[0]?.days.length ?? 0) <= daysOfShortWeek;
  return (known ? [known] : weeks.slice(0, isShort ? 2 : 1)).map(({ monday }) => monday);
}

/** The current free slots in the layout shown before: a slot that the agency removed is shown as taken. */
export function inShape(shown: readonly SlotOption[], slots: readonly SlotOption[]): SlotOption[] {
  const now = new Map(slots.map((slot) => [slot.key, slot]));
  const known = new Set(shown.map(({ key }) => key));
  const merged = shown.map((slot) => now.get(slot.key) ?? { ...slot, isFree: false });
  return [...merged, ...slots.filter(({ key }) => !known.has(key))].sort((one, other) =>
    one.key < other.key ? -1 : 1,
  );
}

interface SlotWeeksProps {
  slots: readonly SlotOption[];
  /** Name of the radio buttons; the chosen one stays selected if it is still free. */
  name: string;
  chosen: string;
  /** Slots that determine the open weeks, if `slots` are not the ones shown first. */
  opened?: readonly SlotOption[];
  /** The free slots are still being requested. */
  isRequesting?: boolean;
}

const freeIn = (days: readonly SlotDay[]) => days.flatMap(({ slots }) => slots).filter(({ isFree }) => isFree).length;

/** FORM-7: the slots of several weeks by day: one group of radio buttons, in weeks that expand, with script or without. */
export function SlotWeeks({ slots, name, chosen, opened = slots, isRequesting = false }: SlotWeeksProps) {
  const intl = useIntl();
  const weeks = weeksOfSlots(slots);
  if (weeks.length === 0) return null;
  const open = openWeeks(weeksOfSlots(opened), chosen);
  const day = (date: string, options: Intl.DateTimeFormatOptions) =>
    intl.formatDate(`${date}T00:00:00Z`, { ...options, timeZone: "UTC" });
  // Not every browser leaves out the comma that English does.
  const dayInFull = (date: string) =>
    day(date, { weekday: "long", day: "numeric", month: "long" }).replace(/^([A-Z][a-z]+day),/, "$1");
  return (
    <div className={styles.weeks}>
      {weeks.map(({ monday, days }) => (
        <details key={monday} className={styles.week} open={open.includes(monday)}>
          <summary>
            {intl.formatMessage({ id: "visits.week" }, { day: day(monday, { day: "numeric", month: "long" }) })}
            {isRequesting ? null : (
              <span className={styles.count}>{intl.formatMessage({ id: "visits.free" }, { count: freeIn(days) })}</span>
            )}
          </summary>
          <div className={styles.days}>
            {days.map((shown) => (
              <div key={shown.day} className={styles.day} role="group" aria-labelledby={`${name}-${shown.day}`}>
                <p id={`${name}-${shown.day}`} className={styles.name}>
                  {dayInFull(shown.day)}
                </p>
                <div className={styles.times} data-asking={isRequesting || undefined}>
                  {shown.slots.map(({ key, from, until, isFree }) => (
                    <Choice
                      // A slot that is no longer free loses its selection.
                      key={`${key} ${isFree}`}
                      type="radio"
                      name={name}
                      value={key}
                      disabled={!isFree}
                      defaultChecked={isFree && key === chosen}
                      label={
                        <>
                          {intl.formatMessage({ id: "visits.span" }, { from, until })}
                          {isFree || isRequesting ? null : (
                            <VisuallyHidden> {intl.formatMessage({ id: "visits.full" })}</VisuallyHidden>
                          )}
                        </>
                      }
                    />
                  ))}
                </div>
              </div>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}
