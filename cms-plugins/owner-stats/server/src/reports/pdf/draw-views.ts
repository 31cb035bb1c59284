import type { ReportContext } from "./report-context.js";
import { styles, contentWidth, hairline, paper, stone } from "./report-styles.js";
import { formatViews } from "./format-values.js";
import { drawLine, layOutText, type Line, type TextStyle } from "./text-layout.js";
import type { ViewDay } from "@gevel/config";

const weekdayOf = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** Days in weeks that begin on Monday; null for those of another month. */
export function weeksOf(days: readonly ViewDay[]): (ViewDay | null)[][] {
  const before = Array.from({ length: weekdayOf(days[0]?.day ?? "") || 0 }, () => null);
  const all = [...before, ...days];
  const weeks: (ViewDay | null)[][] = [];
  for (let start = 0; start < all.length; start += 7)
    weeks.push(Array.from({ length: 7 }, (_, index) => all[start + index] ?? null));
  return weeks;
}

const head = 18;

/** The numbers behind the graph, as a calendar. */
function drawDayTable({ flow, matter, message, formatters, density: { week: row } }: ReportContext): void {
  const weeks = weeksOf(matter.days);
  const down = (row - 10) / 2;
  flow.need(14 + head + weeks.length * row + 20);
  flow.space(14);
  const { doc } = flow;
  const column = contentWidth / 8;
  const put = (
    tag: string,
    lines: Line[],
    style: TextStyle,
    end: number,
    y: number,
    options: { scope?: "Column" } = {},
  ) => {
    const [line] = lines;
    if (line) flow.put(tag, [line], style, { x: end - line.width, y }, options);
  };
  // Puts a number close to its own day and apart from the next.
  const ends = Array.from({ length: 8 }, (_, index) =>
    index < 7 ? paper.side + index * column + 48 : paper.side + contentWidth,
  );
  const rule = (y: number) =>
    flow.artifact(() => {
      doc
        .moveTo(paper.side, y)
        .lineTo(paper.side + contentWidth, y)
        .lineWidth(0.5)
        .strokeColor(hairline)
        .stroke();
    });
  flow.group("Table", () => {
    let { y } = flow;
    flow.group("TR", () => {
      // Any Monday, and the days after it.
      const names = Array.from({ length: 7 }, (_, index) =>
        formatters.weekdayName(`2026-11-${String(index + 2).padStart(2, "0")}`),
      );
      for (const [index, name] of [...names, message("report.views.week")].entries())
        put("TH", flow.lines(name, styles.small, column), styles.small, ends[index] ?? 0, y, {
          scope: "Column" as const,
        });
    });
    y += head;
    for (const week of weeks) {
      rule(y);
      flow.group("TR", () => {
        for (const [index, day] of week.entries()) {
          if (!day) continue;
          flow.group(
            "TD",
            () => {
              put(
                "Span",
                flow.lines(String(Number(day.day.slice(8))), styles.fine),
                styles.fine,
                (ends[index] ?? 0) - 30,
                y + down - 2,
              );
              put(
                "Span",
                flow.lines(formatters.number(day.views), styles.body),
                styles.body,
                ends[index] ?? 0,
                y + down,
              );
            },
            { actual: `${formatters.weekday(day.day)}: ${day.views}` },
          );
        }
        const sum = week.reduce((all, day) => all + (day?.views ?? 0), 0);
        put("TD", flow.lines(formatters.number(sum), styles.strong), styles.strong, ends[7] ?? 0, y + down);
      });
      y += row;
    }
    rule(y);
    flow.y = y;
  });
}

const left = 24;
const labels = 16;

/** The next round number for the top of a scale. */
export function scaleTop(most: number): number {
  for (let ten = 1; ; ten *= 10) for (const step of [2, 4, 6, 8, 10]) if (step * ten >= most) return step * ten;
}

const marked = (day: number, last: number) => day === 1 || day === last || (day % 5 === 0 && last - day > 1);

/** A bar for each day of the month. */
function drawGraph({ flow, matter, totals, message, month, accent, density }: ReportContext): void {
  const { doc } = flow;
  const height = density.graph;
  const { days } = matter;
  const most = Math.max(...days.map(({ views }) => views));
  const best = days.findIndex(({ views }) => views === most);
  const scale = scaleTop(most);
  flow.need(height + labels + 24);
  flow.space(20);
  const top = flow.y;
  const slot = (contentWidth - left) / days.length;
  const bar = Math.min(10, slot * 0.62);
  const bottom = top + height;
  const word = (text: string, x: number, y: number, align: "left" | "middle" | "right", color: string = stone) => {
    const style = { ...styles.fine, color };
    const [line] = layOutText(doc, text, style, 60);
    const back = { left: 0, middle: 0.5, right: 1 }[align];
    if (line) drawLine(doc, line, style, x - line.width * back, y);
  };
  const draw = () => {
    for (const part of [0, 0.5, 1]) {
      const y = bottom - part * height;
      doc
        .moveTo(paper.side + left, y)
        .lineTo(paper.side + contentWidth, y)
        .lineWidth(part === 0 ? 0.9 : 0.5)
        .strokeColor(part === 0 ? stone : hairline)
        .stroke();
      word(String(part * scale), paper.side + left - 7, y - 5, "right");
    }
    for (const [index, { views }] of days.entries()) {
      const middle = paper.side + left + (index + 0.5) * slot;
      const tall = (views / scale) * height;
      // A single visit among thousands is still one to be seen.
      if (views > 0) doc.rect(middle - bar / 2, bottom - Math.max(tall, 1.2), bar, Math.max(tall, 1.2)).fill(accent);
      if (index === best) word(String(views), middle, bottom - tall - 11, "middle", accent);
      if (marked(index + 1, days.length)) word(String(index + 1), middle, bottom + 5, "middle");
    }
  };
  flow.tagged("Figure", draw, {
    alt: message("report.views.graph", { views: totals.views, month }),
    bbox: [paper.side, top - 12, paper.side + contentWidth, bottom + labels],
  });
  flow.y = bottom + labels;
}

/** OWNER-8: how often the page was seen: a sentence, the graph and its numbers. */
export function drawViews(report: ReportContext): void {
  const { flow, matter, totals, message, formatters } = report;
  const { views } = totals;
  if (views === 0) {
    flow.need(40);
    flow.space(18);
    return flow.text("P", message("report.views.none"), styles.body);
  }
  flow.heading(message("report.views.title"), 170);
  flow.text("P", formatViews(matter, message, formatters), styles.body);
  drawGraph(report);
  drawDayTable(report);
  flow.space(8);
  flow.text("P", message("report.views.counted"), styles.small);
}
