import type { PortalListing } from "@gevel/config";
import { useIntl } from "react-intl";
import { useCount } from "~/i18n/use-count";
import { IslandSuspense } from "~/islands/island-suspense";
import { Container } from "~/ui/section";
import { useDayText } from "~/i18n/use-day-text";
import { Comparison } from "./comparison";
import { ViewsChart } from "./views-chart-island";
import styles from "./views-band.module.css";
import { busiestDay, sumOf } from "./view-summary";
import type { MessageName } from "~/i18n/message-id";

/** OWNER-2: thirty days of views as a chart and as a table, compared with similar listings. */
export function ViewsBand({ home: { days, comparison, counters, state } }: { home: PortalListing }) {
  const intl = useIntl();
  const day = useDayText();
  const write = useCount();
  const text = (id: MessageName<"portal.graph.">, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `portal.graph.${id}` }, values);
  const sum = sumOf(days);
  const busiest = busiestDay(days);
  if (counters.total === 0)
    return state === "preparing" ? null : (
      <section className={styles.band} aria-labelledby="portal-graph">
        <Container className={styles.nothing}>
          <h2 id="portal-graph">{text("nothing.title")}</h2>
          <p>{text(state === "on-offer" ? "nothing.text" : "nothing.over")}</p>
        </Container>
      </section>
    );
  const sentence = busiest
    ? text("busiest", { day: day(busiest.day, "weekday"), count: busiest.views })
    : text("quiet");
  return (
    <section className={styles.band} aria-labelledby="portal-graph">
      <Container className={styles.columns}>
        <div className={styles.graph}>
          <h2 id="portal-graph">{text("title")}</h2>
          <div className={styles.chart} data-islands="views-chart">
            <IslandSuspense id="views-chart">
              <ViewsChart days={days} label={`${text("sum", { count: sum })} ${sentence}`} rest={sentence} />
            </IslandSuspense>
          </div>
          <details className={styles.more}>
            <summary>{text("asTable")}</summary>
            <div className={styles.scroll}>
              <table className={styles.table}>
                <caption>{text("caption")}</caption>
                <thead>
                  <tr>
                    <th scope="col">{text("day")}</th>
                    <th scope="col">{text("views")}</th>
                  </tr>
                </thead>
                <tbody>
                  {[...days].reverse().map((one) => (
                    <tr key={one.day}>
                      <th scope="row">{day(one.day, "weekday")}</th>
                      <td>{write(one.views)}</td>
                    </tr>
                  ))}
                </tbody>
                <tfoot>
                  <tr>
                    <th scope="row">{text("together")}</th>
                    <td>{write(sum)}</td>
                  </tr>
                </tfoot>
              </table>
            </div>
          </details>
        </div>
        {comparison ? <Comparison comparison={comparison} /> : null}
      </Container>
    </section>
  );
}
