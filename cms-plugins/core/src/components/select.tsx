import { Field, SingleSelect, SingleSelectOption } from "@strapi/design-system";

interface SelectProps<Value extends string> {
  label: string;
  value: Value;
  values: readonly Value[];
  nameOf: (value: Value) => string;
  onSelect: (value: Value) => void;
  disabled?: boolean;
}

/** A labelled select. */
export function Select<Value extends string>({ label, value, values, nameOf, onSelect, disabled }: SelectProps<Value>) {
  return (
    <Field.Root name={label}>
      <Field.Label>{label}</Field.Label>
      <SingleSelect
        value={value}
        disabled={disabled}
        onChange={(chosen) => {
          const known = values.find((each) => each === chosen);
          if (known !== undefined) onSelect(known);
        }}
      >
        {values.map((each) => (
          <SingleSelectOption key={each} value={each}>
            {nameOf(each)}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  );
}
