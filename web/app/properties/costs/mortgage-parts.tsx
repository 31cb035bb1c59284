import { useIntl } from "react-intl";
import type { MortgageContent } from "./mortgage";
import styles from "./mortgage-parts.module.css";
import type { CostField as CostFieldName, CostInput } from "@gevel/config";
import { TextInput } from "~/ui/controls";
import { Field } from "~/ui/field";
import type { MessageName } from "~/i18n/message-id";

interface CostFieldProps {
  name: CostFieldName;
  /** Keeps its id distinct from that of another calculator on the page. */
  of: string;
  typed: CostInput;
  /** The initial value. */
  first?: string;
}

/** A number input, with a message if it could not be parsed. */
export function CostField({ name, of, typed: { given, problems }, first = "" }: CostFieldProps) {
  const intl = useIntl();
  const text = (id: MessageName<"properties.costs.">) => intl.formatMessage({ id: `properties.costs.${id}` });
  const problem = problems[name];
  return (
    <Field
      id={`${of}-${name}`}
      name={name}
      label={text(`field.${name}`)}
      help={name === "loan-rate" ? text("rateHelp") : undefined}
      error={problem && text(`problem.${problem}`)}
    >
      {({ required: _required, ...control }) => (
        <TextInput
          {...control}
          inputMode={name === "loan-rate" ? "decimal" : "numeric"}
          autoComplete="off"
          maxLength={40}
          defaultValue={given[name] ?? first}
        />
      )}
    </Field>
  );
}

/** Amount, term and rate of a loan: all three are the visitor's own. */
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
  const text = (id: MessageName<"properties.costs.">) => intl.formatMessage({ id: `properties.costs.${id}` }, answer);
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
