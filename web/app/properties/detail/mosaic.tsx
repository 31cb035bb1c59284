import { errors, pictureAddress } from "@gevel/config";
import { useState, type MouseEvent } from "react";
import { useIntl } from "react-intl";
import { acrossPhone, Picture } from "~/ui/picture";
import { Gallery } from "./gallery";
import type { PropertyPicture } from "./property-content";
import styles from "./mosaic.module.css";

/** One large and four small on a wide screen, a swipeable row on a narrow one. */
const shownWide = 5;

/** Pictures that open full screen; without script each is a link to itself, large. */
export function Mosaic({ pictures, title }: { pictures: readonly PropertyPicture[]; title: string }) {
  const intl = useIntl();
  const [open, setOpen] = useState<number | null>(null);
  const count = pictures.length;
  const [first] = pictures;
  if (!first) return <p className={styles.none}>{intl.formatMessage({ id: errors.NO_PHOTOS.messageId })}</p>;

  const openAt = (index: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(index);
  };
  const nameOf = (index: number) =>
    intl.formatMessage({ id: "properties.detail.openPicture" }, { number: index + 1, count });

  return (
    <div className={styles.pictures}>
      <ul
        className={styles.mosaic}
        data-count={Math.min(count, shownWide)}
        aria-label={intl.formatMessage({ id: "properties.detail.pictures" })}
      >
        {pictures.map((picture, index) => (
          <li
            key={picture.url}
            className={index < shownWide ? undefined : styles.narrow}
            data-plan={picture.isPlan && ""}
          >
            <a
              href={pictureAddress(picture.url, 1360)}
              aria-label={[nameOf(index), picture.alt].filter(Boolean).join(": ")}
              onClick={openAt(index)}
            >
              <Picture
                media={picture}
                alt=""
                ratio="4x3"
                eager={index === 0}
                sizes={`(width >= 1280px) ${index === 0 ? "820px, (width >= 767px) 60vw" : "204px, (width >= 767px) 18vw"}, ${acrossPhone}`}
              />
            </a>
            <span className={styles.number} aria-hidden="true">
              {index + 1}/{count}
            </span>
          </li>
        ))}
      </ul>
      {count > 1 ? (
        <a className={styles.all} href={pictureAddress(first.url, 1360)} onClick={openAt(0)}>
          {intl.formatMessage({ id: "properties.detail.allPictures" }, { count })}
        </a>
      ) : null}
      {count > shownWide ? (
        <noscript>
          <ul className={styles.rest}>
            {pictures.slice(shownWide).map((picture, index) => (
              <li key={picture.url}>
                <a href={pictureAddress(picture.url, 1360)}>{nameOf(index + shownWide)}</a>
              </li>
            ))}
          </ul>
        </noscript>
      ) : null}
      <Gallery pictures={pictures} title={title} openAt={open} onClose={() => setOpen(null)} />
    </div>
  );
}
