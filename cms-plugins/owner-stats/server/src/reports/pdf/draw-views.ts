import { drawDayTable } from "./draw-day-table.js";
import { drawGraph } from "./draw-graph.js";
import type { DrawnReport } from "./drawn-report.js";
import { styles } from "./report-look.js";
import { saidViews } from "./said-values.js";

/** OWNER-8: how often the page was seen: a sentence, the graph and its numbers. */
export function drawViews(report: DrawnReport): void {
  const { flow, matter, totals, words, said } = report;
  const { views } = totals;
  if (views === 0) {
    flow.need(40);
    flow.space(18);
    return flow.text("P", words.views.none, styles.body);
  }
  flow.heading(words.views.title, 170);
  flow.text("P", saidViews(matter, words, said), styles.body);
  drawGraph(report);
  drawDayTable(report);
  flow.space(8);
  flow.text("P", words.views.counted, styles.small);
}
