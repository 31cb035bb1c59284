import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import styles from "./notice.module.css";

export interface NoticeText {
  text: string;
  /** Takes back what was done. */
  undo?: () => void;
  /** Who came by the keyboard goes on by it. */
  focus?: boolean;
}

/** Says what was done, at the foot of the window; it covers nothing one needs, and stays until the next thing is done. */
export function Notice({ notice, onClose }: { notice: NoticeText | null; onClose: () => void }) {
  const intl = useIntl();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (notice?.focus) undo.current?.focus();
  }, [notice]);
  return (
    <div role="status" className={styles.place}>
      {notice ? (
        <div className={styles.notice}>
          <p>{notice.text}</p>
          {notice.undo ? (
            <button ref={undo} type="button" className={styles.undo} onClick={notice.undo}>
              {intl.formatMessage({ id: "favourites.undo" })}
            </button>
          ) : null}
          <button
            type="button"
            className={styles.close}
            aria-label={intl.formatMessage({ id: "site.close" })}
            onClick={onClose}
          >
            <X aria-hidden="true" />
          </button>
        </div>
      ) : null}
    </div>
  );
}
