import { excerpt } from "@gevel/config";
import { useIntl } from "react-intl";
import { RichText } from "~/i18n/rich-text";
import { plainText } from "~/ui/plain-text";
import { DetailSection } from "./detail-section";
import type { PropertyContent } from "./property-content";
import { pullLine } from "./pull-line";
import styles from "./description.module.css";

interface DescriptionProps {
  data: Pick<PropertyContent, "descriptionHtml" | "descriptionLang">;
  /** The page's headline, which the opening line does not repeat. */
  title: string;
}

/**
 * PROP-15: its first sentence, the beginning, and the rest unfolding. The whole text is in the page for search engines.
 * A text missing in the page's language says so.
 */
export function Description({ data: { descriptionHtml, descriptionLang: lang }, title }: DescriptionProps) {
  const intl = useIntl();
  if (!descriptionHtml) return null;
  const { line, rest } = pullLine(belowSection(descriptionHtml), title);
  const beginning = excerpt(plainText(rest));
  return (
    <DetailSection title={intl.formatMessage({ id: "properties.detail.description" })}>
      {lang ? (
        <p className={styles.otherLanguage}>
          {intl.formatMessage({ id: "properties.detail.onlyIn" }, { language: lang })}
        </p>
      ) : null}
      {line ? (
        <p className={styles.line} lang={lang}>
          {line}
        </p>
      ) : null}
      {beginning.endsWith("…") ? (
        <div className={styles.description}>
          <p className={styles.beginning} lang={lang}>
            {beginning}
          </p>
          <details className={styles.rest}>
            <summary>
              <span className={styles.more}>{intl.formatMessage({ id: "properties.detail.readMore" })}</span>
              <span className={styles.less}>{intl.formatMessage({ id: "properties.detail.readLess" })}</span>
            </summary>
            <RichText html={rest} lang={lang} />
          </details>
        </div>
      ) : (
        <RichText html={rest} lang={lang} />
      )}
    </DetailSection>
  );
}

/** Headings of the text are below that of the section. */
const belowSection = (html: string) => html.replace(/(<\/?)h[12]\b/gi, "$1h3");
