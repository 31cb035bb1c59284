import type { ReportMatter, ReportTotals } from "../report-matter.js";
import type { ReportWords } from "../words/report-words.js";
import type { Density } from "./densities.js";
import type { PageFlow } from "./page-flow.js";
import type { DrawnPictures } from "./report-pictures.js";
import type { SaidValues } from "./said-values.js";

/** What each part of a report draws from. */
export interface DrawnReport {
  flow: PageFlow;
  matter: ReportMatter;
  totals: ReportTotals;
  words: ReportWords;
  said: SaidValues;
  /** `november 2026` */
  month: string;
  /** The agency's colour, where it can be read. */
  accent: string;
  pictures: DrawnPictures;
  density: Density;
}
