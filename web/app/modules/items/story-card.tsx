import { Picture, type PictureRatio } from "~/ui/picture";
import { RichText } from "~/ui/rich-text";
import type { StoryItem } from "../items";
import { ItemTitle, type ItemLevel } from "./item-title";
import { ReadOn } from "./read-on";
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
        <ItemTitle
          level={level}
          lang={item.lang}
          title={item.title}
          to={item.routeId ? { routeId: item.routeId } : null}
          stretch
        />
        {item.html ? <RichText html={item.html} lang={item.lang} /> : <p lang={item.lang}>{item.intro}</p>}
        {item.routeId ? <ReadOn /> : null}
      </div>
    </article>
  );
}
