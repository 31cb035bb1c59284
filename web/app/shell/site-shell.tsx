import { PrefetchPageLinks, useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef, type ReactNode } from "react";
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
import { useFollowedLinks } from "~/islands/use-followed-links";
import { markNavigating } from "~/islands/when-near";
import styles from "./site-shell.module.css";

interface SiteShellProps {
  children: ReactNode;
  /** A slot: what another room has to say on every page, before the footer. */
  aboveFooter?: ReactNode;
  /** A slot: what another room leads to from the header of every page. */
  inHeader?: ReactNode;
  /** A slot: the form that a popup holds. */
  popupForm: PopupFormIsland;
}

/** Header, content, footer; the content alone where no chrome could be loaded. */
export function SiteShell({ children, aboveFooter, inHeader, popupForm }: SiteShellProps) {
  const chrome = useChrome();
  const meta = usePageMeta();
  const main = useFocusOnNewPage();
  // While it is rendered: what the next page shows is asked for with it.
  if (useNavigation().state !== "idle") markNavigating();
  // A preview has menus of its own, which the pages beside it do not know.
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
      <main id="content" ref={main} tabIndex={-1} className={meta?.hasBanner ? undefined : styles.below}>
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

/** A new page starts at its content for those who hear it; a changed filter keeps the focus where it is. */
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
