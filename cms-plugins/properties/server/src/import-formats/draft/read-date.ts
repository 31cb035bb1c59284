const two = (part: number) => String(part).padStart(2, "0");

function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const same = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return same ? `${year}-${two(month)}-${two(day)}` : null;
}

/** A day as YYYY-MM-DD from the ways senders write it; a month alone is its last day. */
export function readDate(text: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*|Z|[+-]\d{2}:\d{2})?$/.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const local = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text);
  if (local) return dayOf(Number(local[3]), Number(local[2]), Number(local[1]));
  const plain = /^(\d{4})(?:(\d{2})(\d{2})|[/.](\d{1,2})[/.](\d{1,2}))$/.exec(text);
  if (plain) return dayOf(Number(plain[1]), Number(plain[2] ?? plain[4]), Number(plain[3] ?? plain[5]));
  const month = /^(?:(\d{1,2})[./-](\d{4})|(\d{4})-(\d{2}))$/.exec(text);
  if (!month) return null;
  const [year, number] = [Number(month[2] ?? month[3]), Number(month[1] ?? month[4])];
  if (number < 1 || number > 12) return null;
  return dayOf(year, number, new Date(Date.UTC(year, number, 0)).getUTCDate());
}
