import type { Language } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { createPaths, favouritesPath } from "~/i18n/paths";
import { textOf } from "~/i18n/text-of.server";
import { renderStatic, staticMarkup } from "~/islands/render-static.server";
import type { ListingSelection } from "~/replica/search/search-result";
import { listPagePath } from "../search-box/search-box.server";
import { comparedListings, linesOf, type ComparedListing, type ComparedValue } from "./compared-listings.server";
import { comparedAtLeast, comparedAtMost } from "./compared";
import type { FavouritesData } from "./favourites-data";
import { FavouritesList, UnavailableListings } from "./favourites-list";
import { favouritesAddress, listingsInAddress } from "./listings-in-address";
import { maxFavourites } from "../stored-lists/favourites-store";
import { shownListings, type UnavailableListing } from "./shown-listings.server";
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
import styles from "./compare-table.module.css";
import page from "./favourites-page.module.css";
import type { MessageName } from "~/i18n/message-id";

interface CompareTableProps {
  listings: readonly ComparedListing[];
  unavailable: readonly UnavailableListing[];
  /** The page of favourites it was chosen from. */
  back: string;
  /** The absolute address of this comparison. */
  address: string;
}

/** A8: compares two to five listings line by line, in equal units. */
function CompareTable({ listings, unavailable, back, address }: CompareTableProps) {
  const intl = useIntl();
  const text = (name: MessageName<"favourites.page.">, values = {}) =>
    intl.formatMessage({ id: `favourites.page.${name}` }, values);
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

type Context = Pick<AppLoadContext, "replica" | "rendered" | "isDataRequest" | "siteUrl">;
type StaticHtml = Pick<FavouritesData, "path" | "named" | "page" | "cards" | "stays">;

const newestSelection: ListingSelection = {
  ...{ goal: null, types: [], cities: [], state: "on-offer", sort: "newest", limit: 3 },
};

/** The listings named in the address as cards, or a comparison of those it names for that. */
export function renderFavourites(
  context: Context,
  params: URLSearchParams,
  { language, title }: { language: Language; title: string },
): StaticHtml {
  const { replica, siteUrl } = context;
  const named = listingsInAddress(params, "homes");
  const path = favouritesPath(language);
  const address = favouritesAddress(path, named.ids);
  const text = (name: MessageName<"favourites.page.">, values?: Record<string, number>) =>
    textOf(language, `favourites.page.${name}`, values);
  const problems = [
    ...(named.isDamaged ? [text("damaged")] : []),
    ...(named.tooMany > 0 ? [text("tooMany", { shown: maxFavourites, more: named.tooMany })] : []),
  ];
  const paths = createPaths({ language, rows: [] });
  const requested = params.has("compare") ? listingsInAddress(params, "compare") : null;
  const shown = shownListings(replica, requested ? requested.ids : named.ids, language);
  if (requested && shown.cards.length >= comparedAtLeast && shown.cards.length <= comparedAtMost) {
    const compared = { unavailable: shown.unavailable, listings: comparedListings(replica, shown.cards, language) };
    const own = `${address}${address.includes("?") ? "&" : "?"}compare=${requested.ids.join(",")}`;
    const table = <CompareTable {...compared} back={address} address={new URL(own, siteUrl).href} />;
    return {
      path,
      named: named.ids,
      page: staticMarkup(context, `compare-${own}`, renderStatic(table, paths)),
      cards: 0,
      stays: true,
    };
  }
  if (requested) problems.push(text(shown.cards.length > comparedAtMost ? "compareFewer" : "compareMore"));
  const { cards, unavailable } = requested ? shownListings(replica, named.ids, language) : shown;
  const newest = cards.length > 0 ? [] : replica.catalog.select(newestSelection, language);
  const list = (
    <FavouritesList
      {...{ title, language, cards, unavailable, problems, newest }}
      address={new URL(address, siteUrl).href}
      lists={[listPagePath(context, 0, language), listPagePath(context, 1, language)]}
    />
  );
  const page = staticMarkup(context, `favourites-${address} ${problems.length}`, renderStatic(list, paths));
  return { path, named: named.ids, page, cards: cards.length, stays: problems.length > 0 };
}
