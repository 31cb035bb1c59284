import { useLocation } from "@remix-run/react";
import { useEffect, useId, useRef } from "react";
import type { Language, Popup } from "@gevel/config";
import { otherLang } from "../chrome/chrome";
import { whenClosed } from "../consent/use-layer";
import { closesAt } from "./closes-at";
import { PopupWords } from "./popup-words";
import styles from "./site-popup.module.css";

const flag = "gevel.popup";

/** Storage may be forbidden; the popup then shows once a page, which is all one can do. */
const session = {
  closed(version: string): boolean {
    try {
      return sessionStorage.getItem(flag) === version;
    } catch {
      return false;
    }
  },
  close(version: string): void {
    try {
      sessionStorage.setItem(flag, version);
    } catch {
      // Nothing to keep it in.
    }
  },
};

/** CHROME-8. The server sends it closed; without script nobody is interrupted. */
export function SitePopup({ popup, language }: { popup: Popup; language: Language }) {
  const dialog = useRef<HTMLDialogElement>(null);
  /** Until it opens, where the visitor is. */
  const openedAt = useRef<string | null>(null);
  const titleId = useId();
  const { pathname, search, hash } = useLocation();
  const { version, delay } = popup;

  useEffect(() => {
    if (session.closed(version)) return;
    let timer: number | undefined;
    // Never both at once: it waits until consent was answered, and until it is no longer being changed.
    let stop = whenClosed(() => {
      timer = window.setTimeout(() => {
        stop = whenClosed(() => {
          if (session.closed(version)) return;
          openedAt.current = location.href;
          dialog.current?.showModal();
        });
      }, delay * 1000);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [version, delay]);

  useEffect(() => {
    // Of a form without the attribute the property is the page's own address.
    const formAction = dialog.current?.querySelector("form")?.getAttribute("action") ?? null;
    const here = location.origin + pathname + search + hash;
    if (!closesAt(here, { openedAt: openedAt.current ?? here, formAction })) return;
    session.close(version);
    dialog.current?.close();
  }, [pathname, search, hash, version]);

  return (
    <dialog
      ref={dialog}
      className={styles.popup}
      aria-labelledby={titleId}
      lang={otherLang(popup.lang, language)}
      onClose={() => session.close(version)}
      // The page that answers is another document: it does not open there again.
      onSubmit={() => session.close(version)}
    >
      <PopupWords popup={popup} titleId={titleId} close={() => dialog.current?.close()} />
    </dialog>
  );
}
