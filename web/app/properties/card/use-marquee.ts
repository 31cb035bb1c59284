import { useIntl } from "react-intl";
import type { CardData } from "./card-data";

/** PROP-10: staff's own label, else the state's message; null for a listing that is simply on offer. */
export function useMarquee({ marquee, state }: Pick<CardData, "marquee" | "state">): string | null {
  const intl = useIntl();
  if (marquee) return marquee;
  return state ? intl.formatMessage({ id: `properties.state.${state}` }) : null;
}
