import { useTexts } from "../texts/use-texts";
import type { FieldProps } from "./field-props";
import { NumberChoice } from "./number-choice";
import { useChoices } from "./use-choices";

/** The state of a listing, as the site configuration names its numbers; 0 is on offer unless it says otherwise. */
export default function MarqueeInput(props: FieldProps) {
  const { text } = useTexts();
  const named = useChoices("marquees") ?? [];
  const onOffer = named.some(({ value }) => value === 0)
    ? []
    : [{ value: 0, label: text("properties.marquee.onOffer") }];
  return <NumberChoice {...props} choices={[...onOffer, ...named]} />;
}
