import type { ReactNode } from "react";
import styles from "./file-list.module.css";

/** Files to open or to take along, one a line: list items with a link each, that begins with an icon. */
export function FileList({ children }: { children: ReactNode }) {
  return <ul className={styles.files}>{children}</ul>;
}
