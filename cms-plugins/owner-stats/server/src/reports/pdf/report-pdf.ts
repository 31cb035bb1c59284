import { setImmediate as othersTurn } from "node:timers/promises";
import { belgianMoment } from "@gevel/config";
import PDFDocument from "pdfkit";
import { z } from "zod";
import { reportTotals, type ReportMatter } from "../report-matter.js";
import { reportWords } from "../words/report-words.js";
import { airy, dense, type Density } from "./densities.js";
import { drawAgent, drawFoot, drawFurtherHead, drawLegal } from "./draw-ending.js";
import { drawMedia, drawProposals, drawReactions } from "./draw-further.js";
import { drawHappened } from "./draw-happened.js";
import { drawNumbers } from "./draw-numbers.js";
import { drawOpening } from "./draw-opening.js";
import { drawViews } from "./draw-views.js";
import type { DrawnReport } from "./drawn-report.js";
import { PageFlow } from "./page-flow.js";
import { registerFonts } from "./report-fonts.js";
import { contentBottom, readableAccent } from "./report-look.js";
import { drawnPictures, type ReportPictures } from "./report-pictures.js";
import { saidValues } from "./said-values.js";

/** The types of pdfkit are older than its PDF/UA. */
const documentOptions = z.custom<PDFKit.PDFDocumentOptions>();

function emptyDocument(matter: ReportMatter, title: string): PDFKit.PDFDocument {
  // A moment of its matter and not of the clock: the same matter is the same file, whoever draws it and when.
  const made = belgianMoment(matter.madeOn, "08:00");
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
  ...[drawOpening, drawNumbers, drawReactions, drawHappened, drawViews, drawMedia, drawProposals, drawAgent],
  drawLegal,
] as const;

/** Drawn, and not yet bytes. */
async function drawnPages(matter: ReportMatter, pictures: ReportPictures, density: Density) {
  const words = reportWords[matter.language];
  const said = saidValues(matter, words);
  const month = said.month(matter.month);
  const doc = emptyDocument(matter, `${words.report} ${month}: ${matter.home.title}, ${matter.home.place}`);
  const flow = new PageFlow(doc, () => drawFurtherHead(report), density.gap);
  const report: DrawnReport = {
    ...{ flow, matter, words, said, month, density },
    totals: reportTotals(matter),
    accent: readableAccent(matter.agency.accent),
    pictures: await drawnPictures(pictures, density.picture),
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
export async function reportPdf(matter: ReportMatter, pictures: ReportPictures): Promise<Buffer> {
  const usual = await drawnPages(matter, pictures, airy);
  if (usual.count === 1 || usual.filled >= leastOfPage) return bytesOf(usual.doc);
  const closer = await drawnPages(matter, pictures, dense);
  return bytesOf(closer.count < usual.count ? closer.doc : usual.doc);
}

/** How it is called where it is kept as a file. */
export const reportFileName = ({ language, month }: Pick<ReportMatter, "language" | "month">): string =>
  reportWords[language].mail.fileName(month);
