import { Field, SingleSelect, SingleSelectOption } from "@strapi/design-system";
import { useField } from "@strapi/strapi/admin";
import { useIntl } from "react-intl";
import type { FieldProps } from "./field-props";
import { useErrorText } from "./use-error-text";

/** One of a few values, by their names instead of their codes. */
export default function ChoiceInput({ name, label, hint, required, disabled, labelAction, attribute }: FieldProps) {
  const { formatMessage } = useIntl();
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
        {(attribute.enum ?? []).map((choice) => (
          <SingleSelectOption key={choice} value={choice}>
            {formatMessage({ id: `properties.choice.${name}.${choice}`, defaultMessage: choice })}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
