import { useTexts } from "../texts/use-texts";
import type { FieldProps } from "./field-props";
import { NumberChoice } from "./number-choice";

export default function GoalInput(props: FieldProps) {
  const { text } = useTexts();
  const choices = [
    { value: 0, label: text("properties.goal.sale") },
    { value: 1, label: text("properties.goal.rent") },
  ];
  return <NumberChoice {...props} choices={choices} />;
}
