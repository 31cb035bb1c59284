import { listOriginalPaths, reviewsOriginalPath } from "@gevel/config";
import { FormattedMessage, useIntl } from "react-intl";
import { SiteLink } from "~/i18n/site-link";
import { usePaths } from "~/i18n/use-paths";
import { QuoteCard } from "~/modules/items/quote-card";
import { ListingGrid } from "~/properties/card/listing-grid";
import { PageBand } from "../band/page-band";
import type { MemberContent } from "./member-content.server";
import styles from "./member-bands.module.css";

function Available({ name, available: { count, first, more } }: Pick<MemberContent, "name" | "available">) {
  const intl = useIntl();
  if (first.length === 0) return null;
  return (
    <PageBand
      className={styles.band}
      id="member-available"
      title={<FormattedMessage id="team.available" values={{ name }} />}
      aside={<p className={styles.count}>{intl.formatMessage({ id: "team.availableCount" }, { count })}</p>}
    >
      <ListingGrid cards={first} heading="h3" />
      {more.length > 0 ? (
        <details className={styles.more}>
          <summary>{intl.formatMessage({ id: "team.others" }, { count: more.length })}</summary>
          <ListingGrid cards={more} heading="h3" />
          {count > first.length + more.length ? (
            <SiteLink to={{ original: listOriginalPaths[0] }}>
              <FormattedMessage id="properties.list.seeAll" />
            </SiteLink>
          ) : null}
        </details>
      ) : null}
    </PageBand>
  );
}

function Sold({ sold: { count, last } }: Pick<MemberContent, "sold">) {
  const paths = usePaths();
  if (last.length === 0) return null;
  return (
    <PageBand
      className={styles.band}
      id="member-sold"
      title={<FormattedMessage id="team.sold" values={{ count }} />}
      aside={
        paths.byOriginalPath("realisaties") ? (
          <SiteLink to={{ original: "realisaties" }}>
            <FormattedMessage id="next.sold" />
          </SiteLink>
        ) : null
      }
    >
      <ListingGrid cards={last} heading="h3" />
    </PageBand>
  );
}

function Reviews({ name, reviews: { summary, last, search } }: Pick<MemberContent, "name" | "reviews">) {
  const paths = usePaths();
  const { average, rated } = summary;
  if (last.length === 0) return null;
  return (
    <PageBand
      className={styles.band}
      id="member-reviews"
      title={<FormattedMessage id="team.reviews" values={{ name }} />}
      aside={
        <div className={styles.aside}>
          {average === null ? null : (
            <p className={styles.count}>
              <FormattedMessage id="team.rating" values={{ average, count: rated }} />
            </p>
          )}
          {paths.byOriginalPath(reviewsOriginalPath) ? (
            <SiteLink to={{ original: reviewsOriginalPath, search }} rel="nofollow">
              <FormattedMessage id="team.allReviews" />
            </SiteLink>
          ) : null}
        </div>
      }
    >
      <ul className={styles.reviews}>
        {last.map((item) => (
          <li key={item.id}>
            <QuoteCard item={item} />
          </li>
        ))}
      </ul>
    </PageBand>
  );
}

/** CMS-15: the listings of a member of the team, what they sold or let, and what customers say about them. */
export function MemberBands({ content }: { content: MemberContent }) {
  return (
    <>
      <Available {...content} />
      <Sold {...content} />
      <Reviews {...content} />
    </>
  );
}
