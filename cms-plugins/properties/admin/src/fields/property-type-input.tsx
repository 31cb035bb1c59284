import type { FieldProps } from "./field-props";
import { NumberChoice } from "./number-choice";
import { usePropertyTypes } from "./use-property-types";

export default function PropertyTypeInput(props: FieldProps) {
  return <NumberChoice {...props} {...usePropertyTypes()} clearable />;
}
