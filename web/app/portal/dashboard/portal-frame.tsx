import type { ReactNode } from "react";
import styles from "./portal-frame.module.css";

/** The frame of an owner's pages. It brings their stylesheets, which visitors' pages do not load. */
export function PortalFrame({ children }: { children: ReactNode }) {
  return <div className={styles.frame}>{children}</div>;
}
