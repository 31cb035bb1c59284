import { useIntl } from "react-intl";
import type { MessageName } from "~/i18n/message-id";
import type { CalculatedCosts } from "../costs/listing-costs";
import styles from "./costs-section.module.css";

/** Stands where an amount is not known yet, so that nothing moves while somebody types. */
const unknown = "–";

/** What the visitor needs of their own and pays by the month; that it is no credit on offer (decision 081). */
export function LoanAnswer({ calculated: { table, mortgage, ownMoney } }: { calculated: CalculatedCosts }) {
  const intl = useIntl();
  const { answer } = mortgage;
  const text = (name: MessageName<"properties.costs.">) =>
    intl.formatMessage({ id: `properties.costs.${name}` }, answer ?? {});
  return (
    <div className={styles.answer}>
      <div role="status">
        <dl className={styles.amounts}>
          {table ? (
            <div>
              <dt>{text("ownMoney")}</dt>
              <dd>{ownMoney ?? unknown}</dd>
              <dd className={styles.help}>{text("ownMoneyHelp")}</dd>
            </div>
          ) : null}
          <div>
            <dt>{text("instalment")}</dt>
            <dd>{answer?.monthly ?? unknown}</dd>
            {answer ? <dd className={styles.help}>{text("repaid")}</dd> : null}
          </div>
        </dl>
      </div>
      {answer ? <p className={styles.note}>{text("noCredit")}</p> : null}
    </div>
  );
}
