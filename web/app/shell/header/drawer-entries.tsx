import { ChevronDown } from "lucide-react";
import { useIntl } from "react-intl";
import type { Language, MenuEntry } from "@gevel/config";
import { SiteLink } from "~/i18n/site-link";
import { otherLang } from "../chrome/chrome";
import styles from "./drawer-entries.module.css";

/** The menu as a list; deeper levels are `details` elements, so they open without script too. */
export function DrawerEntries({ entries, language }: { entries: readonly MenuEntry[]; language: Language }) {
  const { formatMessage } = useIntl();
  return (
    <ul className={styles.entries}>
      {entries
        .filter(({ menuMobile }) => menuMobile)
        .map((entry) => (
          <li
            key={entry.id}
            className={[styles.entry, entry.css].filter(Boolean).join(" ")}
            lang={otherLang(entry.lang, language)}
          >
            <SiteLink to={{ target: entry }} className={styles.link}>
              {entry.title}
            </SiteLink>
            {entry.isHaveSubMenu && entry.childMenus.length > 0 ? (
              <details className={styles.more}>
                <summary className={styles.toggle}>
                  <ChevronDown aria-hidden="true" />
                  <span className="visually-hidden">
                    {formatMessage({ id: "site.submenu" }, { title: entry.title })}
                  </span>
                </summary>
                <DrawerEntries entries={entry.childMenus} language={language} />
              </details>
            ) : null}
          </li>
        ))}
    </ul>
  );
}
