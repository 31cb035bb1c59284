import { Picture, type PictureRatio } from "~/ui/picture";
import { RichText } from "~/i18n/rich-text";
import { SiteLink } from "~/i18n/site-link";
import type { SlideItem } from "../content/items";
import { ItemTitle, type ItemLevel } from "./item-title";
import styles from "./slide-figure.module.css";

interface SlideFigureProps {
  item: SlideItem;
  level: ItemLevel;
  sizes: string;
  ratio?: PictureRatio;
  /** `beside` sets the text in a narrow column at the right, low, like a caption in a book. */
  caption?: "under" | "beside";
  size?: "card" | "row" | "feature";
}

export function SlideFigure({ item, level, sizes, ratio = "3x2", caption = "under", size = "card" }: SlideFigureProps) {
  const content = Boolean(item.title || item.html || item.link);
  return (
    <div className={styles.slide} data-caption={caption} data-words={content || undefined}>
      {item.picture ? <Picture media={item.picture} sizes={sizes} ratio={ratio} rounded /> : null}
      {content ? (
        <div className={styles.content}>
          {item.title ? <ItemTitle level={level} lang={item.lang} title={item.title} to={null} size={size} /> : null}
          <RichText html={item.html} lang={item.lang} className={styles.text} />
          {item.link?.label ? (
            <SiteLink to={{ target: item.link }} className={styles.link} lang={item.lang}>
              {item.link.label}
            </SiteLink>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
