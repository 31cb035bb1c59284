import type { Language } from "@gevel/config";
import styles from "./rich-text.module.css";

interface RichTextProps {
  /** Sanitised on its way into the CMS. */
  html: string;
  /** The language the text is really in, where it may differ from the page's. */
  lang?: Language;
  /** `lead` for the opening lines under a title. */
  size?: "body" | "lead";
  className?: string;
}

/** Text written by staff or integrators. */
export function RichText({ html, lang, size = "body", className }: RichTextProps) {
  if (html.trim() === "") return null;
  return (
    <div
      lang={lang}
      className={[styles.text, className].filter(Boolean).join(" ")}
      data-size={size}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
