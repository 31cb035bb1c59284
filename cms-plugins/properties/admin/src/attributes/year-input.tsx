import { Field, TextInput } from "@strapi/design-system";
import { useField } from "@strapi/strapi/admin";
import type { FieldProps } from "../fields/field-props";
import { useErrorText } from "../fields/use-error-text";

/** A number that is no amount, such as a year: written without dots, without arrows. */
export function YearInput({ name, label, hint, required, disabled, labelAction }: Omit<FieldProps, "attribute">) {
  const errorText = useErrorText();
  const { value, onChange, rawError } = useField<unknown>(name);
  const write = (text: string) => {
    const digits = text.replace(/\D/g, "").slice(0, 4);
    onChange(name, digits === "" ? null : Number(digits));
  };
  return (
    <Field.Root name={name} id={name} error={errorText(rawError)} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        value={typeof value === "number" ? String(value) : ""}
        disabled={disabled}
        onChange={(event) => write(event.target.value)}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
