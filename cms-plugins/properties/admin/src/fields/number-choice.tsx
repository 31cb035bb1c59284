import { Field, SingleSelect, SingleSelectOption } from "@strapi/design-system";
import { useField } from "@strapi/strapi/admin";
import { withChosen, type ChoiceList } from "./choice-list";
import { FieldLoadState } from "@gevel/core/screens";
import type { FieldProps } from "./field-props";
import { useErrorText } from "./use-error-text";

type NumberChoiceProps = FieldProps &
  Pick<ChoiceList, "choices"> &
  Partial<ChoiceList> & {
    /** Null is a valid value. */
    clearable?: boolean;
  };

/** A number with a meaning, shown by name; a number without a name is shown as is. */
export function NumberChoice({
  choices,
  fetching,
  clearable,
  name,
  label,
  hint,
  required,
  disabled,
  labelAction,
}: NumberChoiceProps) {
  const errorText = useErrorText();
  const { value, onChange, rawError } = useField<unknown>(name);
  const chosen = typeof value === "number" ? value : null;
  const all = withChosen(choices, chosen === null ? [] : [chosen]);
  return (
    <Field.Root name={name} id={name} error={errorText(rawError)} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <SingleSelect
        // The select caches the first label, and labels may load later.
        key={all.find((choice) => choice.value === chosen)?.label}
        value={chosen === null ? "" : String(chosen)}
        disabled={disabled}
        onChange={(next) => onChange(name, Number(next))}
        onClear={clearable && !required ? () => onChange(name, null) : undefined}
      >
        {all.map((choice) => (
          <SingleSelectOption key={choice.value} value={String(choice.value)}>
            {choice.label}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      {fetching && <FieldLoadState {...fetching} of={label} />}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
