import { Picture, type PictureRatio } from "~/ui/picture";
import type { StoryItem } from "../content/items";
import { ArticleTitle } from "./article-title";
import type { ItemLevel } from "./item-title";
import { ReadOn } from "./read-on";
import { StoryText } from "./story-text";
import styles from "./story-card.module.css";

interface StoryCardProps {
  item: StoryItem;
  level: ItemLevel;
  sizes: string;
  ratio?: PictureRatio;
}

export function StoryCard({ item, level, sizes, ratio = "4x3" }: StoryCardProps) {
  return (
    <article className={styles.card} data-plain={item.picture ? undefined : true}>
      {item.picture ? <Picture media={item.picture} sizes={sizes} ratio={ratio} rounded alt="" /> : null}
      <div className={styles.text}>
        <ArticleTitle item={item} level={level} stretch />
        <StoryText item={item} />
        {item.routeId ? <ReadOn /> : null}
      </div>
    </article>
  );
}
