import { Field, SingleSelect, SingleSelectOption } from "@strapi/design-system";
import { useField } from "@strapi/strapi/admin";
import type { FieldProps } from "./field-props";
import { firstError } from "./first-error";
import type { Choice } from "./use-choices";

type NumberChoiceProps = FieldProps & { choices: readonly Choice[] };

/** A number that stands for something, by its name; a number that has none stays as it is. */
export function NumberChoice({ choices, name, label, hint, required, disabled, labelAction }: NumberChoiceProps) {
  const { value, onChange, rawError } = useField<unknown>(name);
  const chosen = typeof value === "number" ? value : null;
  const named = choices.some((choice) => choice.value === chosen);
  const all = chosen === null || named ? choices : [...choices, { value: chosen, label: String(chosen) }];
  return (
    <Field.Root name={name} id={name} error={firstError(rawError)} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <SingleSelect
        // It keeps the name that it showed first, and the names may come later.
        key={all.find((choice) => choice.value === chosen)?.label}
        value={chosen === null ? "" : String(chosen)}
        disabled={disabled}
        onChange={(next) => onChange(name, Number(next))}
      >
        {all.map((choice) => (
          <SingleSelectOption key={choice.value} value={String(choice.value)}>
            {choice.label}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
