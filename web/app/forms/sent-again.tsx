import { forms } from "@gevel/config";
import { useEffect, useId, useState } from "react";
import { useIntl } from "react-intl";
import { readSentWords, type SentWords } from "./sent-words";
import styles from "./sent-again.module.css";

/** FORM-5: on the page that thanks for a form, what its sender wrote in it. Nothing without script, or when the page is opened by hand. */
export function SentAgain() {
  const intl = useIntl();
  const id = useId();
  const [sent, setSent] = useState<SentWords | null>(null);
  useEffect(() => setSent(readSentWords()), []);
  if (sent === null || sent.values.length === 0) return null;
  const labelOf = (name: string) => {
    const { label = name } = forms[sent.form].fields.find((field) => field.name === name) ?? {};
    return intl.formatMessage({ id: `forms.field.${label}` });
  };
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {intl.formatMessage({ id: "forms.sent" })}
      </h2>
      <dl className={styles.words}>
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
