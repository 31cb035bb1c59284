import { useIntl } from "react-intl";
import { RichText } from "~/i18n/rich-text";
import { DetailSection } from "./detail-section";
import type { PropertyContent } from "./property-content";
import styles from "./description.module.css";

type Texts = Pick<PropertyContent, "descriptionHtml" | "descriptionExcerpt" | "descriptionLang">;

/** PROP-15: the beginning, and the rest for who wants to read on. The whole is in the page for search engines. A text that the
 * page's own language lacks says so. */
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
