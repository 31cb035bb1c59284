import type { CSSProperties } from "react";
import type { Footer, Language } from "@gevel/config";
import { SiteLink } from "~/i18n/site-link";
import { Picture } from "~/ui/picture";
import { RichText } from "~/i18n/rich-text";
import styles from "./footer.module.css";

type Column = Footer["columns"][number];

/** The widths staff chose, for the style sheet's three device classes. */
interface Widths extends CSSProperties {
  "--sm": number;
  "--md": number;
  "--lg": number;
}
const widths = ({ sm, md, lg }: Column): Widths => ({ "--sm": sm, "--md": md, "--lg": lg });

export function FooterColumn({ column, lang }: { column: Column; lang: Language }) {
  return (
    <section className={styles.column} style={widths(column)}>
      {column.title ? <h2 className={styles.title}>{column.title}</h2> : null}
      <RichText html={column.introHtml} lang={lang} className={styles.text} />
      <RichText html={column.fullHtml} lang={lang} className={styles.text} />
      {column.links.length > 0 ? (
        <ul className={styles.stack}>
          {column.links.map((link) => (
            <li key={`${link.label} ${link.url}`}>
              <SiteLink to={{ target: link }}>{link.label}</SiteLink>
            </li>
          ))}
        </ul>
      ) : null}
      {column.images.length > 0 ? (
        <ul className={styles.images}>
          {column.images.map((image) => (
            <li key={image.url}>
              <Picture media={image} sizes="160px" ratio="natural" />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
