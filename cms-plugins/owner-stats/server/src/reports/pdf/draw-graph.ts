import type { ReportContext } from "./report-context.js";
import { drawLine, layOutText } from "./text-layout.js";
import { contentWidth, hairline, paper, stone, styles } from "./report-styles.js";

const left = 24;
const labels = 16;

/** The next number upwards that is good to read on a scale. */
export function scaleTop(most: number): number {
  for (let ten = 1; ; ten *= 10) for (const step of [2, 4, 6, 8, 10]) if (step * ten >= most) return step * ten;
}

const marked = (day: number, last: number) => day === 1 || day === last || (day % 5 === 0 && last - day > 1);

/** A bar for each day of the month. */
export function drawGraph({ flow, matter, totals, messages, month, accent, density }: ReportContext): void {
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
    alt: messages.views.graph(totals.views, month),
    bbox: [paper.side, top - 12, paper.side + contentWidth, bottom + labels],
  });
  flow.y = bottom + labels;
}
