import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import { useIntl } from "react-intl";
import { usePaths } from "~/i18n/use-paths";
import type { Chrome } from "../chrome/chrome";
import { MenuItem } from "./menu-item";
import styles from "./main-menu.module.css";

interface MainMenuProps {
  chrome: Chrome;
  /** The header is fixed: entries without the fixed-menu flag make room (CHROME-2). */
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
