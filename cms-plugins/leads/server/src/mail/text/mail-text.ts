import type { MailContent } from "@gevel/config";

/** What begins a line in many mail programs' signature; below it stands who the agency is. */
const signatureLine = "-- ";

function homeText(home: MailContent["home"]): string {
  if (!home) return "";
  return [home.title, [home.place, home.priceLabel, home.referenceLabel].filter(Boolean).join(" · "), home.url]
    .filter(Boolean)
    .join("\n");
}

const quoted = (text: string) =>
  text
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");

/** A mail as plain text: nothing of it is left to the HTML alone. */
export function mailText(content: MailContent): string {
  const {
    heading,
    greeting,
    paragraphs,
    home,
    homes = [],
    more = [],
    facts,
    factsTitle,
    further,
    messages,
    chart,
    button,
  } = content;
  const { signature, links = [], notes, brand } = content;
  const blocks = [
    heading,
    greeting,
    ...paragraphs,
    homeText(home),
    ...homes.map((one) => `${one.tag}: ${homeText(one)}`),
    ...more.map(({ label, url }) => `${label}: ${url}`),
    facts.length > 0
      ? [...(factsTitle ? [`${factsTitle}:`] : []), ...facts.map(({ label, value }) => `${label}: ${value}`)].join("\n")
      : "",
    further ? [`${further.title}:`, ...further.facts.map(({ label, value }) => `${label}: ${value}`)].join("\n") : "",
    chart?.text ?? "",
    ...messages.map(({ label, text }) => `${label}:\n${quoted(text)}`),
    button ? `${button.label}: ${button.url}` : "",
    signature,
    ...links.map(({ label, url }) => `${label}: ${url}`),
    ...notes,
    [signatureLine, brand.name, ...brand.lines, brand.siteUrl].filter((line) => line !== "").join("\n"),
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}
