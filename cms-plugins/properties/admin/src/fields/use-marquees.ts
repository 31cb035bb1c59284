import { useTexts } from "../texts/use-texts";
import type { ChoiceList } from "./choice-list";
import { useSiteConfig } from "./site-config";

/** The states of listings as the site configuration names them; what shows nothing on the site is on offer. */
export function useMarquees(): ChoiceList {
  const { text } = useTexts();
  const { asked, again } = useSiteConfig();
  const named = (asked.state === "here" ? asked.answer?.propertyList?.marquees : null) ?? [];
  const all = named.some(({ value }) => value === 0) ? named : [{ value: 0, label: "" }, ...named];
  return {
    choices: all.map(({ value, label }) => ({
      value,
      label: label || (value === 0 ? text("properties.marquee.onOffer") : String(value)),
    })),
    fetching: { state: asked.state, again },
  };
}
