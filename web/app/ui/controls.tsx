import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";
import styles from "./controls.module.css";

export function TextInput({ type = "text", ...rest }: InputHTMLAttributes<HTMLInputElement>) {
  return <input {...rest} type={type} className={styles.control} />;
}

export function TextArea({ rows = 5, ...rest }: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return <textarea {...rest} rows={rows} className={`${styles.control} ${styles.area}`} />;
}

export function Select({ children, ...rest }: SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <select {...rest} className={`${styles.control} ${styles.select}`}>
      {children}
    </select>
  );
}

interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type"> {
  type: "checkbox" | "radio";
  label: ReactNode;
  /** `chip` for short answers side by side, `line` for a sentence. */
  variant?: "chip" | "line";
}

/** A box or radio button with its label as one large target. */
export function Choice({ type, label, variant = "chip", ...rest }: ChoiceProps) {
  return (
    <label className={styles[variant]}>
      <input {...rest} type={type} />
      <span>{label}</span>
    </label>
  );
}
