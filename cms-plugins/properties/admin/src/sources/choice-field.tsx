import { Field, SingleSelect, SingleSelectOption } from "@strapi/design-system";

interface ChoiceFieldProps {
  name: string;
  label: string;
  hint: string;
  value: string;
  disabled: boolean;
  error: string | undefined;
  choices: readonly (readonly [value: string, label: string])[];
  onSelect: (value: string) => void;
}

/** One of a few values, each of which says what it does. */
export function ChoiceField({ name, label, hint, value, disabled, error, choices, onSelect }: ChoiceFieldProps) {
  return (
    <Field.Root name={name} hint={hint} error={error} width="100%">
      <Field.Label>{label}</Field.Label>
      <SingleSelect value={value} disabled={disabled} onChange={(chosen) => onSelect(String(chosen))}>
        {choices.map(([key, optionLabel]) => (
          <SingleSelectOption key={key} value={key}>
            {optionLabel}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
