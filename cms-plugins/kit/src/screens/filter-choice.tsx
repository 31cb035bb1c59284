import { SingleSelect, SingleSelectOption } from "@strapi/design-system";

/** Stands for none: an option of a select has a value. */
const any = "any";

interface FilterChoiceProps {
  label: string;
  all: string;
  value: string | undefined;
  options: readonly (readonly [value: string, name: string])[];
  choose: (value: string) => void;
}

/** A filter of a list: one of what there is, or all. What is asked for and there no more stays to be seen. */
export function FilterChoice({ label, all, value, options, choose }: FilterChoiceProps) {
  const isKnown = value === undefined || options.some(([option]) => option === value);
  return (
    <SingleSelect
      size="S"
      aria-label={label}
      value={value ?? any}
      onChange={(chosen) => choose(chosen === any ? "" : String(chosen))}
    >
      <SingleSelectOption value={any}>{all}</SingleSelectOption>
      {(isKnown ? options : [...options, [value, value] as const]).map(([option, name]) => (
        <SingleSelectOption key={option} value={option}>
          {name}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  );
}
