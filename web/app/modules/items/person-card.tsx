import { Picture } from "~/ui/picture";
import { initialsOf } from "~/ui/face";
import type { PersonItem } from "../content/items";
import { ArticleTitle } from "./article-title";
import { ContactLines } from "~/ui/contact-lines";
import type { ItemLevel } from "./item-title";
import styles from "./person-card.module.css";

export function PersonCard({ item, level, sizes }: { item: PersonItem; level: ItemLevel; sizes: string }) {
  return (
    <article className={styles.card} lang={item.lang}>
      {item.picture ? (
        <Picture media={item.picture} sizes={sizes} ratio="4x5" rounded alt="" />
      ) : (
        <span className={styles.initial} aria-hidden="true">
          {initialsOf(item.name)}
        </span>
      )}
      <div className={styles.text}>
        <ArticleTitle item={item} level={level} stretch />
        {item.jobTitle ? <p className={styles.job}>{item.jobTitle}</p> : null}
        <ContactLines phone={item.phone} email={item.email} />
      </div>
    </article>
  );
}
