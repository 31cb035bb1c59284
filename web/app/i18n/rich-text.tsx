import type { Language } from "@gevel/config";
import { localizeLinks } from "./localize-links";
import styles from "./rich-text.module.css";
import { usePaths } from "./use-paths";

interface RichTextProps {
  /** Sanitised on its way into the CMS. */
  html: string;
  /** The language the text is really in, where it may differ from the page's. */
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
