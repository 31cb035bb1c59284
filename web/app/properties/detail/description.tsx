import { useIntl } from "react-intl";
import { RichText } from "~/i18n/rich-text";
import { DetailSection } from "./detail-section";
import type { PropertyContent } from "./property-content";
import styles from "./description.module.css";

type Texts = Pick<PropertyContent, "descriptionHtml" | "descriptionExcerpt" | "descriptionLang">;

/**
 * PROP-15: the beginning, with the rest unfolding. The whole text is in the page for search engines. A text missing in
 * the page's language says so.
 */
export function Description({ data }: { data: Texts }) {
  const intl = useIntl();
  const { descriptionHtml: html, descriptionExcerpt: beginning, descriptionLang: lang } = data;
  if (!html) return null;
  return (
    <DetailSection title={intl.formatMessage({ id: "properties.detail.description" })}>
      {lang ? (
        <p className={styles.otherLanguage}>
          {intl.formatMessage({ id: "properties.detail.onlyIn" }, { language: lang })}
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
            <RichText html={html} lang={lang} />
          </details>
        </div>
      ) : (
        <RichText html={html} lang={lang} />
      )}
    </DetailSection>
  );
}
