import { belgianDay, viewBatchSchema, countPageViews, type ViewBatch } from "@gevel/config";

/**
 * Views as stored on disk, one per line: `v <listing> <mark> <second>` or, if hashes had to be erased before the CMS
 * accepted them, `c <day> <listing> <visits>`. A truncated last line belongs to a view that was not acknowledged.
 */
export type View = ViewBatch["views"][number];
type Lines = Pick<ViewBatch, "views" | "counted">;

export const lineOf = ([listing, mark, at]: View): string => `v ${listing} ${mark} ${at}\n`;

const { views: viewsSchema, counted: countedSchema } = viewBatchSchema.shape;

/** Each view once; invalid lines are left out. */
export function readLines(text: string): Lines {
  const views = new Map<string, View>();
  const counted: Lines["counted"] = [];
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  for (const line of whole.split("\n")) {
    const [kind, ...words] = line.split(" ");
    if (kind === "v" && !views.has(line)) {
      const view = viewsSchema.element.safeParse([Number(words[0]), words[1], Number(words[2])]);
      if (view.success) views.set(line, view.data);
    } else if (kind === "c") {
      const count = countedSchema.element.safeParse([words[0], Number(words[1]), Number(words[2])]);
      if (count.success) counted.push(count.data);
    }
  }
  return { views: [...views.values()], counted };
}

/** The text with counts in place of hashes from before a given time; null if there are none. */
export function withoutHashes(text: string, oldest: Date): string | null {
  const { views, counted } = readLines(text);
  const since = oldest.getTime() / 1000;
  const old = new Map<string, { day: string; listing: number; seconds: number[] }>();
  for (const [listing, mark, at] of views) {
    if (at >= since) continue;
    const seen = old.get(mark) ?? { day: belgianDay(new Date(at * 1000)), listing, seconds: [] };
    seen.seconds.push(at);
    old.set(mark, seen);
  }
  if (old.size === 0) return null;
  const counts = new Map<string, number>();
  const add = (key: string, pageViews: number) => counts.set(key, (counts.get(key) ?? 0) + pageViews);
  for (const [day, listing, pageViews] of counted) add(`${day} ${listing}`, pageViews);
  for (const { day, listing, seconds } of old.values()) add(`${day} ${listing}`, countPageViews(seconds));
  const lines = [...counts].map(([key, pageViews]) => `c ${key} ${pageViews}\n`);
  return (
    lines.join("") +
    views
      .filter(([, , at]) => at >= since)
      .map(lineOf)
      .join("")
  );
}
