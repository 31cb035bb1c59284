import { Picture } from "./picture";
import styles from "./face.module.css";

/** First letters of the first and last word; one of a single word. A letter with its accent or an emoji is one. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s&+]+/).filter((word) => /\p{L}|\p{N}/u.test(word));
  const first = (word = "") => [...new Intl.Segmenter().segment(word)][0]?.segment.toUpperCase() ?? "";
  const [one, last] = [words[0], words.length > 1 ? words[words.length - 1] : undefined];
  return first(one) + first(last);
}

interface FaceProps {
  name: string;
  /** Empty: the initials, large. */
  pictureUrl: string;
  /** Its width, for the browser's choice of a picture. */
  sizes?: string;
  className?: string;
}

/** A person's picture or initials, beside the name in words: neither is read out. */
export function Face({ name, pictureUrl, sizes = "72px", className }: FaceProps) {
  const classes = [styles.face, className].filter(Boolean).join(" ");
  if (pictureUrl)
    return (
      <Picture
        media={{ url: pictureUrl, width: null, height: null }}
        alt=""
        ratio="1x1"
        sizes={sizes}
        className={classes}
      />
    );
  return (
    <span className={classes} data-initials aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
