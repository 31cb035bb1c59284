import type { ReactNode } from "react";
import styles from "./law-sources.module.css";

/** Links to the sources of the law: list items in a disclosure. */
export function LawSources({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.sources}>
      <summary>{title}</summary>
      <ul>{children}</ul>
    </details>
  );
}
