import { useLocation } from "@remix-run/react";
import { Suspense, useEffect, useId, useRef, useState } from "react";
import type { Language } from "@gevel/config";
import { otherLang } from "../chrome/chrome";
import { whenClosed } from "../consent/use-layer";
import { PopupText } from "./popup-text";
import type { PopupFormIsland, ShownPopup } from "../chrome/shown-popup";
import styles from "./site-popup.module.css";

/**
 * CHROME-8: addresses at which the popup closes and does not open: any that contains `modal-clicked`, and the thank-you
 * address of its first form. Addresses may be paths of the site.
 */
export function closesAt(address: string, formAction: string | null): boolean {
  if (address.includes("modal-clicked")) return true;
  if (!formAction) return false;
  const here = new URL(address, anySite);
  const there = new URL(formAction, here);
  return there.origin === here.origin && withoutSlash(there.pathname) === withoutSlash(here.pathname);
}

const anySite = "https://site.invalid";

const withoutSlash = (path: string) => path.replace(/\/+$/, "");

interface SitePopupProps {
  popup: ShownPopup;
  language: Language;
  Form: PopupFormIsland;
}

const flag = "gevel.popup";

/** Storage may be blocked; the popup then shows once per page. */
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
      // Storage is blocked.
    }
  },
};

/** CHROME-8. The server sends it closed and without its form; without script it never opens. */
export function SitePopup({ popup, language, Form }: SitePopupProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [wantsForm, setWantsForm] = useState(false);
  const titleId = useId();
  const { pathname, search, hash } = useLocation();
  const { version, delay, form } = popup;
  const isClosedHere = closesAt(pathname + search + hash, form?.action ?? null);

  useEffect(() => {
    if (!isClosedHere) return;
    session.close(version);
    dialog.current?.close();
  }, [isClosedHere, version]);

  useEffect(() => {
    if (isClosedHere || session.closed(version)) return;
    let timer: number | undefined;
    let isLeft = false;
    const open = () => {
      if (isLeft || session.closed(version)) return;
      setWantsForm(true);
      dialog.current?.showModal();
    };
    // Never both at once: it waits until consent was answered, and until it is no longer being changed.
    let stop = whenClosed(() => {
      timer = window.setTimeout(() => {
        stop = whenClosed(() => {
          if (form === null) open();
          // Whole from the start; where its script cannot be had it is shown without.
          else void Form.preload().then(open, open);
        });
      }, delay * 1000);
    });
    return () => {
      isLeft = true;
      clearTimeout(timer);
      stop();
    };
  }, [version, delay, form, Form, isClosedHere]);

  return (
    <dialog
      ref={dialog}
      className={styles.popup}
      aria-labelledby={titleId}
      lang={otherLang(popup.lang, language)}
      onClose={() => session.close(version)}
    >
      <PopupText popup={popup} titleId={titleId} close={() => dialog.current?.close()}>
        {form !== null && wantsForm ? (
          <Suspense fallback={null}>
            <Form {...form} />
          </Suspense>
        ) : null}
      </PopupText>
    </dialog>
  );
}
