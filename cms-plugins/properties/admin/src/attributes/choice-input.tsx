import { Field, SingleSelect, SingleSelectOption } from "@strapi/design-system";
import { useField } from "@strapi/strapi/admin";
import type { FieldProps } from "../fields/field-props";
import { useErrorText } from "../fields/use-error-text";

interface ChoiceInputProps extends Omit<FieldProps, "attribute"> {
  choices: readonly { value: string; label: string }[];
}

/** One of a few values, by their names instead of their codes. */
export function ChoiceInput({ name, label, hint, required, disabled, labelAction, choices }: ChoiceInputProps) {
  const errorText = useErrorText();
  const { value, onChange, rawError } = useField<unknown>(name);
  return (
    <Field.Root name={name} id={name} error={errorText(rawError)} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <SingleSelect
        value={typeof value === "string" ? value : ""}
        disabled={disabled}
        onChange={(next) => onChange(name, String(next))}
        onClear={required ? undefined : () => onChange(name, null)}
      >
        {choices.map((choice) => (
          <SingleSelectOption key={choice.value} value={choice.value}>
            {choice.label}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
