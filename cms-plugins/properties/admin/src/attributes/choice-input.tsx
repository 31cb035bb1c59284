import { Field, SingleSelect, SingleSelectOption } from "@strapi/design-system";
import { useField } from "@strapi/strapi/admin";
import { FewChoices, fewest } from "../fields/few-choices";
import type { FieldProps } from "../fields/field-props";
import { useErrorText } from "../fields/use-error-text";

interface ChoiceInputProps extends Omit<FieldProps, "attribute"> {
  choices: readonly { value: string; label: string }[];
}

/** One of some values, by their names instead of their codes; few of them stand there, more in a list. */
export function ChoiceInput({ choices, ...field }: ChoiceInputProps) {
  const { name, label, hint, required, disabled, labelAction } = field;
  const errorText = useErrorText();
  const { value, onChange, rawError } = useField<unknown>(name);
  const clear = required ? undefined : () => onChange(name, null);
  if (choices.length <= fewest)
    return (
      <FewChoices
        {...field}
        choices={choices}
        value={typeof value === "string" ? value : ""}
        error={errorText(rawError)}
        onSelect={(chosen) => onChange(name, chosen)}
        clear={clear}
      />
    );
  return (
    <Field.Root name={name} id={name} error={errorText(rawError)} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <SingleSelect
        value={typeof value === "string" ? value : ""}
        disabled={disabled}
        onChange={(next) => onChange(name, String(next))}
        onClear={clear}
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
