import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import { useIntl } from "react-intl";
import { usePaths } from "~/i18n/use-paths";
import { type Chrome, chromeMarkup, otherLang, type MenuHead } from "../chrome/chrome";
import styles from "./main-menu.module.css";
import { ChevronDown } from "lucide-react";
import { SiteLink } from "~/i18n/site-link";
import { StaticHtml } from "~/islands/static-markup";

interface MenuItemProps {
  chrome: Chrome;
  entry: MenuHead;
  /** Links to the current page. */
  isCurrent: boolean;
  open: boolean;
  onOpen: (open: boolean) => void;
}

function MenuItem({ chrome, entry, isCurrent, open, onOpen }: MenuItemProps) {
  const { formatMessage } = useIntl();
  const hasChildren = entry.submenu !== null;
  // A tap also fires a mouse enter: it must follow the link, not open a menu under the finger.
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

interface MainMenuProps {
  chrome: Chrome;
  /** The header is fixed: only entries with the fixed-menu flag are shown (CHROME-2). */
  fixed: boolean;
}

/** Navigation by disclosure: each link is a link, a button beside it opens its submenu; Escape closes it. */
export function MainMenu({ chrome, fixed }: MainMenuProps) {
  const { formatMessage } = useIntl();
  const { key, pathname } = useLocation();
  const paths = usePaths();
  const [open, setOpen] = useState<string | null>(null);
  const nav = useRef<HTMLElement>(null);

  const current = chrome.menu.find((entry) => paths.byTarget(entry)?.href === pathname)?.id;

  useEffect(() => setOpen(null), [key]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || open === null) return;
    nav.current?.querySelector<HTMLElement>(`[aria-controls="submenu-${open}"]`)?.focus();
    setOpen(null);
  };
  const closeWhenLeft = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(null);
  };

  return (
    <nav
      ref={nav}
      className={styles.menu}
      aria-label={formatMessage({ id: "site.mainMenu" })}
      onKeyDown={closeOnEscape}
      onBlur={closeWhenLeft}
    >
      <ul className={styles.entries}>
        {chrome.menu
          .filter((entry) => !fixed || entry.showFixedMenu)
          .map((entry) => (
            <MenuItem
              key={entry.id}
              chrome={chrome}
              entry={entry}
              isCurrent={entry.id === current}
              open={open === entry.id}
              onOpen={(next) => setOpen(next ? entry.id : null)}
            />
          ))}
      </ul>
    </nav>
  );
}
