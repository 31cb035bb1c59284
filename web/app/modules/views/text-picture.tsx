import { RichText } from "~/i18n/rich-text";
import { ButtonSiteLink } from "~/shell/links/button-site-link";
import { Picture } from "~/ui/picture";
import type { TextPictureBlock } from "../content/items";
import { ItemTitle, type ItemLevel } from "../items/item-title";
import styles from "./text-picture.module.css";

const sizes = "(width >= 1280px) 680px, (width >= 767px) 48vw, 92vw";

/** Words beside a picture, on the side that staff chose; on a phone the picture comes first. */
export function TextPicture({ block, level }: { block: TextPictureBlock; level: ItemLevel }) {
  const { html, lang, link, picture, side, title } = block;
  return (
    <div className={styles.pair} data-side={picture ? side : undefined}>
      {picture ? <Picture media={picture} sizes={sizes} ratio="4x3" rounded /> : null}
      <div className={styles.words}>
        {title ? <ItemTitle level={level} lang={lang} title={title} to={null} size="feature" /> : null}
        <RichText html={html} lang={lang} />
        {link?.label ? (
          <p lang={lang}>
            <ButtonSiteLink to={{ target: link }} variant="secondary">
              {link.label}
            </ButtonSiteLink>
          </p>
        ) : null}
      </div>
    </div>
  );
}
