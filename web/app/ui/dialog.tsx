import { X } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { VisuallyHidden } from "./visually-hidden";
import styles from "./dialog.module.css";

interface DialogProps {
  open: boolean;
  onClose: () => void;
  /** Id of the title inside. */
  labelledBy: string;
  closeLabel: string;
  /** `panel` in the middle, `drawer` at the right edge, `full` over the whole screen. */
  variant?: "panel" | "drawer" | "full";
  children: ReactNode;
}

/** The browser's modal dialog: it traps the focus, closes on Escape and restores the focus. */
export function Dialog({ open, onClose, labelledBy, closeLabel, variant = "panel", children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const closeFromBackdrop = (event: MouseEvent) => {
      if (event.target === element) element.close();
    };
    element.addEventListener("click", closeFromBackdrop);
    return () => element.removeEventListener("click", closeFromBackdrop);
  }, []);

  return (
    <dialog ref={dialog} className={styles.dialog} data-look={variant} aria-labelledby={labelledBy} onClose={onClose}>
      <div className={styles.body}>
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          <X aria-hidden="true" />
          <VisuallyHidden>{closeLabel}</VisuallyHidden>
        </button>
        {children}
      </div>
    </dialog>
  );
}
