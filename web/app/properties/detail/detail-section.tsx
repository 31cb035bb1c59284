import { useId, type ReactNode } from "react";
import styles from "./detail-section.module.css";

interface DetailSectionProps {
  title: string;
  children: ReactNode;
}

/** A titled part of a listing's page. */
export function DetailSection({ title, children }: DetailSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
