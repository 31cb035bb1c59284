import { errors } from "@gevel/config";
import { useIntl } from "react-intl";
import { StaticHtml, type StaticMarkup } from "~/islands/static-markup";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { listAddress } from "../query/list-address";
import type { ListState } from "../query/list-state";
import type { RelaxedList } from "./relaxed-list.server";
import { SaveSearch } from "./save-search";
import { SoldSwitch } from "./sold-switch";
import gridStyles from "../card/listing-grid.module.css";
import styles from "./list-page.module.css";

/** PROP-18 (NO_PROPERTIES): nothing matches, and the way out; or there is nothing at all. */
export function EmptyList({
  path,
  query,
  defaultSort,
  relaxed,
  nearest,
  gone,
}: ListState & { relaxed: RelaxedList | undefined; /** Its first homes. */ nearest: StaticMarkup; gone: number }) {
  const intl = useIntl();
  const hasFilters = listAddress(path, { ...query, page: 1, sort: defaultSort }, defaultSort) !== path;
  const text = (name: string) => intl.formatMessage({ id: `properties.list.${name}` });
  const sold = <SoldSwitch {...{ path, query, defaultSort, gone }} />;
  if (!hasFilters)
    return (
      <EmptyState ways={gone > 0 ? sold : null}>
        <p>{intl.formatMessage({ id: errors.NO_PROPERTIES.messageId })}</p>
      </EmptyState>
    );
  const empty = (
    <EmptyState
      title={text("emptyTitle")}
      ways={
        <>
          {relaxed ? (
            <ButtonLink href={relaxed.address} data-keep-scroll>
              {relaxed.text}
            </ButtonLink>
          ) : null}
          <ButtonLink href={path} variant="secondary" data-keep-scroll>
            {text("clearAll")}
          </ButtonLink>
          <SaveSearch query={query} />
          {sold}
        </>
      }
    >
      <p>{text("emptyText")}</p>
    </EmptyState>
  );
  if (!relaxed) return empty;
  return (
    <>
      {empty}
      <section className={styles.nearest}>
        <h2>{relaxed.title}</h2>
        <StaticHtml as="ul" markup={nearest} className={gridStyles.grid} aria-label={relaxed.title} />
      </section>
    </>
  );
}
