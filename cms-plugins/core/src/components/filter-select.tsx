import { SingleSelect, SingleSelectOption } from "@strapi/design-system";

/** Stands for no filter: a select's option needs a value. */
const any = "any";

interface FilterSelectProps {
  label: string;
  all: string;
  value: string | undefined;
  options: readonly (readonly [value: string, name: string])[];
  onSelect: (value: string) => void;
}

/** A filter of a list: one option, or all. A selected value that no longer exists stays visible. */
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
