import { useIntl } from "react-intl";
import { Container } from "~/ui/section";
import type { CardData } from "../card/card-data";
import { ListingGrid } from "../card/listing-grid";
import styles from "./property-page.module.css";

/** PROP-7: similar listings. */
export function SimilarListings({ cards }: { cards: readonly CardData[] }) {
  const intl = useIntl();
  if (cards.length === 0) return null;
  return (
    <section className={styles.similar} aria-labelledby="similar">
      <Container>
        <h2 id="similar">{intl.formatMessage({ id: "properties.detail.similar" })}</h2>
        <ListingGrid cards={cards} />
      </Container>
    </section>
  );
}
