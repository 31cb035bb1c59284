import { useLocation } from "@remix-run/react";
import { useEffect, useState, type ComponentType, type KeyboardEvent } from "react";
import { withMessages } from "~/i18n/load-messages";
import { StaticHtml } from "~/islands/static-markup";
import { chromeMarkup, type Chrome } from "../chrome/chrome";
import styles from "./consent.module.css";
import { leaveDialog, panelId, settleDialog, showLayer, storeGrants, titleId } from "./consent-state";
import { useLayer } from "./use-layer";
import { useMeasuring } from "./use-measuring";
import { usePageEvent } from "./use-visit";
import type { TrackingIds } from "./vendors";
import type { PageEvent } from "./visit-event";

type Settings = ComponentType<{ ids: TrackingIds }>;

interface ConsentProps {
  chrome: Chrome;
  /** What the page says a visitor did. */
  pageEvent: PageEvent | null;
}

/**
 * CONSENT-1: the first layer is in the HTML of every page, the page's first script says whether it shows and does what its
 * buttons say (`before-paint.ts`). It is not modal: who came to read may read on (decision 038).
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

/** The second layer, which few ask for, while it is open. Where it cannot be loaded the first one is back. */
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
