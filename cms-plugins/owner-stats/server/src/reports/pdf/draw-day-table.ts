import type { ViewDay } from "@gevel/config";
import type { ReportContext } from "./report-context.js";
import type { Line, TextStyle } from "./text-layout.js";
import { contentWidth, hairline, paper, styles } from "./report-styles.js";

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
export function drawDayTable({ flow, matter, messages, formatters, density: { week: row } }: ReportContext): void {
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
  // A number stands close to its own day, and apart from the next.
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
      for (const [index, name] of [...names, messages.views.week].entries())
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
