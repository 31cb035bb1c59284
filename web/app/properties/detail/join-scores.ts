import type { MessageId } from "~/i18n/message-id";
import type { LegalBlock } from "./property-content";

type Row = LegalBlock["rows"][number];

/** One line of a list of facts: mostly one row, two for flood scores. */
interface FactLine {
  key: string;
  label: MessageId;
  parts: readonly Row[];
}

const scores = ["floodPScore", "floodGScore"];

/** PROP-20: the plot's and the building's score are shown side by side, at the position of the first. */
export function joinScores(rows: readonly Row[]): FactLine[] {
  const both = scores.flatMap((score) => rows.find(({ key }) => key === score) ?? []);
  const alone = ({ key, label }: Row, parts: readonly Row[]): FactLine => ({ key, label, parts });
  if (both.length < scores.length) return rows.map((row) => alone(row, [row]));
  const first = rows.find((row) => both.includes(row));
  return rows.flatMap((row) => {
    if (!both.includes(row)) return alone(row, [row]);
    return row === first ? { key: row.key, label: "properties.detail.floodScores", parts: both } : [];
  });
}
