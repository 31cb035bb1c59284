import type { ReactNode } from "react";

/** What the edit view hands to a field of ours. */
export interface FieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  labelAction?: ReactNode;
  attribute: { type: string; options?: Readonly<Record<string, unknown>> };
}
