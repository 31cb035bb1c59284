import { Field, MultiSelect, MultiSelectOption } from "@strapi/design-system";
import { useField } from "@strapi/strapi/admin";
import { z } from "zod";
import { withChosen } from "./choice-list";
import { FieldLoadState } from "@gevel/core/screens";
import type { FieldProps } from "./field-props";
import { useErrorText } from "./use-error-text";
import { usePropertyTypes } from "./use-property-types";

const ids = z.array(z.number()).catch([]);

/** Several property types, stored as the list of their numbers. */
export default function PropertyTypesInput({ name, label, hint, required, disabled, labelAction }: FieldProps) {
  const errorText = useErrorText();
  const { value, onChange, rawError } = useField<unknown>(name);
  const { choices, fetching } = usePropertyTypes();
  const chosen = ids.parse(value);
  return (
    <Field.Root name={name} id={name} error={errorText(rawError)} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <MultiSelect
        // The select renders its tags once, and labels may load later.
        key={choices.length}
        withTags
        value={chosen.map(String)}
        disabled={disabled}
        onChange={(next: string[]) => onChange(name, next.map(Number))}
        onClear={() => onChange(name, [])}
      >
        {withChosen(choices, chosen).map((type) => (
          <MultiSelectOption key={type.value} value={String(type.value)}>
            {type.label}
          </MultiSelectOption>
        ))}
      </MultiSelect>
      <FieldLoadState {...fetching} of={label} />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
