const dayMs = 86_400_000;

/** The Monday of the week of a day, `2026-11-24`; of what is no day, that of `today`. */
export function mondayOf(day: string | null, today: string): string {
  const date = day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  const at = new Date(Number.isNaN(date) ? Date.parse(`${today}T00:00:00Z`) : date);
  return new Date(at.getTime() - ((at.getUTCDay() + 6) % 7) * dayMs).toISOString().slice(0, 10);
}
