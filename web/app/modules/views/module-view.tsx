import { ListingCard } from "~/properties/card/listing-card";
import { Grid } from "~/ui/section";
import type { ItemsBlock } from "../content/items";
import { renderItem } from "./render-item";
import { PersonCard } from "../items/person-card";
import { QuoteCard } from "../items/quote-card";
import { SlideFigure } from "../items/slide-figure";
import { StoryCard } from "../items/story-card";
import type { ItemDesigns, ItemsViewProps } from "./view-types";
import { IndexList } from "./index-list";
import styles from "./module-view.module.css";

const designs: ItemDesigns = {
  story: ({ item, level, sizes }) => <StoryCard item={item} level={level} sizes={sizes} />,
  person: ({ item, level, sizes }) => <PersonCard item={item} level={level} sizes={sizes} />,
  quote: ({ item }) => <QuoteCard item={item} />,
  slide: ({ item, level, sizes }) => <SlideFigure item={item} level={level} sizes={sizes} />,
  listing: ({ item, level, sizes }) => (
    <ListingCard card={item.card} sizes={sizes} heading={level === 2 ? "h2" : "h3"} />
  ),
};

/** A titled grid of items; one across becomes an index, line by line. */
export function ModuleView({ block, level, columns: wanted }: ItemsViewProps) {
  const columns = columnsFor(wanted, block.items.length, block.items[0]?.kind);
  if (columns === 1) return <IndexList block={block} level={level} />;
  return (
    <Grid
      columns={columns}
      narrow={columns > 1 && block.items.every(({ kind }) => kind === "person")}
      className={classOf(block)}
    >
      {block.items.map((item, position) => (
        <li key={item.id}>{renderItem(designs, item, { level, position, sizes: sizesFor(columns) })}</li>
      ))}
    </Grid>
  );
}

function classOf({ items }: ItemsBlock): string {
  const kind = items[0]?.kind;
  const own = kind === "listing" ? styles.listings : kind === "story" && items.length === 3 ? styles.trio : "";
  return `${styles.list} ${own}`.trim();
}

/** Listings keep their three across; nothing stands in a row with empty places at its end that could be filled. */
function columnsFor(wanted: number, count: number, kind: string | undefined): number {
  if (kind === "listing") return wanted === 1 ? 3 : Math.min(wanted, 4);
  // A sentence needs its measure: four across would be a column of words. Six are twice three, not four and two.
  const isTwiceThree = wanted === 4 && count % 4 !== 0 && count % 3 === 0;
  const most = kind === "quote" || isTwiceThree ? 3 : wanted;
  return Math.min(wanted, most, Math.max(count, 1));
}

function sizesFor(columns: number): string {
  return `(width >= 1280px) ${Math.round(1240 / columns)}px, (width >= 767px) 46vw, 92vw`;
}
