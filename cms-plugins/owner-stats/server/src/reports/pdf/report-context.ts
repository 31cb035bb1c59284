import type { ReportData, ReportTotals } from "../report-data.js";
import type { FormatMessage } from "@gevel/config";
import type { MessageId } from "../../messages/messages.js";
import type { Density } from "./densities.js";
import type { PageFlow } from "./page-flow.js";
import type { PreparedPictures } from "./report-pictures.js";
import type { ValueFormatters } from "./format-values.js";

/** The input of each part of a report. */
export interface ReportContext {
  flow: PageFlow;
  matter: ReportData;
  totals: ReportTotals;
  message: FormatMessage<MessageId>;
  formatters: ValueFormatters;
  /** `november 2026` */
  month: string;
  /** The agency's colour, if it is readable. */
  accent: string;
  pictures: PreparedPictures;
  density: Density;
}
