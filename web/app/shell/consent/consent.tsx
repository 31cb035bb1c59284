import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useState, type ComponentType, type KeyboardEvent, useRef } from "react";
import { withMessages } from "~/i18n/load-messages";
import { StaticHtml } from "~/islands/static-markup";
import { chromeMarkup, type Chrome } from "../chrome/chrome";
import styles from "./consent.module.css";
import {
  leaveDialog,
  panelId,
  settleDialog,
  showLayer,
  storeGrants,
  titleId,
  consentChanged,
  isPreview,
  otherTabs,
} from "./consent-state";
import { useLayer } from "./use-layer";
import { type TrackingIds, hasVendors } from "./vendors";
import { type PageEvent, isReported, dispatchPageEvent, pageEventName } from "./visit-event";
import type { Measuring } from "./measuring";

/** Pages behind a secret link: neither their contents nor their address may be shared. */
const isPersonal = (pathname: string): boolean => /\/(?:my-visit|my-document|subscription|login)\/[^/]/.test(pathname);

/** One a document. */
let measuring: Promise<Measuring> | null = null;

/** CONSENT-3: follows the choice made here or in another tab. An agency without analytics loads none of its script. */
function useMeasuring(ids: TrackingIds, pathname: string): void {
  const active = hasVendors(ids) && !isPreview(pathname) && !isPersonal(pathname);
  useEffect(() => {
    if (!active) return;
    const follow = async () => {
      measuring ??= import("./measuring").then(({ Measuring }) => new Measuring(ids));
      const found = await measuring.catch(() => {
        // Retried at the next change: a phone may have been in a tunnel.
        measuring = null;
        return null;
      });
      if (found?.follow()) location.reload();
    };
    const onEvent = () => void follow();
    const listening = new AbortController();
    const { signal } = listening;
    for (const sign of [consentChanged, pageEventName, "pageshow", "focus"])
      addEventListener(sign, onEvent, { signal });
    document.addEventListener("visibilitychange", onEvent, { signal });
    // A tab in the background would go on storing what was granted before.
    const tabs = otherTabs();
    tabs?.addEventListener("message", onEvent, { signal });
    onEvent();
    return () => {
      listening.abort();
      tabs?.close();
    };
  }, [active, ids]);
}

/** How the document was reached, according to the browser: opened, reloaded, gone back to. */
function documentArrival() {
  const [entry] = performance.getEntriesByType("navigation");
  const type = entry && "type" in entry ? String(entry.type) : "navigate";
  return { type, fromSite: document.referrer.startsWith(`${location.origin}/`) };
}

/** CONSENT-4: reports the event of each page, once per arrival at it. */
function usePageEvent(pageEvent: PageEvent | null): void {
  const { key, pathname } = useLocation();
  const again: boolean = String(useNavigationType()) === "POP";
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (before.current === key) return;
    const document = before.current === null ? documentArrival() : null;
    before.current = key;
    if (pageEvent && isReported(pageEvent, { document, again })) dispatchPageEvent(pageEvent, pathname);
  }, [key, pathname, pageEvent, again]);
}

type Settings = ComponentType<{ ids: TrackingIds }>;

interface ConsentProps {
  chrome: Chrome;
  /** The event of this page. */
  pageEvent: PageEvent | null;
}

/**
 * CONSENT-1: the first layer is in the HTML of every page; the page's first script decides whether it shows and handles
 * its buttons (`before-paint.ts`). It is not modal: a visitor may keep reading (decision 038).
 */
export function Consent({ chrome, pageEvent }: ConsentProps) {
  const { pathname, search } = useLocation();
  const OpenSettings = useOpenSettings();
  useSettledDialog(pathname, search);
  usePageEvent(pageEvent);
  useMeasuring(chrome.config.tracking, pathname);

  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape") leaveDialog();
  };
  return (
    <>
      <StaticHtml
        as="section"
        id={panelId}
        className={styles.panel}
        role="dialog"
        aria-labelledby={titleId}
        tabIndex={-1}
        data-nosnippet=""
        markup={chromeMarkup(chrome, "consent")}
        onKeyDown={leaveOnEscape}
      />
      {OpenSettings ? <OpenSettings ids={chrome.config.tracking} /> : null}
    </>
  );
}

/** The second layer while it is open; few visitors ask for it. If it cannot be loaded, the first one returns. */
function useOpenSettings(): Settings | null {
  const wanted = useLayer() === "settings";
  const [settings, setSettings] = useState<{ component: Settings } | null>(null);
  useEffect(() => {
    if (!wanted || settings) return;
    withMessages("consent", import("./consent-settings")).then(
      ({ ConsentSettings }) => setSettings({ component: ConsentSettings }),
      () => showLayer("ask"),
    );
  }, [wanted, settings]);
  return wanted && settings ? settings.component : null;
}

/** On the pages that follow the document's, and where another tab has answered. */
function useSettledDialog(pathname: string, search: string): void {
  useEffect(() => {
    if (search.includes("setcookies")) {
      storeGrants(null);
      showLayer("ask");
    }
    const settle = () => settleDialog(pathname);
    settle();
    addEventListener("pageshow", settle);
    document.addEventListener("visibilitychange", settle);
    return () => {
      removeEventListener("pageshow", settle);
      document.removeEventListener("visibilitychange", settle);
    };
  }, [pathname, search]);
}
