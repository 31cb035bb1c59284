import type { ReactNode } from "react";
import styles from "./portal-frame.module.css";

/** What stands around an owner's pages. With it come their sheets, which the pages of visitors do without. */
export function PortalFrame({ children }: { children: ReactNode }) {
  return <div className={styles.frame}>{children}</div>;
}
