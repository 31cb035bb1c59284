import { X } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { useIntl } from "react-intl";
import styles from "./filter-sheet.module.css";

// React 18 has no types for the browser's own popovers.
const opens = (id: string) => ({ popovertarget: id });
const closes = (id: string) => ({ popovertarget: id, popovertargetaction: "hide" });
const isPopover = { popover: "auto" };

/** Opens the filters on a phone; elsewhere they are on the page. */
export function FilterSheetButton({ id, count }: { id: string; count: number }) {
  const intl = useIntl();
  return (
    <button type="button" className={styles.open} {...opens(id)}>
      {intl.formatMessage({ id: "properties.list.filters" }, { count })}
    </button>
  );
}

interface FilterSheetProps {
  id: string;
  /** Address of the list: the sheet closes when it changes. */
  address: string;
  children: ReactNode;
}

/** The filters' bar; on a phone a sheet from below, opened without script by the browser itself. */
export function FilterSheet({ id, address, children }: FilterSheetProps) {
  const intl = useIntl();
  const sheet = useRef<HTMLDivElement>(null);
  const close = () => sheet.current?.hidePopover?.();
  useEffect(close, [address]);
  return (
    <div ref={sheet} id={id} className={styles.sheet} onSubmit={close} {...isPopover}>
      <div className={styles.head}>
        <p className={styles.title}>{intl.formatMessage({ id: "properties.list.filters" }, { count: 0 })}</p>
        <button
          type="button"
          className={styles.close}
          aria-label={intl.formatMessage({ id: "properties.list.closeFilters" })}
          {...closes(id)}
        >
          <X aria-hidden="true" />
        </button>
      </div>
      {children}
    </div>
  );
}
