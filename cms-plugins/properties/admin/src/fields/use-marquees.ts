import type { Language } from "@gevel/config";
import { useMessages } from "../use-messages";
import type { Choice, ChoiceList } from "./choice-list";
import { cachedSiteConfig, useSiteConfig, useStaffLanguage } from "./site-config";

/** The states loaded so far, without a request; one not shown on the site is on offer. */
export function marqueeChoices(language: Language, onOffer: string): readonly Choice[] {
  const named = cachedSiteConfig(language)?.propertyList?.marquees ?? [];
  const all = named.some(({ value }) => value === 0) ? named : [{ value: 0, label: "" }, ...named];
  return all.map(({ value, label }) => ({ value, label: label || (value === 0 ? onOffer : String(value)) }));
}

/** The states of listings as the site configuration names them. */
export function useMarquees(): ChoiceList {
  const { text } = useMessages();
  const language = useStaffLanguage();
  const { query, reload } = useSiteConfig();
  return {
    choices: marqueeChoices(language, text("properties.marquee.onOffer")),
    fetching: { state: query.state, reload },
  };
}
