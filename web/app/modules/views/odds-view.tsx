import { Picture } from "~/ui/picture";
import { renderItem } from "./render-item";
import { ArticleTitle } from "../items/article-title";
import { ContactLines } from "~/ui/contact-lines";
import { ListingSummary } from "../items/listing-summary";
import { QuoteCard } from "../items/quote-card";
import { ReadOn } from "../items/read-on";
import { SlideFigure } from "../items/slide-figure";
import { StoryText } from "../items/story-text";
import type { ItemDesigns, ItemsViewProps } from "./view-types";
import styles from "./odds-view.module.css";

const sizes = "(width >= 1280px) 720px, (width >= 767px) 56vw, 92vw";

const designs: ItemDesigns = {
  story: ({ item, level }) => (
    <article className={styles.pair} data-plain={item.picture ? undefined : true}>
      {item.picture ? <Picture media={item.picture} sizes={sizes} ratio="4x3" rounded alt="" /> : null}
      <div className={styles.text}>
        <ArticleTitle item={item} level={level} size="row" stretch />
        <StoryText item={item} />
        {item.routeId ? <ReadOn /> : null}
      </div>
    </article>
  ),
  person: ({ item, level }) => (
    <article
      className={styles.pair}
      data-shape="portrait"
      data-plain={item.picture ? undefined : true}
      lang={item.lang}
    >
      {item.picture ? <Picture media={item.picture} sizes={sizes} ratio="4x5" rounded alt="" /> : null}
      <div className={styles.text}>
        <p className={styles.job}>{item.jobTitle}</p>
        <ArticleTitle item={item} level={level} size="feature" stretch />
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
  slide: ({ item, level }) => (
    <div className={styles.pair} data-plain={item.picture ? undefined : true}>
      {item.picture ? <Picture media={item.picture} sizes={sizes} ratio="3x2" rounded /> : null}
      <div className={styles.text}>
        <SlideFigure item={{ ...item, picture: null }} level={level} sizes={sizes} size="row" />
      </div>
    </div>
  ),
  listing: ({ item, level }) => (
    <article className={styles.pair} data-plain={item.card.picture ? undefined : true}>
      {item.card.picture ? (
        <Picture
          media={{ url: item.card.picture, width: null, height: null }}
          sizes={sizes}
          ratio="4x3"
          rounded
          alt=""
        />
      ) : null}
      <div className={styles.text}>
        <ListingSummary item={item} level={level} size="row" />
      </div>
    </article>
  ),
};

/** Pictures and text that swap sides row by row, with a lot of white space. */
export function OddsView({ block, level }: ItemsViewProps) {
  return (
    <ul className={styles.rows}>
      {block.items.map((item, position) => (
        <li key={item.id} className={styles.row}>
          {renderItem(designs, item, { level, position, sizes })}
        </li>
      ))}
    </ul>
  );
}
