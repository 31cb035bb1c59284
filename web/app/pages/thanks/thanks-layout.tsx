import type { ReactNode } from "react";
import { StaticHtml } from "~/islands/static-markup";
import { Container } from "~/ui/section";
import type { ThanksParts } from "./render-thanks.server";
import styles from "./thanks-layout.module.css";

/** The thanks of staff, then what was sent, what happens now and listings to go on with. */
export function ThanksLayout({ thanks, children }: { thanks: ThanksParts; children: ReactNode }) {
  return (
    <>
      <Container className={styles.page}>
        <div className={styles.message}>{children}</div>
        {thanks.receipt ? <StaticHtml as="div" className={styles.receipt} markup={thanks.receipt} /> : null}
        <StaticHtml as="div" className={styles.steps} markup={thanks.steps} />
      </Container>
      {thanks.listings ? <StaticHtml as="div" markup={thanks.listings} /> : null}
    </>
  );
}
