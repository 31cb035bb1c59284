import { useIntl } from "react-intl";
import { Button } from "~/ui/button";
import { Container } from "~/ui/section";
import styles from "./opt-out-page.module.css";

/** OWNER-5: whether this browser's page visits are counted, and the button that changes it. A plain form, without script too. */
export function AnalyticsOptOutPage({ isCounted }: { isCounted: boolean }) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `uncounted.${name}` });
  return (
    <Container className={styles.page}>
      <h1>{text(isCounted ? "title.counted" : "title.uncounted")}</h1>
      <p className={styles.lead}>{text("how")}</p>
      <p>{text(isCounted ? "lead.counted" : "lead.uncounted")}</p>
      <form method="post">
        <Button
          type="submit"
          name="count"
          value={isCounted ? "no" : "yes"}
          variant={isCounted ? "primary" : "secondary"}
        >
          {text(isCounted ? "act.stop" : "act.again")}
        </Button>
      </form>
    </Container>
  );
}
