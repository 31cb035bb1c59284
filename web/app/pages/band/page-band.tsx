import type { ReactNode } from "react";
import { Container } from "~/ui/section";
import styles from "./page-band.module.css";

interface PageBandProps {
  /** Of the title, which names the band. */
  id: string;
  title: ReactNode;
  /** Beside the title. */
  aside?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** What follows the content of a page, across its width: a title with something beside it, and cards below. */
export function PageBand({ id, title, aside, className, children }: PageBandProps) {
  return (
    <section className={className} aria-labelledby={id}>
      <Container className={styles.inside}>
        <header className={styles.head}>
          <h2 id={id}>{title}</h2>
          {aside}
        </header>
        {children}
      </Container>
    </section>
  );
}
