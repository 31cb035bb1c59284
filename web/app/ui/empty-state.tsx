import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

interface EmptyStateProps {
  /** Left out where the text alone says it. */
  title?: string;
  children: ReactNode;
  /** What one can do next. */
  ways?: ReactNode;
}

/** There is nothing to show: why, and the ways on. */
export function EmptyState({ title, children, ways }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {title ? <p className={styles.title}>{title}</p> : null}
      {children}
      {ways ? <div className={styles.ways}>{ways}</div> : null}
    </div>
  );
}
