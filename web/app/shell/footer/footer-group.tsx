import type { ReactNode } from "react";
import styles from "./footer-group.module.css";

interface FooterGroupProps {
  title: string;
  /** On a wide screen its title is a heading over it; else it has none there. */
  headed?: boolean;
  children: ReactNode;
}

/**
 * CHROME-10: a group of the footer. On a phone it opens at a touch, with or without script; on wider screens it is
 * always open. A group without a title has nothing to touch and stays open.
 */
export function FooterGroup({ title, headed = false, children }: FooterGroupProps) {
  if (!title) return children;
  return (
    <>
      {headed ? <h2 className={styles.title}>{title}</h2> : null}
      <details className={styles.group}>
        <summary className={styles.summary}>{title}</summary>
        <div className={styles.content}>{children}</div>
      </details>
    </>
  );
}
