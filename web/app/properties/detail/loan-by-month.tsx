import { useIntl } from "react-intl";
import { Button } from "~/ui/button";
import type { MortgageContent } from "../costs/mortgage";
import { MortgageAnswer, MortgageFields } from "../costs/mortgage-parts";
import { DetailSection } from "./detail-section";
import styles from "./loan-by-month.module.css";
import type { MessageName } from "~/i18n/message-id";

const id = "loan-by-month";

/** Features A6: the monthly loan for this listing, with the visitor's own numbers. */
export function LoanByMonth({ mortgage }: { mortgage: MortgageContent | null }) {
  const intl = useIntl();
  if (!mortgage) return null;
  const text = (key: MessageName<"properties.costs.">) => intl.formatMessage({ id: `properties.costs.${key}` });
  return (
    <DetailSection title={text("loan")}>
      <form id={id} method="get" action={`#${id}`} className={styles.loan} aria-label={text("loan")}>
        <p className={styles.intro}>{text("loanIntro")}</p>
        <MortgageFields of={id} mortgage={mortgage} />
        <Button type="submit" variant="secondary">
          {text("calculate")}
        </Button>
        <MortgageAnswer mortgage={mortgage} />
      </form>
    </DetailSection>
  );
}
