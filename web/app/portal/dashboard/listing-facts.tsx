import { priceText, type PortalListing } from "@gevel/config";
import { useIntl } from "react-intl";
import { usePaths } from "~/i18n/use-paths";
import { PriceLine } from "~/properties/card/price-line";
import { Picture } from "~/ui/picture";
import styles from "./listing-facts.module.css";

type Facts = Pick<PortalListing, "goal" | "state" | "marquee" | "price" | "priceUnit" | "pictureUrl" | "title">;

/** The listing's picture with its state, as visitors see it on the site, published or not. */
export function ListingPhoto({ home, sizes, eager = false }: { home: Facts; sizes: string; eager?: boolean }) {
  const intl = useIntl();
  return (
    <div className={styles.picture} data-state={home.state}>
      {home.pictureUrl ? (
        <Picture
          media={{ url: home.pictureUrl, width: null, height: null, alt: "" }}
          {...{ sizes, eager }}
          ratio="fill"
        />
      ) : (
        <span className={styles.none}>{intl.formatMessage({ id: "properties.card.noPicture" })}</span>
      )}
      <span className={styles.state}>
        <ListingStateText home={home} />
      </span>
    </div>
  );
}

function ListingStateText({ home: { goal, state, marquee } }: { home: Facts }) {
  const intl = useIntl();
  const id = state === "on-offer" ? (`portal.state.on-offer.${goal}` as const) : (`portal.state.${state}` as const);
  const word = intl.formatMessage({ id });
  // Avoids "Sold · Sold".
  const isMore = state === "on-offer" && marquee !== "" && marquee.toLowerCase() !== word.toLowerCase();
  return <>{isMore ? `${word} · ${marquee}` : word}</>;
}

/** The owner's asking price, published or not. */
export function ListingPrice({ home: { goal, price, priceUnit } }: { home: Facts }) {
  const intl = useIntl();
  const { language } = usePaths();
  if (price === null) return <>{intl.formatMessage({ id: "portal.priceOpen" })}</>;
  return <PriceLine goal={goal} price={priceText({ goal, amount: price, unit: priceUnit }, language)} />;
}
