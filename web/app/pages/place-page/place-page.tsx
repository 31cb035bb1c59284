import type { ReactNode } from "react";
import { StaticHtml, type StaticMarkup } from "~/islands/static-markup";
import type { ListPageData } from "~/properties/list/list-page.server";
import { ListIsland } from "~/properties/search-islands";
import { Container } from "~/ui/section";
import styles from "./place-page.module.css";

interface PlacePageProps {
  /** Title and introduction. */
  head: StaticMarkup;
  list: ListPageData;
  breadcrumb: ReactNode;
}

/** SEO-4: the page of one place, and one type of home in it: its introduction, then the list as everywhere. */
export function PlacePage({ head, list, breadcrumb }: PlacePageProps) {
  return (
    <>
      <div className={styles.opening}>
        <Container>
          {breadcrumb}
          <StaticHtml as="div" markup={head} />
        </Container>
      </div>
      <Container className={styles.list}>
        <ListIsland data={list} />
      </Container>
    </>
  );
}
