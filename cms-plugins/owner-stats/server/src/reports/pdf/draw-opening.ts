import { formatSummary } from "./format-values.js";
import type { ReportContext } from "./report-context.js";
import { textWidth } from "./text-layout.js";
import { contentWidth, hairline, paper, styles } from "./report-styles.js";

const right = paper.width - paper.side;
const logoBox = { width: 150, height: 36 };

/** The agency and the report's title, as a letterhead. */
function drawHead({ flow, matter, message, month, pictures }: ReportContext): void {
  const { doc } = flow;
  const { logo } = pictures;
  if (logo) {
    const scale = Math.min(logoBox.width / logo.width, logoBox.height / logo.height);
    flow.tagged("Figure", () => void doc.image(logo.data, paper.side, paper.top - 4, { width: logo.width * scale }), {
      alt: matter.agency.name,
      bbox: [paper.side, paper.top - 4, paper.side + logoBox.width, paper.top + 32],
    });
  } else {
    const name = { ...styles.heading, size: 24, leading: 28 };
    flow.put("P", flow.lines(matter.agency.name, name, 300).slice(0, 1), name, { x: paper.side, y: paper.top - 2 });
  }
  const label = message("report.title").toLocaleUpperCase(matter.language);
  const of = { ...styles.heading, size: 15, leading: 18 };
  const put = (text: string, style: typeof of | typeof styles.label, y: number) => {
    const [line] = flow.lines(text, style, 240);
    if (line) flow.put("P", [line], style, { x: right - line.width, y });
  };
  put(label, styles.label, paper.top);
  put(month, of, paper.top + 12);
  flow.artifact(() => {
    doc
      .moveTo(paper.side, paper.top + 42)
      .lineTo(right, paper.top + 42)
      .lineWidth(0.75)
      .strokeColor(hairline)
      .stroke();
  });
  flow.y = paper.top + 58;
}

function drawPicture({ flow, matter, message, pictures, density }: ReportContext): void {
  const { doc } = flow;
  const { home } = pictures;
  if (!home) {
    flow.space(14);
    return;
  }
  const width = contentWidth;
  const height = density.picture;
  const top = flow.y;
  flow.tagged(
    "Figure",
    () => {
      doc.save();
      doc.roundedRect(paper.side, top, width, height, 6).clip();
      doc.image(home, paper.side, top, { width, height });
      doc.restore();
    },
    {
      alt: message("report.pictureOf", { title: matter.home.title }),
      bbox: [paper.side, top, paper.side + width, top + height],
    },
  );
  flow.y = top + height + 20;
}

function drawListing({ flow, matter, message, formatters, accent }: ReportContext): void {
  const { home, language } = matter;
  const goal = home.goal === 0 ? "report.goal.sale" : "report.goal.rent";
  const state = message(home.state === "on-offer" ? goal : `report.state.${home.state}`);
  const label = [state, home.reference && `${message("report.reference")} ${home.reference}`]
    .filter(Boolean)
    .join("  ·  ");
  flow.text("P", label.toLocaleUpperCase(language), { ...styles.label, color: accent });
  flow.space(5);
  flow.text("H1", home.title, styles.title);
  flow.space(8);
  const price = formatters.namedPrice(home.price);
  const priceStyle = { ...styles.strong, size: 11, leading: 16 };
  const width = textWidth(flow.doc, price, priceStyle);
  const addressStyle = { ...styles.body, size: 11, leading: 16, color: styles.small.color };
  const place = flow.lines(home.place, addressStyle, contentWidth);
  const beside = place.length === 1 && (place[0]?.width ?? 0) + width + 24 <= contentWidth;
  const { y } = flow;
  flow.put("P", place, addressStyle, { x: paper.side, y });
  flow.y = y + place.length * addressStyle.leading;
  const priceAt = beside ? { x: right - width, y } : { x: paper.side, y: flow.y };
  flow.put("P", flow.lines(price, priceStyle), priceStyle, priceAt);
  if (!beside) flow.y += priceStyle.leading;
}

function drawSummary({ flow, matter, message, month }: ReportContext): void {
  const { state } = matter.home;
  flow.space(14);
  flow.text("P", formatSummary(matter, message, month), styles.lead);
  if (state === "sold" || state === "rented" || state === "withdrawn") {
    flow.space(4);
    flow.text("P", message(`report.offeredUntil.${state}`), styles.lead);
  }
}

export function drawOpening(report: ReportContext): void {
  drawHead(report);
  drawPicture(report);
  drawListing(report);
  drawSummary(report);
}
