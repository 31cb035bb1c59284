import { Field, MultiSelect, MultiSelectOption } from "@strapi/design-system";
import { useField } from "@strapi/strapi/admin";
import { z } from "zod";
import type { FieldProps } from "./field-props";
import { firstError } from "./first-error";
import { useChoices } from "./use-choices";

const ids = z.array(z.number()).catch([]);

/** Several property types, stored as the list of their numbers. */
export default function PropertyTypesInput({ name, label, hint, required, disabled, labelAction }: FieldProps) {
  const { value, onChange, rawError } = useField<unknown>(name);
  const types = useChoices("types") ?? [];
  const chosen = ids.parse(value);
  const unnamed = chosen.filter((id) => !types.some((type) => type.value === id));
  const all = [...types, ...unnamed.map((id) => ({ value: id, label: String(id) }))];
  return (
    <Field.Root name={name} id={name} error={firstError(rawError)} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <MultiSelect
        // Its tags are written once, and the names come later.
        key={types.length}
        withTags
        value={chosen.map(String)}
        disabled={disabled}
        onChange={(next: string[]) => onChange(name, next.map(Number))}
        onClear={() => onChange(name, [])}
      >
        {all.map((type) => (
          <MultiSelectOption key={type.value} value={String(type.value)}>
            {type.label}
          </MultiSelectOption>
        ))}
      </MultiSelect>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
