import { useRef } from "react";
import { StaticHtml } from "~/islands/static-markup";
import { Container } from "~/ui/section";
import { usePageTools } from "../detail/use-page-tools";
import { FavouritesBar } from "./favourites-bar";
import type { FavouritesData } from "./favourites-data";
import styles from "./favourites-page.module.css";

/** A8: the homes a visitor keeps, or those that somebody shared. The server draws them; the browser knows whose they are. */
export function FavouritesPage({ data }: { data: FavouritesData }) {
  const page = useRef<HTMLDivElement>(null);
  usePageTools(page);
  return (
    <Container className={styles.page}>
      <div ref={page} data-favourites="">
        <StaticHtml as="div" markup={data.page} />
      </div>
      <FavouritesBar {...data} />
    </Container>
  );
}
