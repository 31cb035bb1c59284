import { PrefetchPageLinks, useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef, type ReactNode, useState } from "react";
import { FormattedMessage } from "react-intl";
import { PathsProvider, pathsOf } from "~/i18n/use-paths";
import { StaticHtml } from "~/islands/static-markup";
import { useChrome } from "./chrome/chrome";
import { Consent } from "./consent/consent";
import { SiteFooter } from "./footer/site-footer";
import { usePageMeta } from "./head/page-meta";
import { SiteHeader } from "./header/site-header";
import { SitePopup } from "./popup/site-popup";
import type { PopupFormIsland } from "./chrome/shown-popup";
import { markNavigating } from "~/islands/when-near";
import styles from "./site-shell.module.css";
import { isPlainClick } from "~/ui/is-plain-click";
import { useSiteNavigate } from "~/islands/use-site-navigate";

/** A pointer that only passes by means nothing yet, in milliseconds. */
const passing = 100;

/** Client-side navigation for all links of the site, wherever they are. Returns the address a visitor is about to open. */
function useFollowedLinks(active: boolean): string | null {
  const navigateTo = useSiteNavigate();
  const [meant, setMeant] = useState<string | null>(null);
  useEffect(() => {
    if (!active) return;
    let late: number | undefined;
    const follow = (event: MouseEvent) => {
      const link = ownLink(event.target);
      if (!link || event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      navigateTo(addressOf(link), {
        replace: link.href === location.href,
        preventScrollReset: link.hasAttribute("data-keep-scroll"),
      });
    };
    const mean = (event: Event) => {
      clearTimeout(late);
      const link = ownLink(event.target);
      late = window.setTimeout(() => setMeant(link && addressOf(link)), passing);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("click", follow, { signal });
    for (const sign of ["pointerover", "focusin"]) document.addEventListener(sign, mean, { signal, passive: true });
    return () => {
      clearTimeout(late);
      listening.abort();
    };
  }, [active, navigateTo]);
  return meant;
}

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash;
const prefix = (path: string) => path.slice(0, 4);

/**
 * A link to a page of this site in the document's language: another language needs another document, and so does a link
 * that asks for one. The browser handles anchors on the page itself.
 */
function ownLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("data-document")) return null;
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return null;
  return prefix(link.pathname) === `/${document.documentElement.lang.slice(0, 2)}/` ? link : null;
}

interface SiteShellProps {
  children: ReactNode;
  /** Slot for another feature's content on every page, before the footer. */
  aboveFooter?: ReactNode;
  /** Slot for another feature's link in the header of every page. */
  inHeader?: ReactNode;
  /** Slot for the form in a popup. */
  popupForm: PopupFormIsland;
}

/** Header, content, footer; the content alone where no chrome could be loaded. */
export function SiteShell({ children, aboveFooter, inHeader, popupForm }: SiteShellProps) {
  const chrome = useChrome();
  const meta = usePageMeta();
  const main = useFocusOnNewPage();
  // During render: the next page's parts are requested together with it.
  if (useNavigation().state !== "idle") markNavigating();
  // A preview has its own menus, which the other pages do not have.
  const meant = useFollowedLinks(chrome !== null && !chrome.drafts);
  if (!chrome)
    return (
      <main id="content" className={styles.bare}>
        {children}
      </main>
    );
  return (
    <PathsProvider paths={pathsOf(chrome.paths)}>
      <a className={styles.skip} href="#content">
        <FormattedMessage id="site.skip" />
      </a>
      {chrome.drafts ? null : <Consent chrome={chrome} pageEvent={meta?.pageEvent ?? null} />}
      <SiteHeader chrome={chrome} meta={meta} beside={inHeader} />
      <main id="content" ref={main} tabIndex={-1} className={styles.below}>
        {children}
      </main>
      {aboveFooter}
      <SiteFooter chrome={chrome} />
      {meta?.structured ? <StaticHtml as="div" hidden markup={meta.structured} /> : null}
      {meant === null ? null : <PrefetchPageLinks page={meant} />}
      {chrome.popup ? (
        <SitePopup key={chrome.popup.version} popup={chrome.popup} language={chrome.language} Form={popupForm} />
      ) : null}
    </PathsProvider>
  );
}

/** On a new page the focus moves to its content for screen readers; a changed filter keeps the focus where it is. */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
