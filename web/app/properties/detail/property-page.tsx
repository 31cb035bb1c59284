import { useEffect, useRef, type ReactNode } from "react";
import { StaticHtml } from "~/islands/static-markup";
import { IslandSuspense } from "~/islands/island-suspense";
import { Container } from "~/ui/section";
import { CostsIsland } from "./costs-island";
import { countView } from "./count-view";
import { renderWhenIdle } from "./render-when-idle";
import { LocationIsland } from "./location-island";
import { Mosaic } from "./mosaic";
import { LazySearchNeighbours } from "./lazy-search-neighbours";
import { usePageTools } from "./use-page-tools";
import type { PropertyPageData } from "./property-page-data";
import opening from "./page-opening.module.css";
import styles from "./property-page.module.css";

interface PropertyPageProps {
  data: PropertyPageData;
  breadcrumb: ReactNode;
}

/** PROP-7: one listing, from its pictures to similar listings. */
export function PropertyPage({ data, breadcrumb }: PropertyPageProps) {
  const { id, title, pictures, location, costs } = data;
  const page = useRef<HTMLElement>(null);
  usePageTools(page);
  useEffect(() => countView(id), [id]);
  useEffect(() => {
    if (page.current) renderWhenIdle(page.current);
  }, [id]);
  return (
    <article ref={page}>
      <Container className={opening.opening}>
        <div className={opening.way}>
          {breadcrumb}
          <LazySearchNeighbours id={id} />
        </div>
        <StaticHtml as="div" className={styles.rendered} markup={data.head} />
        <div className={opening.pictures}>
          <Mosaic pictures={pictures} title={title} />
        </div>
      </Container>
      {data.instead ? <StaticHtml as="div" className={opening.instead} markup={data.instead} /> : null}
      <Container>
        <div className={styles.columns}>
          <div className={styles.main}>
            <StaticHtml as="div" className={styles.rendered} markup={data.facts} />
            {location ? (
              <IslandSuspense id="location">
                <LocationIsland
                  id={id}
                  location={location}
                  address={location.address}
                  isAddressPublished={location.isAddressPublished}
                />
              </IslandSuspense>
            ) : null}
            <StaticHtml as="div" className={styles.rendered} markup={data.more} />
            {costs ? (
              <IslandSuspense id="costs">
                <CostsIsland {...costs} />
              </IslandSuspense>
            ) : null}
            <StaticHtml as="div" className={styles.rendered} markup={data.end} />
          </div>
          <StaticHtml as="div" className={styles.rendered} markup={data.agent} />
        </div>
      </Container>
      <StaticHtml as="div" className={styles.rendered} markup={data.foot} />
    </article>
  );
}
