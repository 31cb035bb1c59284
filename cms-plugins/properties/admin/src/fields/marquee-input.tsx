import type { FieldProps } from "./field-props";
import { NumberChoice } from "./number-choice";
import { useMarquees } from "./use-marquees";

export default function MarqueeInput(props: FieldProps) {
  return <NumberChoice {...props} {...useMarquees()} />;
}
