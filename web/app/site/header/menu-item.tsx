import { useLocation } from "@remix-run/react";
import { ChevronDown } from "lucide-react";
import { useIntl } from "react-intl";
import type { Language, MenuEntry } from "@gevel/config";
import { SiteLink } from "~/i18n/site-link";
import { usePaths } from "~/i18n/use-paths";
import { otherLang } from "../chrome";
import { MegaMenu } from "./mega-menu";
import styles from "./main-menu.module.css";

interface MenuItemProps {
  entry: MenuEntry;
  language: Language;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** Staff ask for the wide panel by a picture or by the class `mega-menu`. */
const isMega = ({ image, css }: MenuEntry) => image !== null || css.split(/\s+/).includes("mega-menu");

export function MenuItem({ entry, language, open, onOpen }: MenuItemProps) {
  const { formatMessage } = useIntl();
  const current = useIsCurrent(entry);
  const hasChildren = entry.isHaveSubMenu && entry.childMenus.length > 0;
  const mega = hasChildren && isMega(entry);
  // A finger's tap also makes a mouse's enter: it must follow the link, not open a menu under the finger.
  const hover = (next: boolean) => (event: { pointerType: string }) => {
    if (hasChildren && event.pointerType === "mouse") onOpen(next);
  };

  return (
    <li
      className={[styles.entry, entry.css].filter(Boolean).join(" ")}
      data-open={open || undefined}
      data-mega={mega || undefined}
      lang={otherLang(entry.lang, language)}
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
    >
      <SiteLink to={{ target: entry }} className={styles.link} aria-current={current ? "page" : undefined}>
        {entry.title}
      </SiteLink>
      {hasChildren ? (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={`submenu-${entry.id}`}
          onClick={() => onOpen(!open)}
        >
          <ChevronDown aria-hidden="true" />
          <span className="visually-hidden">{formatMessage({ id: "site.submenu" }, { title: entry.title })}</span>
        </button>
      ) : null}
      {hasChildren ? (
        <div id={`submenu-${entry.id}`} className={styles.panel}>
          {mega ? <MegaMenu entry={entry} language={language} /> : <Children entry={entry} language={language} />}
        </div>
      ) : null}
    </li>
  );
}

function Children({ entry, language }: { entry: MenuEntry; language: Language }) {
  return (
    <ul className={styles.children}>
      {entry.childMenus.map((child) => (
        <li key={child.id} className={child.css || undefined} lang={otherLang(child.lang, language)}>
          <SiteLink to={{ target: child }} className={styles.child}>
            {child.title}
          </SiteLink>
          {child.childMenus.length > 0 ? <Children entry={child} language={language} /> : null}
        </li>
      ))}
    </ul>
  );
}

function useIsCurrent(entry: MenuEntry): boolean {
  const { pathname } = useLocation();
  return usePaths().byTarget(entry)?.href === pathname;
}
