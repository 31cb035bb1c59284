import { useTexts } from "../texts/use-texts";
import { useChoices, type Choice } from "./use-choices";

/** The states of listings as the site configuration names them; what shows nothing on the site is on offer. */
export function useMarquees(): readonly Choice[] {
  const { text } = useTexts();
  const named = useChoices("marquees") ?? [];
  const nameOf = ({ value, label }: Choice) =>
    label || (value === 0 ? text("properties.marquee.onOffer") : String(value));
  const all = named.some(({ value }) => value === 0) ? named : [{ value: 0, label: "" }, ...named];
  return all.map((choice) => ({ value: choice.value, label: nameOf(choice) }));
}
