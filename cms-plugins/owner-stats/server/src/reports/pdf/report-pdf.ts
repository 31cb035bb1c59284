import { setImmediate as othersTurn } from "node:timers/promises";
import { fromBelgianTime } from "@gevel/config";
import PDFDocument from "pdfkit";
import { z } from "zod";
import { reportTotals, type ReportData } from "../report-data.js";
import { reportMessages } from "../messages/report-messages.js";
import { airy, dense, type Density } from "./densities.js";
import { drawAgent, drawFoot, drawContinuationHeader, drawLegal } from "./draw-ending.js";
import { drawMedia, drawProposals, drawReactions } from "./draw-details.js";
import { drawEvents } from "./draw-events.js";
import { drawNumbers } from "./draw-numbers.js";
import { drawOpening } from "./draw-opening.js";
import { drawViews } from "./draw-views.js";
import type { ReportContext } from "./report-context.js";
import { PageFlow } from "./page-flow.js";
import { registerFonts } from "./report-fonts.js";
import { contentBottom, readableAccent } from "./report-styles.js";
import { preparePictures, type ReportPictures } from "./report-pictures.js";
import { formatValues } from "./format-values.js";

/** The types of pdfkit are older than its PDF/UA. */
const documentOptions = z.custom<PDFKit.PDFDocumentOptions>();

function emptyDocument(matter: ReportData, title: string): PDFKit.PDFDocument {
  // A moment of its matter and not of the clock: the same matter is the same file, whoever draws it and when.
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

/** What a report says, in its order: people first, then numbers. */
const parts = [
  ...[drawOpening, drawNumbers, drawReactions, drawEvents, drawViews, drawMedia, drawProposals, drawAgent],
  drawLegal,
] as const;

/** Drawn, and not yet bytes. */
async function drawnPages(matter: ReportData, pictures: ReportPictures, density: Density) {
  const messages = reportMessages[matter.language];
  const formatters = formatValues(matter, messages);
  const month = formatters.month(matter.month);
  const doc = emptyDocument(matter, `${messages.report} ${month}: ${matter.home.title}, ${matter.home.place}`);
  const flow = new PageFlow(doc, () => drawContinuationHeader(report), density.gap);
  const report: ReportContext = {
    ...{ flow, matter, messages, formatters, month, density },
    totals: reportTotals(matter),
    accent: readableAccent(matter.agency.accent),
    pictures: await preparePictures(pictures, density.picture),
  };
  for (const draw of parts) {
    draw(report);
    // Who asks the CMS meanwhile waits for one part, not for the whole.
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

/** A report as it is kept, mailed and printed. */
export async function reportPdf(matter: ReportData, pictures: ReportPictures): Promise<Buffer> {
  const usual = await drawnPages(matter, pictures, airy);
  if (usual.count === 1 || usual.filled >= leastOfPage) return bytesOf(usual.doc);
  const closer = await drawnPages(matter, pictures, dense);
  return bytesOf(closer.count < usual.count ? closer.doc : usual.doc);
}

/** How it is called where it is kept as a file. */
export const reportFileName = ({ language, month }: Pick<ReportData, "language" | "month">): string =>
  reportMessages[language].mail.fileName(month);
