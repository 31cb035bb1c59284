import MarkdownIt from "markdown-it";
import sanitizeHtml from "sanitize-html";
import { allowedSchemes, allowedTags, videoHosts } from "./allowed-html";
import { safeAddress } from "./safe-address";

const markdown = new MarkdownIt({ html: true, linkify: false, breaks: false });
/** Markdown writes a link that it takes for unsafe as text. */
const unchecked = new MarkdownIt({ html: true, linkify: false, breaks: false });
unchecked.validateLink = () => true;

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...allowedTags],
  allowedAttributes: {
    a: ["href", "title", "target", "rel", "lang", "hreflang"],
    img: ["src", "alt", "width", "height", "loading"],
    iframe: ["src", "title", "width", "height", "allowfullscreen", "loading"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
    time: ["datetime"],
    span: ["lang"],
  },
  allowedSchemes: [...allowedSchemes],
  allowedIframeHostnames: [...videoHosts],
  allowProtocolRelative: false,
  transformTags: {
    // A page has one h1, and that is its title.
    h1: "h2",
    a: (tagName, { href, ...attribs }) => ({
      tagName,
      attribs: {
        // Like a link field: as a web address.
        ...(href !== undefined && { href: /^\s*www\./i.test(href) ? safeAddress(href) : href }),
        ...attribs,
        ...(attribs.target === "_blank" && { rel: "noopener" }),
      },
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, alt: attribs.alt ?? "", loading: "lazy" } }),
  },
  exclusiveFilter: (frame) => frame.tag === "iframe" && !frame.attribs.src,
};

const looksLikeHtml = /<\/?(p|h[1-6]|ul|ol|div|table|blockquote|figure|section|dl)\b/i;

const cacheLimit = 5_000;

/** Most texts are identical to those of the last compile, and the same text occurs in several languages. */
function cached(convert: (source: string) => string): (source: string) => string {
  const cache = new Map<string, string>();
  return (source) => {
    const seen = cache.get(source);
    if (seen !== undefined) return seen;
    const result = convert(source);
    if (cache.size >= cacheLimit) cache.clear();
    cache.set(source, result);
    return result;
  };
}

/**
 * Sanitized HTML of a rich text field. Strapi's editor writes Markdown, in which HTML is allowed; seeded and pasted
 * texts are HTML throughout. Removes anything unsafe that passed the check on save.
 */
export const richText = cached((source) => {
  const html = looksLikeHtml.test(source) ? source : markdown.render(source);
  return sanitizeHtml(html, allowed).trim();
});

/** The unsanitized HTML of a rich text, for the check on save. */
export const writtenHtml = (source: string): string => (looksLikeHtml.test(source) ? source : unchecked.render(source));

/** The text of a rich text without its tags, for descriptions. */
export const plainText = cached((html) =>
  sanitizeHtml(html.replace(/<\/(p|h\d|li|div|td|tr)>|<br\s*\/?>/gi, " $&"), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replace(/&nbsp;|\u00a0/g, " ")
    .replace(/&amp;/g, "&")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, " ")
    .trim(),
);
