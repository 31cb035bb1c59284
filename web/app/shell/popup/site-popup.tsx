import { useLocation } from "@remix-run/react";
import { X } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { useIntl } from "react-intl";
import type { Language, Popup } from "@gevel/config";
import { ButtonLink } from "~/ui/button";
import { Picture } from "~/ui/picture";
import { RichText } from "~/ui/rich-text";
import { usePaths } from "~/i18n/use-paths";
import { otherLang } from "../chrome/chrome";
import { whenClosed } from "../consent/use-layer";
import { closesAt } from "./closes-at";
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
  const { formatMessage } = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { pathname, search, hash } = useLocation();
  const link = usePaths();
  const address = popup.link ? link.byTarget(popup.link) : null;
  const { version, delay } = popup;

  useEffect(() => {
    if (session.closed(version)) return;
    let timer: number | undefined;
    // Never both at once: it waits until consent was answered, and until it is no longer being changed.
    let stop = whenClosed(() => {
      timer = window.setTimeout(() => {
        stop = whenClosed(() => {
          if (!session.closed(version)) dialog.current?.showModal();
        });
      }, delay * 1000);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [version, delay]);

  useEffect(() => {
    const action = dialog.current?.querySelector("form")?.action ?? null;
    if (!closesAt(location.origin + pathname + search + hash, action)) return;
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
    >
      {popup.media ? (
        <Picture media={popup.media} sizes="(width >= 767px) 560px, 100vw" ratio="16x9" className={styles.media} />
      ) : null}
      <div className={styles.body}>
        <h2 id={titleId} className={styles.title}>
          {popup.title}
        </h2>
        <RichText html={popup.descriptionHtml} />
        {popup.link && address ? (
          <ButtonLink href={address.href} onClick={() => dialog.current?.close()}>
            {popup.link.label || popup.title}
          </ButtonLink>
        ) : null}
      </div>
      <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
        <X aria-hidden="true" />
        <span className="visually-hidden">{formatMessage({ id: "site.close" })}</span>
      </button>
    </dialog>
  );
}
