import { belgianDay, type TimelineEvent } from "@gevel/config";
import type { DrawnReport } from "./drawn-report.js";
import { contentWidth, paper, styles } from "./report-look.js";

const dateWidth = 76;

type Said = Pick<DrawnReport, "words" | "said">;

/** An event in a line, and what is to be read under it. */
function saidEvent(event: TimelineEvent, { words, said }: Said): { line: string; text: string } {
  switch (event.kind) {
    case "visit":
      return { line: words.visit(event.state, event.visitor), text: "" };
    case "communication":
      return {
        line: event.subject ? words.labelled(words.way[event.way], event.subject) : words.way[event.way],
        text: event.text,
      };
    case "online":
      return { line: words.online(event.medium, event.ended), text: "" };
    case "price":
      return { line: said.priceChange(event.before, event.after), text: "" };
    case "interest":
      return { line: words.interest(event.what, event.times), text: "" };
    case "state":
      return { line: words.became[event.state], text: "" };
  }
}

/** What happened, day by day; a day is named once. */
export function drawHappened({ flow, matter, words, said }: DrawnReport): void {
  if (matter.events.length === 0) return;
  flow.heading(words.happened.title);
  const x = paper.side + dateWidth;
  const width = contentWidth - dateWidth;
  let shown = "";
  for (const event of matter.events) {
    const day = belgianDay(new Date(event.at));
    const { line, text } = saidEvent(event, { words, said });
    flow.need(styles.body.leading * (text ? 2 : 1) + 4);
    const dated = flow.lines(said.shortDay(day), styles.body, dateWidth);
    const style = { ...styles.body, color: styles.small.color };
    if (day !== shown) flow.put("P", dated, style, { x: paper.side, y: flow.y });
    shown = day;
    flow.text("P", line, text ? styles.strong : styles.body, { x, width });
    if (text) flow.text("P", text, styles.body, { x, width });
    flow.space(text ? 7 : 4);
  }
}
