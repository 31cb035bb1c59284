import type { Language, MenuEntry } from "@gevel/config";
import { SiteLink } from "~/i18n/site-link";
import { Picture } from "~/ui/picture";
import { otherLang } from "../chrome/chrome";
import styles from "./mega-menu.module.css";

/** CHROME-2: the wide submenu, with what staff wrote about each entry. */
export function MegaMenu({ entry, language }: { entry: MenuEntry; language: Language }) {
  return (
    <div className={styles.mega}>
      <div className={styles.about}>
        <p className={styles.title}>{entry.title}</p>
        {entry.description ? <p className={styles.text}>{entry.description}</p> : null}
      </div>
      <ul className={styles.children}>
        {entry.childMenus.map((child) => (
          <li key={child.id} className={child.css || undefined} lang={otherLang(child.lang, language)}>
            <SiteLink to={{ target: child }} className={styles.child}>
              <span className={styles.name}>{child.title}</span>
              {child.description ? <span className={styles.note}>{child.description}</span> : null}
            </SiteLink>
            {child.childMenus.length > 0 ? (
              <ul className={styles.deeper}>
                {child.childMenus.map((deeper) => (
                  <li key={deeper.id} lang={otherLang(deeper.lang, language)}>
                    <SiteLink to={{ target: deeper }}>{deeper.title}</SiteLink>
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
      {entry.image ? (
        <div className={styles.picture}>
          <Picture media={entry.image} sizes="320px" alt="" ratio="4x3" rounded />
        </div>
      ) : null}
    </div>
  );
}
