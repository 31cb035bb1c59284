import type { ReactNode } from "react";
import styles from "./law-sources.module.css";

/** Where it is written, for whoever wants to look it up: list items under a name that opens. */
export function LawSources({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.sources}>
      <summary>{title}</summary>
      <ul>{children}</ul>
    </details>
  );
}
