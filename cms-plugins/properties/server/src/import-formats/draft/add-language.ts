import { isDeepStrictEqual } from "node:util";
import { importLimits } from "@gevel/config";
import { z } from "zod";
import { isTexts, type DraftItem, type ItemDraft } from "./item-draft.js";

type Report = (value: unknown) => void;

const mediaSchema = z.array(z.looseObject({ url: z.string() }));
type Media = z.infer<typeof mediaSchema>[number];

/** The texts of both; where both have one in the same language the first stays. */
function addTexts(
  before: Record<string, string>,
  value: Record<string, string>,
  report: Report,
): Record<string, string> {
  const others = Object.entries(value).filter(([code, text]) => code in before && before[code] !== text);
  if (others.length > 0) report(Object.fromEntries(others));
  return { ...value, ...before };
}

function mergeMedia(before: Media, other: Media, report: Report): Media {
  const both: Media = { ...other, ...before };
  for (const [key, value] of Object.entries(other)) {
    const first = before[key] ?? null;
    if (isTexts(first) && isTexts(value)) both[key] = addTexts(first, value, report);
    else if (first === null) both[key] = value;
    else if (value !== null && !isDeepStrictEqual(first, value)) report({ ...other, [key]: value });
  }
  return both;
}

/** Pictures and documents of both, each address once; what is for staff in one of them is for staff. */
function addMedia(before: readonly Media[], others: readonly Media[], report: Report): Media[] {
  // One file may be both a plan and a document.
  const idOf = ({ kind, url }: Media) => `${String(kind)} ${url}`;
  const all = new Map(before.map((one) => [idOf(one), one]));
  for (const other of others) {
    const first = all.get(idOf(other));
    all.set(idOf(other), first ? mergeMedia(first, other, report) : other);
  }
  return [...all.values()];
}

/**
 * The same listing in another language adds its texts, the names of its pictures and documents, and documents that only
 * it has. What else it says otherwise is left out, and said.
 */
export function addLanguage(item: DraftItem, other: ItemDraft): void {
  for (const [key, value] of Object.entries(other.item)) {
    const report: Report = (left) =>
      other.leftOut(key, JSON.stringify(left), "the same listing says otherwise in another language");
    const before = item[key];
    if (before === undefined) item[key] = value;
    else if (isTexts(value) && isTexts(before)) item[key] = addTexts(before, value, report);
    else if (key === "pictures" || key === "documents") {
      const [first, second] = [mediaSchema.parse(before), mediaSchema.parse(value)];
      const known = new Set(first.map(({ url }) => url));
      // Pictures of which none is known are the same ones in another size.
      if (key === "pictures" && !second.some(({ url }) => known.has(url))) report(value);
      else {
        const both = addMedia(first, second, report);
        const limit = importLimits[key];
        if (both.length > limit) other.leftOut(key, String(both.length), `more than ${limit} of them are not taken`);
        item[key] = both.slice(0, limit);
      }
    } else if (!isDeepStrictEqual(value, before)) report(value);
  }
}
