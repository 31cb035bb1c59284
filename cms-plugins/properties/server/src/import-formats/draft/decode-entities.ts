import sanitizeHtml from "sanitize-html";

/** With the semicolon: without it, the text may as well be part of a name or an address. */
const reference = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;
/** References that sanitizing writes whatever was sent. */
const written: Readonly<Record<string, string>> = { "&lt;": "<", "&gt;": ">", "&amp;": "&" };

/**
 * Decodes entities in a line of text whose sender wrote it as HTML: `Huis &amp; tuin` within CDATA. For text that
 * people read; our own import's texts are taken as sent. An unknown entity stays.
 */
export const decodeEntities = (text: string): string =>
  text.replace(reference, (entity) => {
    const meant = sanitizeHtml(entity, { allowedTags: [] });
    return written[meant] ?? (meant.startsWith("&amp;") ? entity : meant);
  });

const tag = /<\/?[a-z][^>]*>/i;
const escapedTag = /&lt;\/?(?:p|br|b|strong|i|em|u|ul|ol|li|a|div|span|h[1-6]|table|tr|td)(?:\s[^<>]*?)?\/?&gt;/i;

/** Unescapes a description whose markup was escaped once too often; its entities are left to the import. */
export const withMarkup = (text: string): string =>
  !tag.test(text) && escapedTag.test(text) ? decodeEntities(text) : text;
