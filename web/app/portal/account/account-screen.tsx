import type { ReactNode } from "react";
import { Container } from "~/ui/section";
import styles from "./account-screen.module.css";

interface AccountScreenProps {
  title: ReactNode;
  lead: ReactNode;
  /** The lead is news of what just happened. */
  isNews?: boolean;
  /** Beside what there is to do; on a phone below it. */
  more?: ReactNode;
  children: ReactNode;
}

/** On the left a sentence that names the page, on the right the task. */
export function AccountScreen({ title, lead, isNews = false, more, children }: AccountScreenProps) {
  return (
    <Container className={styles.screen}>
      <div className={styles.text}>
        <h1>{title}</h1>
        <p className={styles.lead} role={isNews ? "status" : undefined}>
          {lead}
        </p>
      </div>
      {children}
      {more ? <div className={styles.more}>{more}</div> : null}
    </Container>
  );
}
