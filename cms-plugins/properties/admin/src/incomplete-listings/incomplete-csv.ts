import type { BoardListing, MissingPart } from "@gevel/config";
import { byteOrderMark, csvLine } from "@gevel/core/admin";

export interface CsvLabels {
  columns: readonly string[];
  nameOf: (part: MissingPart) => string;
  cells: (listing: BoardListing) => { headline: string; region: string; goal: string; source: string; state: string };
}

/** The board as a spreadsheet opens it: a line each, in the words of the screen. */
export function incompleteCsv(listings: readonly BoardListing[], { columns, nameOf, cells }: CsvLabels): Blob {
  const lines = listings.map((listing) => {
    const { headline, region, goal, source, state } = cells(listing);
    const { reference, zip, city, agent, percent, missing, reason } = listing;
    const named = (parts: readonly MissingPart[]) => parts.map(nameOf).join("; ");
    return csvLine([
      ...[reference, headline, zip, city, region, goal, agent, source, state],
      named(missing.filter(({ legal }) => legal)),
      named(missing.filter(({ legal }) => !legal)),
      ...[String(percent), reason === null ? "" : `${reason.reason} (${reason.by})`],
    ]);
  });
  return new Blob([byteOrderMark, csvLine(columns), ...lines], { type: "text/csv;charset=utf-8" });
}
