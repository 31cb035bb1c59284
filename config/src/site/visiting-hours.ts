export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

const times = [
  ["10:00", "13:00"],
  ["14:00", "16:00"],
  ["16:00", "19:00"],
] as const;

/** FORM-7: the contact time slots of section 9 of the specification, for an agency that wrote none of its own. */
export const defaultVisitingHours = weekdays
  .filter((weekday) => weekday !== "sunday")
  .flatMap((weekday) => times.map(([from, until]) => ({ weekday, from, until, capacity: 1, totalCapacity: null })));
