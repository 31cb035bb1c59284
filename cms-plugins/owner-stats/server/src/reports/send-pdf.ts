import type { HttpContext } from "@gevel/core";
import { reportFileName } from "./pdf/report-pdf.js";
import type { ReportData } from "./report-data.js";

/** Sends a report as a file: shown by the browser, saved under its name. */
export function sendPdf(ctx: HttpContext, { matter, pdf }: { matter: ReportData; pdf: Buffer }): void {
  ctx.status = 200;
  ctx.set("content-type", "application/pdf");
  ctx.set("content-disposition", `inline; filename="${reportFileName(matter)}"`);
  ctx.set("cache-control", "private, no-store");
  ctx.set("x-content-type-options", "nosniff");
  ctx.body = pdf;
}
