import type { Language } from "@gevel/config";
import { SiteLink, type Destination } from "~/i18n/site-link";
import { breakableWords } from "~/ui/breakable-words";
import { longestWord } from "~/ui/longest-word";
import styles from "./item-title.module.css";

export type ItemLevel = 2 | 3 | 4;

export interface ItemTitleProps {
  level: ItemLevel;
  lang: Language;
  title: string;
  to: Destination | null;
  size?: "card" | "row" | "feature";
  /** The title's link covers the whole card; only links inside the card are above it. */
  stretch?: boolean;
}

/** The title of one item in the display face, a link where the item has an address. */
export function ItemTitle({ level, lang, title, to, size = "card", stretch = false }: ItemTitleProps) {
  const Heading = `h${level}` as const;
  const parts = breakableWords(title);
  return (
    <Heading className={styles.title} data-size={size} lang={lang} style={longestWord(parts)}>
      {to ? (
        <SiteLink to={to} className={stretch ? `${styles.link} ${styles.stretch}` : styles.link}>
          {parts}
        </SiteLink>
      ) : (
        parts
      )}
    </Heading>
  );
}
