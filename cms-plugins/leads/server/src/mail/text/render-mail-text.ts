import type { Language, MailContent } from "@gevel/config";

/** Starts the signature in many mail programs; the agency's details follow. */
const signatureLine = "-- ";

function renderListing(home: MailContent["home"]): string {
  if (!home) return "";
  return [home.title, [home.place, home.priceLabel, home.referenceLabel].filter(Boolean).join(" · "), home.url]
    .filter(Boolean)
    .join("\n");
}

/** A label before a value or a list. French has a no-break space before its colon; a question gets no colon. */
function introduced(label: string, language: Language): string {
  if (label.endsWith("?")) return label;
  return language === "fr" ? `${label}\u00a0:` : `${label}:`;
}

const quoted = (text: string) =>
  text
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");

/** A mail as plain text: nothing of it is left to the HTML alone. */
export function renderMailText(content: MailContent): string {
  const {
    language,
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
  const intro = (label: string) => introduced(label, language);
  const blocks = [
    heading,
    greeting,
    ...paragraphs,
    renderListing(home),
    ...homes.map((one) => `${intro(one.tag)} ${renderListing(one)}`),
    ...more.map(({ label, url }) => `${intro(label)} ${url}`),
    facts.length > 0
      ? [
          ...(factsTitle ? [intro(factsTitle)] : []),
          ...facts.map(({ label, value }) => `${intro(label)} ${value}`),
        ].join("\n")
      : "",
    further
      ? [intro(further.title), ...further.facts.map(({ label, value }) => `${intro(label)} ${value}`)].join("\n")
      : "",
    chart?.text ?? "",
    ...messages.map(({ label, text }) => `${intro(label)}\n${quoted(text)}`),
    button ? `${intro(button.label)} ${button.url}` : "",
    signature,
    ...links.map(({ label, url }) => `${intro(label)} ${url}`),
    ...notes,
    [signatureLine, brand.name, ...brand.lines, brand.siteUrl].filter((line) => line !== "").join("\n"),
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}
