import { drawDayTable } from "./draw-day-table.js";
import { drawGraph } from "./draw-graph.js";
import type { ReportContext } from "./report-context.js";
import { styles } from "./report-styles.js";
import { formatViews } from "./format-values.js";

/** OWNER-8: how often the page was seen: a sentence, the graph and its numbers. */
export function drawViews(report: ReportContext): void {
  const { flow, matter, totals, messages, formatters } = report;
  const { views } = totals;
  if (views === 0) {
    flow.need(40);
    flow.space(18);
    return flow.text("P", messages.views.none, styles.body);
  }
  flow.heading(messages.views.title, 170);
  flow.text("P", formatViews(matter, messages, formatters), styles.body);
  drawGraph(report);
  drawDayTable(report);
  flow.space(8);
  flow.text("P", messages.views.counted, styles.small);
}
