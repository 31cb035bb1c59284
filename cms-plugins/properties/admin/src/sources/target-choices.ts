import { listingFieldKeys, listingFieldLabels, ownFieldTargets } from "@gevel/config";
import { useIntl } from "react-intl";
import { useMessages } from "../messages/use-messages";

/** The fields that a sender's own one may be, by what staff call them. */
export function useTargetChoices(): readonly { value: string; label: string }[] {
  const { locale, messages } = useIntl();
  const { text } = useMessages();
  const language = locale === "nl" || locale === "fr" ? locale : "en";
  const labelOf = (target: string): string => {
    // In the form of a listing the field of the latitude is the map itself.
    if (target === "latitude") return text("properties.sources.latitude");
    const own = listingFieldKeys.find((key) => key === (target === "createdAt" ? "createdAtSource" : target));
    if (own) return listingFieldLabels[own].label[language];
    const attribute = messages[`listing.${target}`];
    return typeof attribute === "string" ? attribute : target;
  };
  return ownFieldTargets
    .map((value) => ({ value, label: labelOf(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
}
