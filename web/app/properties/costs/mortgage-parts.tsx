import { useIntl } from "react-intl";
import { CostField } from "./cost-field";
import type { MortgageContent } from "./mortgage";
import styles from "./mortgage-parts.module.css";

/** What a visitor borrows, for how long and at which rate: all three are the visitor's own. */
export function MortgageFields({ of, mortgage }: { of: string; mortgage: MortgageContent }) {
  return (
    <div className={styles.fields}>
      <CostField name="loan" of={of} typed={mortgage} />
      <CostField name="loan-years" of={of} typed={mortgage} />
      <CostField name="loan-rate" of={of} typed={mortgage} />
    </div>
  );
}

/** The monthly amount, and that it is an example and no credit on offer (decision 081). */
export function MortgageAnswer({ mortgage: { answer } }: { mortgage: MortgageContent }) {
  const intl = useIntl();
  if (!answer) return null;
  const text = (id: string) => intl.formatMessage({ id: `properties.costs.${id}` }, answer);
  return (
    <div className={styles.answer}>
      <p className={styles.monthly}>
        <strong>{answer.monthly}</strong> {text("perMonth")}
      </p>
      <p>{text("repaid")}</p>
      <p className={styles.note}>{text("noCredit")}</p>
    </div>
  );
}
