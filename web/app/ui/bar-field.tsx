import type { InputHTMLAttributes } from "react";
import styles from "./bar-field.module.css";

interface BarFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
}

/** A field of a bar in one line: its name over it, no edge of its own, and the whole cell is the field. */
export function BarField({ label, className, ...input }: BarFieldProps) {
  return (
    <label className={[styles.field, className].filter(Boolean).join(" ")}>
      <span>{label}</span>
      <input {...input} />
    </label>
  );
}
