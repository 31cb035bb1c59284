import type { ReportContext } from "./report-context.js";
import { contentWidth, hairline, paper, sand, stone, styles } from "./report-styles.js";

const inset = 18;
const top = 14;

/** What the law asks of a report: how many were interested, how many came, and what they said. */
export function drawNumbers({ flow, matter, totals, messages, accent }: ReportContext): void {
  const { doc } = flow;
  const column = contentWidth / 3;
  const totalsShown = [
    [totals.interested, messages.numbers.interested, messages.asked(matter.interest) || messages.noEnquiries],
    [totals.visits, messages.numbers.visits, messages.visitsMore(matter.visits)],
    [
      totals.reactions,
      messages.numbers.reactions,
      totals.reactions > 0 ? messages.reactionsBelow : messages.noReactions,
    ],
  ] as const;
  const width = column - inset - 12;
  const laidOutTotals = totalsShown.map(([count, label, more]) => ({
    count: flow.lines(String(count), styles.number, width),
    color: count > 0 ? accent : stone,
    label: flow.lines(label, styles.strong, width),
    more: more ? flow.lines(more, styles.small, width) : [],
  }));
  const below = Math.max(
    ...laidOutTotals.map(
      ({ label, more }) => label.length * styles.strong.leading + more.length * styles.small.leading,
    ),
  );
  const height = top + styles.number.leading + 4 + below + 14;
  flow.need(height + 22);
  flow.space(20);
  const { y } = flow;
  flow.artifact(() => {
    doc.roundedRect(paper.side, y, contentWidth, height, 8).fill(sand);
    for (const at of [1, 2])
      doc
        .moveTo(paper.side + at * column, y + 16)
        .lineTo(paper.side + at * column, y + height - 16)
        .lineWidth(0.75)
        .strokeColor(hairline)
        .stroke();
  });
  flow.group(
    "Sect",
    () => {
      for (const [index, { count, color, label, more }] of laidOutTotals.entries()) {
        const x = paper.side + index * column + inset;
        const under = y + top + styles.number.leading + 4;
        flow.put("P", count, { ...styles.number, color }, { x, y: y + top });
        flow.put("P", label, styles.strong, { x, y: under });
        flow.put("P", more, styles.small, { x, y: under + label.length * styles.strong.leading + 1 });
      }
    },
    { title: messages.numbers.title },
  );
  flow.y = y + height;
}
