import { Checkbox, Field, SingleSelect, SingleSelectOption, Textarea, TextInput } from "@strapi/design-system";
import type { EntryField, EntryValues } from "./entry-forms";
import { useHistoryMessages } from "./messages/use-history-messages";

interface EntryInputProps {
  field: EntryField;
  value: EntryValues[EntryField["name"]];
  set: (value: string | boolean) => void;
}

const inputTypes = { dateTime: "datetime-local", day: "date", line: "text", address: "url" } as const;

/** One field of the form. */
export function EntryInput({ field, value = "", set }: EntryInputProps) {
  const { text } = useHistoryMessages();
  const { name, required = false } = field;
  const label = text(`owner-stats.history.field.${name}`);
  if (field.kind === "flag")
    return (
      <Checkbox
        checked={value === true}
        onCheckedChange={(checked: boolean | "indeterminate") => set(checked === true)}
      >
        {label}
      </Checkbox>
    );
  const written = String(value);
  return (
    <Field.Root name={name} required={required}>
      <Field.Label>{label}</Field.Label>
      {field.kind === "choice" ? (
        <SingleSelect value={written} onChange={(chosen) => set(String(chosen))}>
          {field.choices.map((choice) => (
            <SingleSelectOption key={choice} value={choice}>
              {text(`owner-stats.history.choice.${choice}`)}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      ) : field.kind === "text" ? (
        <Textarea value={written} onChange={(event) => set(event.target.value)} />
      ) : (
        <TextInput
          type={inputTypes[field.kind]}
          placeholder={field.kind === "address" ? "https://" : undefined}
          value={written}
          onChange={(event: { target: { value: string } }) => set(event.target.value)}
        />
      )}
    </Field.Root>
  );
}
