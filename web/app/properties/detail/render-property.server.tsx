import type { Language, Embed } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import type { ReactElement } from "react";
import { textOf } from "~/i18n/text-of.server";
import { renderStatic, staticMarkup } from "~/islands/render-static.server";
import { pathsOf } from "~/shell/chrome/chrome.server";
import { untitled } from "../untitled";
import { AgentCard, ContactBar } from "./agent-card";
import { Description } from "./description";
import { EnergyBlock } from "./energy-block";
import { FactGroups } from "./fact-groups";
import { Files } from "./files";
import { KeyFacts } from "./key-facts";
import { LegalInformation } from "./legal-information";
import { Plans } from "./plans";
import { VideoAndTour, EmbedLink, embedListClass } from "./video-and-tour";
import type { PropertyContent, ListingLocation } from "./property-content";
import { PropertyHead } from "./property-head";
import { SimilarListings } from "./similar-listings";
import type { PropertyPageData } from "./property-page-data";
import { useIntl } from "react-intl";
import { hasPriceFacts, PriceFacts } from "./price-facts";
import { DetailSection } from "./detail-section";
import styles from "./property-page.module.css";
import type { MessageName } from "~/i18n/message-id";

interface StreetViewData {
  url: string;
  /** Null without a key of Google Maps: then it opens there. */
  embed: Embed | null;
}

/** PROP-7: the street, on request alone, of a listing whose address is published: a line below its map. */
function StreetView({ street }: { street: StreetViewData | null }) {
  const intl = useIntl();
  const text = (name: MessageName<"properties.detail.">) => intl.formatMessage({ id: `properties.detail.${name}` });
  if (!street) return null;
  return (
    <ul className={`${embedListClass} ${styles.street}`}>
      <EmbedLink label={text("street")} {...street} />
    </ul>
  );
}

/** The price and what comes with it, of a listing with nothing to calculate. */
function PriceSection({ data }: { data: PropertyContent }) {
  const intl = useIntl();
  if (data.calculation || !hasPriceFacts(data)) return null;
  return (
    <DetailSection title={intl.formatMessage({ id: "properties.detail.costs" })}>
      <PriceFacts data={data} />
    </DetailSection>
  );
}

/** PROP-9: none if the address is hidden, since the place's point would show somebody else's street. */
export function streetView(location: ListingLocation | null, mapsKey: string | null): StreetViewData | null {
  if (!location?.exact) return null;
  const point = `${location.latitude},${location.longitude}`;
  const query = new URLSearchParams({ api: "1", map_action: "pano", viewpoint: point });
  const embedded = mapsKey && new URLSearchParams({ key: mapsKey, location: point });
  return {
    url: `https://www.google.com/maps/@?${query}`,
    embed: embedded
      ? { provider: "Google Maps", src: `https://www.google.com/maps/embed/v1/streetview?${embedded}` }
      : null,
  };
}

type Context = Pick<AppLoadContext, "rendered" | "isDataRequest" | "siteUrl" | "googleMapsKey" | "replica">;

/** Its headline, or what and where it is. */
export const listingTitle = ({ title, typeName, city }: PropertyContent, language: Language): string =>
  title || untitled((id, values) => textOf(language, id, values), { typeName, city });

/** Most of a listing's page never changes in the browser, so the browser gets neither its data nor its script. */
export function renderProperty(context: Context, data: PropertyContent, language: Language): PropertyPageData {
  const title = listingTitle(data, language);
  const paths = pathsOf(context, language);
  const part = (name: string, element: ReactElement) =>
    staticMarkup(context, `listing-${data.id}-${name}`, renderStatic(element, paths, name));
  const { documentsOnRequest: count, parts, calculation, costsAsked, price, goal, state, costs } = data;
  return {
    id: data.id,
    title,
    pictures: data.pictures,
    head: part("head", <PropertyHead data={data} title={title} address={new URL(data.path, context.siteUrl).href} />),
    instead: data.alternatives ? part("instead", <SimilarListings cards={data.similar} />) : null,
    facts: part(
      "facts",
      <>
        <KeyFacts rows={data.keyFacts} energy={data.energy} />
        <Plans plans={data.plans} />
        <Description data={data} title={title} />
        <FactGroups groups={data.groups} />
        <VideoAndTour video={data.video} tour={data.tour} owner="listing" id={data.id} />
      </>,
    ),
    location: data.location && {
      ...data.location,
      address: data.address ?? `${data.zip} ${data.city}`,
      isAddressPublished: data.address !== null,
    },
    more: part(
      "more",
      <>
        <StreetView street={streetView(data.location, context.googleMapsKey)} />
        <EnergyBlock data={data} />
        <PriceSection data={data} />
      </>,
    ),
    costs: calculation && { listing: { price, goal, state, costs }, costs: calculation, asked: costsAsked },
    end: part(
      "end",
      <>
        <LegalInformation legal={data.legal} />
        <Files
          plans={data.plans}
          documents={data.documents}
          onRequest={parts && count > 0 ? { count, path: parts.documents } : null}
        />
      </>,
    ),
    agent: part("agent", <AgentCard data={data} title={title} />),
    foot: part(
      "foot",
      <>
        {data.alternatives ? null : <SimilarListings cards={data.similar} />}
        <ContactBar data={data} title={title} />
      </>,
    ),
  };
}
