import type { PortalListing } from "@gevel/config";
import { useIntl } from "react-intl";
import { useCount } from "~/i18n/use-count";
import { SiteLink } from "~/i18n/site-link";
import { dayOf } from "./timeline/timeline-weeks";
import styles from "./published-media.module.css";
import { useDayText } from "~/i18n/use-day-text";
import { sumOf } from "./views/view-summary";
import type { MessageName } from "~/i18n/message-id";

interface PublishedMediaProps {
  home: PortalListing;
  /** When the page's data was compiled. */
  at: string;
}

/** OWNER-2: where the listing is published and how often it was seen there; our own number is never mixed with theirs. */
export function PublishedMedia({ home: { media, path, days, since }, at }: PublishedMediaProps) {
  const intl = useIntl();
  const write = useCount();
  if (media.length === 0 && path === null) return null;
  const text = (id: MessageName<"portal.media.">) => intl.formatMessage({ id: `portal.media.${id}` });
  return (
    <section className={styles.media} aria-labelledby="portal-media">
      <h2 id="portal-media">{text("title")}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text("where")}</th>
            <th scope="col">{text("views")}</th>
          </tr>
        </thead>
        <tbody>
          {path === null ? null : (
            <tr>
              <th scope="row">
                <SiteLink to={{ path }}>{text("own")}</SiteLink>
                <Since from={since} until={null} />
              </th>
              <td>{write(sumOf(days))}</td>
            </tr>
          )}
          {media.map(({ name, url, from, until, views }) => (
            <tr key={`${name} ${url}`}>
              <th scope="row">
                {/^https?:/i.test(url) && (until === null || until >= dayOf(at)) ? (
                  <a href={url} rel="noopener">
                    {name}
                  </a>
                ) : (
                  name
                )}
                <Since from={from} until={until} />
              </th>
              <td>{views === null ? <span className={styles.unknown}>{text("unknown")}</span> : write(views)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Since({ from, until }: { from: string | null; until: string | null }) {
  const intl = useIntl();
  const day = useDayText();
  const dated = until === null ? (from === null ? null : "since") : from === null ? "until" : "fromUntil";
  if (dated === null) return null;
  const write = (one: string | null) => (one === null ? "" : day(one, "plain"));
  return (
    <small>{intl.formatMessage({ id: `portal.media.${dated}` }, { from: write(from), until: write(until) })}</small>
  );
}
