import { Suspense, useEffect, useRef } from "react";
import { Drawn } from "~/islands/drawn";
import { Container } from "~/ui/section";
import { countView } from "./count-view";
import { LocationIsland } from "./location-island";
import { Mosaic } from "./mosaic";
import { NeighboursPlace } from "./neighbours-place";
import { usePageTools } from "./use-page-tools";
import type { PropertyPageData } from "./property-page-data";
import styles from "./property-page.module.css";

/** PROP-7: one listing, from its pictures to homes like it. */
export function PropertyPage({ data }: { data: PropertyPageData }) {
  const { id, title, pictures, location } = data;
  const page = useRef<HTMLElement>(null);
  usePageTools(page);
  useEffect(() => countView(id), [id]);
  return (
    <article ref={page} className={styles.page}>
      <Container>
        <NeighboursPlace id={id} />
        <Drawn as="div" className={styles.drawn} markup={data.head} />
        <Mosaic pictures={pictures} title={title} />
        <div className={styles.columns}>
          <div className={styles.main}>
            <Drawn as="div" className={styles.drawn} markup={data.facts} />
            {location ? (
              <Suspense>
                <LocationIsland id={id} location={location} address={location.address} />
              </Suspense>
            ) : null}
            <Drawn as="div" className={styles.drawn} markup={data.more} />
          </div>
          <Drawn as="div" className={styles.drawn} markup={data.agent} />
        </div>
      </Container>
      <Drawn as="div" className={styles.drawn} markup={data.foot} />
    </article>
  );
}
