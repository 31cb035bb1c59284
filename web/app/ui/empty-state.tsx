import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

interface EmptyStateProps {
  /** Omitted if the text is enough. */
  title?: string;
  children: ReactNode;
  /** Links to what the visitor can do next. */
  ways?: ReactNode;
}

/** Shown if there is nothing to list: the reason, and links onward. */
export function EmptyState({ title, children, ways }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {title ? <p className={styles.title}>{title}</p> : null}
      {children}
      {ways ? <div className={styles.ways}>{ways}</div> : null}
    </div>
  );
}
