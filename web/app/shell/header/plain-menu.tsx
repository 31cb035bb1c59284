import type { Language, MenuEntry } from "@gevel/config";
import { SiteLink } from "~/i18n/site-link";
import { otherLang } from "../chrome/chrome";
import styles from "./main-menu.module.css";

/** The narrow submenu: the entries under an entry, however deep. */
export function PlainMenu({ entry, language }: { entry: MenuEntry; language: Language }) {
  return (
    <ul className={styles.children}>
      {entry.childMenus.map((child) => (
        <li key={child.id} className={child.css || undefined} lang={otherLang(child.lang, language)}>
          <SiteLink to={{ target: child }} className={styles.child}>
            {child.title}
          </SiteLink>
          {child.childMenus.length > 0 ? <PlainMenu entry={child} language={language} /> : null}
        </li>
      ))}
    </ul>
  );
}
