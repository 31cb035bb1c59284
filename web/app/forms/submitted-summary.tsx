import { forms } from "@gevel/config";
import { useEffect, useId, useState } from "react";
import { useIntl } from "react-intl";
import { idFromData } from "~/i18n/message-id";
import { readSubmittedForm, type SubmittedForm } from "./submitted-form";
import styles from "./submitted-summary.module.css";

/**
 * FORM-5: shows on a form's thank-you page what its sender submitted. Renders nothing without script or when the page
 * is opened directly.
 */
export function SubmittedSummary() {
  const intl = useIntl();
  const id = useId();
  const [sent, setSent] = useState<SubmittedForm | null>(null);
  useEffect(() => setSent(readSubmittedForm()), []);
  if (sent === null || sent.values.length === 0) return null;
  const labelOf = (name: string) => {
    const { label = name } = forms[sent.form].fields.find((field) => field.name === name) ?? {};
    return intl.formatMessage({ id: idFromData(`forms.field.${label}`) });
  };
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {intl.formatMessage({ id: "forms.sent" })}
      </h2>
      <dl className={styles.text}>
        {sent.values.map(([name, value]) => (
          <div key={name}>
            <dt>{labelOf(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
