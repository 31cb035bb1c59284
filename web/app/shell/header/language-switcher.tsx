import { useLocation } from "@remix-run/react";
import { useIntl } from "react-intl";
import { languageNames, localeTags } from "@gevel/config";
import { canonicalPath } from "~/i18n/paths";
import type { Chrome } from "../chrome/chrome";
import type { PageMeta } from "../head/page-meta";
import styles from "./language-switcher.module.css";

/** LANG-5: the same page, the same filters, in another language; a whole new document with that language's texts. */
export function LanguageSwitcher({ chrome, meta }: { chrome: Chrome; meta: PageMeta | null }) {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  if (!chrome.config.header.showLanguageSwitcher || chrome.languages.length < 2) return null;
  return (
    <nav aria-label={formatMessage({ id: "site.language" })}>
      <ul className={styles.list}>
        {chrome.languages.map((language) => {
          const path = meta?.languagePaths[language];
          return (
            <li key={language}>
              <a
                className={styles.link}
                href={path ? path + search : canonicalPath(language, "")}
                lang={localeTags[language]}
                hrefLang={language}
                aria-current={language === chrome.language ? "true" : undefined}
              >
                {language.toUpperCase()}
                <span className="visually-hidden">{` ${languageNames[language]}`}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
