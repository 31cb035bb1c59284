import type { FieldProps } from "./field-props";
import { NumberChoice } from "./number-choice";
import { useChoices } from "./use-choices";

export default function PropertyTypeInput(props: FieldProps) {
  return <NumberChoice {...props} choices={useChoices("types") ?? []} />;
}
