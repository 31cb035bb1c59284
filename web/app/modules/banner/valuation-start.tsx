import { valuationParameters, valuationStart, type FieldProblem } from "@gevel/config";
import { useId, useRef, useState, type FormEvent } from "react";
import { useIntl } from "react-intl";
import { fillForm, formIdOf, type FormPrefill } from "~/forms/prefill";
import { useScript } from "~/forms/use-script";
import { useSiteNavigate } from "~/islands/use-site-navigate";
import { Button } from "~/ui/button";
import { BarField } from "~/ui/bar-field";
import { FieldError } from "~/ui/field";
import styles from "./valuation-start.module.css";

/** The page with the valuation form. */
export interface ValuationTarget {
  path: string;
  contactId: string;
}

type Name = (typeof valuationParameters)[number];
type Problems = Partial<Record<Name, FieldProblem>>;

const labels = { address: "forms.field.address", place: "forms.start.place" } as const;
const autocomplete = { address: "street-address", place: "postal-code" } as const;

/**
 * FORM-1: a valuation begins with the home's street and place, which are prefilled in the form. With script they are in
 * no address, which analytics services would read; without it a plain GET form carries them.
 */
export function ValuationStart({ path, contactId }: ValuationTarget) {
  const intl = useIntl();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const hasScript = useScript();
  const navigateTo = useSiteNavigate();
  const target = `${path}#${formIdOf(contactId)}`;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [address = "", place = ""] = valuationParameters.map((name) => {
      const value = typed.get(name);
      return typeof value === "string" ? value : "";
    });
    const start = valuationStart(address, place);
    setProblems(start.problems);
    const wrong = valuationParameters.find((name) => start.problems[name]);
    if (wrong) return form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    const prefill: FormPrefill = { contactId, values: start.values };
    if (!fillForm(prefill)) navigateTo(target, { state: { prefill } });
  };

  return (
    <form
      ref={form}
      method="get"
      action={target}
      className={styles.bar}
      aria-label={intl.formatMessage({ id: "forms.name.contact-demand" })}
      noValidate={hasScript}
      onSubmit={submit}
    >
      {valuationParameters.map((name) => {
        const problem = problems[name];
        const label = intl.formatMessage({ id: labels[name] });
        const errorId = `${id}-${name}-error`;
        return (
          <div key={name} className={styles.cell}>
            <BarField
              label={label}
              name={name}
              type="text"
              required
              autoComplete={autocomplete[name]}
              placeholder={intl.formatMessage({ id: `forms.start.example.${name}` })}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? errorId : undefined}
            />
            {problem ? (
              <FieldError id={errorId}>{intl.formatMessage({ id: `forms.problem.${problem}` }, { label })}</FieldError>
            ) : null}
          </div>
        );
      })}
      <Button type="submit" className={styles.go}>
        {intl.formatMessage({ id: "forms.start.go" })}
      </Button>
    </form>
  );
}
