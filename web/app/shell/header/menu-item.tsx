import { ChevronDown } from "lucide-react";
import { useIntl } from "react-intl";
import { SiteLink } from "~/i18n/site-link";
import { StaticHtml } from "~/islands/static-markup";
import { chromeMarkup, otherLang, type Chrome, type MenuHead } from "../chrome/chrome";
import styles from "./main-menu.module.css";

interface MenuItemProps {
  chrome: Chrome;
  entry: MenuHead;
  /** Leads to the page it stands on. */
  isCurrent: boolean;
  open: boolean;
  onOpen: (open: boolean) => void;
}

export function MenuItem({ chrome, entry, isCurrent, open, onOpen }: MenuItemProps) {
  const { formatMessage } = useIntl();
  const hasChildren = entry.submenu !== null;
  // A finger's tap also makes a mouse's enter: it must follow the link, not open a menu under the finger.
  const hover = (next: boolean) => (event: { pointerType: string }) => {
    if (hasChildren && event.pointerType === "mouse") onOpen(next);
  };

  return (
    <li
      className={[styles.entry, entry.css].filter(Boolean).join(" ")}
      data-open={open || undefined}
      data-mega={entry.submenu === "mega" || undefined}
      lang={otherLang(entry.lang, chrome.language)}
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
    >
      <SiteLink to={{ target: entry }} className={styles.link} aria-current={isCurrent ? "page" : undefined}>
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
        <StaticHtml
          as="div"
          id={`submenu-${entry.id}`}
          className={styles.panel}
          markup={chromeMarkup(chrome, `submenu-${entry.id}`)}
        />
      ) : null}
    </li>
  );
}
