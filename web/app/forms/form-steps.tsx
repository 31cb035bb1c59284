import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Button } from "~/ui/button";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { FormSteps as Steps } from "./use-form-steps";
import styles from "./form-steps.module.css";
import { idFromData } from "~/i18n/message-id";

interface FormStepsProps {
  steps: Steps;
  formId: string;
  /** The site sent it back: without script all of it is there to be seen to. */
  isAnswered: boolean;
  /** The fields of one step. */
  children: (fields: readonly string[]) => ReactNode;
}

/**
 * The groups of a form's fields: one at a time with progress above it, or all below each other. The heading says which
 * step it is.
 */
export function FormSteps({ steps, formId, isAnswered, children }: FormStepsProps) {
  const intl = useIntl();
  const { all, at, heading } = steps;
  const nameOf = (name: string) => intl.formatMessage({ id: idFromData(`forms.step.${name}`) });
  if (all.length === 1) return children(all[0]?.fields ?? []);
  return (
    <>
      {/* Also rendered without script: adding it above the form later would shift all of it. */}
      <ol className={styles.progress} aria-label={intl.formatMessage({ id: "forms.step.steps" })}>
        {all.map(({ name }, step) => (
          <li
            key={name}
            aria-current={step === at ? "step" : undefined}
            data-done={(at !== null && step < at) || undefined}
          >
            <VisuallyHidden>{nameOf(name)}</VisuallyHidden>
          </li>
        ))}
      </ol>
      {all.map(({ name, fields }, step) => (
        <section
          key={name}
          className={styles.step}
          hidden={at !== null && step !== at}
          data-later={(at === null && step > 0 && !isAnswered) || undefined}
          aria-labelledby={`${formId}-step-${name}`}
        >
          <h3 id={`${formId}-step-${name}`} ref={step === at ? heading : null} tabIndex={-1} className={styles.title}>
            {intl.formatMessage({ id: "forms.step.of" }, { step: step + 1, steps: all.length, name: nameOf(name) })}
          </h3>
          {children(fields)}
        </section>
      ))}
    </>
  );
}

/** Back to the step before, where there is one. */
export function StepBack({ steps: { at, go } }: { steps: Steps }) {
  const intl = useIntl();
  if (at === null || at === 0) return null;
  return (
    <Button variant="quiet" onClick={() => go(at - 1)}>
      {intl.formatMessage({ id: "forms.step.back" })}
    </Button>
  );
}
