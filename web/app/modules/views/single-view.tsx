import { FormattedMessage } from "react-intl";
import { Picture } from "~/ui/picture";
import { ButtonSiteLink } from "~/shell/links/button-site-link";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { renderItem } from "./render-item";
import { ArticleTitle } from "../items/article-title";
import { ContactLines } from "~/ui/contact-lines";
import { ListingSummary } from "../items/listing-summary";
import { QuoteCard } from "../items/quote-card";
import { SlideFigure } from "../items/slide-figure";
import { StoryText } from "../items/story-text";
import type { ItemDesigns, ItemsViewProps } from "./view-types";
import styles from "./single-view.module.css";

const sizes = "(width >= 1280px) 1240px, 100vw";

const designs: ItemDesigns = {
  story: ({ item, level }) => (
    <article className={styles.story} data-plain={item.picture ? undefined : true}>
      {item.picture ? <Picture media={item.picture} sizes={sizes} ratio="16x9" rounded alt="" /> : null}
      <div className={styles.panel}>
        <ArticleTitle item={item} level={level} size="feature" />
        <div className={styles.text}>
          <StoryText item={item} />
          {item.routeId ? (
            <p>
              <ButtonSiteLink to={{ routeId: item.routeId }} variant="secondary">
                <FormattedMessage id="modules.readOn" />
                <VisuallyHidden>{`: ${item.title}`}</VisuallyHidden>
              </ButtonSiteLink>
            </p>
          ) : null}
        </div>
      </div>
    </article>
  ),
  person: ({ item, level }) => (
    <article className={styles.person} data-plain={item.picture ? undefined : true} lang={item.lang}>
      {item.picture ? (
        <Picture media={item.picture} sizes="(width >= 767px) 42vw, 92vw" ratio="4x5" rounded alt="" />
      ) : null}
      <div className={styles.portrait}>
        <p className={styles.saying}>{item.intro}</p>
        <div>
          <ArticleTitle item={item} level={level} />
          <p className={styles.job}>{item.jobTitle}</p>
        </div>
        <ContactLines phone={item.phone} email={item.email} />
      </div>
    </article>
  ),
  quote: ({ item }) => <QuoteCard item={item} size="feature" />,
  slide: ({ item, level }) => <SlideFigure item={item} level={level} sizes={sizes} ratio="21x9" size="row" />,
  listing: ({ item, level }) => (
    <article className={styles.listing} data-plain={item.card.picture ? undefined : true}>
      {item.card.picture ? (
        <Picture
          media={{ url: item.card.picture, width: null, height: null }}
          sizes={sizes}
          ratio="3x2"
          rounded
          alt=""
        />
      ) : null}
      <div className={styles.facts}>
        <ListingSummary item={item} level={level} size="feature" />
      </div>
    </article>
  ),
};

/** One thing, large. */
export function SingleView({ block, level }: ItemsViewProps) {
  return (
    <ul className={styles.list}>
      {block.items.map((item, position) => (
        <li key={item.id}>{renderItem(designs, item, { level, position, sizes })}</li>
      ))}
    </ul>
  );
}
