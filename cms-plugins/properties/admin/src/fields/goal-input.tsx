import { useField } from "@strapi/strapi/admin";
import { useMessages } from "../use-messages";
import type { FieldProps } from "./field-props";
import { FewChoices } from "./few-choices";
import { useErrorText } from "./use-error-text";

export default function GoalInput({ attribute: _attribute, ...field }: FieldProps) {
  const { text } = useMessages();
  const errorText = useErrorText();
  const { value, onChange, rawError } = useField<unknown>(field.name);
  return (
    <FewChoices
      {...field}
      inRow
      value={typeof value === "number" ? String(value) : ""}
      error={errorText(rawError)}
      choices={[
        { value: "0", label: text("properties.goal.sale") },
        { value: "1", label: text("properties.goal.rent") },
      ]}
      onSelect={(chosen) => onChange(field.name, Number(chosen))}
    />
  );
}
