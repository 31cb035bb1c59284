import type { Language } from "@gevel/config";
import styles from "./rich-text.module.css";
import { usePaths } from "./use-paths";
import type { Paths } from "./paths";

const links = /(<a\b[^>]*?\shref=")([^"]*)(?=")/gi;

/**
 * LANG-7: resolves the links in HTML from staff or a feed through the lookup of the page it is on. A text in another
 * language links to pages of that language; a reader of this page should continue in this one. The HTML is sanitised,
 * so every address is between double quotes.
 */
function localizeLinks(html: string, paths: Paths, lang: Language = paths.language): string {
  return html.replace(links, (whole, before: string, written: string) => {
    const address = decoded(written);
    if (/^[#?]/.test(address)) return whole;
    const found = paths.byTarget({ routeId: null, url: withoutPrefix(paths.withoutSite(address), lang) });
    return found === null || found.external ? whole : before + encoded(found.href);
  });
}

const isFile = /^[^?#]*\.[^/?#]*(?=[?#]|$)/;
const withoutPrefix = (address: string, lang: Language) =>
  isFile.test(address) ? address : address.replace(new RegExp(`^/?${lang}(?=[/?#]|$)/?`, "i"), "/");

const decoded = (address: string) =>
  address
    .trim()
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&");
const encoded = (address: string) => address.replace(/&/g, "&amp;").replace(/"/g, "&quot;");

interface RichTextProps {
  /** Sanitised when it enters the CMS. */
  html: string;
  /** The language of the text, where it may differ from the page's. */
  lang?: Language;
  /** `lead` for the opening lines under a title. */
  size?: "body" | "lead";
  className?: string;
}

/** Text written by staff or integrators: the only HTML of theirs on the site. */
export function RichText({ html, lang, size = "body", className }: RichTextProps) {
  const paths = usePaths();
  if (html.trim() === "") return null;
  return (
    <div
      lang={lang}
      className={[styles.text, className].filter(Boolean).join(" ")}
      data-size={size}
      dangerouslySetInnerHTML={{ __html: localizeLinks(html, paths, lang) }}
    />
  );
}
