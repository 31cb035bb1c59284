import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "~/ui/button";
import { Select } from "~/ui/controls";
import { EmptyState } from "~/ui/empty-state";
import { Field } from "~/ui/field";
import { Grid } from "~/ui/section";
import { QuoteCard } from "../items/quote-card";
import { Stars } from "../items/stars";
import { starSteps } from "./rating-summary";
import { reviewSearch } from "./review-query";
import type { ReviewList } from "./review-list.server";
import styles from "./review-list-view.module.css";

interface Props {
  list: ReviewList;
  /** Address of the page itself. */
  path: string;
}

/** Average, number, and how many gave each number of stars: each a link to those. */
function Summary({ list: { summary, choice }, path }: Props) {
  const intl = useIntl();
  const { average, rated, steps } = summary;
  if (average === null) return null;
  return (
    <div className={styles.summary}>
      <div className={styles.average}>
        <p className={styles.figure}>{intl.formatNumber(average, { minimumFractionDigits: 1 })}</p>
        <div>
          <Stars
            rating={Math.round(average)}
            label={intl.formatMessage({ id: "modules.rating" }, { rating: intl.formatNumber(average) })}
          />
          <p>
            <FormattedMessage id="reviews.basedOn" values={{ count: rated }} />
          </p>
        </div>
      </div>
      <ul className={styles.steps} aria-label={intl.formatMessage({ id: "reviews.byStars" })}>
        {starSteps.map((stars, at) => {
          const count = steps[at] ?? 0;
          const isChosen = choice.stars === stars;
          const row = (
            <>
              <span>
                <FormattedMessage id="reviews.stars" values={{ count: stars }} />
              </span>
              <span className={styles.bar} aria-hidden="true">
                <span style={{ width: `${rated === 0 ? 0 : (100 * count) / rated}%` }} />
              </span>
              <span className={styles.count}>
                <FormattedMessage id="reviews.count" values={{ count }} />
              </span>
            </>
          );
          return (
            <li key={stars}>
              {count === 0 ? (
                <span className={styles.step}>{row}</span>
              ) : (
                <a
                  className={styles.step}
                  href={path + reviewSearch({ ...choice, stars: isChosen ? null : stars })}
                  rel="nofollow"
                  aria-current={isChosen || undefined}
                >
                  {row}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** A plain form, so that it works without script. */
function Filters({ list: { choice, agents, hasGoals }, path }: Props) {
  const intl = useIntl();
  if (agents.length === 0 && !hasGoals) return null;
  return (
    <form
      method="get"
      action={path}
      className={styles.filters}
      aria-label={intl.formatMessage({ id: "reviews.filter" })}
    >
      {choice.stars === null ? null : <input type="hidden" name="stars" value={choice.stars} />}
      {agents.length > 0 ? (
        <Field id="reviews-agent" name="agent" label={<FormattedMessage id="reviews.agent" />}>
          {({ required: _, ...control }) => (
            <Select {...control} defaultValue={choice.agent ?? ""}>
              <option value="">{intl.formatMessage({ id: "reviews.everybody" })}</option>
              {agents.map(({ key, label }) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
      {hasGoals ? (
        <Field id="reviews-goal" name="goal" label={<FormattedMessage id="reviews.goal" />}>
          {({ required: _, ...control }) => (
            <Select {...control} defaultValue={choice.goal ?? ""}>
              <option value="">{intl.formatMessage({ id: "reviews.both" })}</option>
              <option value="sale">{intl.formatMessage({ id: "reviews.sale" })}</option>
              <option value="rent">{intl.formatMessage({ id: "reviews.rent" })}</option>
            </Select>
          )}
        </Field>
      ) : null}
      <Button type="submit" variant="secondary">
        {intl.formatMessage({ id: "reviews.show" })}
      </Button>
    </form>
  );
}

function Pages({ list: { choice, page, pageCount }, path }: Props) {
  const intl = useIntl();
  if (pageCount === 1) return null;
  const link = (to: number, id: "reviews.newer" | "reviews.older") =>
    to < 1 || to > pageCount ? null : (
      <a href={path + reviewSearch(choice, to)} rel={to < page ? "prev" : "next"}>
        {intl.formatMessage({ id })}
      </a>
    );
  return (
    <nav className={styles.pages} aria-label={intl.formatMessage({ id: "reviews.pages" })}>
      {link(page - 1, "reviews.newer")}
      <span>{intl.formatMessage({ id: "reviews.page" }, { page, pageCount })}</span>
      {link(page + 1, "reviews.older")}
    </nav>
  );
}

/** CMS-16: what customers say, together and one by one. */
export function ReviewListView({ list, path }: Props) {
  const { quotes, total, summary, choice } = list;
  const isNarrowed = reviewSearch(choice) !== "";
  return (
    <div className={styles.reviews}>
      <div className={styles.head}>
        <Summary list={list} path={path} />
        <div className={styles.beside}>
          <Filters list={list} path={path} />
          <p className={styles.note}>
            <FormattedMessage id="reviews.checked" />
          </p>
        </div>
      </div>
      {isNarrowed ? (
        <p className={styles.found}>
          <FormattedMessage id="reviews.found" values={{ count: total, all: summary.count }} />{" "}
          <a href={path}>
            <FormattedMessage id="reviews.all" />
          </a>
        </p>
      ) : null}
      {quotes.length > 0 ? (
        <Grid columns={Math.min(3, quotes.length)}>
          {quotes.map((item) => (
            <li key={item.id}>
              <QuoteCard item={item} />
            </li>
          ))}
        </Grid>
      ) : (
        <EmptyState>
          <p>
            <FormattedMessage id={isNarrowed ? "reviews.noneChosen" : "reviews.none"} />
          </p>
        </EmptyState>
      )}
      <Pages list={list} path={path} />
    </div>
  );
}
