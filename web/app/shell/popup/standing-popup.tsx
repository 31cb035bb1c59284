import { Suspense, useId, useState } from "react";
import type { Language } from "@gevel/config";
import { otherLang } from "../chrome/chrome";
import { PopupWords } from "./popup-words";
import type { PopupFormIsland, ShownPopup } from "../chrome/shown-popup";
import popupStyles from "./site-popup.module.css";
import styles from "./standing-popup.module.css";

interface StandingPopupProps {
  popup: ShownPopup;
  language: Language;
  Form: PopupFormIsland;
}

/**
 * CMS-9: the popup of a preview. The server sends it open, whatever was closed before. It is not modal: a modal one takes the
 * focus, and beside a form of the admin that is where somebody types.
 */
export function StandingPopup({ popup, language, Form }: StandingPopupProps) {
  const [isOpen, setIsOpen] = useState(true);
  const titleId = useId();
  if (!isOpen) return null;
  return (
    <div className={styles.over}>
      <dialog
        open
        className={`${popupStyles.popup} ${styles.standing}`}
        aria-labelledby={titleId}
        lang={otherLang(popup.lang, language)}
      >
        <PopupWords popup={popup} titleId={titleId} close={() => setIsOpen(false)}>
          {popup.form ? (
            <Suspense fallback={null}>
              <Form {...popup.form} />
            </Suspense>
          ) : null}
        </PopupWords>
      </dialog>
    </div>
  );
}
