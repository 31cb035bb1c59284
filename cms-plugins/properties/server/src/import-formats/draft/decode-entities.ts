import sanitizeHtml from "sanitize-html";

/** With its semicolon: without one it may as well be part of a name or an address. */
const reference = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;
/** What sanitizing writes as references whatever was sent. */
const written: Readonly<Record<string, string>> = { "&lt;": "<", "&gt;": ">", "&amp;": "&" };

/**
 * The characters that a line of text means where its sender wrote it as HTML: `Huis &amp; tuin` within CDATA. For what
 * a person reads; a text that our own import sends is taken as it stands. One that means nothing stays.
 */
export const decodeEntities = (text: string): string =>
  text.replace(reference, (entity) => {
    const meant = sanitizeHtml(entity, { allowedTags: [] });
    return written[meant] ?? (meant.startsWith("&amp;") ? entity : meant);
  });

const tag = /<\/?[a-z][^>]*>/i;
const escapedTag = /&lt;\/?(?:p|br|b|strong|i|em|u|ul|ol|li|a|div|span|h[1-6]|table|tr|td)(?:\s[^<>]*?)?\/?&gt;/i;

/** A description whose markup was escaped once too often, as markup; its entities are the import's to read. */
export const withMarkup = (text: string): string =>
  !tag.test(text) && escapedTag.test(text) ? decodeEntities(text) : text;
