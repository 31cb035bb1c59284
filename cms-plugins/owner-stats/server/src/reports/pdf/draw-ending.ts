import { formatPhone } from "@gevel/config";
import { formatMonthSentence } from "./format-values.js";
import { artifact } from "./page-flow.js";
import type { ReportContext } from "./report-context.js";
import { drawLine, layOutText, type Line } from "./text-layout.js";
import { contentWidth, hairline, paper, sand, stone, styles } from "./report-styles.js";

const inset = 18;

/** The contact person. */
export function drawAgent({ flow, matter, message, accent, density }: ReportContext): void {
  const { agent } = matter;
  if (!agent?.name) return;
  const half = contentWidth / 2 - inset - 10;
  const nameStyle = { ...styles.heading, size: 18, leading: 22 };
  const contactStyle = { ...styles.strong, color: accent };
  const label = flow.lines(message("report.agent.title").toLocaleUpperCase(matter.language), styles.label, half);
  const name = flow.lines(agent.name, nameStyle, half);
  const contact = [formatPhone(agent.phone), agent.email].flatMap((text) => flow.lines(text, contactStyle, half));
  const invitation = flow.lines(message("report.agent.invitation"), styles.body, half);
  const left = label.length * styles.label.leading + 3 + name.length * nameStyle.leading;
  const rightHeight = (invitation.length + contact.length) * styles.body.leading + 4;
  const height = 30 + Math.max(left, rightHeight);
  flow.need(height + density.gap - 6);
  flow.space(density.gap - 2);
  const { y } = flow;
  const x = paper.side + inset;
  const beside = paper.side + contentWidth / 2;
  flow.artifact(() => void flow.doc.roundedRect(paper.side, y, contentWidth, height, 8).fill(sand));
  flow.put("P", label, styles.label, { x, y: y + 16 });
  flow.put("P", name, nameStyle, { x, y: y + 19 + label.length * styles.label.leading });
  flow.put("P", invitation, styles.body, { x: beside, y: y + 15 });
  flow.put("P", contact, contactStyle, { x: beside, y: y + 19 + invitation.length * styles.body.leading });
  flow.y = y + height;
}

/** The head of every page but the first; where its content begins. */
export function drawContinuationHeader({ flow, matter, month }: ReportContext): number {
  const { doc } = flow;
  const name = { ...styles.heading, size: 13, leading: 16 };
  artifact(doc, () => {
    const [agency] = layOutText(doc, matter.agency.name, name, 200);
    if (agency) drawLine(doc, agency, name, paper.side, paper.top - 6);
    const [home] = layOutText(doc, `${matter.home.title}, ${month}`, styles.small, contentWidth - 220);
    if (home)
      drawLine(doc, home, { ...styles.small, color: stone }, paper.width - paper.side - home.width, paper.top - 4);
    const y = paper.top + 16;
    doc
      .moveTo(paper.side, y)
      .lineTo(paper.width - paper.side, y)
      .lineWidth(0.75)
      .strokeColor(hairline)
      .stroke();
  });
  return paper.top + 36;
}

/** Lines that fit between the hairline and the edge that printers leave white. */
const footLines = 5;
const footWidth = contentWidth - 60;

/** The agency's legal identity, as far as it fits in the footer, and what the report is; `isAll` if everything fits. */
function legalLines({ flow: { doc }, matter, message, formatters, month }: ReportContext): {
  lines: Line[];
  isAll: boolean;
} {
  const layOutFooter = (text: string) => layOutText(doc, text, styles.fine, footWidth);
  const { lines: agencyLines } = matter.agency;
  const legal = layOutFooter(
    formatMonthSentence(message, "report.legal", { month, day: formatters.day(matter.madeOn) }),
  );
  for (let lineCount = agencyLines.length; lineCount > 0; lineCount -= 1) {
    const lines = layOutFooter(agencyLines.slice(0, lineCount).join(" · "));
    if (lines.length + legal.length <= footLines)
      return { lines: [...lines, ...legal], isAll: lineCount === agencyLines.length };
  }
  return { lines: legal, isAll: agencyLines.length === 0 };
}

/** The agency's full legal identity, if the footers have no room for all of it. */
export function drawLegal(report: ReportContext): void {
  if (legalLines(report).isAll) return;
  report.flow.space(20);
  for (const text of report.matter.agency.lines) report.flow.text("P", text, styles.fine);
}

/** The agency's identity, page number and page count. */
export function drawFoot(report: ReportContext, page: number, pages: number): void {
  const { doc } = report.flow;
  artifact(doc, () => {
    let y = paper.height - paper.bottom + 24;
    doc
      .moveTo(paper.side, y)
      .lineTo(paper.width - paper.side, y)
      .lineWidth(0.75)
      .strokeColor(hairline)
      .stroke();
    y += 8;
    const [number] = layOutText(doc, report.message("report.page", { page, of: pages }), styles.fine, 90);
    if (number) drawLine(doc, number, styles.fine, paper.width - paper.side - number.width, y);
    for (const line of legalLines(report).lines) {
      drawLine(doc, line, styles.fine, paper.side, y);
      y += styles.fine.leading;
    }
  });
}
