import { readDate } from "../draft/read-date.js";

interface Ticks {
  utc: number;
  /** Of the clock on the sender's wall. */
  offset: number;
}

/** How .NET writes a moment in JSON: /Date(1700000000000+0100)/. */
function readTicks(text: string): Ticks | null {
  const parts = /^\/Date\((-?\d{1,15})(?:([+-])(\d{2})(\d{2}))?\)\/$/.exec(text);
  if (!parts) return null;
  const [, utc, sign, hours = "0", minutes = "0"] = parts;
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return { utc: Number(utc), offset: sign === "-" ? -offset : offset };
}

function iso(milliseconds: number): string | null {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** A moment as .NET writes it or as ISO; without a zone it is taken as UTC. */
export function readDateTime(text: string): string | null {
  const ticks = readTicks(text);
  if (ticks) return iso(ticks.utc);
  const written = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/.exec(text);
  if (!written) return null;
  const [, day, time = "00:00:00", zone = "Z"] = written;
  return iso(Date.parse(`${day}T${time}${zone}`));
}

/** The day where the sender is: midnight in Brussels is still yesterday in UTC. */
export function readLocalDay(text: string): string | null {
  const ticks = readTicks(text);
  return ticks ? (iso(ticks.utc + ticks.offset)?.slice(0, 10) ?? null) : readDate(text);
}
