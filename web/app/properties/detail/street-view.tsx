import type { Embed } from "@gevel/config";
import { useIntl } from "react-intl";
import { DetailSection } from "./detail-section";
import { EmbedLink, embedListClass } from "./embed-link";

export interface StreetViewData {
  url: string;
  /** Null without a key of Google Maps: then it opens there. */
  embed: Embed | null;
}

/** PROP-7: the street, on request alone, of a listing whose address is published. */
export function StreetView({ street }: { street: StreetViewData | null }) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `properties.detail.${name}` });
  if (!street) return null;
  return (
    <DetailSection title={text("streetTitle")}>
      <ul className={embedListClass}>
        <EmbedLink label={text("street")} {...street} />
      </ul>
    </DetailSection>
  );
}
