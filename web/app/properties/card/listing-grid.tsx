import type { CardData } from "./card-data";
import { ListingCard } from "./listing-card";
import styles from "./listing-grid.module.css";

interface ListingGridProps {
  cards: readonly CardData[];
  heading?: "h2" | "h3";
  /** How many of the first pictures are loaded at once: those above the fold. */
  eager?: number;
  label?: string;
}

/** Cards three, two or one across. */
export function ListingGrid({ cards, heading, eager = 0, label }: ListingGridProps) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <ListingCard card={card} heading={heading} eager={index < eager} />
        </li>
      ))}
    </ul>
  );
}
