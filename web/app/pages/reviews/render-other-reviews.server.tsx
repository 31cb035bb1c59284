import { reviewsOriginalPath, type Article, type SiteTree } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { FormattedMessage } from "react-intl";
import { createPaths, pathTable } from "~/i18n/paths";
import { SiteLink } from "~/i18n/site-link";
import { renderStatic, staticMarkup } from "~/islands/render-static.server";
import type { StaticMarkup } from "~/islands/static-markup";
import type { QuoteItem } from "~/modules/content/items";
import { QuoteCard } from "~/modules/items/quote-card";
import { PageBand } from "../band/page-band";
import styles from "./other-reviews.module.css";

const shown = 3;

const toQuote = ({ id, lang, routeId, title, intro, date, customer }: Article): QuoteItem => ({
  ...{ kind: "quote", id, lang, routeId, date },
  ...{ name: customer?.name || title, place: customer?.place ?? "", text: intro || title },
  ...{ rating: customer?.rating ?? null, verified: customer?.verified ?? false },
});

/** The reviews after this one, newest first and around again: whoever reads on comes past all of them. */
export function otherReviews(reviews: readonly Article[], own: string): Article[] {
  const inOrder = reviews
    .filter(({ kind }) => kind === "review")
    .toSorted((one, other) => (other.date ?? "").localeCompare(one.date ?? "") || one.id.localeCompare(other.id));
  const at = inOrder.findIndex(({ id }) => id === own);
  return [...inOrder.slice(at + 1), ...inOrder.slice(0, Math.max(at, 0))].slice(0, shown);
}

function OtherReviews({ reviews }: { reviews: readonly Article[] }) {
  return (
    <PageBand
      id="reviews-title"
      className={styles.band}
      title={<FormattedMessage id="reviews.others" />}
      aside={
        <SiteLink to={{ original: reviewsOriginalPath }}>
          <FormattedMessage id="next.reviews" />
        </SiteLink>
      }
    >
      <ul className={styles.list}>
        {reviews.map((review) => (
          <li key={review.id}>
            <QuoteCard item={toQuote(review)} />
          </li>
        ))}
      </ul>
    </PageBand>
  );
}

/** CMS-14: neighbours of a review on its own page; null for another article, or where there are none. */
export function renderOtherReviews(
  context: Pick<AppLoadContext, "replica" | "rendered" | "isDataRequest">,
  { routes, language, articles }: Pick<SiteTree, "routes" | "language" | "articles">,
  article: Article,
): StaticMarkup | null {
  if (article.kind !== "review") return null;
  const reviews = otherReviews(Object.values(articles), article.id);
  if (reviews.length === 0) return null;
  const paths = createPaths(pathTable(routes, language, context.replica.defaultLanguage));
  const name = `reviews-${article.id}`;
  return staticMarkup(context, name, renderStatic(<OtherReviews reviews={reviews} />, paths, name));
}
