import { errors, type FieldProblem, type FormDefinition } from "@gevel/config";
import { CircleAlert } from "lucide-react";
import { forwardRef } from "react";
import { useIntl } from "react-intl";
import type { FormFailure } from "./form-answer";
import { fieldId } from "./form-field";
import styles from "./form-summary.module.css";

interface FormSummaryProps {
  definition: FormDefinition;
  formId: string;
  problems: Record<string, FieldProblem>;
  failure: Exclude<FormFailure, "fields"> | null;
}

/** What went wrong, over the form: in short, with a way to each field. */
export const FormSummary = forwardRef<HTMLDivElement, FormSummaryProps>(function FormSummary(
  { definition, formId, problems, failure },
  ref,
) {
  const intl = useIntl();
  const wrong = definition.fields.filter(({ name }) => problems[name]);
  if (failure === null && wrong.length === 0) return null;
  return (
    // eslint-disable-next-line jsx-a11y/no-autofocus -- Without script the page that comes back opens here.
    <div ref={ref} className={styles.summary} role="alert" tabIndex={-1} autoFocus>
      <CircleAlert aria-hidden="true" />
      <div>
        <p className={styles.title}>
          {failure
            ? intl.formatMessage({ id: errors[failure].messageId })
            : intl.formatMessage({ id: "forms.summary" }, { count: wrong.length })}
        </p>
        {wrong.length > 0 ? (
          <ul className={styles.fields}>
            {wrong.map(({ name, label = name }) => (
              <li key={name}>
                <a href={`#${fieldId(formId, name)}`}>{intl.formatMessage({ id: `forms.field.${label}` })}</a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
});
