import { buyers, costFields, regions, type PurchaseInput } from "@gevel/config";
import { useIntl } from "react-intl";
import { Button } from "~/ui/button";
import type { BuyingTable } from "./buying-table";
import { CostChoice } from "./cost-choice";
import { CostField, MortgageAnswer, MortgageFields } from "./mortgage-parts";
import { CostsTable } from "./costs-table";
import type { MortgageContent } from "./mortgage";
import styles from "./calculator.module.css";
import type { MessageName } from "~/i18n/message-id";

export interface CalculatorContent {
  id: string;
  /** The example's price, while the visitor entered nothing. */
  examplePrice: string;
  question: PurchaseInput;
  /** Null if the price could not be parsed. */
  table: BuyingTable | null;
  mortgage: MortgageContent;
}

/**
 * Features A6: the costs of buying, and a monthly loan. A plain HTML form: it works without script. Each answer is
 * below its inputs.
 */
export function Calculator({ content }: { content: CalculatorContent }) {
  const intl = useIntl();
  const text = (id: MessageName<"properties.costs.">) => intl.formatMessage({ id: `properties.costs.${id}` });
  const { id, examplePrice, question, table, mortgage } = content;
  const unread = costFields.filter((name) => question.problems[name] ?? mortgage.problems[name]);
  return (
    <div className={styles.frame}>
      <form id={id} method="get" action={`#${id}-answers`} className={styles.calculator} aria-label={text("name")}>
        <div className={styles.questions}>
          <CostField name="costs-price" of={id} typed={question} first={examplePrice} />
          <CostChoice id={`${id}-costs-region`} name="costs-region" values={regions} chosen={question.region} />
          <CostChoice id={`${id}-costs-buyer`} name="costs-buyer" values={buyers} chosen={question.buyer} />
          <CostChoice
            id={`${id}-costs-subject`}
            name="costs-subject"
            values={["home", "land"]}
            chosen={question.subject}
          />
          <Button type="submit">{text("calculate")}</Button>
        </div>
        <div id={`${id}-answers`} className={styles.answers}>
          {unread.length > 0 ? (
            <div className={styles.unread}>
              <p>{text("unread")}</p>
              <ul>
                {unread.map((name) => (
                  <li key={name}>
                    <a href={`#${id}-${name}`}>{text(`field.${name}`)}</a>
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
          {table ? <CostsTable table={table} /> : <p>{text("noPrice")}</p>}
        </div>
        <fieldset id={`${id}-by-month`} className={styles.loan}>
          <legend>{text("loan")}</legend>
          <MortgageFields of={id} mortgage={mortgage} />
          <Button type="submit" variant="secondary" formAction={`#${id}-by-month`}>
            {text("calculateLoan")}
          </Button>
          <MortgageAnswer mortgage={mortgage} />
        </fieldset>
      </form>
    </div>
  );
}
