import { useIntl } from "react-intl";
import { SiteLink } from "~/i18n/site-link";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { CardPicture } from "../card/card-picture";
import { EnergyChip } from "../card/energy-chip";
import { PriceLine } from "../card/price-line";
import { useMarquee } from "../card/use-marquee";
import { FactText } from "../detail/fact-text";
import { ShareMenu } from "../detail/share-menu";
import { dotted } from "../dotted";
import { UnavailableListings } from "./unavailable-listings";
import { linesOf, type ComparedListing, type ComparedValue } from "./compared-listings.server";
import type { UnavailableListing } from "./shown-listings.server";
import styles from "./compare-table.module.css";
import page from "./favourites-page.module.css";

interface CompareTableProps {
  listings: readonly ComparedListing[];
  unavailable: readonly UnavailableListing[];
  /** The homes it was chosen from. */
  back: string;
  /** Of this comparison, whole. */
  address: string;
}

/** A8: two to five homes line by line, in equal units. */
export function CompareTable({ listings, unavailable, back, address }: CompareTableProps) {
  const intl = useIntl();
  const text = (name: string, values = {}) => intl.formatMessage({ id: `favourites.page.${name}` }, values);
  const title = text("compareTitle", { count: listings.length });
  return (
    <>
      <header className={page.head}>
        <h1>{title}</h1>
        <p className={page.count}>
          <a href={back}>{text("back")}</a>
        </p>
        <ShareMenu title={title} address={address} className={page.share} />
      </header>
      <UnavailableListings unavailable={unavailable} />
      {/* Wider than a phone: it is moved by a finger or the arrow keys, its first column stays. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard */}
      <div className={styles.frame} role="region" aria-label={title} tabIndex={0}>
        <table className={styles.table} data-count={listings.length}>
          <caption>
            <VisuallyHidden>{title}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <td className={styles.corner} />
              {listings.map((listing) => (
                <th key={listing.id} scope="col">
                  <ListingHead listing={listing} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr data-price>
              <th scope="row">{intl.formatMessage({ id: "listing.price" })}</th>
              {listings.map(({ id, price, goal }) => (
                <td key={id}>
                  <PriceLine price={price} goal={goal} />
                </td>
              ))}
            </tr>
            {linesOf(listings).map((line) => (
              <tr key={line}>
                <th scope="row">{intl.formatMessage({ id: line })}</th>
                {listings.map(({ id, values }) => (
                  <td key={id}>
                    <Value value={values.get(line) ?? null} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function ListingHead({ listing }: { listing: ComparedListing }) {
  const marquee = useMarquee({ state: listing.state === "available" ? undefined : listing.state });
  return (
    <div className={styles.listing} data-card="">
      <span className={styles.picture}>
        {listing.picture ? <CardPicture url={listing.picture} sizes="240px" eager={false} /> : null}
      </span>
      <span className={styles.place}>
        {marquee ? <strong>{marquee} · </strong> : null}
        {dotted(listing.city, listing.typeName)}
      </span>
      <h2 className={styles.name} lang={listing.lang}>
        <SiteLink to={{ path: listing.path }}>{listing.title}</SiteLink>
      </h2>
    </div>
  );
}

function Value({ value }: { value: ComparedValue }) {
  const intl = useIntl();
  if (value === null)
    return <span className={styles.missing}>{intl.formatMessage({ id: "properties.detail.legalMissing" })}</span>;
  return value.kind === "energy" ? <EnergyChip label={value.label} tone={value.tone} /> : <FactText value={value} />;
}
