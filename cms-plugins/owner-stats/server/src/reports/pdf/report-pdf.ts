import { setImmediate as othersTurn } from "node:timers/promises";
import { fromBelgianTime, belgianDay, type TimelineEvent } from "@gevel/config";
import PDFDocument from "pdfkit";
import { z } from "zod";
import { reportTotals, type ReportData } from "../report-data.js";
import { messagesIn } from "../../messages/messages.js";
import { airy, dense, type Density } from "./densities.js";
import { drawAgent, drawFoot, drawContinuationHeader, drawLegal } from "./draw-ending.js";
import { drawMedia, drawProposals, drawReactions } from "./draw-details.js";
import { drawOpening } from "./draw-opening.js";
import { drawViews } from "./draw-views.js";
import type { ReportContext } from "./report-context.js";
import { PageFlow } from "./page-flow.js";
import { registerFonts } from "./report-fonts.js";
import { contentBottom, readableAccent, contentWidth, paper, styles, hairline, sand, stone } from "./report-styles.js";
import { preparePictures, type ReportPictures } from "./report-pictures.js";
import { formatValues } from "./format-values.js";

const inset = 18;
const top = 14;

/** The numbers the law requires in a report: how many were interested, how many came, and their feedback. */
function drawNumbers({ flow, matter, totals, message, accent }: ReportContext): void {
  const { doc } = flow;
  const column = contentWidth / 3;
  const { interest, visits } = matter;
  const asked = (["information", "visit", "documents"] as const)
    .filter((what) => interest[what] > 0)
    .map((what) => message(`report.interest.${what}`, { count: interest[what] }));
  const notCounted = (["planned", "cancelled"] as const)
    .filter((state) => visits[state] > 0)
    .map((state) => message(`report.numbers.visits.${state}`, { count: visits[state] }));
  const totalsShown = [
    [totals.interested, "interested", asked.join(", ") || message("report.numbers.noEnquiries")],
    [totals.visits, "visits", notCounted.join(", ")],
    [
      totals.reactions,
      "reactions",
      message(totals.reactions > 0 ? "report.numbers.reactionsBelow" : "report.numbers.noReactions"),
    ],
  ] as const;
  const width = column - inset - 12;
  const laidOutTotals = totalsShown.map(([count, label, more]) => ({
    count: flow.lines(String(count), styles.number, width),
    color: count > 0 ? accent : stone,
    label: flow.lines(message(`report.numbers.${label}`), styles.strong, width),
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
    { title: message("report.numbers.title") },
  );
  flow.y = y + height;
}

const dateWidth = 76;

type EventFormatters = Pick<ReportContext, "message" | "formatters">;

/** An event's line, and the text under it. */
function formatEvent(event: TimelineEvent, { message, formatters }: EventFormatters): { line: string; text: string } {
  switch (event.kind) {
    case "visit": {
      const visit = message(`report.visit.${event.state}`);
      return { line: event.visitor ? message("report.visit.by", { visit, visitor: event.visitor }) : visit, text: "" };
    }
    case "communication": {
      const label = message(`report.way.${event.way}`);
      return {
        line: event.subject ? message("report.labelled", { label, value: event.subject }) : label,
        text: event.text,
      };
    }
    case "online":
      return {
        line: message(event.ended ? "report.online.ended" : "report.online.began", { medium: event.medium }),
        text: "",
      };
    case "price":
      return { line: formatters.priceChange(event.before, event.after), text: "" };
    case "interest":
      return { line: message(`report.interest.${event.what}`, { count: event.times }), text: "" };
    case "state":
      return { line: message(`report.became.${event.state}`), text: "" };
  }
}

/** Events by day; each day is named once. */
function drawEvents({ flow, matter, message, formatters }: ReportContext): void {
  if (matter.events.length === 0) return;
  flow.heading(message("report.events.title"));
  const x = paper.side + dateWidth;
  const width = contentWidth - dateWidth;
  let shown = "";
  for (const event of matter.events) {
    const day = belgianDay(new Date(event.at));
    const { line, text } = formatEvent(event, { message, formatters });
    flow.need(styles.body.leading * (text ? 2 : 1) + 4);
    const dated = flow.lines(formatters.shortDay(day), styles.body, dateWidth);
    const style = { ...styles.body, color: styles.small.color };
    if (day !== shown) flow.put("P", dated, style, { x: paper.side, y: flow.y });
    shown = day;
    flow.text("P", line, text ? styles.strong : styles.body, { x, width });
    if (text) flow.text("P", text, styles.body, { x, width });
    flow.space(text ? 7 : 4);
  }
}

/** The types of pdfkit are older than its PDF/UA. */
const documentOptions = z.custom<PDFKit.PDFDocumentOptions>();

function emptyDocument(matter: ReportData, title: string): PDFKit.PDFDocument {
  // A time from the report's data, not the clock: the same data gives the same file.
  const made = fromBelgianTime(matter.madeOn, "08:00");
  const doc = new PDFDocument(
    documentOptions.parse({
      size: "A4",
      margin: 0,
      pdfVersion: "1.7",
      subset: "PDF/UA",
      tagged: true,
      lang: matter.language,
      displayTitle: true,
      bufferPages: true,
      info: {
        Title: title,
        Author: matter.agency.name,
        Creator: matter.agency.name,
        CreationDate: made,
        ModDate: made,
      },
    }),
  );
  registerFonts(doc);
  return doc;
}

function bytesOf(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    doc.on("data", (part: Buffer) => parts.push(part));
    doc.on("end", () => resolve(Buffer.concat(parts)));
    doc.on("error", reject);
    doc.end();
  });
}

/** The parts of a report in order: people first, then numbers. */
const parts = [
  ...[drawOpening, drawNumbers, drawReactions, drawEvents, drawViews, drawMedia, drawProposals, drawAgent],
  drawLegal,
] as const;

/** The drawn document, not yet serialized. */
async function drawnPages(matter: ReportData, pictures: ReportPictures, density: Density) {
  const message = messagesIn(matter.language);
  const formatters = formatValues(matter);
  const month = formatters.month(matter.month);
  const doc = emptyDocument(matter, `${message("report.title")} ${month}: ${matter.home.title}, ${matter.home.place}`);
  const flow = new PageFlow(doc, () => drawContinuationHeader(report), density.gap);
  const report: ReportContext = {
    ...{ flow, matter, message, formatters, month, density },
    totals: reportTotals(matter),
    accent: readableAccent(matter.agency.accent),
    pictures: await preparePictures(pictures, density.picture),
  };
  for (const draw of parts) {
    draw(report);
    // Yields, so that requests to the CMS wait for one part, not for the whole report.
    await othersTurn();
  }
  flow.end();
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    drawFoot(report, page + 1, count);
  }
  return { doc, count, filled: flow.y / contentBottom };
}

/** A last page that has less than this is not worth a sheet. */
const leastOfPage = 0.6;

/** A report as stored, mailed and printed. */
export async function reportPdf(matter: ReportData, pictures: ReportPictures): Promise<Buffer> {
  const usual = await drawnPages(matter, pictures, airy);
  if (usual.count === 1 || usual.filled >= leastOfPage) return bytesOf(usual.doc);
  const closer = await drawnPages(matter, pictures, dense);
  return bytesOf(closer.count < usual.count ? closer.doc : usual.doc);
}

/** The file name of a report. */
export const reportFileName = ({ language, month }: Pick<ReportData, "language" | "month">): string =>
  messagesIn(language)("report.mail.fileName", { month });
