import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./field.module.css";

/** Attributes that tie a control to its label, help and error. */
export interface ControlProps {
  id: string;
  name: string;
  required: boolean;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

interface FieldProps {
  id: string;
  name: string;
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** Shown after the label of an optional field. */
  optionalLabel?: string;
  children: (control: ControlProps) => ReactNode;
}

function describedBy(id: string, help: unknown, error: unknown): string | undefined {
  return [error ? `${id}-error` : "", help ? `${id}-help` : ""].filter(Boolean).join(" ") || undefined;
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

/** Label above, control, help under it, and the error where there is one. */
export function Field({ id, name, label, help, error, required = false, optionalLabel, children }: FieldProps) {
  return (
    <div className={styles.field} data-invalid={error ? true : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {!required && optionalLabel ? <span className={styles.optional}> {optionalLabel}</span> : null}
      </label>
      {children({
        id,
        name,
        required,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": describedBy(id, help, error),
      })}
      {help ? (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}

interface ChoiceGroupProps {
  id: string;
  legend: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  optionalLabel?: string;
  children: ReactNode;
}

/** Several checkboxes or radio buttons that answer one question; its help is read before them. */
export function ChoiceGroup({ id, legend, help, error, required = false, optionalLabel, children }: ChoiceGroupProps) {
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.field}
      data-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, help, error)}
    >
      <legend className={styles.label}>
        {legend}
        {!required && optionalLabel ? <span className={styles.optional}> {optionalLabel}</span> : null}
      </legend>
      {help ? (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      ) : null}
      <div className={styles.choices}>{children}</div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}
