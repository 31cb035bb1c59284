import type { Language } from "@gevel/config";
import { useTexts } from "../texts/use-texts";
import type { Choice, ChoiceList } from "./choice-list";
import { knownSiteConfig, useSiteConfig, useStaffLanguage } from "./site-config";

/** The states as far as they are known now, without asking for them; what shows nothing on the site is on offer. */
export function knownMarquees(language: Language, onOffer: string): readonly Choice[] {
  const named = knownSiteConfig(language)?.propertyList?.marquees ?? [];
  const all = named.some(({ value }) => value === 0) ? named : [{ value: 0, label: "" }, ...named];
  return all.map(({ value, label }) => ({ value, label: label || (value === 0 ? onOffer : String(value)) }));
}

/** The states of listings as the site configuration names them. */
export function useMarquees(): ChoiceList {
  const { text } = useTexts();
  const language = useStaffLanguage();
  const { asked, again } = useSiteConfig();
  return {
    choices: knownMarquees(language, text("properties.marquee.onOffer")),
    fetching: { state: asked.state, again },
  };
}
