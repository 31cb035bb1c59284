import sanitizeHtml from "sanitize-html";
import { allowedTags, videoHosts } from "../../rich-text/allowed-html";

const unsafeAddress = /^\s*(javascript|data|vbscript|file):/i;

function hostOf(address: string): string {
  try {
    return new URL(address).host;
  } catch {
    return "";
  }
}

function unsafeIn(tag: string, attributes: Record<string, string>): string | null {
  if (!allowedTags.includes(tag))
    return `The HTML tag <${tag}> is not allowed here. Remove it, or use the buttons above the text.`;
  const handler = Object.keys(attributes).find((name) => /^on/i.test(name));
  if (handler !== undefined) return `The attribute ${handler} of <${tag}> runs a script. Remove it.`;
  const address = [attributes.href, attributes.src].find((value) => value !== undefined && unsafeAddress.test(value));
  if (address !== undefined)
    return `The address “${address.slice(0, 40)}” of <${tag}> is not safe. Use one that starts with https://, mailto:, tel: or /.`;
  if (tag === "iframe" && !videoHosts.includes(hostOf(attributes.src ?? "")))
    return `An <iframe> may only show a film of YouTube, Vimeo or Matterport.`;
  return null;
}

/** CMS-11: the first unsafe part of an HTML text in words for staff, or null. */
export function unsafeHtml(html: string): string | null {
  let unsafe: string | null = null;
  sanitizeHtml(html, {
    // Everything is let through so that the parser reports every tag as a browser would read it.
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      "*": (tagName, attribs) => {
        unsafe ??= unsafeIn(tagName, attribs);
        return { tagName, attribs };
      },
    },
  });
  return unsafe;
}
