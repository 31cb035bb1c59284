import { ListingCard } from "~/properties/card/listing-card";
import { Picture } from "~/ui/picture";
import { renderItem } from "./render-item";
import { ArticleTitle } from "../items/article-title";
import { ContactLines } from "~/ui/contact-lines";
import { QuoteCard } from "../items/quote-card";
import { ReadOn } from "../items/read-on";
import { SlideFigure } from "../items/slide-figure";
import { StoryText } from "../items/story-text";
import type { ItemDesigns, ItemsViewProps } from "./view-types";
import styles from "./index-list.module.css";

const pictureSizes = "(width >= 767px) 260px, 40vw";

const designs: ItemDesigns = {
  story: ({ item, level }) => (
    <article className={styles.row} data-picture={item.picture ? true : undefined}>
      {item.picture ? <Picture media={item.picture} sizes={pictureSizes} ratio="4x3" rounded alt="" /> : null}
      <ArticleTitle item={item} level={level} size="row" stretch />
      <div className={styles.text}>
        <StoryText item={item} />
        {item.routeId ? <ReadOn /> : null}
      </div>
    </article>
  ),
  person: ({ item, level }) => (
    <article className={styles.row} data-picture={item.picture ? true : undefined} lang={item.lang}>
      {item.picture ? <Picture media={item.picture} sizes={pictureSizes} ratio="1x1" rounded alt="" /> : null}
      <div>
        <ArticleTitle item={item} level={level} size="row" stretch />
        <p className={styles.job}>{item.jobTitle}</p>
      </div>
      <div className={styles.text}>
        <p>{item.intro}</p>
        <ContactLines phone={item.phone} email={item.email} />
      </div>
    </article>
  ),
  quote: ({ item }) => (
    <div className={styles.quote}>
      <QuoteCard item={item} size="row" />
    </div>
  ),
  slide: ({ item, level, sizes }) => (
    <SlideFigure item={item} level={level} sizes={sizes} ratio="16x9" caption="beside" size="row" />
  ),
  listing: ({ item, level }) => <ListingCard card={item.card} heading={level === 2 ? "h2" : "h3"} />,
};

/** Items below each other, separated by thin lines: picture, title and text, each in its own column. */
export function IndexList({ block, level }: Pick<ItemsViewProps, "block" | "level">) {
  return (
    <ul className={styles.list}>
      {block.items.map((item, position) => (
        <li key={item.id} className={styles.item}>
          {renderItem(designs, item, { level, position, sizes: "(width >= 767px) 62vw, 92vw" })}
        </li>
      ))}
    </ul>
  );
}
