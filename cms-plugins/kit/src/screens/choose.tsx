import { Field, SingleSelect, SingleSelectOption } from "@strapi/design-system";

interface ChooseProps<Value extends string> {
  label: string;
  value: Value;
  values: readonly Value[];
  nameOf: (value: Value) => string;
  choose: (value: Value) => void;
  disabled?: boolean;
}

/** One of a few, with its label. */
export function Choose<Value extends string>({ label, value, values, nameOf, choose, disabled }: ChooseProps<Value>) {
  return (
    <Field.Root name={label}>
      <Field.Label>{label}</Field.Label>
      <SingleSelect
        value={value}
        disabled={disabled}
        onChange={(chosen) => {
          const known = values.find((each) => each === chosen);
          if (known !== undefined) choose(known);
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
