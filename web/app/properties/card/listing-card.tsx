import { formatNumber } from "@gevel/config";
import { useIntl } from "react-intl";
import { SiteLink } from "~/i18n/site-link";
import { usePaths } from "~/i18n/use-paths";
import type { CardData } from "./card-data";
import { CardPicture } from "./card-picture";
import { EnergyChip } from "./energy-chip";
import { hasPriceLine, PriceLine } from "./price-line";
import { useMarquee } from "./use-marquee";
import tools from "../stored-lists/card-tools.module.css";
import styles from "./listing-card.module.css";
import { dotted } from "../dotted";
import { untitled } from "../untitled";

interface ListingCardProps {
  card: CardData;
  /** The `sizes` attribute of the picture. */
  sizes?: string;
  /** For the first visible cards. */
  eager?: boolean;
  heading?: "h2" | "h3";
}

const gridSizes = "(width<767px)92vw,(width<1280px)46vw,392px";

/** A listing's card. One link covers it and leads to its page. */
export function ListingCard({ card, sizes = gridSizes, eager = false, heading: Heading = "h3" }: ListingCardProps) {
  const intl = useIntl();
  const marquee = useMarquee(card);
  const title = card.title || untitled((id, values) => intl.formatMessage({ id }, values), card);
  return (
    <article className={styles.card} data-state={card.state}>
      <div className={styles.picture} data-pictures={card.pictures}>
        {card.picture ? (
          <CardPicture url={card.picture} color={card.color} sizes={sizes} eager={eager} />
        ) : (
          <span className={styles.noPicture}>{intl.formatMessage({ id: "properties.card.noPicture" })}</span>
        )}
        {marquee ? <span className={styles.marquee}>{marquee}</span> : null}
      </div>
      <p className={styles.place}>{card.title ? dotted(card.city, card.typeName) : card.city}</p>
      <Heading className={styles.title} lang={card.lang}>
        <SiteLink to={{ path: card.path }}>{title}</SiteLink>
      </Heading>
      {hasPriceLine(card.price, card.state) ? (
        <p className={styles.price}>
          <PriceLine price={card.price} goal={card.goal} />
        </p>
      ) : null}
      <CardFacts card={card} />
      {/* After the link, which names the listing; its script comes later. Lists have two dozen of it: no attribute too many. */}
      <button className={tools.keep} aria-label={intl.formatMessage({ id: "favourites.keep" }, { title })} />
    </article>
  );
}

function CardFacts({ card }: { card: CardData }) {
  const intl = useIntl();
  const { language } = usePaths();
  const number = (value: number) => formatNumber(value, language);
  return (
    <ul className={styles.facts}>
      {card.bedrooms ? (
        <li>{intl.formatMessage({ id: "properties.card.bedrooms" }, { count: card.bedrooms })}</li>
      ) : null}
      {card.living ? (
        <li>{intl.formatMessage({ id: "properties.card.living" }, { area: number(card.living) })}</li>
      ) : null}
      {card.plot ? <li>{intl.formatMessage({ id: "properties.card.plot" }, { area: number(card.plot) })}</li> : null}
      {card.energy ? (
        <li className={styles.energy}>
          <EnergyChip label={card.energy} tone={card.tone} />
        </li>
      ) : null}
    </ul>
  );
}
