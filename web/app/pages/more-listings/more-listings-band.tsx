import { FormattedMessage, useIntl } from "react-intl";
import type { CardData } from "~/properties/card/card-data";
import { ListingGrid } from "~/properties/card/listing-grid";
import { ButtonLink } from "~/ui/button";
import { PageBand } from "../band/page-band";
import styles from "./more-listings-band.module.css";

/** Listings to go on with. */
export interface MoreListings {
  like: "similar" | "newest";
  cards: readonly CardData[];
  /** Address of the list, and of a saved search for such listings. */
  list: string | null;
  savedSearch: string | null;
}

/** FORM-13, ROUTE-10: listings to go on with, and their list and saved search. */
export function MoreListingsBand({ listings: { like, cards, list, savedSearch } }: { listings: MoreListings }) {
  const intl = useIntl();
  if (cards.length === 0) return null;
  return (
    <PageBand
      id="more-title"
      className={styles.band}
      title={<FormattedMessage id={like === "similar" ? "properties.detail.similar" : "favourites.page.newest"} />}
      aside={
        <p className={styles.ways}>
          {savedSearch ? (
            <ButtonLink variant="secondary" href={savedSearch} rel="nofollow">
              {intl.formatMessage({ id: "next.wish" })}
            </ButtonLink>
          ) : null}
          {list ? (
            <ButtonLink variant="quiet" href={list}>
              {intl.formatMessage({ id: "properties.list.seeAll" })}
            </ButtonLink>
          ) : null}
        </p>
      }
    >
      <ListingGrid cards={cards} />
    </PageBand>
  );
}
