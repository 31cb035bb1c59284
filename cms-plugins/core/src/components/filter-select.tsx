import { SingleSelect, SingleSelectOption } from "@strapi/design-system";

/** Stands for none: an option of a select has a value. */
const any = "any";

interface FilterSelectProps {
  label: string;
  all: string;
  value: string | undefined;
  options: readonly (readonly [value: string, name: string])[];
  onSelect: (value: string) => void;
}

/** A filter of a list: one of what there is, or all. What is asked for and there no more stays to be seen. */
export function FilterSelect({ label, all, value, options, onSelect }: FilterSelectProps) {
  const isKnown = value === undefined || options.some(([option]) => option === value);
  return (
    <SingleSelect
      size="S"
      aria-label={label}
      value={value ?? any}
      onChange={(chosen) => onSelect(chosen === any ? "" : String(chosen))}
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
