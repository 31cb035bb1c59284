import { belgianDay, type TimelineEvent } from "@gevel/config";
import type { ReportContext } from "./report-context.js";
import { contentWidth, paper, styles } from "./report-styles.js";

const dateWidth = 76;

type EventFormatters = Pick<ReportContext, "messages" | "formatters">;

/** An event in a line, and what is to be read under it. */
function formatEvent(event: TimelineEvent, { messages, formatters }: EventFormatters): { line: string; text: string } {
  switch (event.kind) {
    case "visit":
      return { line: messages.visit(event.state, event.visitor), text: "" };
    case "communication":
      return {
        line: event.subject ? messages.labelled(messages.way[event.way], event.subject) : messages.way[event.way],
        text: event.text,
      };
    case "online":
      return { line: messages.online(event.medium, event.ended), text: "" };
    case "price":
      return { line: formatters.priceChange(event.before, event.after), text: "" };
    case "interest":
      return { line: messages.interest(event.what, event.times), text: "" };
    case "state":
      return { line: messages.became[event.state], text: "" };
  }
}

/** What happened, day by day; a day is named once. */
export function drawEvents({ flow, matter, messages, formatters }: ReportContext): void {
  if (matter.events.length === 0) return;
  flow.heading(messages.happened.title);
  const x = paper.side + dateWidth;
  const width = contentWidth - dateWidth;
  let shown = "";
  for (const event of matter.events) {
    const day = belgianDay(new Date(event.at));
    const { line, text } = formatEvent(event, { messages, formatters });
    flow.need(styles.body.leading * (text ? 2 : 1) + 4);
    const dated = flow.lines(formatters.shortDay(day), styles.body, dateWidth);
    const style = { ...styles.body, color: styles.small.color };
    if (day !== shown) flow.put("P", dated, style, { x: paper.side, y: flow.y });
    shown = day;
    flow.text("P", line, text ? styles.strong : styles.body, { x, width });
    if (text) flow.text("P", text, styles.body, { x, width });
    flow.space(text ? 7 : 4);
  }
}
