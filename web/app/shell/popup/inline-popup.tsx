import { Suspense, useId, useState } from "react";
import type { Language } from "@gevel/config";
import { otherLang } from "../chrome/chrome";
import { PopupText } from "./popup-text";
import type { PopupFormIsland, ShownPopup } from "../chrome/shown-popup";
import popupStyles from "./site-popup.module.css";
import styles from "./inline-popup.module.css";

interface InlinePopupProps {
  popup: ShownPopup;
  language: Language;
  Form: PopupFormIsland;
}

/**
 * CMS-9: the popup of a preview. The server sends it open, whatever was closed before. It is not modal: a modal dialog
 * takes the focus, and beside a form of the admin the editor is typing.
 */
export function InlinePopup({ popup, language, Form }: InlinePopupProps) {
  const [isOpen, setIsOpen] = useState(true);
  const titleId = useId();
  if (!isOpen) return null;
  return (
    <div className={styles.over}>
      <dialog
        open
        className={`${popupStyles.popup} ${styles.inline}`}
        aria-labelledby={titleId}
        lang={otherLang(popup.lang, language)}
      >
        <PopupText popup={popup} titleId={titleId} close={() => setIsOpen(false)}>
          {popup.form ? (
            <Suspense fallback={null}>
              <Form {...popup.form} />
            </Suspense>
          ) : null}
        </PopupText>
      </dialog>
    </div>
  );
}
