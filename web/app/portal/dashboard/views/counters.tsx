import type { ViewCounters } from "@gevel/config";
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useCount } from "~/i18n/use-count";
import { VisuallyHidden } from "~/ui/visually-hidden";
import styles from "./counters.module.css";

const kinds = ["today", "week", "month", "total"] as const;

/**
 * OWNER-2: how often the listing's page was opened. Screen readers hear the first change while the page is open, and no
 * later ones.
 */
export function Counters({ counters }: { counters: ViewCounters }) {
  const intl = useIntl();
  const write = useCount();
  const { today, total } = counters;
  const first = useRef(total);
  const [news, setNews] = useState("");
  useEffect(() => {
    if (first.current === total) return;
    setNews((previous) => previous || intl.formatMessage({ id: "portal.views.news" }, { today, total }));
  }, [intl, today, total]);
  return (
    <section aria-labelledby="portal-counters">
      <h2 id="portal-counters" className={styles.title}>
        {intl.formatMessage({ id: "portal.views.title" })}
      </h2>
      <dl className={styles.counters}>
        {kinds.map((kind) => (
          <div key={kind} className={styles.counter}>
            <dt>{intl.formatMessage({ id: `portal.views.${kind}` })}</dt>
            <dd>{write(counters[kind])}</dd>
          </div>
        ))}
      </dl>
      <div role="status">
        <VisuallyHidden>{news}</VisuallyHidden>
      </div>
    </section>
  );
}
