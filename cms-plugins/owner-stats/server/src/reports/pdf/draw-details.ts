import type { ReportContext } from "./report-context.js";
import { contentWidth, hairline, paper, styles } from "./report-styles.js";

const right = paper.width - paper.side;

/** Feedback of visitors that staff released, with initials instead of names. */
export function drawReactions({ flow, matter, message, formatters }: ReportContext): void {
  if (matter.reactions.length === 0) return;
  flow.heading(message("report.reactions.title"));
  const x = paper.side + 14;
  const width = contentWidth - 14;
  for (const { day, visitor, text } of matter.reactions) {
    flow.group("BlockQuote", () => {
      flow.text("P", message("report.reactions.quoted", { text: text.trim() }), styles.quote, {
        x,
        width,
        keep: 2 + styles.small.leading,
      });
      flow.space(2);
      flow.text("P", message("report.reactions.from", { visitor, day: formatters.day(day) }), styles.small, {
        x,
        width,
      });
    });
    flow.space(12);
  }
  flow.space(-6);
}

/** Page views as other websites report them. */
export function drawMedia({ flow, matter, message, formatters, density }: ReportContext): void {
  if (matter.media.length === 0) return;
  const row = styles.body.leading + density.line;
  // Keeps a table of a few lines on one page.
  flow.heading(message("report.media.title"), 2 * row + (Math.min(matter.media.length, 8) + 1) * row);
  flow.text("P", message("report.media.intro"), styles.small);
  flow.space(8);
  const rule = () => {
    const { y } = flow;
    flow.artifact(() => {
      flow.doc.moveTo(paper.side, y).lineTo(right, y).lineWidth(0.5).strokeColor(hairline).stroke();
    });
  };
  const line = (type: "TH" | "TD", [name, value]: readonly [string, string]) => {
    const style = type === "TH" ? styles.small : styles.body;
    const names = flow.lines(name, style, contentWidth - 130);
    flow.need(names.length * style.leading + density.line + 3);
    rule();
    flow.group("TR", () => {
      const [shown] = flow.lines(value, style, 120);
      const y = flow.y + Math.ceil(density.line / 2);
      const options = type === "TH" ? { scope: "Column" as const } : {};
      flow.put(type, names, style, { x: paper.side, y }, options);
      if (shown) flow.put(type, [shown], style, { x: right - shown.width, y }, options);
    });
    flow.y += names.length * style.leading + density.line;
  };
  flow.group("Table", () => {
    line("TH", [message("report.media.medium"), message("report.media.views")]);
    for (const { name, views } of matter.media)
      line("TD", [name, views === null ? message("report.media.untold") : formatters.number(views)]);
  });
  rule();
}

/** The agency's proposals, each with its reason. */
export function drawProposals({ flow, matter, message }: ReportContext): void {
  if (matter.proposals.length === 0) return;
  flow.heading(message("report.proposals.title"));
  for (const { title, text } of matter.proposals) {
    flow.need(styles.strong.leading + 2 * styles.body.leading);
    flow.text("P", title, styles.strong);
    if (text) flow.text("P", text, styles.body);
    flow.space(9);
  }
  flow.space(-4);
}
