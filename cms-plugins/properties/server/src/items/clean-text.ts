import { printable, withoutNoValue } from "@gevel/config";
import sanitizeHtml from "sanitize-html";

const tagLike = /<\/?[a-z!?]/i;

const textOnly: sanitizeHtml.IOptions = { allowedTags: [], allowedAttributes: {}, nestingLimit: 20 };

const richText: sanitizeHtml.IOptions = {
  allowedTags: ["p", "br", "strong", "b", "em", "i", "u", "ul", "ol", "li", "h3", "h4", "a"],
  allowedAttributes: { a: ["href", "rel"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  transformTags: {
    h1: "h3",
    h2: "h3",
    h5: "h4",
    h6: "h4",
    a: sanitizeHtml.simpleTransform("a", { rel: "nofollow noopener" }),
  },
  nestingLimit: 20,
};

/** Two are enough for what people write, and the rest is for what they did not. */
const passes = 5;

/** As sanitizing writes them. */
const entities: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&amp;": "&" };

/** Ends of lines and blocks. Text on two lines is two words, also without a space between them. */
const ending = /<(?:br|\/(?:p|div|li|td|tr|h[1-6]))\b/gi;

const printed = (text: string): string => printable(text).trim();

/** A text without markup, as it is written between tags on display. Tags are removed. */
export function cleanText(text: string): string {
  const clean = withoutNoValue(printed(text));
  if (!tagLike.test(clean)) return clean;
  const plain = sanitizeHtml(clean.replace(ending, " $&"), textOnly).replace(
    /&(?:lt|gt|amp);/g,
    (entity) => entities[entity] ?? entity,
  );
  return withoutNoValue(printed(plain));
}

/** One line of text. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, " ");
}

function paragraphs(html: string): string {
  return html
    .split(/\n\s*\n/)
    .map((part) => `<p>${part.trim().replaceAll("\n", "<br />")}</p>`)
    .join("");
}

/** Closing unclosed tags may change how they are read, so sanitizing repeats until nothing changes. */
function sanitized(html: string): string {
  let clean = html;
  for (let pass = 0; pass < passes; pass += 1) {
    // A character may also come as a numeric reference.
    const next = printed(sanitizeHtml(clean, richText));
    if (next === clean) break;
    clean = next;
  }
  return clean;
}

const block = /<(?:p|ul|ol|li|h3|h4)>/;

/** A description as HTML that is safe in a page: few tags, web addresses only; plain text gets paragraphs. */
export function cleanHtml(text: string): string {
  const clean = printed(text);
  const html = /[<>&]/.test(clean) ? sanitized(clean) : clean;
  if (withoutNoValue(html.replace(/<[^>]*>/g, "").trim()) === "") return "";
  return block.test(html) ? html : paragraphs(html);
}
