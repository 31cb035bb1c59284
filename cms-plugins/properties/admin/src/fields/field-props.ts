import type { ReactNode } from "react";

/** The props the edit view passes to our custom fields. */
export interface FieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  labelAction?: ReactNode;
  attribute: { type: string; options?: Readonly<Record<string, unknown>> };
}
