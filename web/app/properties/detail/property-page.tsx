import { useEffect, useRef, type ReactNode } from "react";
import { Drawn } from "~/islands/drawn";
import { IslandPlace } from "~/islands/island-place";
import { Container } from "~/ui/section";
import { countView } from "./count-view";
import { LocationIsland } from "./location-island";
import { Mosaic } from "./mosaic";
import { NeighboursPlace } from "./neighbours-place";
import { usePageTools } from "./use-page-tools";
import type { PropertyPageData } from "./property-page-data";
import opening from "./page-opening.module.css";
import styles from "./property-page.module.css";

interface PropertyPageProps {
  data: PropertyPageData;
  breadcrumb: ReactNode;
}

/** PROP-7: one listing, from its pictures to homes like it. */
export function PropertyPage({ data, breadcrumb }: PropertyPageProps) {
  const { id, title, pictures, location } = data;
  const page = useRef<HTMLElement>(null);
  usePageTools(page);
  useEffect(() => countView(id), [id]);
  return (
    <article ref={page}>
      <Container className={opening.opening}>
        <div className={opening.way}>
          {breadcrumb}
          <NeighboursPlace id={id} />
        </div>
        <Drawn as="div" className={styles.drawn} markup={data.head} />
        <div className={opening.pictures}>
          <Mosaic pictures={pictures} title={title} />
        </div>
      </Container>
      {data.instead ? <Drawn as="div" className={opening.instead} markup={data.instead} /> : null}
      <Container>
        <div className={styles.columns}>
          <div className={styles.main}>
            <Drawn as="div" className={styles.drawn} markup={data.facts} />
            {location ? (
              <IslandPlace id="location">
                <LocationIsland
                  id={id}
                  location={location}
                  address={location.address}
                  isAddressPublished={location.isAddressPublished}
                />
              </IslandPlace>
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
