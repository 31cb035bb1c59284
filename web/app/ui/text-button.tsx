import type { ButtonHTMLAttributes } from "react";
import styles from "./text-button.module.css";

/** A button within a text or a list, that looks as a link does. */
export function TextButton({ className, ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...rest} className={[styles.button, className].filter(Boolean).join(" ")} />;
}
