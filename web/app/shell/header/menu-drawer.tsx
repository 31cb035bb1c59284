import { useLocation } from "@remix-run/react";
import { Menu, X } from "lucide-react";
import { useEffect, useRef, type MouseEvent, type ReactNode, useSyncExternalStore } from "react";
import { useIntl } from "react-intl";
import { SiteLink } from "~/i18n/site-link";
import { usePaths } from "~/i18n/use-paths";
import { ButtonSiteLink } from "../links/button-site-link";
import { StaticHtml } from "~/islands/static-markup";
import { chromeMarkup, type Chrome } from "../chrome/chrome";
import styles from "./menu-drawer.module.css";
import { HeaderLinks, TopLinks } from "./top-bar";
import { breakpoints } from "@gevel/config";

type DeviceClass = "mobile" | "tablet" | "desktop";

const queries = [`(width >= ${breakpoints.tablet}px)`, `(width >= ${breakpoints.desktop}px)`];

function subscribe(changed: () => void): () => void {
  const lists = queries.map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener("change", changed);
  return () => {
    for (const list of lists) list.removeEventListener("change", changed);
  };
}

function current(): DeviceClass {
  const [tablet, desktop] = queries.map((query) => matchMedia(query).matches);
  return desktop ? "desktop" : tablet ? "tablet" : "mobile";
}

/** CHROME-9: by window width, updated on resize. The server, which cannot know, assumes mobile. */
function useDeviceClass(): DeviceClass {
  return useSyncExternalStore(subscribe, current, () => "mobile");
}

interface MenuDrawerProps {
  chrome: Chrome;
  switcher: ReactNode;
  /** Label of the button to the free evaluation; null where there is none. */
  evaluation: string | null;
}

const id = "site-menu";

/**
 * CHROME-5: the browser's modal dialog traps the focus, closes on Escape and restores the focus. Without script the
 * same dialog opens as the target of a plain link.
 */
export function MenuDrawer({ chrome, switcher, evaluation }: MenuDrawerProps) {
  const { formatMessage } = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const device = useDeviceClass();
  const { login } = usePaths();
  const { config } = chrome;

  useEffect(() => dialog.current?.close(), [key, device]);
  useEffect(() => {
    const element = dialog.current;
    const closeFromBackdrop = (event: Event) => {
      if (event.target === element) element?.close();
    };
    element?.addEventListener("click", closeFromBackdrop);
    return () => element?.removeEventListener("click", closeFromBackdrop);
  }, []);

  const openModal = (event: MouseEvent) => {
    event.preventDefault();
    dialog.current?.showModal();
  };
  const close = (event: MouseEvent) => {
    event.preventDefault();
    dialog.current?.close();
  };

  return (
    <>
      <button type="button" className={styles.open} aria-haspopup="dialog" aria-controls={id} onClick={openModal}>
        <Menu aria-hidden="true" />
        <span className="visually-hidden">{formatMessage({ id: "site.menu" })}</span>
      </button>
      <a className={styles.openPlain} href={`#${id}`}>
        <Menu aria-hidden="true" />
        <span className="visually-hidden">{formatMessage({ id: "site.menu" })}</span>
      </a>
      <dialog id={id} ref={dialog} className={styles.drawer} aria-label={formatMessage({ id: "site.menu" })}>
        <div className={styles.inside}>
          <div className={styles.head}>
            {switcher}
            <button type="button" className={styles.close} onClick={close}>
              <X aria-hidden="true" />
              <span className="visually-hidden">{formatMessage({ id: "site.closeMenu" })}</span>
            </button>
            <a className={styles.closePlain} href="#content">
              <X aria-hidden="true" />
              <span className="visually-hidden">{formatMessage({ id: "site.closeMenu" })}</span>
            </a>
          </div>
          <nav aria-label={formatMessage({ id: "site.mainMenu" })}>
            <StaticHtml as="div" markup={chromeMarkup(chrome, "drawer-entries")} />
          </nav>
          {evaluation === null ? null : (
            <ButtonSiteLink to={{ original: "contact-demand" }} className={styles.evaluation}>
              {evaluation}
            </ButtonSiteLink>
          )}
          <nav aria-label={formatMessage({ id: "site.quickLinks" })} className={styles.quick}>
            <TopLinks chrome={chrome} />
            <HeaderLinks chrome={chrome} />
            {config.header.showOwnerLogin ? (
              <SiteLink to={{ path: login }}>{formatMessage({ id: "site.ownerLogin" })}</SiteLink>
            ) : null}
          </nav>
        </div>
      </dialog>
    </>
  );
}
